package org.sanmarco.bots.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Listener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;

/**
 * A match: in each game one {@code a} sits against {@code b} at all other places. From each start a
 * game is played for every place of {@code a}, with the same dice and cards as far as the moves
 * allow.
 *
 * @param game what is played
 * @param players how many play
 * @param a whose share of the wins is asked for
 * @param b the others
 * @param seed the same one gives the same games, if both think by iterations
 */
public record Match(Game game, int players, Contestant a, Contestant b, long seed) {

  /**
   * A game that was played.
   *
   * @param place the player who was {@code a}, from 1
   * @param setup how it began
   * @param moves all its moves
   */
  public record Played(int place, Tally.Outcome outcome, Setup setup, List<Move> moves) {}

  /** Plays one of the match's games. */
  public Played play(int start, int place) {
    Setup setup = new Setup(game.id(), players, Map.of());
    Position position = game.start(setup);
    List<?> holders = (List<?>) Objects.requireNonNull(position.describe().get("players"));
    List<Move> moves = new ArrayList<>();
    List<Long> nanosA = new ArrayList<>();
    List<Long> nanosB = new ArrayList<>();
    while (!position.actor().equals(Actor.OVER)) {
      long chance = seed + start * XorShift.GOLDEN + moves.size() * (XorShift.GOLDEN >>> 7);
      Move move;
      if (position.actor() instanceof Actor.Seat(int seat)) {
        boolean byA = holders.get(seat - 1).equals(place);
        Contestant contestant = byA ? a : b;
        Budget budget = contestant.allowance().begin(~chance);
        long begun = System.nanoTime();
        move = contestant.bot().choose(position.view(seat), budget);
        (byA ? nanosA : nanosB).add(System.nanoTime() - begun);
      } else {
        move = position.sample(new XorShift(chance));
      }
      position.play(move, Listener.SILENT);
      moves.add(move);
    }
    Map<?, ?> result = (Map<?, ?>) Objects.requireNonNull(position.describe().get("result"));
    List<?> winners = (List<?>) Objects.requireNonNull(result.get("winners"));
    List<?> score = (List<?>) Objects.requireNonNull(result.get("score"));
    int best = Integer.MIN_VALUE;
    for (int player = 1; player <= players; player++) {
      best = player == place ? best : Math.max(best, (int) score.get(player - 1));
    }
    return new Played(
        place,
        new Tally.Outcome(
            start,
            winners.contains(place) ? 1.0 / winners.size() : 0,
            (int) score.get(place - 1) - best,
            List.copyOf(nanosA),
            List.copyOf(nanosB)),
        setup,
        List.copyOf(moves));
  }
}
