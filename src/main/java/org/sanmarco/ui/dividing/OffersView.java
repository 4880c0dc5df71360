package org.sanmarco.ui.dividing;

import module java.base;

import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Clicks;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.board.Drag;
import org.sanmarco.ui.table.board.FittedBoard;
import org.sanmarco.words.Messages;

/**
 * Drawn cards and the offers they are divided into, by click, by key or by drag, and the offers one
 * of which is taken. All cards have one size and are whole; a drawn card and a frame move only
 * where others need their room.
 *
 * @param <C> a card
 */
public final class OffersView<C> extends Region {

  /** The texts and drawings that a game prints on cards and frames. */
  public interface Printer<C> {

    /** A card, face up. */
    PlayingCard card(C card);

    /**
     * The heading of an offer.
     *
     * @param number the offer's number; 0 for the cards in no offer
     * @param cards its cards; null once it has been taken
     */
    OfferText text(int number, @Nullable List<C> cards);

    /** The words of the table. */
    Messages messages();

    /** The tooltip of the button that takes an offer. */
    String takeTip();
  }

  /**
   * The offers as they are seen.
   *
   * @param drawn the number of cards that were drawn for all the offers
   * @param dividing whether the drawn cards have a place of their own
   * @param left the cards in no offer, while nobody divides them here
   * @param offers the cards of each offer, null where it has been taken
   * @param division the cards that are being divided here
   * @param open the offers that may be taken
   * @param looked the offer being inspected, 0 if none
   * @param lit the offers and the cards in division that a guide points at
   */
  public record VisibleOffers<C>(
      int drawn,
      boolean dividing,
      List<C> left,
      List<@Nullable List<C>> offers,
      Optional<Division<C>> division,
      Set<Integer> open,
      int looked,
      Lit lit) {}

  /**
   * The offers and cards that a guide points at.
   *
   * @param offers the numbers of offers
   * @param cards the numbers of cards that are to be moved
   */
  public record Lit(Set<Integer> offers, Set<Integer> cards) {
    /** Nothing. */
    public static final Lit NOTHING = new Lit(Set.of(), Set.of());

    /** The wanted offers and cards of a decision; none without a guide. */
    public static Lit of(OffersDecision<?> decision) {
      return decision.isGuided()
          ? new Lit(decision.offersIn(decision.wanted()), decision.misplaced())
          : NOTHING;
    }
  }

  private static final double SMALL_LINE = 21;

  /** The least width of an offer while cards are divided, in heights of a line. */
  private static final double LEAST_LINES = 5;

  private final OfferActions actions;
  private final Printer<C> printer;
  private final double line;
  private final boolean isOnBoard;
  private final List<OfferFrame> frames = new ArrayList<>();
  private final List<PlayingCard> cards = new ArrayList<>();
  private final Drawn<List<Object>> laid = new Drawn<>(what -> layShown());

  /** The places of cards in the offers, each in its own offer, while they are divided. */
  private final Map<Integer, Integer> slots = new HashMap<>();

  private @Nullable Division<C> division;
  private @Nullable VisibleOffers<C> shown;
  private Consumer<OfferFrame> tools = frame -> {};

  /** The place of the scene to which an offer is dragged to take it. */
  private Drag.Places home = (x, y) -> -1;

  /**
   * A view in which nothing has been drawn.
   *
   * @param letters the size of its text
   * @param isOnBoard whether it lies on the board, and not in the tray
   */
  public OffersView(Printer<C> printer, OfferActions actions, double letters, boolean isOnBoard) {
    this.printer = printer;
    this.actions = actions;
    this.isOnBoard = isOnBoard;
    line = Math.rint(SMALL_LINE * letters / 13);
    getStyleClass().addAll("offers-view", isOnBoard ? "offers-on-board" : "offers-in-tray");
    setStyle("-fx-font-size: " + letters + "px");
    setPickOnBounds(false);
    setMinSize(0, 0);
  }

  /**
   * Adds controls to the drawn cards.
   *
   * @param end shown once all cards are divided
   * @param small always shown
   */
  public void setTools(Button end, Button small) {
    tools = frame -> frame.setTools(end, small);
  }

  /** Lets an offer be taken by dropping it on a place. */
  public void takenAt(Drag.Places places) {
    home = places;
  }

  /** Shows a state. */
  public void show(VisibleOffers<C> visible) {
    boolean others = shown == null || shown.offers().size() != visible.offers().size();
    shown = visible;
    if (others) {
      makeFrames(visible.offers().size());
    }
    frames.getFirst().setVisible(visible.dividing());
    Division<C> now = visible.division().orElse(null);
    if (now == null) {
      division = null;
      laid.show(List.of(visible.dividing(), visible.left(), List.copyOf(known(visible.offers()))));
    } else {
      divide(now);
    }
    Messages words = printer.messages();
    for (int number = 0; number < frames.size(); number++) {
      List<C> content = content(number);
      OfferFrame frame = frames.get(number);
      frame.say(printer.text(number, content));
      frame.choose(
          visible.open().contains(number),
          number > 0 && visible.looked() == number,
          content == null);
      frame.light(visible.lit().offers().contains(number));
      frame.takes(
          visible.dividing() ? "" : words.text("take"),
          printer.takeTip(),
          words.text("take.spoken", number));
    }
    for (int number = 1; number <= cards.size(); number++) {
      card(number).setLit(visible.lit().cards().contains(number));
    }
    requestLayout();
  }

