package org.sanmarco.ui.table.model.score;

import module java.base;

/**
 * The scores move by move and turn by turn.
 *
 * @param scores of each seat after each move, the first seat first; before the first move it is at
 *     index 0
 * @param rounds the number of moves before each round, the first round first
 * @param segments the turns that are over, and at the end the last scoring
 */
public record ScoreHistory(
    List<List<Integer>> scores, List<Integer> rounds, List<Segment> segments) {

  public ScoreHistory {
    scores = List.copyOf(scores);
    rounds = List.copyOf(rounds);
    segments = List.copyOf(segments);
  }

  /**
   * A turn, including the end of its round; or the last scoring.
   *
   * @param turn its number, 0 for the last scoring
   * @param moves the number of moves at its end
   * @param results of the players at its end, the first player first: the numbers that decide the
   *     win
   */
  public record Segment(int round, int turn, int moves, List<Integer> results) {

    public Segment {
      results = List.copyOf(results);
    }

    /** Whether it is the last scoring. */
    public boolean isLastScoring() {
      return turn == 0;
    }
  }

  /**
   * The part of a game that decided it.
   *
   * @param segment the deciding segment
   * @param player the winner
   * @param gain the growth of that player's result in it
   * @param always whether nobody else was ever in front, so that it is the largest gain; otherwise
   *     it is the part after which the lead was never lost again
   */
  public record TurningPoint(Segment segment, int player, int gain, boolean always) {}

  /**
   * The part that decided the game.
   *
   * @param winners the players who won
   * @return empty if the win is shared
   */
  public Optional<TurningPoint> turningPoint(List<Integer> winners) {
    if (winners.size() > 1 || segments.isEmpty()) {
      return Optional.empty();
    }
    int player = winners.getFirst();
    int last = segments.size() - 1;
    // Once in front, never caught up with.
    boolean always =
        last == 0
            || lead(last - 1, player) > 0
                && IntStream.range(0, last)
                    .dropWhile(part -> lead(part, player) == 0)
                    .allMatch(part -> lead(part, player) > 0);
    if (always) {
      int largest = 0;
      for (int part = 1; part <= last; part++) {
        largest = gain(part, player) > gain(largest, player) ? part : largest;
      }
      return Optional.of(turningPoint(largest, player, true));
    }
    // The winner of a tie leads after the last scoring, regardless of the tie breaker.
    int first = last;
    while (lead(first - 1, player) > 0) {
      first--;
    }
    return Optional.of(turningPoint(first, player, false));
  }

  private TurningPoint turningPoint(int part, int player, boolean always) {
    return new TurningPoint(segments.get(part), player, gain(part, player), always);
  }

  /** A player's lead over the best of the others. */
  private int lead(int part, int player) {
    List<Integer> results = segments.get(part).results();
    int best =
        IntStream.rangeClosed(1, results.size())
            .filter(other -> other != player)
            .map(other -> results.get(other - 1))
            .max()
            .orElseThrow();
    return results.get(player - 1) - best;
  }

  private int gain(int part, int player) {
    int before = part == 0 ? 0 : segments.get(part - 1).results().get(player - 1);
    return segments.get(part).results().get(player - 1) - before;
  }
}
