package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.FinishedGame.Player;
import org.sanmarco.table.Seat;

/**
 * The games of an evening: all that the same players finished in the twelve hours before the last.
 *
 * @param ended when the last game ended
 * @param games how many games of each kind, in the order in which they were first played
 * @param lines the results, in the order of the last game's players
 */
public record Evening(Instant ended, Map<String, Integer> games, List<Line> lines) {

  private static final Duration LENGTH = Duration.ofHours(12);

  /**
   * The results of one player.
   *
   * @param wins how many of the games the player won, alone or not
   * @param hasTotal whether all games had the same rules, so that scores can be added
   * @param total the sum of the scores
   */
  public record Line(String name, int wins, boolean hasTotal, int total) {}

  /**
   * The evening that ends with a game; empty if that game doesn't count.
   *
   * @param known all finished games that count
   * @param id the identifier of the last game
   */
  public static Optional<Evening> of(Collection<FinishedGame> known, String id) {
    return known.stream()
        .filter(game -> game.id().equals(id))
        .findFirst()
        .map(last -> of(before(known, last), last));
  }

  /** All evenings of several games, the latest first. */
  public static List<Evening> all(Collection<FinishedGame> known) {
    List<FinishedGame> left = new ArrayList<>(known);
    left.sort(Comparator.comparing(FinishedGame::ended));
    List<Evening> evenings = new ArrayList<>();
    while (!left.isEmpty()) {
      FinishedGame last = left.getLast();
      List<FinishedGame> games = before(left, last);
      left.removeAll(games);
      if (games.size() > 1) {
        evenings.add(of(games, last));
      }
    }
    return evenings;
  }

  /** The number of games. */
  public int size() {
    return games.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static List<FinishedGame> before(Collection<FinishedGame> known, FinishedGame last) {
    Set<String> names = names(last);
    return known.stream()
        .filter(game -> names(game).equals(names))
        .filter(game -> !game.ended().isAfter(last.ended()))
        .filter(game -> game.ended().isAfter(last.ended().minus(LENGTH)))
        .toList();
  }

  private static Evening of(List<FinishedGame> games, FinishedGame last) {
    Map<String, Integer> kinds = new LinkedHashMap<>();
    games.forEach(game -> kinds.merge(game.game(), 1, Integer::sum));
    return new Evening(
        last.ended(),
        kinds,
        last.players().stream()
            .map(player -> line(player.name(), games, kinds.size() == 1))
            .toList());
  }

  private static Line line(String name, List<FinishedGame> games, boolean hasTotal) {
    List<Player> results =
        games.stream()
            .flatMap(game -> game.players().stream())
            .filter(player -> Seat.nameKey(player.name()).equals(Seat.nameKey(name)))
            .toList();
    return new Line(
        name,
        (int) results.stream().filter(Player::won).count(),
        hasTotal,
        results.stream().mapToInt(Player::score).sum());
  }

  private static Set<String> names(FinishedGame game) {
    return game.players().stream()
        .map(player -> Seat.nameKey(player.name()))
        .collect(Collectors.toSet());
  }
}
