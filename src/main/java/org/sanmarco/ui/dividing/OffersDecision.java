package org.sanmarco.ui.dividing;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.ChoicePath;
import org.sanmarco.ui.move.ChoiceStep;
import org.sanmarco.ui.table.model.ClickRejection;
import org.sanmarco.ui.table.model.Decision;

/**
 * A decision of a game in which one divides cards into offers and others choose: besides the
 * choices the cards divided so far and the offer looked at.
 *
 * @param <C> a card
 */
public abstract class OffersDecision<C> extends Decision {

  private static final int MOST_OFFERS = 3;

  private final @Nullable Division<C> division;

  /** The offer that is looked at, 0 if none. */
  private int offer;

  /**
   * Nothing is decided yet.
   *
   * @param paths the legal moves; null if they are not put together of choices
   * @param division the cards to be divided; null if none are
   */
  protected OffersDecision(
      Ask ask, @Nullable List<ChoicePath> paths, @Nullable Division<C> division) {
    super(ask, paths);
    this.division = division;
  }

  /** The move that makes offers; whether it is legal the rules know. */
  protected abstract Move divide(List<List<C>> offers);

  /** The move that takes an offer, from 1. */
  protected abstract Move take(int number);

  /** The cards that are being divided, while a seat divides. */
  public final Optional<Division<C>> division() {
    return Optional.ofNullable(division);
  }

  /** The offer that is looked at, 0 if none. */
  public final int offer() {
    return offer;
  }

  /** The numbers of the offers that may be taken now. */
  public final Set<Integer> open() {
    return offersIn(choices());
  }

  /** The numbers of the offers that some choices take. */
  public final Set<Integer> offersIn(Set<Choice> choices) {
    return IntStream.rangeClosed(1, MOST_OFFERS)
        .filter(number -> choices.contains(taking(number)))
        .boxed()
        .collect(Collectors.toSet());
  }

  /**
   * Looks at an offer before it is taken.
   *
   * @param number the offer's number, from 1
   */
  public final void look(int number) {
    Choice taking = taking(number);
    if (choices().contains(taking) && !strays(taking)) {
      offer = number;
      tell(null);
    }
  }

  /** Takes the offer that is looked at. */
  public final void takeOffer() {
    if (offer > 0) {
      click(taking(offer));
    }
  }

  private Choice taking(int number) {
    return new Choice.OfMove(take(number));
  }

  /** The offers that a move makes; none if it is another kind of move. */
  public abstract List<List<C>> offersOf(Move move);

  /** The numbers of the cards that a guide wants in another place; none if all are welcome. */
  public final Set<Integer> misplaced() {
    Division<C> now = division;
    List<List<C>> wanted = wish().map(this::offersOf).orElse(List.of());
    if (now == null || wanted.isEmpty() || now.left() == 0 && isWanted(divide(now.all()))) {
      return Set.of();
    }
    Set<Integer> misplaced = new TreeSet<>(now.in(Division.LEFT));
    for (int place = 1; place <= wanted.size(); place++) {
      List<C> missing = new ArrayList<>(wanted.get(place - 1));
      for (int card : now.in(place)) {
        if (!missing.remove(now.cards().get(card - 1))) {
          misplaced.add(card);
        }
      }
    }
    return misplaced;
  }

  /**
   * Puts a card into an offer, or back to those left.
   *
   * @param card its place among the cards drawn, from 1
   * @param place the offer's number, from 1; 0 for those left
   */
  public final void put(int card, int place) {
    if (division != null) {
      division.put(card, place);
      tell(null);
    }
  }

  /** Puts a card into the next offer. */
  public final void putOn(int card) {
    if (division != null) {
      division.putOn(card);
      tell(null);
    }
  }

  /** Takes all cards out of the offers again. */
  public final void putAllBack() {
    if (division != null) {
      division.putAllBack();
      tell(null);
    }
  }

  @Override
  public final Optional<Sorting> sorting() {
    return division().map(now -> new Sorting(now.cards(), now.offers()));
  }

  @Override
  public final Optional<Move> laidOut() {
    return division()
        .filter(now -> now.left() == 0 && divisionRefusal() == null)
        .map(now -> divide(now.all()));
  }

  /** Puts the cards where they were in a division that was made and taken back. */
  @Override
  protected void restore(Move undone) {
    List<List<C>> divided = offersOf(undone);
    if (division != null && !divided.isEmpty()) {
      division.restore(divided);
    }
  }

  /** Why the division can't be made as it stands, or null if it can; also while no seat divides. */
  public final @Nullable Refusal divisionRefusal() {
    return division == null ? null : refusal(divide(division.all()));
  }

  /** Makes the offers as they stand, or sets why not. */
  public final void divide() {
    if (division == null) {
      return;
    }
    Refusal refusal = divisionRefusal();
    if (refusal == null) {
      play(divide(division.all()));
    } else {
      tell(new ClickRejection(refusal, ChoiceStep.MOVE));
    }
  }
}
