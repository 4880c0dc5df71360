package org.sanmarco.save;

import module java.base;

import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.format.Format;
import org.sanmarco.table.Seat;

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
  private static final Pattern FEAT = Pattern.compile("[a-z]{1,20}");

  private static final int LONGEST_GAME = 40;
  private static final int MOST_PLAYERS = 8;
  private static final int MOST_FEATS = 8;

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if a text is missing or too long, nobody or a crowd played, or
   *     it ended at an impossible time
   */
  public FinishedGame {
    players = List.copyOf(players);
    if (id.isEmpty()
        || id.length() > LONGEST_ID
        || game.isEmpty()
        || game.length() > LONGEST_GAME
        || players.isEmpty()
        || players.size() > MOST_PLAYERS
        || ended.isBefore(Format.EARLIEST)
        || ended.isAfter(Format.LATEST)) {
      throw new IllegalArgumentException("not a finished game");
    }
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
      @OrEmpty String computer,
      int score,
      boolean won,
      @OrEmpty boolean advised,
      @OrEmpty Map<String, Integer> feats) {

    /**
     * Cleans the name as at a table; feats of no proper name, and more than a few, are left out.
     *
     * @throws RefusedException if the name or the level is none
     */
    public Player {
      name = new Seat(name, Seat.COLOURS.getFirst(), computer).name();
      feats =
          feats.entrySet().stream()
              .filter(feat -> FEAT.matcher(feat.getKey()).matches())
              .limit(MOST_FEATS)
              .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
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
