package org.sanmarco.room;

import module java.base;

/**
 * The players of a game at screens of their own.
 *
 * @param free the seats of people that nobody has taken
 * @param away the players who are away: the day of their return, by UTC, by seat
 * @param invitations the lines for free seats that the player of this frame may pass on, by seat
 * @param questions the questions that wait for the consent of players
 * @param again who plays again, once the game is over
 * @param undoneBy the seat whose player asked for the last undo; 0 if something has happened since
 * @param gone the seats whose screens are not there, and since when
 * @param early the seats that have decided before they were asked
 */
public record People(
    List<Integer> free,
    Map<Integer, LocalDate> away,
    Map<Integer, String> invitations,
    List<Question> questions,
    int undoneBy,
    Map<Integer, Instant> gone,
    Set<Integer> early,
    Again again) {

  /** Everybody is there, and nothing is asked. */
  public static final People NONE =
      new People(List.of(), Map.of(), Map.of(), List.of(), 0, Map.of(), Set.of(), Again.NONE);

  /** Copies all. */
  public People {
    free = List.copyOf(free);
    away = Collections.unmodifiableMap(new TreeMap<>(away));
    invitations = Collections.unmodifiableMap(new TreeMap<>(invitations));
    questions = List.copyOf(questions);
    gone = Collections.unmodifiableMap(new TreeMap<>(gone));
    early = Collections.unmodifiableSet(new TreeSet<>(early));
  }

  /** The same, whoever has chosen early. */
  public People withoutEarly() {
    return new People(free, away, invitations, questions, undoneBy, gone, Set.of(), again);
  }
}
