package org.sanmarco.cli.match;

import module java.base;

import org.sanmarco.bots.arena.Match;
import org.sanmarco.kernel.Game;
import org.sanmarco.table.Games;

/**
 * A share of a match that a worker plays: all games of one start.
 *
 * @param game the game's id
 * @param a as the command line writes it
 * @param b as the command line writes it
 */
record MatchShare(String game, int players, String a, String b, long seed, int start) {

  /**
   * The outcome of a share.
   *
   * @param failed why it can't be played; empty if it was
   */
  record Result(String failed, List<Match.MatchGame> games) {}

  static MatchShare of(Match match, int start) {
    return new MatchShare(
        match.game().id(),
        match.players(),
        match.a().name(),
        match.b().name(),
        match.seed(),
        start);
  }

  /** The match, in words. */
  String title() {
    return "%s: %s against %s, %d players, seed %d".formatted(game, a, b, players, seed);
  }

  /** A word that is the same for all shares of a match, and for no other match. */
  String job() {
    return UUID.nameUUIDFromBytes(title().getBytes(StandardCharsets.UTF_8)).toString();
  }

  /** Plays its games. */
  Result play() {
    try {
      Game rules = Games.installed().find(game).orElseThrow();
      Match match =
          new Match(rules, players, Contestants.read(rules, a), Contestants.read(rules, b), seed);
      return new Result(
          "",
          IntStream.rangeClosed(1, match.sides())
              .mapToObj(place -> match.play(start, place))
              .toList());
    } catch (RuntimeException failed) {
      return new Result(failed.toString(), List.of());
    }
  }
}
