package org.sanmarco.kernel;

/** Is told what happens while a move is played, in the order in which it happens. */
@FunctionalInterface
public interface EventListener {

  /** Does nothing; with it a position makes no events at all. */
  EventListener SILENT = new NoOp();

  /** Called once for each event. It must not play on the position that is speaking. */
  void happened(Event event);

  /** Whether there is any use in making events. */
  default boolean isActive() {
    return true;
  }

  /** The type of {@link #SILENT}. */
  final class NoOp implements EventListener {

    private NoOp() {}

    @Override
    public void happened(Event event) {}

    @Override
    public boolean isActive() {
      return false;
    }
  }
}
