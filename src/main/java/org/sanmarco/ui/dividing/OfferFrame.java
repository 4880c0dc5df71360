package org.sanmarco.ui.dividing;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Gain;
import org.sanmarco.ui.game.LessonPlace;
import org.sanmarco.ui.keys.Key;

/** The frame of an offer, or of the drawn cards that are in no offer yet. */
public final class OfferFrame extends Region implements LessonPlace {

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final double GAP = 8;

  /** The least width of the button that takes the offer, in heights of a line. */
  private static final double BUTTON_LINES = 2.5;

  /** The room beside the controls for the end of dividing. */
  private static final double DONE_MARGIN = 16;

  private final int number;
  private final OfferActions actions;
  private final double crest;
  private final double line;
  private final Label title = Nodes.styled(new Label(), "offer-name", "title-face");
  private final Label badge = Nodes.styled(new Label(), "offer-badge");
  private final HBox gains = Nodes.styled(new HBox(), "offer-gains");

  /** The gains where there is less room. */
  private final HBox briefGains = Nodes.styled(new HBox(), "offer-gains");

  private final Label words = Nodes.wrapped("", "offer-words");
  private final Label note = Nodes.wrapped("", "offer-note");
  private final Button take = Nodes.styled(new Button(), "accent", "offer-take");
  private final HBox done = new HBox();
  private final HBox tool = Nodes.styled(new HBox(), "offer-tool");
  private final Pane cards = new Pane();
  private final List<Rectangle2D> places = new ArrayList<>();
  private final Drawn<List<Gain>> gained = new Drawn<>(this::drawGains);
  private String name = "";
  private String brief = "";

  /** The title whose width has been measured. */
  private String measured = "";

  private double nameWidth;
  private double head;

  /** The widest badge up to now, so that the title doesn't change to and fro. */
  private double widest;

  /**
   * An empty frame.
   *
   * @param number of the offer, 0 for the drawn cards
   * @param line the height of a line of its heading
   */
  OfferFrame(int number, double line, OfferActions actions) {
    this.number = number;
    this.actions = actions;
    this.line = line;
    crest = Math.floor(line * 0.72);
    setId("offer-" + number);
    getStyleClass().add(number == 0 ? "offer-drawn" : "offer-frame");
    badge.setId("offer-points-" + number);
    gains.setId("offer-gains-" + number);
    words.setId("offer-words-" + number);
    note.setMouseTransparent(true);
    if (number == 0) {
      note.setId("divide-why");
    }
    take.setId("take-" + number);
    take.setVisible(false);
    take.setFocusTraversable(false);
    take.setOnAction(event -> actions.take(number));
    done.setAlignment(Pos.CENTER);
    cards.setPickOnBounds(false);
    getChildren().addAll(note, title, badge, gains, briefGains, words, take, tool, done, cards);
    if (number > 0) {
      setAccessibleRole(AccessibleRole.BUTTON);
      addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
      addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }
  }

  @Override
  public String key() {
    return "press.offer";
  }

  private void clicked(MouseEvent event) {
    if (event.isStillSincePress()) {
      look();
    }
  }

  private void pressed(KeyEvent event) {
    if (isFocused() && Key.PRESS.is(event)) {
      // A key pressed once too often must not take an offer that nobody has looked at.
      if (getPseudoClassStates().contains(SELECTED)) {
        actions.take(number);
      } else {
        look();
      }
      event.consume();
    }
  }

  /** Inspects the offer, if it may be taken. */
  void look() {
    if (isFocusTraversable()) {
      requestFocus();
      actions.look(number);
    }
  }

  /** Sets the text on the button that takes the offer, empty while none is, and its tooltip. */
  void takes(String text, String tip, String spoken) {
    take.setText(text);
    Buttons.name(take, spoken, tip);
  }

  /**
   * Adds controls.
   *
   * @param end shown once no card is left here
   * @param small always shown in the heading
   */
  void setTools(Button end, Button small) {
    done.getChildren().setAll(end);
    tool.getChildren().setAll(small);
  }

  /** The cards that lie here; for the caller to read only. */
  public List<Node> cards() {
    return cards.getChildren();
  }

  /** Lays cards here, nodes that may come from another frame. */
  void put(List<PlayingCard> now) {
    if (!cards.getChildren().equals(now)) {
      now.forEach(card -> card.setManaged(false));
      cards.getChildren().setAll(now);
    }
    done.setVisible(now.isEmpty());
  }

  /** Removes cards that go to another frame. */
  void give(List<PlayingCard> going) {
    cards.getChildren().removeAll(going);
  }

  /** The width in which the controls for the end of dividing can be read. */
  double doneWidth() {
    return done.prefWidth(-1) + 2 * OfferGrid.EDGE + DONE_MARGIN;
  }

  /** Sets where each card lies in this frame, and the height of the heading. */
  void lay(List<Rectangle2D> rooms, double headHeight) {
    head = headHeight;
    places.clear();
    places.addAll(rooms);
    requestLayout();
  }

  void say(OfferText text) {
    if (!name.equals(text.title())) {
      title.setText(text.title());
    }
    name = text.title();
    brief = text.brief();
    badge.setText(text.badge());
    badge.setVisible(!text.badge().isEmpty());
    words.setText(text.words());
    note.setText(text.note());
    gained.show(text.gains());
    setAccessibleText(text.spoken());
    if (!text.spoken().isEmpty()) {
      Buttons.explain(title, text.spoken());
      Buttons.explain(badge, text.spoken());
      Buttons.explain(words, text.spoken());
    }
    requestLayout();
  }

