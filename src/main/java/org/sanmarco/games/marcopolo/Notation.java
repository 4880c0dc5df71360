package org.sanmarco.games.marcopolo;

import static org.sanmarco.notation.Tokens.unreadable;

import module java.base;

import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Deal;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Draw;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Row;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Tokens;

/**
 * Reads written moves, leniently as the notation says: in case, in blanks, and in the order of
 * cards. Writing is each move's own {@code toString}.
 */
record Notation(Tokens tokens) {

  private static final int MOST_CAMELS = 4;

  /** A card has a dot in it. */
  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9.]+");

  static MarcoPoloMove read(String written) {
    Tokens tokens = new Tokens(written, "", WORD, WORD);
    MarcoPoloMove move = new Notation(tokens).move();
    tokens.requireEnd();
    return move;
  }

  private MarcoPoloMove move() {
    String verb = tokens.next();
    return switch (verb) {
      case "DEAL" -> new Deal(cards());
      case "ROW" -> new Row(cards());
      case "STEP" -> new Step(camel(), cards());
      case "BALLAST" -> new Ballast(camel());
      case "STOP" -> new Stop();
      case "TAKE" -> take();
      case "CARD" -> new Draw(card());
      default -> throw unreadable("no-such-move", verb);
    };
  }

  private MarcoPoloMove take() {
    return new Take(tokens.take("DECK") ? null : card());
  }

  /** The number of a camel if one is next: no card begins with a digit. */
  private int camel() {
    if (!tokens.atDigit()) {
      return MarcoPoloMove.NO_CAMEL;
    }
    String number = tokens.next();
    if (!number.matches("[1-" + MOST_CAMELS + "]")) {
      throw unreadable("no-such-camel", number, MOST_CAMELS);
    }
    return Integer.parseInt(number);
  }

  /** One card or more up to the end; none more often than the deck holds it (MC1). */
  private Cards cards() {
    List<Card> cards = new ArrayList<>();
    Map<Card, Integer> seen = new HashMap<>();
    do {
      Card card = card();
      if (seen.merge(card, 1, Integer::sum) > card.copies()) {
        throw new RefusedException(Refusal.of("MC1", "too-many-of-a-card", card, card.copies()));
      }
      cards.add(card);
    } while (!tokens.atEnd());
    return Cards.of(cards);
  }

  private Card card() {
    String code = tokens.next();
    return Card.ofCode(code).orElseThrow(() -> unreadable("no-such-card", code));
  }
}
