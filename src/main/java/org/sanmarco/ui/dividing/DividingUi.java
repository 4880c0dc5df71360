package org.sanmarco.ui.dividing;

import org.sanmarco.ui.book.IllustratedUi;
import org.sanmarco.words.Messages;

/** The window of a game with dividing: its words come with those about offers. */
public abstract class DividingUi extends IllustratedUi {

  private static final String WORDS = "org.sanmarco.ui.dividing.dividing";

  /** These words and those about offers. */
  public static Messages words(Messages others) {
    return others.with(WORDS);
  }

  @Override
  public final Messages messages(Messages shared) {
    return super.messages(words(shared));
  }

  @Override
  public final Messages lessonMessages(Messages shared) {
    return super.lessonMessages(words(shared));
  }
}
