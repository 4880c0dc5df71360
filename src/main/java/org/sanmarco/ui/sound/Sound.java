package org.sanmarco.ui.sound;

import module java.base;

/**
 * A sound. The ones that all games share are here; a game makes further ones.
 *
 * @param name for logs and failures
 * @param shape makes the amplitude by the time in seconds, which is asked for in ascending order
 */
public record Sound(String name, double seconds, Supplier<DoubleUnaryOperator> shape) {

  /** Wood on wood: a piece is put down. */
  public static final Sound KNOCK = new Sound("knock", 0.13, () -> Wave.knock(310, 55));

  /** A plucked string: a seat scores, a piece changes sides or leaves. */
  public static final Sound STRING = new Sound("string", 1.0, () -> Wave.pluck(293.7));

  /** Money is paid. */
  public static final Sound COIN = new Sound("coin", 0.5, () -> Wave.ring(9, 2093, 2637, 4186));

  /** A round ends, or the winner is crowned. */
  public static final Sound BELL =
      new Sound("bell", 1.6, () -> Wave.ring(2.6, 392, 587.3, 784, 1175, 1976));

  /** A piece comes over the water. */
  public static final Sound WATER = new Sound("water", 0.7, Wave::splash);

  /** A die falls. */
  public static final Sound DIE = new Sound("die", 0.42, Wave::rattle);

  /** Cards are drawn, cut or taken. */
  public static final Sound CARD = new Sound("card", 0.16, Wave::brush);

  @Override
  public String toString() {
    return name;
  }
}
