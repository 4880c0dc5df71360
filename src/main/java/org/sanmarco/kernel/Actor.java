package org.sanmarco.kernel;

/** The maker of the next move: a seat, chance, or nobody at the end. Written as in the notation. */
public sealed interface Actor {

  /** Chance: a die, a draw of cards, a drawing of lots. */
  Actor CHANCE = new Chance();

  /** Nobody: the game is over. */
  Actor OVER = new Over();

  /**
   * A seat that must decide.
   *
   * @param number 1 for the first seat, then clockwise
   */
  record Seat(int number) implements Actor {
    @Override
    public String toString() {
      return "seat " + number;
    }
  }

  /** The type of {@link #CHANCE}. */
  record Chance() implements Actor {
    @Override
    public String toString() {
      return "chance";
    }
  }

  /** The type of {@link #OVER}. */
  record Over() implements Actor {
    @Override
    public String toString() {
      return "over";
    }
  }
}
