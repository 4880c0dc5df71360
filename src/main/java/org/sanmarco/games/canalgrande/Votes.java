package org.sanmarco.games.canalgrande;

import java.util.Objects;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsReturned;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.DistrictNamed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.GameEnded;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RaiseDone;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SeatPassed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.kernel.EventListener;

/** A doge's vote from its challenge to its end, which may be the game's (GV, GP, GE). */
final class Votes {

  private static final int GONDOLA = Card.GONDOLA.ordinal();
  private static final long DOGE = Cards.one(Card.DOGE.ordinal());
  private static final int EACH_DISTRICT = 0x111111;

  /** GE1: as many cards of one district win; no side ever has more. */
  private static final int ENOUGH = 4;

  private Votes() {}

  /** GV2, GP1: whether the next doge, which has left the owner's cards, finds a challenger. */
  static boolean begins(CanalGrandePosition position, EventListener listener) {
    int challenger = challenger(position);
    if (challenger == Fields.NONE) {
      position.discard += DOGE;
      if (listener.isActive()) {
        listener.happened(new VoteLapsed(position.owner()));
      }
      return false;
    }
    position.challenger = challenger;
    position.active = challenger;
    position.phase = Phase.VOTE;
    if (listener.isActive()) {
      listener.happened(new VoteBegan(position.owner(), challenger + 1));
    }
    return true;
  }

  /** The owner; in their place with two the opponent (GV2), with four the partner (GP1). */
  private static int challenger(CanalGrandeState state) {
    int other = state.owner ^ 1;
    return nameable(state, state.owner) != 0
        ? state.owner
        : nameable(state, other) != 0 ? other : Fields.NONE;
  }

  /** GV1: the districts that a seat can name. */
  static int nameable(CanalGrandeState state, int seat) {
    return Cards.districts(state.hands[seat]) & ~state.voted;
  }

  /** GV1, GV5. */
  static void play(CanalGrandePosition position, int card, EventListener listener) {
    if (position.district == Fields.NONE) {
      position.district = card;
      position.voted |= 1 << card;
      if (listener.isActive()) {
        listener.happened(new DistrictNamed(position.active + 1, Card.ALL.get(card)));
      }
    }
    add(position, card, false, listener);
  }

  /** GV5: for one district, and for this raise alone. */
  static void gondola(CanalGrandePosition position, int card, EventListener listener) {
    position.opened |= 1 << card;
    position.gondolas += (int) Fields.GONDOLAS.of(1, position.active);
    add(position, card, true, listener);
  }

  private static void add(
      CanalGrandePosition position, int card, boolean gondola, EventListener listener) {
    int seat = position.active;
    if (listener.isActive()) {
      boolean known =
          Knowledge.isKnown(position, seat, card)
              && (!gondola || Knowledge.isKnown(position, seat, GONDOLA));
      listener.happened(new CardPlayed(seat + 1, Card.ALL.get(card), gondola, known));
    }
    leaveHand(position, seat, card);
    if (gondola) {
      leaveHand(position, seat, GONDOLA);
    }
    position.table[seat] += Cards.one(card);
    position.raise++;
    int side = position.sideOf(seat);
    if (Fields.FIRST.get(position.first, side) == 0) {
      position.first |= (int) Fields.FIRST.of(card + 1, side);
    }
  }

  private static void leaveHand(CanalGrandePosition position, int seat, int card) {
    position.hands[seat] -= Cards.one(card);
    Knowledge.lose(position, seat, card);
  }

  /** GV3, GP2. */
  static void done(CanalGrandePosition position, EventListener listener) {
    int seat = position.active;
    if (listener.isActive()) {
      listener.happened(new RaiseDone(seat + 1, Cards.size(position.table[seat])));
    }
    position.raise = 0;
    position.opened = 0;
    nextSeat(position);
  }

  /** GV3: with two this ends the vote. GP2, GP4: with four the last one does. */
  static void pass(CanalGrandePosition position, EventListener listener) {
    if (listener.isActive()) {
      listener.happened(new SeatPassed(position.active + 1));
    }
    position.passed |= 1 << position.active;
    if (position.seats == Fields.MOST_SEATS && position.passed != (1 << position.seats) - 1) {
      nextSeat(position);
    } else {
      end(position, listener);
    }
  }

