package org.sanmarco.rules;

/** Hears what happens while a move is played, in the order in which it happens. */
@FunctionalInterface
public interface Listener {

  /** Hears nothing; with it a position makes no events at all. */
  Listener SILENT = event -> {};

  /** Called once for each event. It must not play on the position that is speaking. */
  void happened(Event event);
}
