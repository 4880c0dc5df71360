package org.sanmarco.rules;

/** Hears what happens while a move is played, in the order in which it happens. */
@FunctionalInterface
public interface Listener {

  /** Hears nothing; with it a position makes no events at all. */
  Listener SILENT = new Deaf();

  /** Called once for each event. It must not play on the position that is speaking. */
  void happened(Event event);

  /** Whether there is any use in making events. */
  default boolean hears() {
    return true;
  }

  /** The type of {@link #SILENT}. */
  final class Deaf implements Listener {

    private Deaf() {}

    @Override
    public void happened(Event event) {}

    @Override
    public boolean hears() {
      return false;
    }
  }
}
