package org.sanmarco.games.marcopolo;

import org.sanmarco.notation.MoveCodes;

/**
 * Decides what is legal, as the only class. The list of moves, the sampler, the screens and {@link
 * RefusalReasons} ask here.
 */
final class MoveGenerator {

  private MoveGenerator() {}

  /** Adds the moves open to the actor, each once; none where five cards are drawn. */
  static void list(MarcoPoloPosition position, MoveCodes codes) {
    switch (position.phase) {
      case MOVE -> {
        int moves = moves(position);
        for (int i = 0; i < moves; i++) {
          codes.add(move(position, i));
        }
      }
      case TAKE -> {
        cards(PackedMove.TAKE, position.row, codes);
        if (position.mayTakeFromDeck()) {
          codes.add(PackedMove.code(PackedMove.TAKE, 0));
        }
      }
      case CARD -> cards(PackedMove.CARD, position.stock(), codes);
      case ROW -> {
        if (position.turn > 0) {
          cards(PackedMove.ROW, position.stock(), codes);
        }
      }
      case DEAL, OVER -> {}
    }
  }

  /** The number of moves while camels move, each payment being one (MT2, MT5). */
  static int moves(MarcoPoloPosition position) {
    long hand = position.hands[position.player];
    int moves = 1;
    for (int left = position.movable(); left != 0; left &= left - 1) {
      int space = position.nextSpace(Integer.numberOfTrailingZeros(left));
      moves += Payments.count(position.track.condition(space), hand);
      moves += mayDropBallast(position, space) ? 1 : 0;
    }
    return moves;
  }

  /**
   * One of the moves while camels move: by camel its payments, then ballast; the last one is to
   * stop.
   *
   * @param number 0 and up, below {@link #moves}
   */
  static long move(MarcoPoloPosition position, int number) {
    long hand = position.hands[position.player];
    int rest = number;
    for (int left = position.movable(); left != 0; left &= left - 1) {
      int camel = Integer.numberOfTrailingZeros(left);
      int space = position.nextSpace(camel);
      Condition condition = position.track.condition(space);
      int payments = Payments.count(condition, hand);
      if (rest < payments) {
        long payment = Payments.get(condition, hand, rest);
        return PackedMove.code(PackedMove.STEP, position.named(camel), payment);
      }
      rest -= payments;
      if (mayDropBallast(position, space) && rest-- == 0) {
        return PackedMove.code(PackedMove.BALLAST, position.named(camel), 0);
      }
    }
    return PackedMove.code(PackedMove.STOP, 0);
  }

  /** MT5, MV3, MV4. */
  static boolean mayDropBallast(MarcoPoloState state, int space) {
    return !state.ballast
        && state.goldOf(state.player) > 0
        && state.hasOpponentBeen(state.player + 1, space);
  }

  /** A move for each of the cards that are not alike. */
  private static void cards(int kind, long cards, MoveCodes codes) {
    for (long left = cards; left != 0; left -= Cards.firstAlike(left)) {
      codes.add(PackedMove.code(kind, Cards.first(left)));
    }
  }
}
