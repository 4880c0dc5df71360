package org.sanmarco.seats.nats;

import module java.base;

/**
 * The numbers of games, 16 bytes in hexadecimal letters: four for the link of the member who has
 * asked for the game, four for the second since 1970 at which it began, and eight that no other
 * game has. So the list of a server's games tells who has begun how many.
 */
public final class GameNumber {

  /** The link of those who run a table. */
  public static final String OWNER = "00000000";

  private static final int PART = 8;

  private static final Pattern ONE = Pattern.compile("[0-9a-f]{" + 4 * PART + "}");

  private GameNumber() {}

  /** Whether a text is the number of a game. */
  public static boolean isOne(String text) {
    return ONE.matcher(text).matches();
  }

  /** The number of a new game. */
  public static String fresh(String link, Instant begun, RandomGenerator random) {
    return of(link, begun, "%016x".formatted(random.nextLong()));
  }

  static String of(String link, Instant begun, String rest) {
    return link + "%08x".formatted((int) begun.getEpochSecond()) + rest.substring(0, 2 * PART);
  }

  /** The link of who has asked for a game. */
  public static String link(String game) {
    return game.substring(0, PART);
  }

  /** The time at which a game began. */
  public static Instant begun(String game) {
    return Instant.ofEpochSecond(Long.parseLong(game, PART, 2 * PART, 16));
  }
}
