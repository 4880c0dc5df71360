package org.sanmarco.ui.table.model.score;

import module java.base;

import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.score.ScoreHistory.Segment;

/** Follows the scores of a game through its events. */
public final class ScoreCourse {

  private final int[] scores;
  private final UnaryOperator<List<Integer>> results;
  private final List<Integer> rounds = new ArrayList<>();
  private final List<Segment> segments = new ArrayList<>();
  private int moves;
  private int round = 1;
  private int turn;

  private ScoreCourse(int seats, int start, UnaryOperator<List<Integer>> results) {
    scores = new int[seats];
    Arrays.fill(scores, start);
    this.results = results;
  }

  /**
   * The history of a game.
   *
   * @param start the score of each seat before the first move
   * @param results the numbers that decide the win, of each player, given the seats' scores
   * @param reader adds the changes by an event
   */
  public static ScoreHistory of(
      List<SeenMove> history,
      int seats,
      int start,
      UnaryOperator<List<Integer>> results,
      BiConsumer<Event, ScoreCourse> reader) {
    ScoreCourse course = new ScoreCourse(seats, start, results);
    List<List<Integer>> all = new ArrayList<>(List.of(course.scores()));
    for (SeenMove played : history) {
      course.moves = played.number();
      played.events().forEach(event -> reader.accept(event, course));
      all.add(course.scores());
    }
    return new ScoreHistory(all, course.rounds, course.segments);
  }

  private List<Integer> scores() {
    return Arrays.stream(scores).boxed().toList();
  }

  /** Adds to a seat's score. */
  public void add(int seat, int points) {
    scores[seat - 1] += points;
  }

  /** Begins a round. */
  public void beginRound() {
    rounds.add(moves);
  }

  /** Begins a turn, and ends the one before. */
  public void beginTurn(int inRound, int number) {
    endTurn();
    round = inRound;
    turn = number;
  }

  /** Ends the turn, if one is under way. */
  public void endTurn() {
    if (turn > 0) {
      segments.add(new Segment(round, turn, moves, results.apply(scores())));
      turn = 0;
    }
  }

  /** Ends the game, after the last scoring. */
  public void endGame() {
    segments.add(new Segment(round, 0, moves, results.apply(scores())));
  }
}
