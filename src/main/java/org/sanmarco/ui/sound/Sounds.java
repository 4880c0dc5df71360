package org.sanmarco.ui.sound;

import java.util.function.DoubleSupplier;

/** Plays sounds, without ever letting anybody wait. */
@FunctionalInterface
public interface Sounds {

  /** No sound at all. */
  Sounds SILENT = (sound, volume) -> {};

  /**
   * Plays a sound as soon as possible, or never.
   *
   * @param volume the share of the full amplitude, above 0 and at most 1
   */
  void play(Sound sound, double volume);

  /** Plays a sound as loud as it can be. */
  default void play(Sound sound) {
    play(sound, 1);
  }

  /**
   * Accompanies what is shown with music from now on.
   *
   * @param round of the game; 0 before the first
   * @param volume from 0 for none to 1
   */
  default void accompany(Mood mood, int round, double volume) {}

  /**
   * The same sounds, less loud.
   *
   * @param volume from 0 for none to 1, asked with each sound
   */
  default Sounds at(DoubleSupplier volume) {
    return (sound, own) -> {
      double now = own * volume.getAsDouble();
      if (now > 0) {
        play(sound, now);
      }
    };
  }
}
