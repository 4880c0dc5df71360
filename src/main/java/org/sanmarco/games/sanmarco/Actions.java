package org.sanmarco.games.sanmarco;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeBuilt;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.BridgeSeized;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardGivenUp;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardPlayed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DieRolled;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ExileNamed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ExilePassed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NobleCrossed;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.EventListener;

/** The effects of the action cards (C). {@link MoveGenerator} decides what is legal. */
final class Actions {

  private Actions() {}

  /** C1. */
  static void place(SanMarcoPosition position, long code, EventListener listener) {
    int card = PackedMove.PLACE_CARD.get(code);
    int to = PackedMove.PLACE_TO.get(code);
    int source = PackedMove.PLACE_SOURCE.get(code);
    int seat = position.active;
    discard(position, card, listener);
    takeNoble(position, seat, source);
    position.add(to, seat, 1);
    if (listener.isActive()) {
      listener.happened(new NoblePlaced(seat + 1, district(source), District.ALL.get(card)));
      if (to != card) {
        listener.happened(new NobleCrossed(seat + 1, District.ALL.get(card), District.ALL.get(to)));
      }
    }
    Turns.afterCard(position, listener);
  }

  /** C2. */
  static void bridge(SanMarcoPosition position, long code, EventListener listener) {
    int pair = PackedMove.BRIDGE_PAIR.get(code);
    int source = PackedMove.BRIDGE_SOURCE.get(code);
    int seat = position.active;
    discard(position, Card.BRIDGE.ordinal(), listener);
    takeNoble(position, seat, source);
    position.bridges |= SanMarcoState.bridge(pair, seat);
    if (listener.isActive()) {
      listener.happened(new BridgeBuilt(seat + 1, Pair.ALL.get(pair), district(source)));
    }
    Turns.afterCard(position, listener);
  }

  /** C3. */
  static void seize(SanMarcoPosition position, long code, EventListener listener) {
    int pair = PackedMove.SEIZE_PAIR.get(code);
    int owner = PackedMove.SEIZE_OWNER.get(code);
    int to = PackedMove.SEIZE_TO.get(code);
    int source = PackedMove.SEIZE_SOURCE.get(code);
    int seat = position.active;
    discard(position, Card.BRIDGE.ordinal(), listener);
    takeNoble(position, seat, source);
    position.bridges ^= SanMarcoState.bridge(pair, owner) | SanMarcoState.bridge(to, seat);
    position.add(SanMarcoState.RESERVE, owner, 1);
    if (listener.isActive()) {
      listener.happened(
          new BridgeSeized(
              seat + 1, owner + 1, Pair.ALL.get(pair), Pair.ALL.get(to), district(source)));
    }
    Turns.afterCard(position, listener);
  }

  /** C4. */
  static void traitor(SanMarcoPosition position, long code, EventListener listener) {
    int district = PackedMove.TRAITOR_DISTRICT.get(code);
    int victim = PackedMove.TRAITOR_VICTIM.get(code);
    int source = PackedMove.TRAITOR_SOURCE.get(code);
    int seat = position.active;
    discard(position, Card.TRAITOR.ordinal(), listener);
    takeNoble(position, seat, source);
    position.sendHome(district, victim, 1);
    position.add(district, seat, 1);
    if (listener.isActive()) {
      listener.happened(new NoblesReturned(victim + 1, District.ALL.get(district), 1));
      listener.happened(new NoblePlaced(seat + 1, district(source), District.ALL.get(district)));
    }
    Turns.afterCard(position, listener);
  }

  /** C5, E5: the district is named. */
  static void exile(SanMarcoPosition position, int district, EventListener listener) {
    boolean bonus = position.phase == Phase.BONUS_EXILE;
    if (!bonus) {
      discard(position, Card.EXILE.ordinal(), listener);
    }
    position.exileDistrict = district;
    position.exileBonus = bonus;
    position.phase = Phase.EXILE_ROLL;
    if (listener.isActive()) {
      listener.happened(new ExileNamed(position.active + 1, District.ALL.get(district), bonus));
    }
  }

