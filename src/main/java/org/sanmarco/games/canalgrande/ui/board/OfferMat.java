package org.sanmarco.games.canalgrande.ui.board;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.words.Messages;

/** The mat of an offer, or of the drawn cards that are in no offer yet. */
final class OfferMat extends Region {

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");
  private static final PseudoClass SPOKEN = PseudoClass.getPseudoClass("spoken");
  private static final double HEAD = 34;
  private static final double GAP = 8;

  private final int number;
  private final TableActions actions;
  private final Messages messages;
  private final CardFaces faces;
  private final Label title = new Label();
  private final Label points = new Label();
  private final HBox head = new HBox(8, title, points);
  private final Pane cards = new Pane();
  private final Label note = new Label();
  private final StackPane noted = new StackPane(note);

  /**
   * An empty place.
   *
   * @param number of the offer, 0 for the drawn cards
   */
  OfferMat(int number, CardFaces faces, Messages messages, TableActions actions) {
    this.number = number;
    this.actions = actions;
    this.faces = faces;
    this.messages = messages;
    setId("offer-" + number);
    getStyleClass().add("offer-mat");
    if (number == 0) {
      getStyleClass().add("offer-mat-drawn");
    }
    title.getStyleClass().addAll("mat-title", "title-face");
    title.setMinWidth(USE_PREF_SIZE);
    points.getStyleClass().add("mat-points");
    points.setId("offer-points-" + number);
    note.getStyleClass().add("mat-note");
    note.setWrapText(true);
    noted.setMouseTransparent(true);
    head.setPickOnBounds(false);
    head.getStyleClass().add("mat-head");
    cards.setPickOnBounds(false);
    getChildren().addAll(noted, head, cards);
    if (number > 0) {
      setAccessibleRole(AccessibleRole.BUTTON);
      addEventHandler(
          MouseEvent.MOUSE_CLICKED,
          event -> {
            if (event.isStillSincePress()) {
              choose();
            }
          });
      addEventHandler(
          KeyEvent.KEY_PRESSED,
          event -> {
            if (isFocused() && Key.PRESS.is(event)) {
              choose();
              event.consume();
            }
          });
    }
  }

  /** Inspects the offer the first time, takes it the second time. */
  private void choose() {
    if (isFocusTraversable()) {
      requestFocus();
      actions.offer(number);
    }
  }

  /** The cards on this mat; the caller may replace them. */
  List<javafx.scene.Node> cards() {
    return cards.getChildren();
  }

  /** Puts these cards here, nodes that are used elsewhere too. */
  void put(List<PlayingCard> now) {
    if (!cards.getChildren().equals(now)) {
      // They are laid here, and not by the pane.
      now.forEach(card -> card.setManaged(false));
      cards.getChildren().setAll(now);
    }
    requestLayout();
  }

  /** Lays out cards that can only be inspected. */
  void lay(Cards now) {
    put(
        now.list().stream()
            .map(card -> {
              PlayingCard view = faces.shown(card);
              view.onAction(this::choose);
              return view;
            })
            .toList());
  }

  /**
   * Shows the heading, the content and its value.
   *
   * @param words on the empty place
   */
  void say(String heading, Cards content, String words) {
    title.setText(heading);
    int value = content.points();
    points.setText(messages.text("points", value));
    points.setVisible(value > 0);
    note.setText(words);
    String spoken =
        messages.text("offer.spoken", heading, content.size(), faces.names().list(content));
    setAccessibleText(spoken);
    Buttons.explain(title, spoken);
    Buttons.explain(points, spoken);
  }

  /** Shows whether the offer may be chosen, and whether it is being inspected. */
  void choose(boolean open, boolean looked) {
    setFocusTraversable(open);
    pseudoClassStateChanged(SELECTED, looked);
    pseudoClassStateChanged(PseudoClass.getPseudoClass("open"), open);
  }

  /** Shows whether the highlight names it. */
  void point(Highlight spoken) {
    pseudoClassStateChanged(
        SPOKEN, spoken.places().contains(new Choice.OfMove(new CanalGrandeMove.Take(number))));
  }

  /** Shows whether the offer has been taken. */
  void taken(boolean now) {
    pseudoClassStateChanged(TAKEN, now);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    head.resizeRelocate(10, 4, width - 20, HEAD - 6);
    cards.resizeRelocate(0, HEAD, width, height - HEAD);
    noted.resizeRelocate(12, HEAD, width - 24, height - HEAD);
    int count = Math.max(1, cards.getChildren().size());
    double cardHeight = Math.min(height - HEAD - 2 * GAP, 196);
    double room = width - 2 * GAP - 4;
    double cardWidth = cardHeight * CardPaper.WIDTH / CardPaper.HEIGHT;
    // Somewhat smaller rather than covered.
    double fitting = (room - (count - 1) * GAP) / count;
    cardWidth = Math.clamp(fitting, Math.min(0.6 * cardWidth, room), cardWidth);
    cardHeight = cardWidth * CardPaper.HEIGHT / CardPaper.WIDTH;
    double step =
        count > 1 ? Math.min(cardWidth + GAP, (room - cardWidth) / (count - 1)) : cardWidth;
    double x = (width - cardWidth - (count - 1) * step) / 2;
    double y = (height - HEAD - cardHeight) / 2 - 2;
    for (javafx.scene.Node card : cards.getChildren()) {
      card.resizeRelocate(x, y, cardWidth, cardHeight);
      x += step;
    }
  }
}
