package org.sanmarco.bots.search;

import java.util.List;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;

/** A view of a game that can be searched once, or played on from. */
public interface SearchedDecision extends SearchedGame {

  /** A search among the moves that the game considers. */
  TreeSearch search();

  /**
   * A search among given moves.
   *
   * @param moves each legal for the seat that decides
   */
  TreeSearch search(List<? extends Move> moves);

  /** Sets the listener to the events of all further iterations; at first nobody listens. */
  void listen(EventListener listener);

  /** The position that iterations play on. */
  Position position();
}
