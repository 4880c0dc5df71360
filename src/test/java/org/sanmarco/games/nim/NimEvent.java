package org.sanmarco.games.nim;

import java.util.List;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Result;

/** The events of Nim. */
public sealed interface NimEvent extends Event {

  /**
   * A seat got cards (N2, N3).
   *
   * @param cards empty where they are hidden
   */
  record CardsDrawn(int seat, List<Integer> cards) implements NimEvent {
    /** Copies the list. */
    public CardsDrawn {
      cards = List.copyOf(cards);
    }

    @Override
    public boolean reveals() {
      return true;
    }

    @Override
    public CardsDrawn seenBy(int other) {
      return other == seat ? this : new CardsDrawn(seat, List.of());
    }
  }

  /** A seat took tokens (N3). */
  record TokensTaken(int seat, int count, int left) implements NimEvent {}

  /** A seat could play no card (N4). */
  record TurnPassed(int seat) implements NimEvent {}

  /** The heap is gone (N5). */
  record GameEnded(Result result) implements NimEvent {}
}
