package org.sanmarco.ui.fame;

import module java.base;

import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.FinishedGame.Player;
import org.sanmarco.table.Seat;

/**
 * The results of one player in one game. People of the same name count as one; computers count by
 * level.
 *
 * @param name as it was written last
 * @param computer the computer's level; empty for a person
 * @param games how many they finished
 * @param wins how many of these they won, alone or not
 * @param best their best score
 * @param advised whether a computer advised them in the game of that score
 * @param last when their last game ended
 */
record Standing(
    String name, String computer, int games, int wins, int best, boolean advised, Instant last) {

  /** People first; then by wins, and the fewer games for as many wins the better. */
  private static final Comparator<Standing> ORDER =
      Comparator.comparing((Standing standing) -> !standing.computer.isEmpty())
          .thenComparing(Comparator.comparingInt(Standing::wins).reversed())
          .thenComparingInt(Standing::games)
          .thenComparing(Comparator.comparingInt(Standing::best).reversed())
          .thenComparing(Standing::name);

  /** Everybody who played a game, the best first. */
  static List<Standing> of(Collection<FinishedGame> games, String game) {
    Map<String, Standing> all = new LinkedHashMap<>();
    for (FinishedGame finished : games) {
      if (finished.game().equals(game)) {
        finished
            .players()
            .forEach(player -> all.merge(key(player), of(player, finished.ended()), Standing::and));
      }
    }
    return all.values().stream().sorted(ORDER).toList();
  }

  private static Standing of(Player player, Instant ended) {
    return new Standing(
        player.name(),
        player.computer(),
        1,
        player.won() ? 1 : 0,
        player.score(),
        player.advised(),
        ended);
  }

  /** The same with another game; of equal scores the one without advice is kept. */
  private Standing and(Standing other) {
    boolean better = other.best > best || other.best == best && advised && !other.advised;
    return new Standing(
        other.last.isBefore(last) ? name : other.name,
        computer,
        games + other.games,
        wins + other.wins,
        Math.max(best, other.best),
        better ? other.advised : advised,
        other.last.isBefore(last) ? last : other.last);
  }

  private static String key(Player player) {
    return player.computer() + " " + Seat.nameKey(player.name());
  }
}
