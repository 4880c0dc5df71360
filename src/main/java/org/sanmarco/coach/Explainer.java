package org.sanmarco.coach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.coach.Advice.Reason;
import org.sanmarco.coach.Advice.Second;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;

/**
 * Finds out why one move is better than another: plays both on in the same way several times, and
 * compares what typically came of them.
 *
 * @param tally the game's counts
 * @param thinker ranks the moves, and plays for the seat that decides
 * @param player plays for the others, quickly
 */
public record Explainer(Tally tally, Bot thinker, Bot player) {

  /** The difference in win probability below which two moves are nearly equal. */
  private static final double CLOSE = 0.01;

  /** The least difference in worth that is a reason. */
  private static final double LEAST = 0.3;

  /** The number of standard errors beyond which a difference is no accident. */
  private static final double ERRORS = 2;

  /** The least share of the first reason's difference that makes a second one worth saying. */
  private static final double WORTH_SAYING = 0.4;

  private static final int MOST_REASONS = 2;

  /** The share of lines in which a typical outcome comes about. */
  private static final double TYPICAL = 0.5;

  private static final double CERTAIN = 0.95;

  /** The number of positions that are guessed until a move can be made. */
  private static final int MOST_GUESSES = 500;

  private static final int FEWEST_PAIRS = 3;
  private static final int MOST_PAIRS = 24;
  private static final int MOST_MOVES = 80;

  /** The iterations of a decision within a line. */
  private static final int ITERATIONS = 48;

  /**
   * Advice for the seat whose view this is.
   *
   * @param thinking for the search
   * @param comparing for the lines, from when they begin; an iteration is a pair of them
   */
  public Advice advise(View view, Budget thinking, Supplier<Budget> comparing) {
    List<Rated> ranked = thinker.rank(view, thinking);
    Rated best = ranked.getFirst();
    if (ranked.size() == 1 || thinking.isStopped()) {
      return Advice.of(best.move());
    }
    Rated second = ranked.get(1);
    return compare(
        view::sample,
        best.move(),
        second.move(),
        best.winProbability() - second.winProbability() < CLOSE,
        comparing.get());
  }

  /**
   * Why a move is better than the one that was made in its place.
   *
   * @param view of the seat that decides
   * @param made another move than the better one
   * @param comparing for the lines; an iteration is a pair of them
   */
  public Advice correct(View view, Move better, Move made, Budget comparing) {
    return compare(view::sample, better, made, false, comparing).insteadOfMade();
  }

  /**
   * Why a move is better than all others.
   *
   * @param view of the seat that decides
   * @param thinking for the search
   * @param comparing for the lines, from when they begin; an iteration is a pair of them
   */
  public Advice justify(View view, Move best, Budget thinking, Supplier<Budget> comparing) {
    return thinker.rank(view, thinking).stream()
        .map(Rated::move)
        .filter(other -> !other.equals(best))
        .findFirst()
        .map(other -> compare(view::sample, best, other, false, comparing.get()))
        .orElse(Advice.of(best));
  }

  /**
   * Why a seat made a move, as far as a view tells that may be another's: nothing else is known
   * here of what that seat held, except that it could make the move.
   *
   * @param known a view of the position before the move
   * @param thinking for the search
   * @param comparing for the lines, from when they begin; an iteration is a pair of them
   * @return the move and a better or the next best one; empty if no position fits the view and the
   *     move
   */
  public Optional<Advice> explain(
      View known, Move made, Budget thinking, Supplier<Budget> comparing) {
    Optional<Position> guess = fitting(known, List.of(made), new XorShift(thinking.seed()));
    if (guess.isEmpty()) {
      return Optional.empty();
    }
    List<Rated> ranked = thinker.rank(guess.get().view(known.onTurn()), thinking);
    Optional<Rated> other = ranked.stream().filter(one -> !one.move().equals(made)).findFirst();
    if (other.isEmpty() || thinking.isStopped()) {
      return Optional.of(Advice.of(made));
    }
    double rating =
        ranked.stream()
            .filter(one -> one.move().equals(made))
            .mapToDouble(Rated::winProbability)
            .findFirst()
            .orElse(0);
    Move second = other.get().move();
    return Optional.of(
        compare(
            random -> fitting(known, List.of(made, second), random).orElse(guess.get()),
            made,
            second,
            rating - other.get().winProbability() < CLOSE,
            comparing.get()));
  }

  /** A position that looks like a view and in which all these moves can be made. */
  private static Optional<Position> fitting(View known, List<Move> moves, XorShift random) {
    for (int i = 0; i < MOST_GUESSES; i++) {
      Position guess = known.sample(random);
      if (moves.stream().allMatch(move -> guess.refusal(move) == null)) {
        return Optional.of(guess);
      }
    }
    return Optional.empty();
  }

