package org.sanmarco.save;

import module java.base;

import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.FinishedGame.Player;

/**
 * The opponents that suit a person next, by how the last games against computers ended.
 *
 * @param level the level of the computers proposed
 * @param known the name of a computer of the games that this follows from; empty for the first game
 * @param won whether the person won those games
 */
public record NextOpponents(BotLevel level, String known, boolean won) {

  private static final List<BotLevel> LEVELS =
      List.copyOf(EnumSet.complementOf(EnumSet.of(BotLevel.RANDOM)));

  /**
   * The proposal after the games that are known: the weakest computers for the first game, stronger
   * ones after two wins in a row without advice, weaker ones after two defeats. Only games of one
   * person against computers of one level count.
   *
   * @param known all finished games, in any order
   * @param game whose rules
   * @return empty if the same computers go on, or there is no such level
   */
  public static Optional<NextOpponents> of(List<FinishedGame> known, String game) {
    List<FinishedGame> last =
        known.stream()
            .filter(one -> one.game().equals(game))
            .filter(one -> level(one).isPresent())
            .sorted(Comparator.comparing(FinishedGame::ended).reversed())
            .limit(2)
            .toList();
    if (known.stream().noneMatch(one -> one.game().equals(game))) {
      return Optional.of(new NextOpponents(BotLevel.EASY, "", false));
    }
    if (last.isEmpty()) {
      return Optional.empty();
    }
    List<Boolean> wins = last.stream().map(one -> person(one).won()).distinct().toList();
    List<BotLevel> levels = last.stream().flatMap(one -> level(one).stream()).distinct().toList();
    boolean won = wins.getFirst();
    if (last.size() < 2
        || wins.size() > 1
        || levels.size() > 1
        || won && last.stream().anyMatch(one -> person(one).advised())) {
      return Optional.empty();
    }
    int next = LEVELS.indexOf(levels.getFirst()) + (won ? 1 : -1);
    return next < 0 || next >= LEVELS.size()
        ? Optional.empty()
        : Optional.of(
            new NextOpponents(LEVELS.get(next), computers(last.getFirst()).getFirst().name(), won));
  }

  /** The level of the computers that one person played against; empty for any other game. */
  private static Optional<BotLevel> level(FinishedGame game) {
    List<String> levels = computers(game).stream().map(Player::computer).distinct().toList();
    return levels.size() == 1 && computers(game).size() == game.players().size() - 1
        ? BotLevel.of(levels.getFirst())
        : Optional.empty();
  }

  private static List<Player> computers(FinishedGame game) {
    return game.players().stream().filter(player -> !player.computer().isEmpty()).toList();
  }

  private static Player person(FinishedGame game) {
    return game.players().stream()
        .filter(player -> player.computer().isEmpty())
        .findFirst()
        .orElseThrow();
  }
}
