package org.sanmarco.games.marcopolo;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;

/**
 * The moves of Marco Polo, a record for each row of the notation's table.
 *
 * <p>Where a move names a camel, that is 1 to 4 with two players and {@link #NO_CAMEL} with more,
 * who have one camel each.
 */
public sealed interface MarcoPoloMove extends Move {

  /** The camel of a move that names none. */
  int NO_CAMEL = 0;

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
}
