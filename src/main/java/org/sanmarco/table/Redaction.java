package org.sanmarco.table;

import module java.base;

import org.sanmarco.kernel.Event;

/**
 * The part of a game's history that a seat may see by now: what was hidden from it and has not been
 * uncovered since is left out.
 */
public final class Redaction {

  private final int seat;
  private final Set<Integer> hidden = new HashSet<>();

  /**
   * Of a history as far as it was played.
   *
   * @param seat 1 and up; 0 for what all may see
   */
  public Redaction(List<PlayedMove> history, int seat) {
    this.seat = seat;
    List<Event> later = new ArrayList<>();
    for (PlayedMove played : history.reversed()) {
      for (Event event : played.events().reversed()) {
        if (event.reveals()) {
          later.add(event);
        }
        if (!isOpen(event) && later.stream().noneMatch(one -> one.uncovers(event))) {
          hidden.add(played.number());
        }
      }
    }
  }

  private boolean isOpen(Event event) {
    return event.seenBy(seat).equals(event);
  }

  /** Whether a move may not be shown because it reveals what is hidden. */
  public boolean hides(PlayedMove played) {
    return hidden.contains(played.number());
  }
}
