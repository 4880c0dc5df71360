package org.sanmarco.games.canalgrande;

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
import org.sanmarco.notation.Field;

/**
 * Moves as numbers, for the core and for searches: the kind in the lowest four bits, the rest
 * above: packed cards, of a division those of its first offer, or a card's ordinal, or an offer or
 * a seat counted from 0.
 */
public final class PackedMove {

  // The kinds, named after the words that the moves are written with.
  public static final int DEAL = 0;
  public static final int DRAW = 1;
  public static final int DIVIDE = 2;
  public static final int TAKE = 3;
  public static final int ROB = 4;
  public static final int STEAL = 5;
  public static final int SPY = 6;
  public static final int PLAY = 7;
  public static final int GONDOLA = 8;
  public static final int DONE = 9;
  public static final int PASS = 10;
  public static final int BONUS = 11;

  private static final Field KIND = Field.first(4);

  private PackedMove() {}

  /** The kind of a move, one of the constants here. */
  public static int kind(long code) {
    return KIND.get(code);
  }

  /** The bits above the kind. */
  public static long number(long code) {
    return code >>> KIND.bits();
  }

  /**
   * The number of a move.
   *
   * @param kind one of the constants here
   * @param number what stands above it
   */
  public static long code(int kind, long number) {
    return number << KIND.bits() | kind;
  }

  /** The number of a move that is legal somewhere; nothing is checked. */
  static long of(CanalGrandeMove move) {
    return switch (move) {
      case Deal(Cards cards) -> code(DEAL, cards.packed());
      case Draw(Cards cards) -> code(DRAW, cards.packed());
      case Divide(Cards first, Cards _) -> code(DIVIDE, first.packed());
      case Take(int offer) -> code(TAKE, offer - 1);
      case Rob(int victim) -> code(ROB, victim - 1);
      case Steal(Card card) -> code(STEAL, card.ordinal());
      case Spy(Cards cards) -> code(SPY, cards.packed());
      case Play(Card district) -> code(PLAY, district.ordinal());
      case Gondola(Card district) -> code(GONDOLA, district.ordinal());
      case Done() -> code(DONE, 0);
      case Pass() -> code(PASS, 0);
      case Bonus(Cards cards) -> code(BONUS, cards.packed());
    };
  }

  /** The move behind a number in a state. */
  static CanalGrandeMove move(long code, CanalGrandeState state) {
    long number = number(code);
    return switch (kind(code)) {
      case DEAL -> new Deal(new Cards(number));
      case DRAW -> new Draw(new Cards(number));
      case DIVIDE -> new Divide(new Cards(number), new Cards(state.drawn - number));
      case TAKE -> new Take((int) number + 1);
      case ROB -> new Rob((int) number + 1);
      case STEAL -> new Steal(Card.ALL.get((int) number));
      case SPY -> new Spy(new Cards(number));
      case PLAY -> new Play(Card.ALL.get((int) number));
      case GONDOLA -> new Gondola(Card.ALL.get((int) number));
      case DONE -> new Done();
      case PASS -> new Pass();
      case BONUS -> new Bonus(new Cards(number));
      default -> throw new AssertionError(code);
    };
  }
}
