package org.sanmarco.room;

import module java.base;

/** The consent of players to something that concerns them. */
public final class Consent {

  private Consent() {}

  /**
   * The seats whose consent to an undo is missing, one of each party: that of the player who
   * decided, and all others if a computer has moved since.
   *
   * @param people the seats of those who can be asked
   * @param agreed the seats of those who have agreed
   * @param isSamePlayer whether two seats have the same player
   * @param isOneParty whether one of two seats speaks for both
   */
  public static List<Integer> missingToUndo(
      Takeback back,
      Stream<Integer> people,
      Collection<Integer> agreed,
      BiPredicate<Integer, Integer> isSamePlayer,
      BiPredicate<Integer, Integer> isOneParty) {
    return missing(
        people.filter(seat -> !back.computers().isEmpty() || isSamePlayer.test(seat, back.by())),
        agreed,
        isOneParty);
  }

  /**
   * The seats whose consent is missing, one of each party.
   *
   * @param concerned the seats of those who have to agree
   * @param agreed the seats of those who have agreed
   * @param isOneParty whether one of two seats speaks for both
   */
  public static List<Integer> missing(
      Stream<Integer> concerned,
      Collection<Integer> agreed,
      BiPredicate<Integer, Integer> isOneParty) {
    List<Integer> missing = new ArrayList<>();
    concerned
        .filter(seat -> agreed.stream().noneMatch(other -> isOneParty.test(seat, other)))
        .forEach(seat -> {
          if (missing.stream().noneMatch(other -> isOneParty.test(seat, other))) {
            missing.add(seat);
          }
        });
    return missing;
  }
}
