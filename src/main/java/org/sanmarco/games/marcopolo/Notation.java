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
import org.sanmarco.notation.Tokens;
import org.sanmarco.notation.Tokens.Pack;

/**
 * Reads written moves, leniently as the notation says: in case, in blanks, and in the order of
 * cards. Writing is each move's own {@code toString}.
 */
record Notation(Tokens tokens) {

  private static final int MOST_CAMELS = 4;
  private static final Pack<Card> PACK = new Pack<>(Card.ALL, Card::copies, card -> "MC1");

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

  private Cards cards() {
    return Cards.of(tokens.cards(PACK));
  }

  private Card card() {
    return tokens.one(Card.ALL, "no-such-card");
  }
}