  private void drawGains(List<Gain> all) {
    gains.getChildren().setAll(all.stream().map(gain -> label(gain, gain.text())).toList());
    briefGains.getChildren().setAll(all.stream().map(gain -> label(gain, gain.brief())).toList());
  }

  private Label label(Gain gain, String text) {
    Label label = Nodes.styled(new Label(text, new Crest(gain.colour(), crest)), "offer-gain");
    Nodes.mark(label, "bad", gain.isBad());
    label.setMinWidth(USE_PREF_SIZE);
    Buttons.explain(label, gain.words());
    return label;
  }

  /** Shows whether the offer may be taken, is being inspected, or has been taken. */
  void choose(boolean open, boolean looked, boolean taken) {
    setFocusTraversable(open);
    take.setVisible(open);
    Nodes.mark(this, "open", open);
    pseudoClassStateChanged(SELECTED, looked);
    Nodes.mark(this, "taken", taken);
    requestLayout();
  }

  /** Shows whether a guide points at it. */
  void light(boolean lit) {
    Nodes.mark(this, "lit", lit);
  }

  /** Shows whether a line of the log mentions it. */
  void point(boolean spoken) {
    Nodes.mark(this, "spoken", spoken);
  }

  @Override
  protected void layoutChildren() {
    double left = OfferGrid.EDGE;
    double room = getWidth() - 2 * left;
    // While a computer takes, its buttons are in the last heading.
    double button =
        take.getText().isEmpty() ? 0 : Math.max(BUTTON_LINES * line, take.prefWidth(-1));
    double top = 3;
    take.resizeRelocate(getWidth() - 4 - button, 3, button, line + 2);
    widest = Math.max(widest, badge.isVisible() ? badge.prefWidth(-1) : 0);
    double small = tool.prefWidth(-1);
    tool.resizeRelocate(getWidth() - 4 - small, 3, small, line + 2);
    double ends = (button > 0 ? button + GAP - 4 : 0) + (small > 0 ? small + GAP - 4 : 0);
    if (!measured.equals(name)) {
      title.setText(name);
      measured = name;
      nameWidth = title.prefWidth(-1);
    }
    double above = top + line + 1;
    boolean hasTwoLines = head >= above + line;
    // Beside the title, or else at the beginning of the second line.
    double badgeRoom = widest > 0 ? widest + GAP : 0;
    boolean isBadgeBeside = !hasTwoLines || nameWidth + badgeRoom + ends <= room;
    double gain = gains.getChildren().isEmpty() ? 0 : gains.prefWidth(-1);
    double beside =
        ends + (isBadgeBeside ? badgeRoom : 0) + (hasTwoLines || gain == 0 ? 0 : gain + GAP);
    title.setText(nameWidth + beside > room ? brief : name);
    double named = Math.min(room, title.prefWidth(-1));
    title.resizeRelocate(left, top, named, line);
    double high = badge.prefHeight(-1);
    double badgeX = isBadgeBeside ? left + named + GAP : left;
    double badgeY = (isBadgeBeside ? top : above) + (line - high) / 2;
    badge.resizeRelocate(badgeX, badgeY, badge.prefWidth(-1), high);
    double after = badge.isVisible() ? badge.prefWidth(-1) + GAP : 0;
    double next = hasTwoLines ? above : top;
    double from = !hasTwoLines ? left + named + GAP + after : isBadgeBeside ? left : left + after;
    double rest = left + room - from - (hasTwoLines ? 0 : ends);
    double brief = briefGains.prefWidth(-1);
    gains.resizeRelocate(from, next, gain, line);
    gains.setVisible(gain <= rest);
    briefGains.resizeRelocate(from, next, brief, line);
    // Half a number would mislead; the tooltip of the title has all of them.
    briefGains.setVisible(gain > rest && brief <= rest);
    layWords(from, next, rest, gain == 0 ? 0 : gain + GAP);
    cards.resizeRelocate(0, 0, getWidth(), getHeight());
    double foot = places.isEmpty() ? head : places.getLast().getMaxY();
    double free = getHeight() - foot - left;
    // What is written on an empty frame is always seen.
    note.setVisible(places.isEmpty() || note.prefHeight(room) <= free);
    boolean isDone = places.isEmpty() && !done.getChildren().isEmpty();
    note.resizeRelocate(left, foot, room, Math.max(0, isDone ? free / 2 : free));
    done.resizeRelocate(left, note.getText().isEmpty() ? foot : foot + free / 2, room, free / 2);
    List<Node> all = cards.getChildren();
    for (int at = 0; at < all.size() && at < places.size(); at++) {
      Rectangle2D place = places.get(at);
      all.get(at)
          .resizeRelocate(
              Math.rint(place.getMinX()),
              Math.rint(place.getMinY()),
              place.getWidth(),
              place.getHeight());
    }
  }

  /** Beside the gains, or else below them; where there is no room at all the cards must do. */
  private void layWords(double left, double top, double room, double gain) {
    double wide = words.prefWidth(-1);
    boolean beside = wide <= room - gain;
    double y = beside ? top : top + (gain == 0 ? 0 : line);
    double x = beside ? left + gain : left;
    double most = head - y - 2;
    double high = beside ? line : Math.min(words.prefHeight(room), most);
    words.setVisible(!words.getText().isEmpty() && (beside || words.prefHeight(room) <= most));
    words.resizeRelocate(x, y, beside ? wide : room, high);
  }
}
