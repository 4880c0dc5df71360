package org.sanmarco.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.sanmarco.bots.arena.Match;
import org.sanmarco.bots.arena.MatchStatistics;
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

  private static final JsonMapper JSON = new JsonMapper();
  private static final int JOB_BYTES = 16;

  /**
   * The outcome of a share.
   *
   * @param failed why it can't be played; empty if it was
   */
  record Result(String failed, List<Played> games) {

    byte[] toBytes() {
      return write(this);
    }

    static Result read(byte[] bytes) throws IOException {
      return JSON.readValue(bytes, Result.class);
    }
  }

  /** A game that was played. */
  record Played(
      int place,
      double share,
      int margin,
      List<String> moves,
      List<Long> nanosA,
      List<Long> nanosB) {

    private static Played of(Match.MatchGame game) {
      MatchStatistics.Outcome outcome = game.outcome();
      return new Played(
          game.place(),
          outcome.share(),
          outcome.margin(),
          game.moves().stream().map(Object::toString).toList(),
          outcome.nanosA(),
          outcome.nanosB());
    }

    Match.MatchGame in(Match match, int start) {
      return new Match.MatchGame(
          place,
          new MatchStatistics.Outcome(start, share, margin, nanosA, nanosB),
          match.setup(),
          List.copyOf(moves.stream().map(match.game()::read).toList()));
    }
  }

  static MatchShare of(Match match, int start) {
    return new MatchShare(
        match.game().id(),
        match.players(),
        match.a().name(),
        match.b().name(),
        match.seed(),
        start);
  }

  static MatchShare read(byte[] bytes) throws IOException {
    return JSON.readValue(bytes, MatchShare.class);
  }

  byte[] toBytes() {
    return write(this);
  }

  private static byte[] write(Object value) {
    try {
      return JSON.writeValueAsBytes(value);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** The match, in words. */
  String title() {
    return "%s: %s against %s, %d players, seed %d".formatted(game, a, b, players, seed);
  }

  /** A word that is the same for all shares of a match, and for no other match. */
  String job() {
    byte[] hash = Fingerprint.sha256().digest(title().getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash, 0, JOB_BYTES);
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
              .mapToObj(place -> Played.of(match.play(start, place)))
              .toList());
    } catch (RuntimeException failed) {
      return new Result(failed.toString(), List.of());
    }
  }
}
