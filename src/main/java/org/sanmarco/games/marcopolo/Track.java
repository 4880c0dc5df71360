package org.sanmarco.games.marcopolo;

import module java.base;

import org.sanmarco.kernel.PackedFile;

/**
 * The track from Hormuz to Dadu (MB): what each space costs and what lies on it. Immutable; a game
 * may be played with other conditions and chests than the standard ones.
 */
public final class Track {

  /** The first space of the track. */
  public static final int HORMUZ = 0;

  /** The city halfway. */
  public static final int GANZHOU = 16;

  /** The last space, where the game ends. */
  public static final int DADU = 29;

  /** The track of {@code assets/marco-polo/track.txt}. */
  public static final Track STANDARD =
      new Track(
          Stream.concat(
                  Stream.of(new Space(Condition.G1, 0, 0)),
                  PackedFile.words("/assets/marco-polo/track.txt").stream().map(Space::of))
              .toArray(Space[]::new));

  private final Space[] spaces;

  /** Those of the spaces, side by side: searches ask for little else. */
  private final Condition[] conditions;

  /** A space; Hormuz has a condition that nobody pays. */
  private record Space(Condition condition, int chest, int score) {

    static Space of(List<String> words) {
      return new Space(
          Condition.valueOf(words.get(1)),
          Integer.parseInt(words.get(2)),
          Integer.parseInt(words.get(3)));
    }
  }

  private Track(Space[] spaces) {
    this.spaces = spaces;
    conditions = Arrays.stream(spaces).map(Space::condition).toArray(Condition[]::new);
  }

  /** The price of a step onto a space, 1 to 29. */
  public Condition condition(int space) {
    return conditions[space];
  }

  /** The gold that lies on a space, 0 to 29, at the start. */
  public int chest(int space) {
    return spaces[space].chest;
  }

  /** The gold for a camel that stands on a space in the scoring there (MB3); 0 for most spaces. */
  public int score(int space) {
    return spaces[space].score;
  }

  /** Whether a space belongs to the halfway scoring (MB3). */
  public boolean isHalfway(int space) {
    return space <= GANZHOU && spaces[space].score > 0;
  }

  /** Whether a space belongs to the final scoring (MB3). */
  public boolean isFinal(int space) {
    return space > GANZHOU && spaces[space].score > 0;
  }

  /**
   * The same track with another space.
   *
   * @param space 1 to 29
   * @param chest its gold, 0 for none
   */
  Track with(int space, Condition condition, int chest) {
    Space[] changed = spaces.clone();
    changed[space] = new Space(condition, chest, score(space));
    return new Track(changed);
  }

  /** The spaces with a chest at the start, a bit for each. */
  int chests() {
    return IntStream.rangeClosed(1, DADU).filter(space -> chest(space) > 0).map(s -> 1 << s).sum();
  }

  /** A space as the notation writes it, such as {@code G2+1}. */
  String written(int space) {
    return condition(space) + (chest(space) == 0 ? "" : "+" + chest(space));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Track track && Arrays.equals(spaces, track.spaces);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(spaces);
  }
}
