package org.sanmarco.rules;

/** Something that happened while a move was played: a typed fact, never a sentence. */
public interface Event {

  /**
   * Whether this showed somebody something he could not see before, so that there is no way back.
   */
  default boolean reveals() {
    return false;
  }
}
