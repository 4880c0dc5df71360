package org.sanmarco.games.marcopolo;

import java.util.Random;

/** Moves that are rarely legal, and texts that are hardly ever moves. */
final class Garbage {

  private static final String[] SCRAPS = {
    "step",
    "STEP ",
    "take",
    "deck",
    "ballast",
    "stop",
    "deal",
    "row",
    "card",
    "1",
    "3",
    "5",
    "0",
    "-1",
    "03",
    "99999999999",
    "OIL.B",
    "spi.y",
    "CAM.R",
    "OIL",
    ".B",
    "OIL.",
    "OIL.X",
    "OIL-B",
    " ",
    "\t",
    "\n",
    ".",
    ",",
    ":",
    "\u0000",
    "é",
    "\uD83D",
    "SPI .Y",
    "oil.b oil.b oil.b"
  };

  private Garbage() {}

  /** A move in canonical writing. */
  static String move(Random random, int players) {
    String camel = players == 2 || random.nextInt(9) == 0 ? " " + (1 + random.nextInt(4)) : "";
    return switch (random.nextInt(6)) {
      case 0 -> "stop";
      case 1 -> "ballast" + camel;
      case 2 -> random.nextInt(4) == 0 ? "take deck" : "take " + cards(random, 1);
      case 3 -> (random.nextBoolean() ? "row " : "card ") + cards(random, 1);
      default -> "step" + camel + " " + cards(random, 1 + random.nextInt(3));
    };
  }

  private static Cards cards(Random random, int count) {
    return new Cards(Sampler.cards(Cards.FULL.packed(), count, random::nextInt));
  }

  /** Scraps of moves in a row. */
  static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i >= 0; i--) {
      text.append(SCRAPS[random.nextInt(SCRAPS.length)]).append(random.nextBoolean() ? " " : "");
    }
    return text.toString();
  }
}
