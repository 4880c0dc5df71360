package org.sanmarco.ui.game;

import org.sanmarco.save.BestEver;
import org.sanmarco.words.Isolation;
import org.sanmarco.words.Messages;

/** A record of the hall of fame in words. */
public final class RecordWords {

  private RecordWords() {}

  /**
   * The record with its holder and its number.
   *
   * @param messages the words of the game's table
   */
  public static String of(BestEver held, Messages messages) {
    return messages.text("record." + held.feat(), Isolation.of(held.name()), held.value());
  }
}
