package org.sanmarco.ui.sound;

/** The sounds of the program. */
public enum Sound {
  /** Wood on wood: a piece is put down. */
  KNOCK,
  /** A plucked string: a seat scores, a noble changes sides or leaves. */
  STRING,
  /** Prestige is paid. */
  COIN,
  /** The doge arrives; a round ends. */
  BELL,
  /** A bridge comes over the water. */
  WATER,
  /** A die falls. */
  DIE,
  /** Cards are drawn, cut or taken. */
  CARD,
  /** A camel walks. */
  HOOVES
}
