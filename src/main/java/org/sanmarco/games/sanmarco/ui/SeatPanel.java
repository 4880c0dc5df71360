package org.sanmarco.games.sanmarco.ui;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.ui.context.EffectWords;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.SeatCloth;
import org.sanmarco.ui.game.LimitBar;
import org.sanmarco.ui.game.ScoreLabel;
import org.sanmarco.ui.game.SeatFace;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.game.SeatName;
import org.sanmarco.ui.game.TablePanel;

/** The panel of one seat: prestige, penalty points, pieces, role, and whether it is on. */
final class SeatPanel extends TablePanel<SanMarcoContext, VBox> {

  private static final double CREST = 36;

  private final int seat;
  private final SeatFace face;
  private final LimitBar bar = new LimitBar(SanMarcoState.LIMIT);

  @FXML private StackPane crest;
  @FXML private StackPane plays;
  @FXML private StackPane clock;
  @FXML private Label name;
  @FXML private Label role;
  @FXML private ScoreLabel prestige;
  @FXML private StackPane barSlot;
  @FXML private Label penalty;
  @FXML private Label reserve;
  @FXML private Label bridges;
  @FXML private Label out;

  SeatPanel(SanMarcoContext context, int seat) {
    super(context, "seat.fxml");
    this.seat = seat;
    root.setId("seat-panel-" + seat);
    root.getStyleClass().add(context.colour(seat).styleClass());
    face = new SeatFace(context, seat, CREST);
    crest.getChildren().add(face);
    barSlot.getChildren().add(bar);
    context.tell(bar, Card.PENALTY_1);
    new SeatCloth(context.colour(seat)).hang(root);
    name.setText(context.own(seat));
    SeatName.fit(name);
  }

  /** The same with the menu of who plays here. */
  SeatPanel with(SeatMenu menu) {
    menu.textProperty()
        .subscribe(time -> {
          // A clock has no room between two numbers.
          boolean hasClock = !time.isEmpty();
          (hasClock ? clock : plays).getChildren().setAll(menu);
          clock.setManaged(hasClock);
        });
    menu.tellOn(name);
    return this;
  }

  /** The prestige shown, which counts along with a scoring. */
  ReadOnlyIntegerProperty prestigeProperty() {
    return prestige.scoreProperty();
  }

  @Override
  public void show() {
    SanMarcoView view = context.view();
    boolean isOut = !view.isIn(seat);
    face.show();
    role.setText(context.effects().role(view, seat));
    prestige.scoreProperty().set(view.prestige(seat));
    int points = view.penalty(seat);
    penalty.setText(String.valueOf(points));
    bar.show(points);
    reserve.setText(String.valueOf(view.reserve(seat)));
    int built = EffectWords.bridges(view, seat);
    bridges.setText(String.valueOf(built));
    Nodes.show(out, isOut);
    Nodes.show(role, !isOut);
    Nodes.mark(root, "active", context.model().acting().contains(seat));
    Nodes.mark(root, "out", isOut);
    root.setAccessibleText(
        context.text(
            "seat.spoken",
            context.name(seat),
            view.prestige(seat),
            points,
            view.reserve(seat),
            built));
  }
}
