package org.sanmarco.ui.table.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfCard;
import org.sanmarco.ui.move.Choice.OfRole;
import org.sanmarco.ui.move.IntendedMove;
import org.sanmarco.ui.move.MoveBuilder;
import org.sanmarco.ui.move.Step;

/**
 * A decision on its way: the choices made, the roles given out, the cards divided, the offer looked
 * at, and why the last click was not taken. While no seat must decide, nothing can be chosen. For
 * one thread.
 */
public final class Decision {

  /** Who takes the move once it is put together. */
  interface Taker {

    /** Why a move would be refused, or null if it is legal. */
    @Nullable Refusal refusal(SanMarcoMove move);

    /** The move that somebody wants to be made here; empty if all are welcome. */
    Optional<SanMarcoMove> wish();

    /** Takes the move. */
    void play(SanMarcoMove move);

    /** Hears that the decision has come further, or has gone back. */
    void changed();
  }

  private final SanMarcoView asked;
  private final boolean awaited;
  private final Taker taker;
  private final @Nullable MoveBuilder builder;
  private final @Nullable RoleAssignment casting;
  private final @Nullable Division division;
  private @Nullable WhyNot whyNot;

  /** The offer that is looked at, 0 if none. */
  private int offer;

  private Decision(SanMarcoView asked, boolean decides, boolean awaited, Taker taker) {
    Phase phase = asked.phase();
    this.asked = asked;
    this.awaited = awaited;
    this.taker = taker;
    builder = decides && MoveBuilder.serves(phase) ? new MoveBuilder(asked) : null;
    casting =
        builder != null && phase == Phase.ROLES
            ? new RoleAssignment(builder, asked.seatsOf(asked.player(asked.leader())))
            : null;
    division = decides && phase == Phase.DIVIDE ? division(asked) : null;
  }

  /**
   * Nothing is decided yet.
   *
   * @param asked what the seat sees that must decide
   */
  static Decision of(SanMarcoView asked, Taker taker) {
    return new Decision(asked, true, true, taker);
  }

  /**
   * No seat must decide.
   *
   * @param awaited whether something else is awaited of those in front of the screen
   */
  static Decision none(SanMarcoView view, boolean awaited, Taker taker) {
    return new Decision(view, false, awaited, taker);
  }

  private static Division division(SanMarcoView asked) {
    // T4: three offers where one divides for three, two otherwise.
    return new Division(asked.drawn(asked.active()), asked.roles().size() == 3 ? 3 : 2);
  }

  /**
   * The position as the seat sees it that must decide, with the moves it has: to say what it should
   * know now, in words that are the same for all who look.
   */
  public SanMarcoView asked() {
    return asked;
  }

  /** The move that is being put together, while a seat must decide by choices. */
  public Optional<MoveBuilder> builder() {
    return Optional.ofNullable(builder);
  }

  /** What may be chosen now. */
  public Set<Choice> choices() {
    return builder == null ? Set.of() : builder.next();
  }

  /** What is to be lit: what may be chosen, or of that what leads to the move that is wanted. */
  public Set<Choice> lit() {
    return taker
        .wish()
        .map(wish ->
            choices().stream()
                .filter(choice -> leadsTo(wish, choice))
                .collect(Collectors.toUnmodifiableSet()))
        .orElseGet(this::choices);
  }

  private boolean leadsTo(SanMarcoMove wish, Choice choice) {
    MoveBuilder ahead = new MoveBuilder(asked);
    chosen().forEach(ahead::choose);
    ahead.choose(choice);
    return ahead.candidates().contains(wish);
  }

  /** The choices made so far. */
  public List<Choice> chosen() {
    return builder == null ? List.of() : builder.chosen();
  }

  /** What the next choice is about. */
  public Step step() {
    return builder == null ? Step.MOVE : builder.step();
  }

  /** The roles that are being given out, while somebody gives them out. */
  public Optional<RoleAssignment> casting() {
    return Optional.ofNullable(casting);
  }

