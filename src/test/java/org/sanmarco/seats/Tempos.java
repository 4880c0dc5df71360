package org.sanmarco.seats;

import java.time.Duration;

/**
 * Fast tempos for tests. Pauses are short. Times after which something counts as dead or lost are
 * long, so that a slow machine changes no outcome.
 */
public final class Tempos {

  /** For tests in which nothing dies without a word. */
  public static final Tempo FAST = of(Duration.ofMinutes(1), Tempo.REAL.ping());

  /**
   * For tests in which programs are killed or cut off. A slow machine may make a living one look
   * dead, which these tests allow.
   */
  public static final Tempo MORTAL = of(Duration.ofSeconds(3), Duration.ofSeconds(1));

  /** The name of the tempo of programs. */
  public static final String REAL = "real";

  private Tempos() {}

  /** The tempo of a program that a test has started, by its name on the command line. */
  public static Tempo named(String name) {
    return name.equals(REAL) ? Tempo.REAL : MORTAL;
  }

  /** The tempo of programs in surroundings of their own. */
  public static Tempo real(Surroundings around) {
    Tempo real = Tempo.REAL;
    return new Tempo(
        around,
        real.pace(),
        real.beat(),
        real.silence(),
        real.listing(),
        real.patience(),
        real.notice(),
        real.again(),
        real.seldom(),
        real.retry(),
        real.soon(),
        real.reopening(),
        real.heartbeat(),
        real.ping(),
        real.lastWords());
  }

  private static Tempo of(Duration silence, Duration ping) {
    return new Tempo(
        Surroundings.REAL,
        Duration.ofMillis(1),
        Duration.ofMillis(100),
        silence,
        Duration.ofMillis(500),
        Duration.ofSeconds(10),
        Duration.ofMillis(200),
        Duration.ofMillis(500),
        Duration.ofSeconds(10),
        Duration.ofMillis(20),
        Duration.ofMillis(20),
        Duration.ofMillis(50),
        Duration.ofSeconds(1),
        ping,
        Tempo.REAL.lastWords());
  }
}
