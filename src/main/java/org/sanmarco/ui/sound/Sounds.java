package org.sanmarco.ui.sound;

/** Plays sounds, without ever letting anybody wait. */
@FunctionalInterface
public interface Sounds {

  /** No sound at all. */
  Sounds SILENT = sound -> {};

  /** Plays a sound as soon as possible, or never. */
  void play(Sound sound);
}