  private static <C> List<List<C>> known(List<@Nullable List<C>> offers) {
    return offers.stream().<List<C>>map(offer -> offer == null ? List.of() : offer).toList();
  }

  /** The cards of an offer, or those left; null for an offer that was taken. */
  private @Nullable List<C> content(int number) {
    VisibleOffers<C> visible = Objects.requireNonNull(shown);
    return visible.division().isPresent()
        ? visible.division().get().offer(number)
        : number == 0 ? visible.left() : visible.offers().get(number - 1);
  }

  private void makeFrames(int offers) {
    frames.clear();
    division = null;
    for (int number = 0; number <= offers; number++) {
      OfferFrame frame = new OfferFrame(number, line, actions);
      int offer = number;
      if (number > 0) {
        new Drag(frame, this::ofOffer, place -> actions.take(offer));
      }
      frames.add(frame);
    }
    tools.accept(frames.getFirst());
    getChildren().setAll(frames);
  }

  private int ofOffer(double x, double y) {
    return shown == null || shown.dividing() ? -1 : home.at(x, y);
  }

  private void layShown() {
    cards.clear();
    for (int number = 0; number < frames.size(); number++) {
      OfferFrame frame = frames.get(number);
      List<C> content = content(number);
      frame.put(
          content == null ? List.of() : content.stream().map(card -> shown(frame, card)).toList());
    }
  }

  /** A card for inspection; a click on it is one on its offer. */
  private PlayingCard shown(OfferFrame frame, C card) {
    PlayingCard view = printer.card(card);
    view.setFocusTraversable(false);
    view.onAction(frame::look);
    return view;
  }

  private void divide(Division<C> now) {
    if (!now.equals(division)) {
      division = now;
      cards.clear();
      slots.clear();
      laid.show(List.of(now));
      frames.forEach(frame -> frame.put(List.of()));
      for (int number = 1; number <= now.cards().size(); number++) {
        cards.add(movable(number, now.cards().get(number - 1)));
      }
    }
    Node focused = Nodes.focused(this);
    if (isLaidOut(now)) {
      slots.clear();
    }
    for (int place = 0; place < frames.size(); place++) {
      List<Integer> numbers = arrange(now, place);
      List<PlayingCard> here = numbers.stream().map(number -> cards.get(number - 1)).toList();
      if (!frames.get(place).cards().equals(here)) {
        frames.forEach(other -> other.give(here));
        frames.get(place).put(here);
      }
    }
    // A card that changes its frame would lose the focus.
    if (focused instanceof PlayingCard && cards.contains(focused)) {
      focused.requestFocus();
    }
  }

  /** Whether several cards change their place at once, so that none needs to leave a gap. */
  private boolean isLaidOut(Division<C> now) {
    return IntStream.rangeClosed(1, cards.size())
            .filter(number -> !frames.get(now.place(number)).cards().contains(card(number)))
            .limit(2)
            .count()
        > 1;
  }

  /** The cards in a place in a stable order; a new one in an offer gets the first free slot. */
  private List<Integer> arrange(Division<C> now, int place) {
    List<Integer> here = now.in(place);
    if (place == Division.LEFT) {
      here.forEach(slots::remove);
      return here;
    }
    // The slot of a card that came from another offer belongs to that one.
    List<Integer> stayed =
        here.stream().filter(number -> frames.get(place).cards().contains(card(number))).toList();
    here.stream().filter(number -> !stayed.contains(number)).forEach(slots::remove);
    IntPredicate isFree =
        slot -> here.stream().noneMatch(number -> Objects.equals(slots.get(number), slot));
    for (int number : here) {
      if (!slots.containsKey(number)) {
        slots.put(
            number, IntStream.iterate(0, slot -> slot + 1).filter(isFree).findFirst().orElse(0));
      }
    }
    return here;
  }

  private PlayingCard card(int number) {
    return cards.get(number - 1);
  }

