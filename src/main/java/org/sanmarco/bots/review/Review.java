package org.sanmarco.bots.review;

import module java.base;

import org.sanmarco.bots.Estimate;

/**
 * The review of a game.
 *
 * @param judgements of the decisions that were asked for, in the game's order; a decision with a
 *     single legal move is none
 * @param course each seat's win probability, seat 1 first: before the first move, after it, and so
 *     on. Each is as far as that seat could know it, so that they needn't add up to 1; at the end
 *     of the game they are its result
 * @param luck what chance's moves changed in each seat's win probability in all, seat 1 first
 */
public record Review(List<Judgement> judgements, List<List<Estimate>> course, List<Estimate> luck) {

  public Review {
    judgements = List.copyOf(judgements);
    course = course.stream().map(List::copyOf).toList();
    luck = List.copyOf(luck);
  }

  /** The review with the judgements of some seats only. */
  public Review of(IntPredicate seats) {
    return new Review(
        judgements.stream().filter(judged -> seats.test(judged.seat())).toList(), course, luck);
  }

  /**
   * The moves that changed some seat's win probability most, in the game's order; none whose change
   * may be an error of the estimates, or is small.
   *
   * @param most how many at most
   * @return their numbers, from 1
   */
  public List<Integer> turningPoints(int most) {
    return IntStream.range(1, course.size())
        .boxed()
        .filter(number -> change(number) > 0)
        .sorted(Comparator.comparingDouble((Integer number) -> -change(number)))
        .limit(most)
        .sorted()
        .toList();
  }

  /** The largest change of a seat's win probability by a move; 0 where none is certain. */
  private double change(int number) {
    List<Estimate> before = course.get(number - 1);
    List<Estimate> after = course.get(number);
    return IntStream.range(0, before.size())
        .filter(seat -> {
          Estimate was = before.get(seat);
          Estimate is = after.get(seat);
          return Grade.isBeyond(
              Math.abs(is.mean() - was.mean()),
              Math.hypot(is.error(), was.error()),
              Grade.MISTAKE.threshold());
        })
        .mapToDouble(seat -> Math.abs(after.get(seat).mean() - before.get(seat).mean()))
        .max()
        .orElse(0);
  }

  /** The number of decisions with a grade. */
  public int count(Grade grade) {
    return (int) judgements.stream().filter(judged -> judged.grade() == grade).count();
  }

  /** The sum of all losses that are beyond their error, in winning probability. */
  public double loss() {
    return judgements.stream()
        .filter(Judgement::isCertain)
        .mapToDouble(Judgement::loss)
        .reduce(0, Double::sum);
  }

  /**
   * The decisions that cost most, the dearest first; none whose loss is within its error.
   *
   * @param most how many at most
   */
  public List<Judgement> dearest(int most) {
    return judgements.stream()
        .filter(Judgement::isCertain)
        .sorted(Comparator.comparingDouble(Judgement::loss).reversed())
        .limit(most)
        .toList();
  }
}
