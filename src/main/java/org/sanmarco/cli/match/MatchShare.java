package org.sanmarco.cli.match;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.arena.Match;
import org.sanmarco.json.Json.OrNull;
import org.sanmarco.kernel.Game;
import org.sanmarco.table.Games;

/**
 * A share of a match that a worker plays: one game.
 *
 * @param game the game's id
 * @param a as the command line writes it
 * @param b as the command line writes it
 * @param number the game's number in the match
 */
record MatchShare(String game, int players, String a, String b, long seed, int number) {

  /**
   * The outcome of a share.
   *
   * @param failed why it can't be played; empty if it was
   */
  record Result(String failed, @OrNull Match.@Nullable MatchGame played) {}

  static MatchShare of(Match match, int number) {
    return new MatchShare(
        match.game().id(),
        match.players(),
        match.a().name(),
        match.b().name(),
        match.seed(),
        number);
  }

  /**
   * The match.
   *
   * @throws NoSuchElementException if the game isn't installed
   * @throws IllegalArgumentException if there is no such player
   */
  Match match() {
    Game rules = Games.installed().find(game).orElseThrow();
    return new Match(rules, players, Contestants.read(rules, a), Contestants.read(rules, b), seed);
  }
}
