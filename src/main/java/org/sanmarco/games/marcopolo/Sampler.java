package org.sanmarco.games.marcopolo;

import org.sanmarco.kernel.RandomSource;

/** Random moves: a seat's uniformly, chance's by their probabilities (MS2, MT7). */
final class Sampler {

  private Sampler() {}

  static long code(MarcoPoloPosition position, RandomSource random) {
    return switch (position.phase) {
      case DEAL ->
          PackedMove.code(PackedMove.DEAL, cards(position.deck, MarcoPoloState.HAND, random));
      case ROW ->
          PackedMove.code(PackedMove.ROW, cards(position.stock(), position.rowDraw(), random));
      case MOVE -> MoveGenerator.move(position, random.below(MoveGenerator.moves(position)));
      case TAKE -> take(position, random);
      case CARD -> PackedMove.code(PackedMove.CARD, cards(position.stock(), 1, random));
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /** Cards drawn without replacement, packed; there must be as many. */
  static long cards(long from, int count, RandomSource random) {
    long left = from;
    int size = Cards.size(from);
    for (int i = 0; i < count; i++) {
      left -= Cards.at(left, random.below(size - i));
    }
    return from - left;
  }

  /** Cards of the row that are alike are one move, and so is the deck. */
  private static long take(MarcoPoloPosition position, RandomSource random) {
    int cards = 0;
    for (long left = position.row; left != 0; left -= Cards.firstAlike(left)) {
      cards++;
    }
    int pick = random.below(cards + (position.mayTakeFromDeck() ? 1 : 0));
    if (pick == cards) {
      return PackedMove.code(PackedMove.TAKE, 0);
    }
    long left = position.row;
    for (int i = 0; i < pick; i++) {
      left -= Cards.firstAlike(left);
    }
    return PackedMove.code(PackedMove.TAKE, Cards.first(left));
  }
}
