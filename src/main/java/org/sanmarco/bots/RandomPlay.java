package org.sanmarco.bots;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.View;

/** Estimates positions of any game by playing at random to the end. */
final class RandomPlay {

  private RandomPlay() {}

  /** Rates moves in their order, each in as many games. */
  static List<Rated> rate(View view, List<? extends Move> moves, Budget budget) {
    XorShift random = new XorShift(budget.seed());
    int side = view.side(((Actor.Seat) view.actor()).number());
    double[] sums = new double[moves.size()];
    long games = 0;
    do {
      for (int i = 0; i < sums.length; i++) {
        Position position = view.sample(random);
        position.play(moves.get(i), EventListener.SILENT);
        sums[i] += end(position, random).share(side);
      }
      games++;
    } while (budget.used(games * sums.length) < 1);
    double played = games;
    return IntStream.range(0, sums.length)
        .mapToObj(i -> new Rated(moves.get(i), sums[i] / played))
        .toList();
  }

  /** Each side's win probability. */
  static List<Estimate> forecast(View view, Budget budget) {
    XorShift random = new XorShift(budget.seed());
    int sides = IntStream.rangeClosed(1, view.seats()).map(view::side).max().orElseThrow();
    double[] sums = new double[sides];
    double[] squares = new double[sides];
    long games = 0;
    do {
      Result result = end(view.sample(random), random);
      Arrays.setAll(sums, i -> sums[i] + result.share(i + 1));
      Arrays.setAll(squares, i -> squares[i] + result.share(i + 1) * result.share(i + 1));
      games++;
    } while (budget.used(games) < 1);
    long played = games;
    return IntStream.range(0, sides)
        .mapToObj(i -> Estimate.of(played, sums[i], squares[i]))
        .toList();
  }

  private static Result end(Position position, XorShift random) {
    while (!position.isOver()) {
      position.playRandom(random);
    }
    return Objects.requireNonNull(position.result());
  }
}