  /** The cards that are being divided, while somebody divides. */
  public Optional<Division> division() {
    return Optional.ofNullable(division);
  }

  /** Why the last click was not taken. */
  public Optional<WhyNot> whyNot() {
    return Optional.ofNullable(whyNot);
  }

  /** The offer that is looked at, 0 if none. */
  public int offer() {
    return offer;
  }

  /**
   * Takes a click: makes a choice, has the move played once it is one, or finds out why not. A card
   * is chosen in place of another; the card chosen already is put back.
   */
  public void click(Choice choice) {
    if (builder == null) {
      if (awaited) {
        // It is not the board that is asked.
        tell(new WhyNot(null, Step.MOVE));
      }
      return;
    }
    if (choice instanceof OfCard card && builder.card().isPresent()) {
      boolean back = builder.card().get() == card.card();
      builder.restart();
      if (back) {
        tell(null);
        return;
      }
    }
    if (builder.next().contains(choice)) {
      builder.choose(choice).ifPresentOrElse(taker::play, () -> tell(null));
    } else {
      tell(new WhyNot(refusal(builder, choice), builder.step()));
    }
  }

  /** Takes a colour in hand that is to get a role, off its place if it was put on one. */
  public void hold(int seat) {
    if (casting != null) {
      tell(casting.take(seat) ? null : new WhyNot(null, step()));
    }
  }

  /**
   * Puts a colour on the place of a role, wherever it was before, or finds out why not.
   *
   * @param place from 1, in the order of the move
   */
  public void cast(int seat, int place) {
    if (casting != null && builder != null) {
      tell(
          casting.put(seat, place)
              ? null
              : new WhyNot(refusal(builder, new OfRole(place, seat)), step()));
    }
  }

  /** Gives out the roles, once all are settled. */
  public void giveRoles() {
    casting().flatMap(RoleAssignment::settled).ifPresent(taker::play);
  }

  /** Takes the last choice back; does nothing if there is none. */
  public void back() {
    if (builder != null && builder.back()) {
      tell(null);
    }
  }

  /** Whether {@link #back} does anything. */
  public boolean canGoBack() {
    return !chosen().isEmpty();
  }

  /** Looks at an offer before it is taken. */
  public void look(int number) {
    if (choices().contains(take(number))) {
      offer = number;
      tell(null);
    }
  }

  /** Takes the offer that is looked at. */
  public void takeOffer() {
    if (offer > 0) {
      click(take(offer));
    }
  }

  /** Puts a card into an offer, or back to those left. */
  public void put(int card, int place) {
    if (division != null) {
      division.put(card, place);
      tell(null);
    }
  }

  /** Puts a card into the next offer. */
  public void putOn(int card) {
    if (division != null) {
      division.putOn(card);
      tell(null);
    }
  }

  /** Takes all cards out of the offers again. */
  public void putAllBack() {
    if (division != null) {
      division.putAllBack();
      tell(null);
    }
  }

  /** Why the division can't be made as it stands, or null if it can; also while nobody divides. */
  public @Nullable Refusal divisionRefusal() {
    return division == null ? null : taker.refusal(division.move());
  }

  /** Makes the offers as they stand, or tells why not. */
  public void divide() {
    if (division == null) {
      return;
    }
    Refusal refusal = divisionRefusal();
    if (refusal == null) {
      taker.play(division.move());
    } else {
      tell(new WhyNot(refusal, Step.MOVE));
    }
  }

  /** Takes up a division that was made and taken back. */
  void restore(Divide divide) {
    division().ifPresent(begun -> begun.restore(divide));
  }

  /** Begins anew with the choices. */
  void beginAgain() {
    builder().ifPresent(MoveBuilder::restart);
    tell(null);
  }

  private @Nullable Refusal refusal(MoveBuilder building, Choice choice) {
    return IntendedMove.of(asked, building, choice).map(taker::refusal).orElse(null);
  }

  private static Choice take(int number) {
    return new Choice.OfMove(new Take(number));
  }

  private void tell(@Nullable WhyNot why) {
    whyNot = why;
    taker.changed();
  }
}
