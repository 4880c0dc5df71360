package org.sanmarco.ui.game;

import java.util.Collections;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.rules.sanmarco.MeanOfTwo;
import org.sanmarco.rules.sanmarco.SanMarcoView;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.game.model.GameModel;

/**
 * What two colours of one player share (V): his name, who leads, and the result that comes of both;
 * and inside, what each has for itself.
 */
final class PlayerPanel implements Panel {

  private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");

  private final Desk desk;
  private final int player;
  private final Parent root;
  private final List<SeatPanel> seats;

  @FXML private HBox head;
  @FXML private Label name;
  @FXML private Label leads;
  @FXML private Label result;
  @FXML private VBox colours;

  PlayerPanel(Desk desk, int player, SeatMenu menu) {
    this.desk = desk;
    this.player = player;
    root = Fxml.load(this, "player.fxml", desk.messages());
    root.setId("player-panel-" + player);
    name.setText(desk.player(player));
    Buttons.explain(name, desk.player(player));
    head.getChildren().addFirst(menu);
    seats =
        desk.model().view().seatsOf(player).stream()
            .map(seat -> new SeatPanel(desk, seat))
            .toList();
    seats.forEach(seat -> colours.getChildren().add(seat.root()));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    GameModel model = desk.model();
    SanMarcoView view = model.view();
    List<Integer> own = view.seatsOf(player);
    leads.setVisible(model.leading().equals(own));
    MeanOfTwo mean = new MeanOfTwo(view.prestige(own.getFirst()), view.prestige(own.getLast()));
    result.setText(String.valueOf(mean.result()));
    Buttons.explain(
        result, desk.text("player.result.tip", mean.mean(), mean.deduction(), mean.between()));
    root.pseudoClassStateChanged(ACTIVE, !Collections.disjoint(model.acting(), own));
    seats.forEach(Panel::show);
  }
}
