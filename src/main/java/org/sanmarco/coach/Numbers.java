package org.sanmarco.coach;

import module java.base;

import org.sanmarco.coach.Advice.Outcome;
import org.sanmarco.coach.Advice.Outcome.Kind;

/** The numbers of a topic in the lines of a move. */
final class Numbers {

  /** The share of lines that is nearly all. */
  private static final double NEARLY_ALL = 0.95;

  /** The least part of a difference of means that the told numbers must show. */
  private static final double SHOWN = 0.5;

  /** The least difference, in tenths of all lines, of reaching a number. */
  private static final int LEAST_TENTHS = 2;

  /** A number of which one more or less doesn't count. */
  private static final int MANY = 5;

  /** The least difference in likelihood that tells by itself which move is better. */
  private static final double FAR = 0.2;

  private final int[] numbers;

  /** One number for each line. */
  Numbers(IntStream numbers) {
    this.numbers = numbers.sorted().toArray();
  }

  /** The outcomes of two moves as they are told; empty if they don't show the difference. */
  static Optional<List<Outcome>> tell(Numbers here, Numbers there) {
    double difference = here.mean() - there.mean();
    Outcome first = here.outcome();
    Outcome second = there.outcome();
    return !first.equals(second)
            && (first.mean() - second.mean()) * Math.signum(difference)
                >= SHOWN * Math.abs(difference)
        ? Optional.of(List.of(first, second))
        : reached(here, there, Math.signum(difference));
  }

  /**
   * The outcomes for the number that one move reaches oftenest in comparison with the other.
   *
   * @param sign of the difference of means, which the told numbers must have, too
   */
  private static Optional<List<Outcome>> reached(Numbers here, Numbers there, double sign) {
    return IntStream.concat(Arrays.stream(here.numbers), Arrays.stream(there.numbers))
        .filter(number -> number > 0)
        .distinct()
        .boxed()
        .max(
            Comparator.comparingDouble(number -> sign * (here.reach(number) - there.reach(number))))
        .map(number ->
            List.of(
                Outcome.reached(number, here.reach(number)),
                Outcome.reached(number, there.reach(number))))
        .filter(
            told -> sign * (told.getFirst().tenths() - told.getLast().tenths()) >= LEAST_TENTHS);
  }

  /** Whether two outcomes differ by a step or seldom: one of many, or in two lines of ten. */
  static boolean areClose(List<Outcome> told) {
    Outcome here = told.getFirst();
    Outcome there = told.getLast();
    int most = Math.max(Math.abs(here.number()), Math.abs(there.number()));
    return here.number() == there.number()
        ? Math.abs(here.tenths() - there.tenths()) <= LEAST_TENTHS
        : Math.abs(here.number() - there.number()) == 1 && most >= MANY
            || Math.abs(here.mean() - there.mean()) < (double) LEAST_TENTHS / Outcome.ALL;
  }

  /** Whether something that comes about once or never is sure, or far likelier for one move. */
  static boolean isSure(List<Outcome> told) {
    return told.stream().anyMatch(outcome -> outcome.mean() == 1)
        || Math.abs(told.getFirst().mean() - told.getLast().mean()) > FAR;
  }

  private double mean() {
    return Arrays.stream(numbers).average().orElse(0);
  }

  /** The share of lines that reach a number. */
  private double reach(int number) {
    return (double) Arrays.stream(numbers).filter(one -> one >= number).count() / numbers.length;
  }

  /** The median of all lines in which it isn't 0. */
  private Outcome outcome() {
    int[] others = Arrays.stream(numbers).filter(number -> number != 0).toArray();
    double share = (double) others.length / numbers.length;
    if (share < 1 - NEARLY_ALL) {
      return Outcome.NONE;
    }
    int median = others[others.length / 2];
    double same = Arrays.stream(others).filter(number -> number == median).count();
    return new Outcome(
        median,
        share >= NEARLY_ALL ? Outcome.ALL : Outcome.tenths(share),
        same >= NEARLY_ALL * others.length ? Kind.EXACT : Kind.TYPICAL);
  }
}
