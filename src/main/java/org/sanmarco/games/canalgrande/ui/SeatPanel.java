package org.sanmarco.games.canalgrande.ui;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.SeatCloth;
import org.sanmarco.ui.game.SeatFace;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.game.SeatName;
import org.sanmarco.ui.game.TablePanel;

/** The player at a seat and their part in this turn; for a side of one, also its score. */
final class SeatPanel extends TablePanel<CanalGrandeContext, VBox> {

  private static final double CREST = 32;

  private final int seat;
  private final SeatFace face;
  private final Label role = Nodes.styled(new Label(), "seat-role");
  private final Label cards = Nodes.styled(new Label(), "seat-cards");
  private final SideScore score;

  SeatPanel(CanalGrandeContext context, int seat, SeatMenu menu) {
    super(context, new VBox());
    this.seat = seat;
    face = new SeatFace(context, seat, CREST);
    root.setId("seat-panel-" + seat);
    root.getStyleClass().addAll("seat-panel", "card-seat", context.colour(seat).styleClass());
    Label name = Nodes.styled(new Label(context.name(seat)), "seat-name", "title-face");
    menu.tellOn(name);
    SeatName.fit(name);
    VBox titles = Nodes.styled(new VBox(name, role), "seat-titles");
    cards.setMinWidth(Region.USE_PREF_SIZE);
    VBox hand = Nodes.styled(new VBox(cards, menu), "seat-hand");
    root.getChildren().add(Nodes.styled(new HBox(face, Nodes.wide(titles), hand), "seat-head"));
    new SeatCloth(context.colour(seat)).hang(root);
    score = new SideScore(context, context.view().side(seat));
    if (context.view().seats() == 2) {
      root.getChildren().add(score);
    } else {
      bracket(context.view().seatsOfSide(context.view().side(seat)));
    }
  }

  /** Draws this panel's part of the bracket around partners, who sit one below the other. */
  private void bracket(List<Integer> partners) {
    boolean first = partners.getFirst() == seat;
    root.getStyleClass().add(first ? "partner-first" : "partner-last");
    int other = first ? partners.getLast() : partners.getFirst();
    Tooltip.install(root, new Tooltip(context.text("seat.partner", context.name(other))));
  }

  @Override
  public void show() {
    CanalGrandeView view = context.view();
    face.show();
    role.setText(context.words().role(view, seat));
    cards.setText(context.text("seat.cards", view.handSize(seat)));
    score.show();
    Nodes.mark(root, "active", context.model().acting().contains(seat));
    root.setAccessibleText(
        context.text("seat.spoken", context.name(seat), view.handSize(seat), role.getText()));
  }
}
