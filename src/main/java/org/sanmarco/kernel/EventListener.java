package org.sanmarco.kernel;

/** Receives the events of a move while it is played, in order. */
@FunctionalInterface
public interface EventListener {

  /** Ignores all events; positions then create none. */
  EventListener SILENT = new NoOp();

  /** Called once for each event. Must not play on the calling position. */
  void happened(Event event);

  /** Whether events are used; otherwise none need be created. */
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