  private static void nextSeat(CanalGrandePosition position) {
    do {
      position.active = (position.active + 1) % position.seats;
    } while ((position.passed >>> position.active & 1) != 0);
  }

  /** The number of cards that a side has on the table; gondolas don't count (GV3). */
  static int count(CanalGrandeState state, int side) {
    return state.seats == Fields.MOST_SEATS
        ? Cards.size(state.table[2 * side] + state.table[2 * side + 1])
        : Cards.size(state.table[side]);
  }

  /** GV7, GP4: the challenging side wins ties, which with two don't arise in the end. */
  static int winner(CanalGrandeState state) {
    int challenging = state.sideOf(state.challenger);
    int other = 1 - challenging;
    return count(state, challenging) >= count(state, other) ? challenging : other;
  }

  private static void end(CanalGrandePosition position, EventListener listener) {
    int winner = winner(position);
    int district = position.district;
    if (listener.isActive()) {
      listener.happened(
          new VoteWon(position.seatsOfSide(winner + 1), Card.DISTRICTS.get(district)));
    }
    award(position, winner);
    discardFirst(position, 1 - winner);
    clear(position, winner, listener);
    if (hasWon(position, winner)) {
      position.phase = Phase.OVER;
      position.active = 0;
      if (listener.isActive()) {
        listener.happened(
            new GameEnded(
                Objects.requireNonNull(position.result()), position.seatsOfSide(winner + 1)));
      }
    } else {
      Actions.next(position, listener);
    }
  }

  /** GV8: the winner's own first card; GP5: the first that was played. Both are of the district. */
  private static void award(CanalGrandePosition position, int winner) {
    int from = position.seats == Fields.MOST_SEATS ? position.challenger : winner;
    position.table[from] -= Cards.one(position.district);
    position.won += Fields.WON.of(Cards.one(position.district), winner);
  }

  /** GV8, GP6: of the losers' cards the first is discarded, unless the winners have got it. */
  private static void discardFirst(CanalGrandePosition position, int loser) {
    int card = Fields.FIRST.get(position.first, loser) - 1;
    boolean isPrize =
        position.seats == Fields.MOST_SEATS && position.sideOf(position.challenger) == loser;
    if (card >= 0 && !isPrize) {
      int seat = position.challenger;
      while (position.sideOf(seat) != loser || position.table[seat] == 0) {
        seat = (seat + 1) % position.seats;
      }
      position.table[seat] -= Cards.one(card);
      position.discard += Cards.one(card);
    }
  }

  /** GV8, GP5, GP6: all that is left on the table goes where it belongs. */
  private static void clear(CanalGrandePosition position, int winner, EventListener listener) {
    position.discard += DOGE;
    for (int seat = 0; seat < position.seats; seat++) {
      long cards = position.table[seat];
      position.table[seat] = 0;
      position.discard += Cards.KIND.of(position.gondolasOf(seat), GONDOLA);
      if (position.sideOf(seat) == winner) {
        position.discard += cards;
      } else if (cards != 0) {
        position.hands[seat] += cards;
        Knowledge.gain(position, seat, cards);
        if (listener.isActive()) {
          listener.happened(new CardsReturned(seat + 1, new Cards(cards)));
        }
      }
    }
    position.challenger = Fields.NONE;
    position.district = Fields.NONE;
    position.gondolas = 0;
    position.first = 0;
    position.raise = 0;
    position.opened = 0;
    position.passed = 0;
  }

  /** GE1. */
  static boolean hasWon(CanalGrandeState state, int side) {
    return isEnough((int) state.wonBy(side));
  }

  /** GE1, for won cards that a side might have. */
  static boolean isEnough(int won) {
    return (won & ENOUGH * EACH_DISTRICT) != 0
        || Cards.districts(won) == (1 << Cards.DISTRICT_COUNT) - 1;
  }
}
