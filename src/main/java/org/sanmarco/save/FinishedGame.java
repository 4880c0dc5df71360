package org.sanmarco.save;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A finished game in the hall of fame.
 *
 * @param id the game's own identifier, so that it counts once: 1 to {@value #LONGEST_ID} characters
 * @param game whose rules
 * @param ended when it was first seen to be over
 * @param players who played, in order
 */
public record FinishedGame(String id, String game, Instant ended, List<Player> players) {

  /** The most characters of an identifier. */
  static final int LONGEST_ID = 64;

  /** The names of feats, which a game's words have as {@code record.…}. */
  static final Pattern FEAT = Pattern.compile("[a-z]{1,20}");

  /** Copies the list. */
  public FinishedGame {
    players = List.copyOf(players);
  }

  /**
   * Somebody who played it.
   *
   * @param name the player's
   * @param computer the level of the computer that played; empty for a person
   * @param score by what the game compares its players; partners have the same
   * @param won whether they won, or shared the win
   * @param advised whether a computer advised them in between
   * @param feats the numbers that the game keeps records of, by name; 1 for what is done or not
   */
  public record Player(
      String name,
      String computer,
      int score,
      boolean won,
      boolean advised,
      Map<String, Integer> feats) {

    /** Copies the map. */
    public Player {
      feats = Map.copyOf(feats);
    }

    /** A player without feats. */
    public Player(String name, String computer, int score, boolean won, boolean advised) {
      this(name, computer, score, won, advised, Map.of());
    }

    private Player or(boolean advisedBefore) {
      return new Player(name, computer, score, won, advised || advisedBefore, feats);
    }
  }

  /** The same game as it was known before: from then on, and with any advice of then. */
  FinishedGame since(FinishedGame before) {
    if (before.players.size() != players.size()) {
      return new FinishedGame(id, game, before.ended, players);
    }
    List<Player> all =
        IntStream.range(0, players.size())
            .mapToObj(i -> players.get(i).or(before.players.get(i).advised))
            .toList();
    return new FinishedGame(id, game, before.ended, all);
  }
}
