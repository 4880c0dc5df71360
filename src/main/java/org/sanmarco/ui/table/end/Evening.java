package org.sanmarco.ui.table.end;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.FinishedGame.Player;

/**
 * The games of an evening: all that the same players finished in the twelve hours before the last.
 *
 * @param games how many, with the last
 * @param lines the results, in the order of the last game's players
 */
record Evening(int games, List<Line> lines) {

  private static final Duration LENGTH = Duration.ofHours(12);

  /**
   * The results of one player.
   *
   * @param wins how many of the games the player won, alone or not
   * @param hasTotal whether all games had the same rules, so that scores can be added
   * @param total the sum of the scores
   */
  record Line(String name, int wins, boolean hasTotal, int total) {}

  /**
   * The evening that ends with a game; empty if that game doesn't count.
   *
   * @param known all finished games that count
   * @param id the identifier of the last game
   */
  static Optional<Evening> of(Collection<FinishedGame> known, String id) {
    return known.stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .map(last -> of(known, last));
  }

  private static Evening of(Collection<FinishedGame> known, FinishedGame last) {
    Set<String> names = names(last);
    List<FinishedGame> games =
        known.stream()
            .filter(game -> names(game).equals(names))
            .filter(game -> !game.ended().isAfter(last.ended()))
            .filter(game -> game.ended().isAfter(last.ended().minus(LENGTH)))
            .toList();
    boolean hasTotal = games.stream().allMatch(game -> game.game().equals(last.game()));
    return new Evening(
        games.size(),
        last.players().stream().map(player -> line(player.name(), games, hasTotal)).toList());
  }

  private static Line line(String name, List<FinishedGame> games, boolean hasTotal) {
    List<Player> results =
        games.stream()
            .flatMap(game -> game.players().stream())
            .filter(player -> key(player.name()).equals(key(name)))
            .toList();
    return new Line(
        name,
        (int) results.stream().filter(Player::won).count(),
        hasTotal,
        results.stream().mapToInt(Player::score).sum());
  }

  private static Set<String> names(FinishedGame game) {
    return game.players().stream().map(player -> key(player.name())).collect(Collectors.toSet());
  }

  private static String key(String name) {
    return name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
