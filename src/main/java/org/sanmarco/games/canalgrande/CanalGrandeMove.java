package org.sanmarco.games.canalgrande;

import module java.base;

import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Tokens;
import org.sanmarco.notation.Tokens.Pack;

/** The moves of Canal Grande, a record for each of the notation's. Seats are numbered from 1. */
public sealed interface CanalGrandeMove extends Move {

  /**
   * Reads a move, leniently as the notation says: in case, in blanks, and in the order of cards.
   * Writing is each move's own {@code toString}.
   */
  static CanalGrandeMove read(String written) {
    Tokens tokens = new Tokens(written, "/");
    CanalGrandeMove move = new Reader(tokens).move();
    tokens.requireEnd();
    return move;
  }

  /** The next seat's first four cards (GS2, GS3), chance's move. */
  record Deal(Cards cards) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "deal " + cards;
    }
  }

  /** The divider's cards (GT1), chance's move. */
  record Draw(Cards cards) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "draw " + cards;
    }
  }

  /** The cards drawn, cut into two offers (GT2), numbered 1 and 2. */
  record Divide(Cards first, Cards second) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "divide " + first + " / " + second;
    }
  }

  /**
   * Takes an offer (GT3).
   *
   * @param offer its number, 1 or 2
   */
  record Take(int offer) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "take " + offer;
    }
  }

  /**
   * Names whom a traitor robs (GA3).
   *
   * @param victim the seat
   */
  record Rob(int victim) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "rob " + victim;
    }
  }

  /** The card drawn from the victim's hand (GA3), chance's move. */
  record Steal(Card card) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "steal " + card;
    }
  }

  /** The cards a spy draws, or what replaces spies among them (GA4), chance's move. */
  record Spy(Cards cards) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "spy " + cards;
    }
  }

  /** Plays a district's card in a vote; the first one names the district (GV1, GV5). */
  record Play(Card district) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "play " + district;
    }
  }

  /** Plays a gondola with one card of another district (GV5). */
  record Gondola(Card district) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "gondola " + district;
    }
  }

  /** The raise is complete (GV3, GP2). */
  record Done() implements CanalGrandeMove {
    @Override
    public String toString() {
      return "done";
    }
  }

  /** Does not raise (GV3, GP2). */
  record Pass() implements CanalGrandeMove {
    @Override
    public String toString() {
      return "pass";
    }
  }

  /** The cards of the side with the lower sum, or what replaces some (GR2), chance's move. */
  record Bonus(Cards cards) implements CanalGrandeMove {
    @Override
    public String toString() {
      return "bonus " + cards;
    }
  }

  /** The words of a move that is read. */
  record Reader(Tokens tokens) {

    private static final int OFFERS = 2;

    /** The cards of two packs, the more of each kind (GM3). */
    private static final Pack<Card> PACK =
        new Pack<>(
            Card.ALL,
            card -> Math.max(card.copies(2), card.copies(Fields.MOST_SEATS)),
            card -> "GM3");

    private CanalGrandeMove move() {
      String verb = tokens.next();
      return switch (verb) {
        case "DEAL" -> new Deal(cards());
        case "DRAW" -> new Draw(cards());
        case "DIVIDE" -> divide();
        case "TAKE" -> new Take(tokens.number(1, OFFERS, "no-such-offer"));
        case "ROB" -> new Rob(tokens.number(1, Fields.MOST_SEATS, "no-seat-of-that-number"));
        case "STEAL" -> new Steal(card());
        case "SPY" -> new Spy(cards());
        case "PLAY" -> new Play(district());
        case "GONDOLA" -> new Gondola(district());
        case "DONE" -> new Done();
        case "PASS" -> new Pass();
        case "BONUS" -> new Bonus(cards());
        default -> throw Tokens.unreadable("no-such-move", verb);
      };
    }

    private Divide divide() {
      List<List<Card>> offers = tokens.offers(PACK);
      RefusedException.require(offers.size() == OFFERS, "GT1", "wrong-offer-count", OFFERS);
      return new Divide(Cards.of(offers.getFirst()), Cards.of(offers.getLast()));
    }

    private Cards cards() {
      return Cards.of(tokens.cards(PACK));
    }

    private Card card() {
      return tokens.one(Card.ALL, "no-such-card");
    }

    /** GV1, GV5: what is played in a vote are districts' cards. */
    private Card district() {
      Card card = card();
      RefusedException.require(card.isDistrict(), "GV1", "no-district", card);
      return card;
    }
  }
}
