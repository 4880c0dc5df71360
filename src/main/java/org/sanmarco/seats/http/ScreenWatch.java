package org.sanmarco.seats.http;

import module java.base;

/**
 * Tells which players' screens are there: those that receive frames and have said something lately,
 * as a connection may be dead for minutes before anybody hears of it. For several threads.
 */
final class ScreenWatch {

  /** The silence after which a screen is away. */
  static final Duration SILENCE = Duration.ofSeconds(25);

  private final LongSupplier nanos;
  private final Map<Integer, Screen> screens = new HashMap<>();

  /** The screen of a player, or those of all spectators. */
  private static final class Screen {
    int streams;
    int opened;
    long lastWordNanos;
    boolean wasThere;
  }

  /**
   * Screens of which none is there yet.
   *
   * @param nanos a time such as {@link System#nanoTime}
   */
  ScreenWatch(LongSupplier nanos) {
    this.nanos = nanos;
  }

  private Screen screen(int number) {
    return screens.computeIfAbsent(number, none -> new Screen());
  }

  /** Called when a stream begins; returns its number among those of the player. */
  synchronized int begin(int number) {
    heard(number);
    screen(number).streams++;
    return ++screen(number).opened;
  }

  /** Called when a stream has ended. */
  synchronized void end(int number) {
    screen(number).streams--;
  }

  /** Called when a screen has said something. */
  synchronized void heard(int number) {
    screen(number).lastWordNanos = nanos.getAsLong();
  }

  /** The number of streams that ever began for a player. */
  synchronized int opened(int number) {
    return screen(number).opened;
  }

  /** Whether a stream of a player is open. */
  synchronized boolean isReading(int number) {
    return screen(number).streams > 0;
  }

  synchronized boolean isThere(int number) {
    return isThere(screen(number));
  }

  private boolean isThere(Screen screen) {
    return screen.streams > 0 && nanos.getAsLong() - screen.lastWordNanos < SILENCE.toNanos();
  }

  /** The players whose screens have come or gone since the last call. */
  synchronized List<Integer> changed() {
    List<Integer> changed = new ArrayList<>();
    screens.forEach((number, screen) -> {
      if (screen.wasThere != isThere(screen)) {
        screen.wasThere = !screen.wasThere;
        changed.add(number);
      }
    });
    return changed;
  }
}
