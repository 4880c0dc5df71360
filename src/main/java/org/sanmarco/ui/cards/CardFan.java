package org.sanmarco.ui.cards;

import module java.base;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.sanmarco.ui.keys.KeyUse;

/**
 * Cards held as a hand over the whole width of their room: bent a little, those of one group closer
 * together, equal ones on a stack with its number. The caller, who draws the cards, handles
 * choosing and dragging; the arrow keys move the focus from card to card.
 *
 * @param <K> the key of a card; several cards may have the same
 */
public final class CardFan<K> extends Pane {

  /** The steps from card to card, in widths of a card, and the largest where there is room. */
  private record Spacing(double usual, double most) {}

  private static final Spacing STACKED = new Spacing(0.17, 0.17);
  private static final Spacing INSIDE = new Spacing(0.46, 1.03);
  private static final Spacing BETWEEN = new Spacing(0.99, 1.09);

  /** The least step at which the next card leaves a card's name free, in widths of a card. */
  private static final double UNCOVERED = 0.96;

  /** The least room that a hand claims for each further card, in pixels, and in all. */
  private static final double LEAST_STEP = 14;

  private static final double MOST_CLAIMED = 260;

  /** The bend of the hand: the angle from card to card, and the largest in total, in degrees. */
  private static final double TURN = 1.8;

  private static final double MOST_TURN = 18;

  /** The lift of a card out of the hand, and the drop of a fan's ends, in heights of a card. */
  private static final double LIFT = 0.1;

  private static final double DEPTH = 0.1;

  /** The height of the hand in heights of a card. */
  private static final double ROOMINESS = 1 + LIFT + DEPTH;

  private final Function<K, Object> group;
  private final KeyedCards<K> held;
  private Function<K, Object> kind = key -> key;
  private int stackedFrom = Integer.MAX_VALUE;

  /** The height of a card where the room doesn't say otherwise, and its limits. */
  private final double usualHeight;

  private double least;
  private double most;

