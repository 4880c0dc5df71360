package org.sanmarco.coach;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.coach.Advice.Chances;
import org.sanmarco.coach.Advice.Other;
import org.sanmarco.coach.Advice.Role;
import org.sanmarco.coach.Advice.Verdict;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;

/**
 * Finds out why one move is better than another, from the lines that the search itself plays.
 *
 * @param ledger the game's account of a line
 * @param thinker the player who searches
 * @param tempted a player who looks no further than most people
 */
public record Explainer(Ledger ledger, Bot thinker, Bot tempted) {

  /** The number of positions that are guessed until a move can be made. */
  private static final int MOST_GUESSES = 500;

  /**
   * Advice for the seat whose view this is.
   *
   * @param thinking for the search
   * @param comparing for the lines, from when they begin
   */
  public Advice advise(View view, Budget thinking, Supplier<Budget> comparing) {
    List<Rated> ranked = thinker.rank(view, thinking);
    Move best = ranked.getFirst().move();
    if (ranked.size() == 1 || thinking.isStopped()) {
      return Advice.of(best);
    }
    Move tempting = tempted.choose(view, Budget.forIterations(thinking.seed(), 1));
    List<Move> moves = new ArrayList<>(List.of(best, other(ranked, best).orElseThrow()));
    if (moves.stream().map(ledger::plan).noneMatch(ledger.plan(tempting)::equals)) {
      moves.add(tempting);
    }
    Contrast contrast = contrast(view, moves, comparing.get());
    Advice second = advice(contrast, moves, 1, Role.SECOND);
    if (second.other().filter(Other::isBetter).isPresent()) {
      // What came out ahead among many was lucky.
      return advice(contrast, List.of(1, 0), moves, Role.SECOND);
    }
    if (moves.size() == 2 || second.other().filter(Other::isClear).isPresent()) {
      return second;
    }
    Advice trap = advice(contrast, moves, 2, Role.TEMPTING);
    return trap.other().map(Other::verdict).equals(Optional.of(Verdict.WORSE)) ? trap : second;
  }

  /**
   * Advice for the seat whose view this is, which has a move in mind.
   *
   * @param tried that move; it is advised itself if none is better
   * @param thinking for the search
   * @param comparing for the lines, from when they begin
   */
  public Advice advise(View view, Move tried, Budget thinking, Supplier<Budget> comparing) {
    Move best = thinker.rank(view, thinking).getFirst().move();
    if (best.equals(tried) || thinking.isStopped()) {
      return Advice.of(best);
    }
    Advice advice = correct(view, best, tried, Role.TRIED, comparing.get());
    return advice.other().filter(Other::isBetter).isPresent() ? Advice.of(tried) : advice;
  }

  /**
   * Why a move is better than the one that was made in its place.
   *
   * @param view of the seat that decides
   * @param made another move than the better one
   * @param role of that move
   * @param comparing for the lines
   */
  public Advice correct(View view, Move better, Move made, Role role, Budget comparing) {
    List<Move> moves = List.of(better, made);
    return advice(contrast(view, moves, comparing), moves, 1, role);
  }

  /**
   * Why a move is better than one that solves nothing: the one that most people make, or the next.
   *
   * @param view of the seat that decides
   * @param next the best move that isn't as good
   * @param solves whether a move is as good
   * @param comparing for the lines
   */
  public Advice justify(View view, Move best, Move next, Predicate<Move> solves, Budget comparing) {
    Move tempting = tempted.choose(view, Budget.forIterations(comparing.seed(), 1));
    return solves.test(tempting) || tempting.equals(next)
        ? correct(view, best, next, Role.SECOND, comparing)
        : correct(view, best, tempting, Role.TEMPTING, comparing);
  }

  /**
   * Why a seat made a move, as far as a view tells that may be another's: nothing else is known
   * here of what that seat held, except that it could make the move.
   *
   * @param known a view of the position before the move
   * @param thinking for the search
   * @param comparing for the lines, from when they begin
   * @return the move and a better or the next best one; empty if no position fits the view and the
   *     move
   */
  public Optional<Advice> explain(
      View known, Move made, Budget thinking, Supplier<Budget> comparing) {
    XorShift random = new XorShift(thinking.seed());
    Optional<View> guess = fitting(known, List.of(made), random).map(Explainer::mover);
    if (guess.isEmpty()) {
      return Optional.empty();
    }
    Optional<Move> other = other(thinker.rank(guess.get(), thinking), made);
    if (other.isEmpty() || thinking.isStopped()) {
      return Optional.of(Advice.of(made));
    }
    List<Move> moves = List.of(made, other.get());
    Contrast contrast = new Contrast(ledger, moves.size());
    contrast.watch(
        thinker,
        moves,
        comparing.get(),
        tree ->
            tree == 1
                ? guess.get()
                : fitting(known, moves, random).map(Explainer::mover).orElse(guess.get()));
    return Optional.of(advice(contrast, moves, 1, Role.SECOND));
  }

  /**
   * The events of a move that was not made, as the seat may see them whose view this is.
   *
   * @param known a view of the position before the move
   * @return none if no position fits the view and the move
   */
  public static List<Event> events(View known, Move move) {
    List<Event> events = new ArrayList<>();
    fitting(known, List.of(move), new XorShift(known.onTurn()))
        .ifPresent(guess -> guess.play(move, event -> events.add(event.seenBy(known.seat()))));
    return events;
  }

  /** The best move with another plan; if there is none, the best other move. */
  private Optional<Move> other(List<Rated> ranked, Move move) {
    return ranked.stream()
        .map(Rated::move)
        .filter(one -> !one.equals(move))
        .min(Comparator.comparing(one -> ledger.plan(one).equals(ledger.plan(move))));
  }

  private static View mover(Position position) {
    return position.view(position.onTurn());
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

  private Contrast contrast(View view, List<Move> moves, Budget budget) {
    Contrast contrast = new Contrast(ledger, moves.size());
    contrast.watch(thinker, moves, budget, _ -> view);
    return contrast;
  }

  private static Advice advice(Contrast contrast, List<Move> moves, int second, Role role) {
    return advice(contrast, List.of(0, second), moves, role);
  }

  private static Advice advice(Contrast contrast, List<Integer> pair, List<Move> moves, Role role) {
    int first = pair.getFirst();
    int second = pair.getLast();
    Move best = moves.get(first);
    if (contrast.isEmpty()) {
      return Advice.of(best);
    }
    Other other =
        new Other(
            moves.get(second),
            role,
            new Chances(contrast.chance(first), contrast.chance(second)),
            contrast.difference(first, second));
    return new Advice(
        best,
        Set.of(Verdict.WORSE, Verdict.PROBABLY_WORSE).contains(other.verdict())
            ? contrast.reasons(first, second)
            : List.of(),
        Optional.of(other));
  }
}
