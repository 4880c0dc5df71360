package org.sanmarco.games.marcopolo;

import module java.base;

import org.sanmarco.games.marcopolo.oracle.Oracle;
import org.sanmarco.kernel.Setup;

/** Every way in which the game is set up: all numbers of players, variants, leaders, two tracks. */
final class Setups {

  /** A track on which the game is over soon: it is short of goods, and rich. */
  static final String RICH = "1:S2+2,2:G2+1,7:A5,12:D4+1,16:C1+2,17:G1+1,22:S3,29:C2+1";

  private static final MarcoPolo GAME = new MarcoPolo();

  private Setups() {}

  /** A set-up for each kind of game; the seed says who leads, and which track. */
  static List<Setup> ofGame(int seed) {
    return IntStream.rangeClosed(1, 5).mapToObj(kind -> of(kind, seed)).toList();
  }

  private static Setup of(int kind, int seed) {
    int players = Math.max(2, kind);
    Map<String, String> options = new HashMap<>();
    options.put("leader", String.valueOf(1 + seed % players));
    if (players == 2) {
      options.put("variant", kind == 1 ? "one" : "both");
    }
    if (seed % 3 == 2) {
      options.put("way", RICH);
    }
    return new Setup("marco-polo", players, options);
  }

  static MarcoPoloPosition start(Setup setup) {
    return GAME.start(setup);
  }

  /** The position before the first move of a game without options. */
  static MarcoPoloPosition start(int players) {
    return start(new Setup("marco-polo", players, Map.of()));
  }

  /** The same game for the second engine. */
  static Oracle oracle(Setup setup) {
    Map<Integer, String> spaces = new TreeMap<>();
    String track = setup.options().getOrDefault("way", "");
    for (String item : track.isEmpty() ? new String[0] : track.split(",", -1)) {
      String[] parts = item.split(":", -1);
      spaces.put(Integer.valueOf(parts[0]), parts[1]);
    }
    return new Oracle(
        setup.players(),
        Integer.parseInt(setup.options().getOrDefault("leader", "1")),
        setup.options().getOrDefault("variant", "one"),
        spaces);
  }
}
