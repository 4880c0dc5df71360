package org.sanmarco.games.canalgrande;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Bonus;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Deal;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Draw;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Rob;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Spy;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Steal;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.kernel.Refusal;

/**
 * Tells why a move is refused. Whether it is, {@link MoveGenerator} decides; for what is not listed
 * there (divisions in any order, draws) the few checks here do.
 */
final class RefusalReasons {

  private final CanalGrandePosition state;
  private final int seat;
  private final boolean four;

  private RefusalReasons(CanalGrandePosition state) {
    this.state = state;
    this.seat = state.active + 1;
    this.four = state.seats == Fields.MOST_SEATS;
  }

  /** Why not, or null if the move is legal. */
  static @Nullable Refusal refusal(CanalGrandePosition state, CanalGrandeMove move) {
    return new RefusalReasons(state).refusal(move);
  }

  private @Nullable Refusal refusal(CanalGrandeMove move) {
    if (state.phase == Phase.OVER) {
      return Refusal.of("GE1", "game-over");
    }
    if (phaseOf(move) != state.phase) {
      return Refusal.of(ruleOf(state), "not-due", state.phase, state.actor());
    }
    return switch (move) {
      case Deal(Cards cards) -> deal(cards);
      case Draw(Cards cards) -> draw(cards);
      case Divide divide -> divide(divide);
      case Spy(Cards cards) -> drawUnseen(cards);
      case Bonus(Cards cards) -> drawUnseen(cards);
      default -> state.isListed(move) ? null : reason(move);
    };
  }

  private static Phase phaseOf(CanalGrandeMove move) {
    return switch (move) {
      case Deal _ -> Phase.DEAL;
      case Draw _ -> Phase.DRAW;
      case Divide _ -> Phase.DIVIDE;
      case Take _ -> Phase.CHOOSE;
      case Rob _ -> Phase.ROB;
      case Steal _ -> Phase.STEAL;
      case Spy _ -> Phase.SPY;
      case Play _, Gondola _, Done _, Pass _ -> Phase.VOTE;
      case Bonus _ -> Phase.BONUS;
    };
  }

  /** The rule of the move that is due in a state. */
  static String ruleOf(CanalGrandeState state) {
    boolean four = state.seats == Fields.MOST_SEATS;
    return switch (state.phase) {
      case DEAL -> four ? "GS3" : "GS2";
      case DRAW -> "GT1";
      case DIVIDE -> "GT2";
      case CHOOSE -> "GT3";
      case ROB, STEAL -> "GA3";
      case SPY -> "GA4";
      case VOTE -> state.district == Fields.NONE ? "GV1" : raising(four);
      case BONUS -> "GR2";
      case OVER -> "GE1";
    };
  }

  /** The rule of the next step of a vote. */
  private static String raising(boolean four) {
    return four ? "GP2" : "GV3";
  }

  private @Nullable Refusal deal(Cards cards) {
    if (cards.size() != Turns.DEALT) {
      return Refusal.of(ruleOf(state), "wrong-count", Turns.DEALT);
    }
    return Cards.contains(Turns.pool(state), cards.packed())
        ? null
        : Refusal.of(ruleOf(state), "not-dealt", cards);
  }

  private @Nullable Refusal draw(Cards cards) {
    if (cards.numbers().size() != Turns.NUMBERS_DRAWN) {
      return wrongDraw();
    }
    if (!state.deck().numbers().contains(cards.numbers())) {
      return Refusal.of("GM2", "not-in-deck");
    }
    return Deck.gives(state, cards.actions().packed(), Turns.ACTIONS_DRAWN)
        ? null
        : cards.actions().size() == Turns.ACTIONS_DRAWN
            ? Refusal.of("GM5", "not-in-deck")
            : wrongDraw();
  }

  private static Refusal wrongDraw() {
    return Refusal.of("GT1", "wrong-draw", Turns.ACTIONS_DRAWN, Turns.NUMBERS_DRAWN);
  }

  private @Nullable Refusal drawUnseen(Cards cards) {
    if (Deck.gives(state, cards.packed(), state.due)) {
      return null;
    }
    return cards.size() == state.due
        ? Refusal.of("GM5", "not-in-deck")
        : Refusal.of(ruleOf(state), "wrong-count", state.due);
  }

  private @Nullable Refusal divide(Divide divide) {
    if (divide.first().isEmpty() || divide.second().isEmpty()) {
      return Refusal.of("GT2", "empty-offer");
    }
    return divide.first().packed() + divide.second().packed() == state.drawn
        ? null
        : Refusal.of("GT2", "not-the-cards-drawn", state.drawn());
  }

  private Refusal reason(CanalGrandeMove move) {
    return switch (move) {
      case Rob(int victim) -> Refusal.of("GA3", "no-opponent", seat, victim);
      case Steal(Card card) -> Refusal.of("GA3", "not-in-hand", state.victim(), card);
      case Play(Card card) -> play(card);
      case Gondola(Card card) -> gondola(card);
      case Done() -> done();
      case Pass() -> pass();
      default -> throw new AssertionError(move);
    };
  }

  private Refusal play(Card card) {
    Card district = state.district();
    if (state.hand(seat).count(card) == 0) {
      return Refusal.of(district == null ? "GV1" : "GV5", "not-in-hand", seat, card);
    }
    if (district == null) {
      return Refusal.of("GV1", "voted-before", card);
    }
    return card == district || state.opened().contains(card)
        ? outOfReach()
        : Refusal.of("GV5", "gondola-needed", card, district);
  }

  private Refusal gondola(Card card) {
    Card district = state.district();
    if (district == null) {
      return Refusal.of("GV1", "district-first");
    }
    if (state.hand(seat).count(Card.GONDOLA) == 0) {
      return Refusal.of("GV5", "not-in-hand", seat, Card.GONDOLA);
    }
    if (card == district) {
      return Refusal.of("GV5", "gondola-not-needed", card);
    }
    if (state.opened().contains(card)) {
      return Refusal.of("GV5", "gondola-there", card);
    }
    if (state.hand(seat).count(card) == 0) {
      return Refusal.of("GV5", "not-in-hand", seat, card);
    }
    return state.table[state.active] == 0
        ? Refusal.of(four ? "GP3" : "GV4", "first-card", district)
        : outOfReach();
  }

  /** GV6. */
  private Refusal outOfReach() {
    return Refusal.of("GV6", "out-of-reach", state.table(3 - seat).size());
  }

  private Refusal done() {
    return state.raise == 0
        ? Refusal.of(ruleOf(state), "nothing-played")
        : Refusal.of("GV3", "not-more", state.table(3 - seat).size());
  }

  private Refusal pass() {
    return state.raise == 0
        ? Refusal.of("GV1", "challenger-opens")
        : Refusal.of(raising(four), "raise-begun");
  }
}
