package org.sanmarco.ui.game;

/** A place on the table for which a lesson has words of its own. */
public interface LessonPlace {

  /**
   * The key of a lesson's words about a button here; those about a card here end with {@code
   * .card}.
   */
  String key();
}
