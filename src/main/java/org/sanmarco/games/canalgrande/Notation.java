package org.sanmarco.games.canalgrande;

import static org.sanmarco.notation.Tokens.unreadable;

import module java.base;

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
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Tokens;
import org.sanmarco.notation.Tokens.Pack;

/**
 * Reads written moves, leniently as the notation says: in case, in blanks, and in the order of
 * cards. Writing is each move's own {@code toString}.
 */
record Notation(Tokens tokens) {

  private static final int OFFERS = 2;

  /** The cards of two packs, the more of each kind (GM3). */
  private static final Pack<Card> PACK =
      new Pack<>(
          Card.ALL,
          card -> Math.max(card.copies(2), card.copies(Fields.MOST_SEATS)),
          card -> "GM3");

  static CanalGrandeMove read(String written) {
    Tokens tokens = new Tokens(written, "/");
    CanalGrandeMove move = new Notation(tokens).move();
    tokens.requireEnd();
    return move;
  }

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
      default -> throw unreadable("no-such-move", verb);
    };
  }

  private Divide divide() {
    List<List<Card>> offers = tokens.offers(PACK);
    if (offers.size() != OFFERS) {
      throw new RefusedException(Refusal.of("GT1", "wrong-offer-count", OFFERS));
    }
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
    if (!card.isDistrict()) {
      throw new RefusedException(Refusal.of("GV1", "no-district", card));
    }
    return card;
  }
}
