package org.sanmarco.games.sanmarco.ui;

import java.util.Collections;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.MeanOfTwo;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.SeatFace;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.table.model.GameModel;

/**
 * The joint panel of one player's two colours (V): the name, whether the player leads, and the
 * common result; inside, the panel of each colour.
 */
final class PlayerPanel extends TablePanel<SanMarcoContext, Region> {

  private static final double FACE = 30;
  private static final double ROOM_FOR_UNIT = 215;

  private final int player;
  private final List<SeatPanel> seats;
  private final Drawn<Seat> face;

  @FXML private HBox head;
  @FXML private Label name;
  @FXML private Label leads;
  @FXML private Label unit;
  @FXML private Label result;
  @FXML private VBox colours;

  PlayerPanel(SanMarcoContext context, int player, SeatMenu menu) {
    super(context, "player.fxml");
    this.player = player;
    root.setId("player-panel-" + player);
    // Where there is little room the number stands alone; its tooltip says what it is.
    root.setMinWidth(0);
    Nodes.show(unit, root.widthProperty().greaterThan(ROOM_FOR_UNIT));
    name.setText(context.player(player));
    menu.tellOn(name);
    face = new Drawn<>(_ -> name.setGraphic(SeatFace.of(context, player, FACE).orElse(null)));
    head.getChildren().addFirst(menu);
    seats =
        context.view().seatsOfSide(player).stream()
            .map(seat -> new SeatPanel(context, seat))
            .toList();
    seats.forEach(seat -> {
      colours.getChildren().add(seat.root());
      seat.prestigeProperty().subscribe(this::count);
    });
  }

  /** Shows the common result of the colours' prestige, which may be counted right now. */
  private void count() {
    MeanOfTwo mean =
        new MeanOfTwo(
            seats.getFirst().prestigeProperty().get(), seats.getLast().prestigeProperty().get());
    result.setText(String.valueOf(mean.result()));
    Buttons.explain(
        result, context.text("player.result.tip", mean.mean(), mean.deduction(), mean.between()));
  }

  @Override
  public void show() {
    GameModel model = context.model();
    SanMarcoView view = context.view();
    List<Integer> own = view.seatsOfSide(player);
    face.show(model.seat(player));
    leads.setVisible(context.leading().equals(own));
    Nodes.mark(root, "active", !Collections.disjoint(model.acting(), own));
    seats.forEach(Panel::show);
  }
}