  private PlayingCard movable(int number, C card) {
    PlayingCard view = printer.card(card);
    view.setId("card-" + number);
    view.onAction(() -> actions.putOn(number));
    Clicks.mayRepeat(view);
    new Drag(view, this::placeAt, place -> actions.put(number, place));
    // The card is dragged, and not its offer as well.
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, MouseEvent::consume);
    return view;
  }

  private int placeAt(double x, double y) {
    return IntStream.range(0, frames.size())
        .filter(place -> FittedBoard.isOn(frames.get(place), x, y))
        .findFirst()
        .orElse(-1);
  }

  /** The first thing that may be chosen: a card left to divide, or an offer. */
  public Optional<Node> first() {
    Division<C> divided = division;
    return divided != null
        ? divided.in(Division.LEFT).stream().findFirst().map(this::card)
        : frames.stream().filter(Node::isFocusTraversable).map(frame -> (Node) frame).findFirst();
  }

  /** The frame of an offer, 0 for the drawn cards; empty before anything is shown. */
  public Optional<OfferFrame> frame(int number) {
    return number < frames.size() ? Optional.of(frames.get(number)) : Optional.empty();
  }

  /** Marks the offers that a line of the log mentions. */
  public void point(IntPredicate spoken) {
    for (int number = 1; number < frames.size(); number++) {
      frames.get(number).point(spoken.test(number));
    }
  }

  /**
   * Takes a number key: it puts the card under the pointer, or else the one with the focus, into an
   * offer, or inspects an offer. The key that discards takes the card out of its offer.
   *
   * @param otherwise what gets the focus when no card is left to divide
   * @return whether the key meant something here
   */
  public boolean key(KeyEvent event, Node otherwise) {
    int digit = Key.digit(event);
    boolean back = Key.DISCARD.is(event);
    if (digit >= frames.size() || digit == 0 && !back || shown == null) {
      return false;
    }
    Division<C> divided = division;
    if (divided != null) {
      return divide(divided, digit, back, otherwise);
    }
    if (back || !shown.open().contains(digit)) {
      return false;
    }
    frames.get(digit).look();
    return true;
  }

  private boolean divide(Division<C> divided, int digit, boolean back, Node otherwise) {
    Node focused = Nodes.focused(this);
    int held = focused instanceof PlayingCard ? cards.indexOf(focused) + 1 : 0;
    int card =
        IntStream.rangeClosed(1, cards.size())
            .filter(number -> card(number).isHover())
            .findFirst()
            .orElse(held);
    if (card == 0) {
      return false;
    }
    actions.put(card, digit);
    if (!back && (held == card || held == 0 || divided.place(held) != Division.LEFT)) {
      // On to the next card that lies in no offer yet, or to the button.
      List<Integer> left = divided.in(Division.LEFT);
      left.stream()
          .filter(number -> number > card)
          .findFirst()
          .or(() -> left.stream().findFirst())
          .<Node>map(this::card)
          .orElse(otherwise)
          .requestFocus();
    }
    return true;
  }

  private OfferGrid grid(VisibleOffers<C> visible) {
    double head = 2 * line + (isOnBoard ? line + 8 : visible.dividing() ? 4 : 8);
    double least = LEAST_LINES * line;
    OfferFrame drawn = frames.getFirst();
    return new OfferGrid(
        getWidth(),
        getHeight(),
        visible.drawn(),
        visible.dividing() ? Optional.of(left()) : Optional.empty(),
        visible.division().map(OffersView::sizes).orElseGet(() -> sizes(visible)),
        new OfferGrid.Shape(head, line + 6, least, Math.max(least, drawn.doneWidth())));
  }

  /** The numbers of the drawn cards in no offer. */
  private List<Integer> left() {
    Division<C> divided = division;
    return divided == null
        ? IntStream.rangeClosed(1, frames.getFirst().cards().size()).boxed().toList()
        : divided.in(Division.LEFT);
  }

  private static List<Integer> sizes(Division<?> division) {
    return division.all().stream().map(List::size).toList();
  }

  /** The number of cards in each offer; those that are in no other were in one taken. */
  private static <C> List<Integer> sizes(VisibleOffers<C> visible) {
    List<Integer> known = known(visible.offers()).stream().map(List::size).toList();
    int rest = visible.drawn() - known.stream().mapToInt(size -> size).sum();
    return IntStream.range(0, known.size())
        .mapToObj(at -> visible.offers().get(at) == null ? Math.max(1, rest) : known.get(at))
        .toList();
  }

  @Override
  public String getUserAgentStylesheet() {
    return Nodes.stylesheet(OffersView.class, "offers.css");
  }

  @Override
  protected void layoutChildren() {
    VisibleOffers<C> visible = shown;
    if (visible == null || getWidth() <= 0 || getHeight() <= 0) {
      return;
    }
    OfferGrid grid = grid(visible);
    for (int number = 0; number < frames.size(); number++) {
      OfferFrame frame = frames.get(number);
      Rectangle2D room = number == 0 ? grid.drawn() : grid.offer(number);
      Nodes.place(frame, room);
      frame.lay(
          number == 0 ? grid.drawnCards() : places(grid, number),
          number == 0 ? grid.shape().drawnHead() : grid.shape().head());
    }
  }

  private List<Rectangle2D> places(OfferGrid grid, int number) {
    Division<C> divided = division;
    if (divided == null) {
      return grid.offerCards(number, frames.get(number).cards().size());
    }
    List<Integer> here = divided.in(number);
    int count = slotsOf(here);
    if (count > grid.capacity(number)) {
      // Where there is no room for gaps, cards lie in their order.
      here.forEach(card -> slots.put(card, here.indexOf(card)));
      count = here.size();
    }
    List<Rectangle2D> all = grid.offerCards(number, count);
    return here.stream().map(card -> all.get(slots.getOrDefault(card, 0))).toList();
  }

  private int slotsOf(List<Integer> here) {
    return here.stream().mapToInt(card -> slots.getOrDefault(card, 0) + 1).max().orElse(0);
  }
}
