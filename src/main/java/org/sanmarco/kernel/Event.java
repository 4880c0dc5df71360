package org.sanmarco.kernel;

/** Something that happened while a move was played: a typed fact, never a sentence. */
public interface Event {

  /**
   * Whether this showed somebody something they could not see before, so that there is no way back.
   */
  default boolean reveals() {
    return false;
  }

  /**
   * Whether this isn't part of a move but follows from it by the rules, as a scoring does. A move
   * that would end the game is shown up to the first of these before it is played.
   */
  default boolean settles() {
    return false;
  }

  /**
   * This event as a seat may see it when it happens: itself, or one of the same type without what
   * is hidden from the seat.
   *
   * @param seat 1 and up; 0 for what all may see
   */
  default Event seenBy(int seat) {
    return this;
  }

  /** Whether this shows to all what an earlier event hid from some. */
  default boolean uncovers(Event earlier) {
    return false;
  }
}
