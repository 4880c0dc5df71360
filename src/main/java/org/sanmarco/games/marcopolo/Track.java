package org.sanmarco.games.marcopolo;

import module java.base;

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
  public static final Track STANDARD = TrackFile.track();

  private final Condition[] conditions;
  private final int[] chests;
  private final int[] scores;

  /** Takes over three arrays with a place for each space, Hormuz included. */
  Track(Condition[] conditions, int[] chests, int[] scores) {
    this.conditions = conditions;
    this.chests = chests;
    this.scores = scores;
  }

  /** The price of a step onto a space, 1 to 29. */
  public Condition condition(int space) {
    return conditions[space];
  }

  /** The gold that lies on a space, 0 to 29, at the start. */
  public int chest(int space) {
    return chests[space];
  }

  /** The gold for a camel that stands on a space in the scoring there (MB3); 0 for most spaces. */
  public int score(int space) {
    return scores[space];
  }

  /** Whether a space belongs to the halfway scoring (MB3). */
  public boolean isHalfway(int space) {
    return space <= GANZHOU && scores[space] > 0;
  }

  /** Whether a space belongs to the final scoring (MB3). */
  public boolean isFinal(int space) {
    return space > GANZHOU && scores[space] > 0;
  }

  /**
   * The same track with another space.
   *
   * @param space 1 to 29
   * @param chest its gold, 0 for none
   */
  Track with(int space, Condition condition, int chest) {
    Track track = new Track(conditions.clone(), chests.clone(), scores);
    track.conditions[space] = condition;
    track.chests[space] = chest;
    return track;
  }

  /** The spaces with a chest at the start, a bit for each. */
  int chests() {
    return IntStream.rangeClosed(1, DADU).filter(space -> chests[space] > 0).map(s -> 1 << s).sum();
  }

  /** A space as the notation writes it, such as {@code G2+1}. */
  String written(int space) {
    return conditions[space] + (chests[space] == 0 ? "" : "+" + chests[space]);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Track track
        && Arrays.equals(conditions, track.conditions)
        && Arrays.equals(chests, track.chests);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(conditions) + Arrays.hashCode(chests);
  }
}