  /** C5: the die; where it leaves no choice, what follows from it (C12). */
  static void rollExile(SanMarcoPosition position, int die, EventListener listener) {
    if (listener.isActive()) {
      listener.happened(new DieRolled(die));
    }
    int seat = position.active;
    int others = position.others(position.exileDistrict, seat);
    int count = SanMarcoState.count(others);
    position.exileDie = die;
    if (leavesChoice(others, die)) {
      position.phase = Phase.EXILE_REMOVE;
    } else if (die >= count) {
      int own = Math.min(die - count, position.noblesAt(position.exileDistrict, seat));
      removeRow(position, others + own * SanMarcoState.oneNoble(seat), listener);
    } else {
      removeRow(position, die * (lowestByte(others) & 0x01010101), listener);
    }
  }

  /** C12: whether fewer nobles are removed than there are, and they are of several colours. */
  static boolean leavesChoice(int others, int die) {
    return die < SanMarcoState.count(others) && (others & ~lowestByte(others)) != 0;
  }

  /** All bits of the lowest byte that is not 0. */
  private static int lowestByte(int row) {
    return 255 << (Integer.numberOfTrailingZeros(row) & ~7);
  }

  /** Removes the nobles that were chosen for exile (C5). */
  static void remove(SanMarcoPosition position, long code, EventListener listener) {
    int row = 0;
    for (int seat = 0; seat < SanMarcoMove.MOST_SEATS; seat++) {
      row += PackedMove.REMOVED.get(code, seat) * SanMarcoState.oneNoble(seat);
    }
    removeRow(position, row, listener);
  }

  private static void removeRow(SanMarcoPosition position, int row, EventListener listener) {
    int district = position.exileDistrict;
    for (int seat = 0; seat < SanMarcoMove.MOST_SEATS; seat++) {
      int count = SanMarcoState.ROW.get(row, seat);
      if (count > 0) {
        position.sendHome(district, seat, count);
        if (listener.isActive()) {
          listener.happened(new NoblesReturned(seat + 1, District.ALL.get(district), count));
        }
      }
    }
    boolean bonus = position.exileBonus;
    position.exileDistrict = 0;
    position.exileDie = 0;
    position.exileBonus = false;
    if (bonus) {
      Rounds.afterBonus(position, listener);
    } else {
      Turns.afterCard(position, listener);
    }
  }

  /** E5: done without. */
  static void pass(SanMarcoPosition position, EventListener listener) {
    if (listener.isActive()) {
      listener.happened(new ExilePassed(position.active + 1));
    }
    Rounds.afterBonus(position, listener);
  }

  /** C6 to C9. */
  static void doge(SanMarcoPosition position, long code, EventListener listener) {
    int to = PackedMove.DOGE_TO.get(code);
    int seat = position.active;
    discard(position, Card.DOGE.ordinal(), listener);
    for (int owner = 0; owner < SanMarcoMove.MOST_SEATS; owner++) {
      int toll = PackedMove.DOGE_TOLL.get(code, owner);
      if (toll > 0) {
        position.earn(owner, toll);
        pay(position, seat, owner + 1, toll, listener);
      }
    }
    int bank = PackedMove.DOGE_BANK.get(code);
    if (bank > 0) {
      pay(position, seat, 0, bank, listener);
    }
    if (listener.isActive()) {
      listener.happened(new DogeMoved(seat + 1, position.doge(), District.ALL.get(to)));
    }
    position.doge = to;
    Scoring.score(position, to, Why.DOGE, listener);
    Turns.afterCard(position, listener);
  }

  private static void pay(
      SanMarcoPosition position, int seat, int receiver, int points, EventListener listener) {
    position.pay(seat, points);
    if (listener.isActive()) {
      listener.happened(new TollPaid(seat + 1, receiver, points));
    }
  }

  /** T8. */
  static void giveUp(SanMarcoPosition position, int card, EventListener listener) {
    position.hand -= Cards.one(card);
    if (listener.isActive()) {
      listener.happened(new CardGivenUp(position.active + 1, Card.ALL.get(card)));
    }
    Turns.afterCard(position, listener);
  }

  private static void discard(SanMarcoPosition position, int card, EventListener listener) {
    position.hand -= Cards.one(card);
    if (listener.isActive()) {
      listener.happened(new CardPlayed(position.active + 1, Card.ALL.get(card)));
    }
  }

  /** The noble that is put down comes from the reserve, or from a district (C11). */
  private static void takeNoble(SanMarcoPosition position, int seat, int source) {
    position.add(source == 0 ? SanMarcoState.RESERVE : source - 1, seat, -1);
  }

  private static @Nullable District district(int source) {
    return source == 0 ? null : District.ofDie(source);
  }
}
