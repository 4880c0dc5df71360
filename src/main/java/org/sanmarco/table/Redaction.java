package org.sanmarco.table;

import module java.base;

import org.sanmarco.kernel.Event;

/**
 * The part of a game's history that all may see by now: what was hidden and has not been uncovered
 * since is left out.
 */
public final class Redaction {

  private final Set<Integer> hidden = new HashSet<>();

  /** Of a history as far as it was played. */
  public Redaction(List<PlayedMove> history) {
    List<Event> later = new ArrayList<>();
    for (PlayedMove played : history.reversed()) {
      for (Event event : played.events().reversed()) {
        if (event.reveals()) {
          later.add(event);
        }
        if (!event.seenBy(0).equals(event)
            && later.stream().noneMatch(one -> one.uncovers(event))) {
          hidden.add(played.number());
        }
      }
    }
  }

  /** Whether a move may not be shown because it reveals what is hidden. */
  public boolean hides(PlayedMove played) {
    return hidden.contains(played.number());
  }
}
