package org.sanmarco.bots;

import module java.base;

import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * A computer player for any game: plays each move on at random to the end of the game, and again
 * and again those that win more often.
 *
 * @param most the most games of a decision, also if the budget allows more
 */
record PlayoutBot(long most) implements Bot {

  @Override
  public Move choose(View view, Budget budget) {
    return rank(view, budget).getFirst().move();
  }

  /** The two moves that are left once the worse half was dropped time and again. */
  @Override
  public List<Rated> rank(View view, Budget budget) {
    List<? extends Move> moves = view.legal();
    List<Rated> ranked = List.of();
    int rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(moves.size() - 1));
    for (int round = 1; round <= rounds; round++) {
      ranked =
          rate(view, moves, budget.atMost(most).part(round, rounds)).stream()
              .sorted(Comparator.comparingDouble(rated -> -rated.winProbability()))
              .toList();
      moves = ranked.stream().map(Rated::move).limit((moves.size() + 1) / 2).toList();
    }
    return ranked;
  }
}
