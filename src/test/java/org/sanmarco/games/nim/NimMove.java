package org.sanmarco.games.nim;

import org.sanmarco.kernel.Move;

/** The moves of Nim; chance deals and draws. */
public sealed interface NimMove extends Move {

  /** The next player is dealt two cards, the lower first (N2). */
  record Deal(int low, int high) implements NimMove {
    @Override
    public String toString() {
      return "deal " + low + " " + high;
    }
  }

  /** A card is drawn (N3). */
  record Draw(int card) implements NimMove {
    @Override
    public String toString() {
      return "draw " + card;
    }
  }

  /** A card is played, and as many tokens taken (N3). */
  record Take(int card) implements NimMove {
    @Override
    public String toString() {
      return "take " + card;
    }
  }

  /** No card can be played (N4). */
  record Pass() implements NimMove {
    @Override
    public String toString() {
      return "pass";
    }
  }
}