  /**
   * An empty hand.
   *
   * @param draw a new card
   * @param group what a card has in common with its neighbours
   * @param usualHeight the height of a card
   */
  public CardFan(Function<K, PlayingCard> draw, Function<K, Object> group, double usualHeight) {
    held =
        new KeyedCards<>(key -> {
          PlayingCard card = draw.apply(key);
          card.focusedProperty().subscribe(focused -> requestLayout());
          return card;
        });
    this.group = group;
    this.usualHeight = usualHeight;
    least = usualHeight;
    most = usualHeight;
    getStyleClass().add("card-fan");
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /**
   * Lets the cards be as high as their room, within limits. They exceed their usual height only
   * where they don't overlap more for it.
   */
  public void fill(double smallest, double largest) {
    least = smallest;
    most = largest;
    setMinHeight(0);
    requestLayout();
  }

  /**
   * Lays equal cards on a stack in large hands; the top card shows their number.
   *
   * @param equal what equal cards have in common
   * @param from the number of cards from which a hand is large
   */
  public void stack(Function<K, Object> equal, int from) {
    kind = equal;
    stackedFrom = from;
  }

  /** Shows these cards, in this order; those that were shown before stay the nodes they are. */
  public void show(List<K> hand) {
    held.hold(hand);
    List<PlayingCard> cards = cards();
    if (!getChildren().equals(cards)) {
      getChildren().setAll(cards);
    }
    count();
    requestLayout();
  }

  /** Writes the number of cards of each stack on its top card. */
  private void count() {
    int stacked = 1;
    for (int at = 0; at < cards().size(); at++) {
      boolean covered = at + 1 < cards().size() && isStacked(at + 1);
      cards().get(at).setCount(covered ? 1 : stacked);
      stacked = covered ? stacked + 1 : 1;
    }
  }

  /** Whether a card lies on the stack of the one before it. */
  private boolean isStacked(int at) {
    List<K> keys = held.keys();
    return keys.size() >= stackedFrom
        && kind.apply(keys.get(at)).equals(kind.apply(keys.get(at - 1)));
  }

  /** The cards, in order. */
  public List<PlayingCard> cards() {
    return held.cards();
  }

  /** The first card that is being played. */
  public Optional<Node> chosen() {
    return cards().stream().filter(PlayingCard::isChosen).map(Node.class::cast).findFirst();
  }

  /** The key of a card. */
  public K key(PlayingCard card) {
    return held.keys().get(held.cards().indexOf(card));
  }

  private void pressed(KeyEvent event) {
    int step = event.getCode() == KeyCode.LEFT ? -1 : event.getCode() == KeyCode.RIGHT ? 1 : 0;
    int at = cards().indexOf(event.getTarget());
    if (step != 0 && at >= 0 && !event.isShortcutDown() && !event.isAltDown()) {
      int next = at + step;
      if (next >= 0 && next < cards().size()) {
        cards().get(next).requestFocus();
      }
      event.consume();
    }
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private static double width(double cardHeight) {
    return cardHeight * CardPaper.WIDTH / CardPaper.HEIGHT;
  }

  /** The height of the cards in a room. */
  private double fitted(double width, double height) {
    double loose = width / (1 + usual()) * CardPaper.HEIGHT / CardPaper.WIDTH;
    double high = Math.min(height / ROOMINESS, Math.max(usualHeight, loose));
    return Math.clamp(high, least, most);
  }

  @Override
  protected double computePrefHeight(double width) {
    Insets insets = getInsets();
    return usualHeight * ROOMINESS + insets.getTop() + insets.getBottom();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefWidth(double height) {
    Insets insets = getInsets();
    return width(usualHeight) * (1.15 + usual()) + insets.getLeft() + insets.getRight();
  }

  @Override
  protected double computeMinWidth(double height) {
    double card = width(usualHeight);
    double claimed = card + LEAST_STEP * Math.max(0, cards().size() - 1);
    return Math.max(card, Math.min(MOST_CLAIMED, claimed));
  }

  /** The step from each card to the next. */
  private List<Spacing> spacings() {
    List<Spacing> spacings = new ArrayList<>();
    List<K> keys = held.keys();
    for (int next = 1; next < keys.size(); next++) {
      boolean alike = Objects.equals(group.apply(keys.get(next - 1)), group.apply(keys.get(next)));
      spacings.add(isStacked(next) ? STACKED : alike ? INSIDE : BETWEEN);
    }
    return spacings;
  }

  private double usual() {
    return spacings().stream().mapToDouble(Spacing::usual).sum();
  }

  /** The steps in pixels, as far apart as the room allows. */
  private double[] fitted(List<Spacing> spacings, double width, double room) {
    double usual = width * usual();
    double most = width * spacings.stream().mapToDouble(Spacing::most).sum();
    double spread = most > usual ? Math.clamp((room - usual) / (most - usual), 0, 1) : 0;
    double squeeze = usual > room ? Math.max(0, room / usual) : 1;
    return spacings.stream()
        .mapToDouble(
            step -> width * squeeze * (step.usual() + spread * (step.most() - step.usual())))
        .toArray();
  }

  @Override
  protected void layoutChildren() {
    Insets insets = getInsets();
    double wide = getWidth() - insets.getLeft() - insets.getRight();
    double high = getHeight() - insets.getTop() - insets.getBottom();
    double cardHeight = fitted(wide, high);
    double width = width(cardHeight);
    double room = wide - width;
    double[] spacings = fitted(spacings(), width, room);
    double taken = Arrays.stream(spacings).sum();
    double bend = Math.min(MOST_TURN, TURN * spacings.length);
    double x = insets.getLeft() + (room - taken) / 2;
    double middle = insets.getLeft() + room / 2;
    double spare = Math.max(0, high - ROOMINESS * cardHeight);
    double top = insets.getTop() + spare / 2 + LIFT * cardHeight;
    List<PlayingCard> cards = cards();
    for (int at = 0; at < cards.size(); at++) {
      PlayingCard card = cards.get(at);
      // From -1 on the left to 1 on the right.
      double side = taken == 0 ? 0 : (x - middle) / (taken / 2 + width);
      double depth = DEPTH * cardHeight * side * side * Math.min(1, spacings.length / 5.0);
      double lift = isLifted(card) ? LIFT * cardHeight : 0;
      card.setCovered(at < spacings.length && spacings[at] < UNCOVERED * width);
      card.setRotate(side * bend / 2);
      card.resizeRelocate(x, top + depth - lift, width, cardHeight);
      x += at < spacings.length ? spacings[at] : 0;
    }
  }

  private boolean isLifted(Node card) {
    return KeyUse.isAt(card) || ((PlayingCard) card).isChosen();
  }
}
