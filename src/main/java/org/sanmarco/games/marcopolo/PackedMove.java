package org.sanmarco.games.marcopolo;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Deal;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Draw;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Row;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.notation.Field;

/**
 * A move as one number, for generating and searching without making objects: three bits for the
 * kind, three for the camel as the move names it, then the cards as in {@link Cards}.
 */
public final class PackedMove {

  public static final int DEAL = 0;
  public static final int ROW = 1;
  public static final int STEP = 2;
  public static final int BALLAST = 3;
  public static final int STOP = 4;
  public static final int TAKE = 5;
  public static final int CARD = 6;

  private static final Field KIND = Field.first(3);
  private static final Field CAMEL = KIND.next(3);

  /** The lowest bit of the cards. */
  private static final int CARDS = CAMEL.shift(1);

  private PackedMove() {}

  /** The kind of a move, one of the constants here. */
  public static int kind(long code) {
    return KIND.get(code);
  }

  /** The camel that a move names, from 1; {@link MarcoPoloMove#NO_CAMEL} if it names none. */
  public static int camel(long code) {
    return CAMEL.get(code);
  }

  /** The cards of a move, packed as in {@link Cards}; none where it takes the deck's top card. */
  public static long cards(long code) {
    return code >>> CARDS;
  }

  /** The number of a move that names no camel. */
  public static long code(int kind, long cards) {
    return code(kind, MarcoPoloMove.NO_CAMEL, cards);
  }

  /**
   * The number of a move.
   *
   * @param camel as the move names it
   * @param cards packed as in {@link Cards}
   */
  public static long code(int kind, int camel, long cards) {
    return cards << CARDS | CAMEL.of(camel) | kind;
  }

  /** The number of a move that is legal somewhere; nothing is checked. */
  static long of(MarcoPoloMove move) {
    return switch (move) {
      case Deal(Cards cards) -> code(DEAL, cards.packed());
      case Row(Cards cards) -> code(ROW, cards.packed());
      case Step(int camel, Cards cards) -> code(STEP, camel, cards.packed());
      case Ballast(int camel) -> code(BALLAST, camel, 0);
      case Stop() -> code(STOP, 0);
      case Take(@Nullable Card card) -> code(TAKE, card == null ? 0 : Cards.one(card.index()));
      case Draw(Card card) -> code(CARD, Cards.one(card.index()));
    };
  }

  static MarcoPoloMove move(long code) {
    Cards cards = new Cards(cards(code));
    return switch (kind(code)) {
      case DEAL -> new Deal(cards);
      case ROW -> new Row(cards);
      case STEP -> new Step(camel(code), cards);
      case BALLAST -> new Ballast(camel(code));
      case STOP -> new Stop();
      case TAKE -> new Take(cards.isEmpty() ? null : cards.list().getFirst());
      case CARD -> new Draw(cards.list().getFirst());
      default -> throw new AssertionError(code);
    };
  }
}
