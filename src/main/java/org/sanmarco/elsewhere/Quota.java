package org.sanmarco.elsewhere;

import module java.base;

import org.sanmarco.kernel.Refusal;
import org.sanmarco.seats.nats.GameNumber;

/**
 * The games that each member's link may begin at a server, and the room that is kept for those that
 * have begun.
 *
 * @param open the most games that are not over
 * @param daily the most games in 24 hours
 */
public record Quota(int open, int daily) {

  /** The quota unless the owner sets another. */
  public static final Quota USUAL = new Quota(200, 50);

  /** The percentages of the room at which members and the owner are warned. */
  static final int SHORT = 80;

  static final int SCARCE = 95;

  /** The percentage of the room that new games may use; the rest is for those that go on. */
  static final int FOR_NEW = 90;

  private static final Duration DAY = Duration.ofDays(1);
  private static final String FULL = "server-full";
  private static final String OPEN = "games-open";
  private static final String TODAY = "games-today";

  /** Whether a new game is refused because there are too many. */
  public static boolean isRefusal(Refusal refusal) {
    return List.of(FULL, OPEN, TODAY).contains(refusal.code());
  }

  /** The refusal of a new game by a server without room for it; empty if it has room. */
  static Optional<Refusal> whyNot(int usedRoom) {
    return usedRoom < FOR_NEW ? Optional.empty() : Optional.of(Refusal.of("", FULL));
  }

  /**
   * The refusal of a new game to who has a link; empty if the game may begin.
   *
   * @param games the numbers of all games
   * @param over those that are over
   */
  Optional<Refusal> whyNot(String link, Collection<String> games, Set<String> over, Instant now) {
    if (count(link, games) - count(link, over) >= open) {
      return Optional.of(Refusal.of("", OPEN));
    }
    Instant yesterday = now.minus(DAY);
    long today =
        games.stream()
            .filter(game -> GameNumber.link(game).equals(link))
            .filter(game -> GameNumber.begun(game).isAfter(yesterday))
            .count();
    return today < daily ? Optional.empty() : Optional.of(Refusal.of("", TODAY));
  }

  private static long count(String link, Collection<String> games) {
    return games.stream().filter(game -> GameNumber.link(game).equals(link)).count();
  }
}
