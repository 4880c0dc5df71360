package org.sanmarco.kernel;

import module java.base;

/**
 * The set-up of a game. Together with its moves it is the whole game.
 *
 * @param game the game's identifier, such as {@code san-marco}
 * @param players how many people play
 * @param options the game's own options as written in the protocol, such as {@code leader} to
 *     {@code 2}; those left out have the game's default
 */
public record Setup(String game, int players, Map<String, String> options) {

  /** Copies the options, in the order of their names. */
  public Setup {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /**
   * The player who begins, after the checks that all games share.
   *
   * @param rules the game
   * @param known the names of its options
   * @param playersRule the rule that says how many play
   * @param leaderRule the rule that says who begins
   * @return the place of the player who begins, from 0, by the option {@code leader}
   * @throws RefusedException unless it is a set-up of this game
   */
  public int checkedLeader(Game rules, Set<String> known, String playersRule, String leaderRule) {
    RefusedException.require(game.equals(rules.id()), "", "another-game", game);
    RefusedException.require(
        rules.players().contains(players), playersRule, "player-count", players);
    for (String option : options.keySet()) {
      RefusedException.require(known.contains(option), playersRule, "unknown-option", option);
    }
    String leader = options.getOrDefault("leader", "1");
    RefusedException.require(
        leader.matches("[1-9]") && Integer.parseInt(leader) <= players,
        leaderRule,
        "no-such-leader",
        leader,
        players);
    return Integer.parseInt(leader) - 1;
  }
}
