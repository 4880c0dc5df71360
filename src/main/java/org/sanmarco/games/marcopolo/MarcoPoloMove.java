package org.sanmarco.games.marcopolo;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Tokens;
import org.sanmarco.notation.Tokens.Pack;

/**
 * The moves of Marco Polo, a record for each row of the notation's table.
 *
 * <p>Where a move names a camel, that is 1 to 4 with two players and {@link #NO_CAMEL} with more,
 * who have one camel each.
 */
public sealed interface MarcoPoloMove extends Move {

  /** The camel of a move that names none. */
  int NO_CAMEL = 0;

  /**
   * Reads a move, leniently as the notation says: in case, in blanks, and in the order of cards.
   * Writing is each move's own {@code toString}.
   */
  static MarcoPoloMove read(String written) {
    Tokens tokens = new Tokens(written, "", Reader.WORD, Reader.WORD);
    MarcoPoloMove move = new Reader(tokens).move();
    tokens.requireEnd();
    return move;
  }

  /** The next player's first five cards (MS2), chance's move. */
  record Deal(Cards cards) implements MarcoPoloMove {
    @Override
    public String toString() {
      return "deal " + cards;
    }
  }

  /** The five open cards at the start (MS2), or the one that replaces a card (MT7): chance's. */
  record Row(Cards cards) implements MarcoPoloMove {
    @Override
    public String toString() {
      return "row " + cards;
    }
  }

  /** A step of a camel to the next free space, with the cards paid for it (MT2). */
  record Step(int camel, Cards cards) implements MarcoPoloMove {
    @Override
    public String toString() {
      return "step " + (camel == NO_CAMEL ? "" : camel + " ") + cards;
    }
  }

  /** A step of a camel to the next free space, paid with gold (MT5). */
  record Ballast(int camel) implements MarcoPoloMove {
    @Override
    public String toString() {
      return "ballast" + (camel == NO_CAMEL ? "" : " " + camel);
    }
  }

  /** Ends moving; as the first move of a turn it passes (MT1). */
  record Stop() implements MarcoPoloMove {
    @Override
    public String toString() {
      return "stop";
    }
  }

  /**
   * Takes a card (MT7).
   *
   * @param card one of the row, or null for the deck's top card
   */
  record Take(@Nullable Card card) implements MarcoPoloMove {
    @Override
    public String toString() {
      return "take " + (card == null ? "deck" : card);
    }
  }

  /** The deck's top card (MT7), chance's move. */
  record Draw(Card card) implements MarcoPoloMove {
    @Override
    public String toString() {
      return "card " + card;
    }
  }

  /** The words of a move that is read. */
  record Reader(Tokens tokens) {

    private static final int MOST_CAMELS = 4;
    private static final Pack<Card> PACK = new Pack<>(Card.ALL, Card::copies, card -> "MC1");

    /** A card has a dot in it. */
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9.]+");

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
        default -> throw Tokens.unreadable("no-such-move", verb);
      };
    }

    private MarcoPoloMove take() {
      return new Take(tokens.take("DECK") ? null : card());
    }

    /** The number of a camel if one is next: no card begins with a digit. */
    private int camel() {
      if (!tokens.atDigit()) {
        return NO_CAMEL;
      }
      String number = tokens.next();
      RefusedException.require(
          number.matches("[1-" + MOST_CAMELS + "]"), "", "no-such-camel", number, MOST_CAMELS);
      return Integer.parseInt(number);
    }

    private Cards cards() {
      return Cards.of(tokens.cards(PACK));
    }

    private Card card() {
      return tokens.one(Card.ALL, "no-such-card");
    }
  }
}
