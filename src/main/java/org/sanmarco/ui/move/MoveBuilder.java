package org.sanmarco.ui.move;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.ui.move.Choice.OfBridge;
import org.sanmarco.ui.move.Choice.OfCard;
import org.sanmarco.ui.move.Choice.OfPayment;
import org.sanmarco.ui.move.Choice.OfRole;
import org.sanmarco.ui.move.Choice.OfSource;

/**
 * The move that is being put together: a small state machine over the legal moves. Each choice
 * narrows them; once one is left the move is made. It knows no rule of the game, only how a move is
 * taken apart.
 *
 * <p>To choose a card is never a move yet, even where just one is left with it (C12). Nor is to
 * give a colour its role, however much follows from that: whoever did may think better of it, and
 * says himself when the move is {@link #settled}.
 */
public final class MoveBuilder {

  private final SanMarcoState state;
  private final List<ChoicePath> ways;
  private final List<Choice> chosen = new ArrayList<>();

  /** Over the moves that are open to the seat whose view this is. */
  public MoveBuilder(SanMarcoView view) {
    this(view, view.legal());
  }

  /**
   * Over some moves.
   *
   * @param state where they are legal
   */
  public MoveBuilder(SanMarcoState state, List<SanMarcoMove> legal) {
    this.state = state;
    this.ways = new MoveSteps(state, legal).ways();
  }

  /** The choices open now, each once, in the order of the legal moves. */
  public Set<Choice> next() {
    Set<Choice> next = new LinkedHashSet<>();
    for (ChoicePath way : ways) {
      way.after(chosen).ifPresent(next::addAll);
    }
    return Collections.unmodifiableSet(next);
  }

  /**
   * Makes a choice.
   *
   * @return the move, once no other is left
   * @throws IllegalArgumentException if it is not open now
   */
  public Optional<SanMarcoMove> choose(Choice choice) {
    if (!next().contains(choice)) {
      throw new IllegalArgumentException(choice + " is not open after " + chosen);
    }
    chosen.add(choice);
    return choice instanceof OfCard || choice instanceof OfRole ? Optional.empty() : settled();
  }

  /** The moves that the choices made so far still lead to. */
  public List<SanMarcoMove> candidates() {
    return ways.stream()
        .filter(way -> way.after(chosen).isPresent())
        .map(ChoicePath::move)
        .toList();
  }

  /** The one move that is left, once the choices made so far leave no other. */
  public Optional<SanMarcoMove> settled() {
    List<SanMarcoMove> left = candidates();
    return left.size() == 1 ? Optional.of(left.getFirst()) : Optional.empty();
  }

  /** The choices made so far; a view that changes. */
  public List<Choice> chosen() {
    return Collections.unmodifiableList(chosen);
  }

  /** The card that was chosen, if the move begins with one. */
  public Optional<Card> card() {
    return !chosen.isEmpty() && chosen.getFirst() instanceof OfCard(Card card)
        ? Optional.of(card)
        : Optional.empty();
  }

  /**
   * Takes the last choice back.
   *
   * @return false if there was none
   */
  public boolean back() {
    if (chosen.isEmpty()) {
      return false;
    }
    chosen.removeLast();
    return true;
  }

  /**
   * Takes a choice back that was made in any order with others, be it the last or not.
   *
   * @return false if it wasn't made
   */
  public boolean takeBack(OfRole choice) {
    return chosen.remove(choice);
  }

  /** Takes all choices back. */
  public void restart() {
    chosen.clear();
  }

  /** What the next choice is about. */
  public Step step() {
    return switch (state.phase()) {
      case SETUP_BRIDGE -> isNext(OfSource.class) ? Step.SOURCE : Step.BUILD;
      case BONUS_EXILE -> Step.EXILE;
      case EXILE_REMOVE -> Step.REMOVE;
      case PLAY -> card().map(this::step).orElse(Step.CARD);
      case ROLES -> state.isLastTurn() ? Step.LAST_ROLE : Step.ROLE;
      case SETUP_ROLL, SETUP_REROLL, DRAW, DIVIDE, CHOOSE, EXILE_ROLL, OVER -> Step.MOVE;
    };
  }

  private Step step(Card card) {
    if (isNext(OfSource.class)) {
      return Step.SOURCE;
    }
    return switch (card) {
      case CAN, CRO, POL, MAR, DOR, CAS -> Step.PLACE;
      case BRIDGE ->
          state.supply() > 0
              ? Step.BUILD
              : chosen.getLast() instanceof OfBridge ? Step.SEIZE_TO : Step.SEIZE;
      case TRAITOR -> Step.TRAITOR;
      case EXILE -> Step.EXILE;
      case DOGE ->
          state.doge() == null
              ? state.players() == 2 ? Step.DOGE_FIRST_OF_TWO : Step.DOGE_FIRST
              : isNext(OfPayment.class) ? Step.PAYMENT : Step.DOGE;
      case PENALTY_1, PENALTY_2, PENALTY_3 -> throw new IllegalStateException("played " + card);
    };
  }

  private boolean isNext(Class<? extends Choice> kind) {
    return next().stream().anyMatch(kind::isInstance);
  }

  /** Whether the phase is one in which moves are put together of choices at all. */
  public static boolean serves(Phase phase) {
    return switch (phase) {
      case SETUP_REROLL, SETUP_BRIDGE, ROLES, CHOOSE, PLAY, EXILE_REMOVE, BONUS_EXILE -> true;
      case SETUP_ROLL, DRAW, DIVIDE, EXILE_ROLL, OVER -> false;
    };
  }
}
