package org.sanmarco.save;

import module java.base;

import org.sanmarco.save.FinishedGame.Player;
import org.sanmarco.table.Seat;

/**
 * A record of one kind of game: the best that a person has done without advice. Who was there first
 * keeps it.
 *
 * @param feat its name: {@link #SCORE}, {@link #MARGIN}, {@link #STREAK} or one of the game's own
 * @param name the person's
 * @param value the number; 1 for what is done or not
 * @param game the identifier of the game in which it was set
 * @param isNews whether it was the first of its kind that is worth telling, or broke another one
 */
public record BestEver(String feat, String name, int value, String game, boolean isNews) {

  /** The highest score. */
  public static final String SCORE = "score";

  /** The largest lead of a sole winner over the next player. */
  public static final String MARGIN = "margin";

  /** The most wins in a row. */
  public static final String STREAK = "streak";

  private static final int LEAST_STREAK = 3;

  /**
   * All records of a kind of game.
   *
   * @param games all finished games
   * @param kind the game's identifier
   * @param hasScores whether scores can be compared from one game to the next
   */
  public static List<BestEver> of(Collection<FinishedGame> games, String kind, boolean hasScores) {
    Map<String, BestEver> best = new LinkedHashMap<>();
    Map<String, Integer> streaks = new HashMap<>();
    games.stream()
        .filter(game -> game.game().equals(kind))
        .sorted(Comparator.comparing(FinishedGame::ended))
        .forEach(game -> {
          for (Player player : game.players()) {
            if (player.computer().isEmpty()) {
              feats(game, player, hasScores, streaks)
                  .forEach((feat, value) -> keep(best, game, player, feat, value));
            }
          }
        });
    return new ArrayList<>(best.values());
  }

  private static Map<String, Integer> feats(
      FinishedGame game, Player player, boolean hasScores, Map<String, Integer> streaks) {
    String name = Seat.nameKey(player.name());
    int streak = player.won() ? streaks.getOrDefault(name, 0) + 1 : 0;
    streaks.put(name, streak);
    Map<String, Integer> feats = new LinkedHashMap<>();
    if (streak >= LEAST_STREAK) {
      feats.put(STREAK, streak);
    }
    if (!player.advised()) {
      if (hasScores) {
        feats.put(SCORE, player.score());
        margin(game, player).ifPresent(margin -> feats.put(MARGIN, margin));
      }
      feats.putAll(new TreeMap<>(player.feats()));
    }
    return feats;
  }

  private static OptionalInt margin(FinishedGame game, Player winner) {
    return winner.won() && game.players().stream().filter(Player::won).count() == 1
        ? game.players().stream()
            .filter(player -> !player.won())
            .mapToInt(player -> winner.score() - player.score())
            .filter(margin -> margin > 0)
            .min()
        : OptionalInt.empty();
  }

  private static void keep(
      Map<String, BestEver> best, FinishedGame game, Player player, String feat, int value) {
    BestEver before = best.get(feat);
    if (value > (before == null ? 0 : before.value)) {
      // The first score is a record of little interest.
      boolean isNews = before != null || feat.equals(STREAK) || value == 1;
      best.put(feat, new BestEver(feat, player.name(), value, game.id(), isNews));
    }
  }
}