  /**
   * Compares two moves of the seat that acts.
   *
   * @param positions the positions from which lines are played
   */
  Advice compare(
      Function<XorShift, Position> positions,
      Move best,
      Move second,
      boolean isClose,
      Budget budget) {
    List<Counted> firsts = new ArrayList<>();
    List<Counted> seconds = new ArrayList<>();
    int pairs = 0;
    while (pairs < FEWEST_PAIRS || pairs < MOST_PAIRS && budget.used(pairs) < 1) {
      pairs++;
      long seed = budget.seed() + pairs * XorShift.GOLDEN;
      Position start = positions.apply(new XorShift(seed));
      firsts.add(play(start, best, seed));
      seconds.add(play(start, second, seed));
    }
    List<Difference> differences = new ArrayList<>();
    for (int topic = 0; topic < firsts.getFirst().gains().size(); topic++) {
      Difference.of(firsts, seconds, topic).ifPresent(differences::add);
    }
    differences.sort(Comparator.comparingDouble(Difference::worth).reversed());
    List<Difference> told =
        differences.stream()
            .filter(one -> one.worth() >= WORTH_SAYING * differences.getFirst().worth())
            .limit(MOST_REASONS)
            .toList();
    return new Advice(
        best,
        told.stream().map(Difference::here).toList(),
        Optional.of(
            new Second(second, told.stream().findFirst().map(Difference::there), isClose, false)));
  }

  /** A line and its counts. */
  private record Counted(Line line, List<Gain> gains) {}

  private Counted play(Position start, Move first, long seed) {
    int seat = start.onTurn();
    int side = start.player(seat);
    XorShift random = new XorShift(seed);
    Position position = start.copy();
    List<Move> moves = new ArrayList<>();
    List<Event> events = new ArrayList<>();
    Move move = first;
    do {
      moves.add(move);
      position.play(move, events::add);
      move =
          position.isOver() || moves.size() == MOST_MOVES || tally.isFarEnough(start, position)
              ? null
              : switch (position.actor()) {
                case Actor.Seat(int acting) ->
                    (position.player(acting) == side ? thinker : player)
                        .choose(
                            position.view(acting),
                            Budget.forIterations(seed + moves.size(), ITERATIONS));
                default -> position.sample(random);
              };
    } while (move != null);
    Line line = new Line(start, moves, events, position);
    return new Counted(line, tally.count(line, seat));
  }

  /** A topic in which one move does better. */
  private record Difference(double worth, Reason here, Reason there) {

    /** Empty if it does not do clearly better, or if neither an outcome nor a mean shows it. */
    static Optional<Difference> of(List<Counted> firsts, List<Counted> seconds, int topic) {
      int pairs = firsts.size();
      double[] differences = new double[pairs];
      for (int i = 0; i < pairs; i++) {
        differences[i] =
            firsts.get(i).gains().get(topic).worth() - seconds.get(i).gains().get(topic).worth();
      }
      double mean = Arrays.stream(differences).average().orElse(0);
      double squares = Arrays.stream(differences).map(one -> (one - mean) * (one - mean)).sum();
      if (mean < LEAST || mean < ERRORS * Math.sqrt(squares / (pairs - 1) / pairs)) {
        return Optional.empty();
      }
      return of(mean, typical(firsts, topic), typical(seconds, topic))
          .or(() -> of(mean, mean(firsts, topic), mean(seconds, topic)));
    }

    private static Optional<Difference> of(
        double worth, Optional<Reason> here, Optional<Reason> there) {
      return here.isPresent() && there.isPresent() && !here.get().fact().equals(there.get().fact())
          ? Optional.of(new Difference(worth, here.get(), there.get()))
          : Optional.empty();
    }

    /** The outcome of most lines. */
    private static Optional<Reason> typical(List<Counted> lines, int topic) {
      Map<Fact, List<Line>> byFact =
          lines.stream()
              .collect(
                  Collectors.groupingBy(
                      line -> line.gains().get(topic).fact(),
                      LinkedHashMap::new,
                      Collectors.mapping(Counted::line, Collectors.toList())));
      return byFact.entrySet().stream()
          .max(Comparator.comparingInt(entry -> entry.getValue().size()))
          .filter(entry -> entry.getValue().size() >= TYPICAL * lines.size())
          .map(entry ->
              new Reason(
                  entry.getKey(),
                  entry.getValue().size() >= CERTAIN * lines.size(),
                  entry.getValue()));
    }

    /** The rounded mean of the topic's number, if it has one. */
    private static Optional<Reason> mean(List<Counted> lines, int topic) {
      Gain any = lines.getFirst().gains().get(topic);
      long mean =
          Math.round(
              lines.stream()
                  .mapToInt(line -> line.gains().get(topic).number().orElse(-1))
                  .average()
                  .orElse(-1));
      return mean < 0
          ? Optional.empty()
          : Optional.of(
              new Reason(
                  Fact.of(any.topic() + ".mean", (int) mean),
                  true,
                  lines.stream().map(Counted::line).toList()));
    }
  }
}
