package org.sanmarco.games.marcopolo.recorded;

import module java.base;

import org.sanmarco.games.marcopolo.oracle.Oracle;
import org.sanmarco.kernel.Setup;

/** Starts the engine that was written from the rule book alone. */
public final class SecondOpinion {

  private SecondOpinion() {}

  /** The second engine at the start of a game whose set-up is complete. */
  public static Oracle start(Setup setup) {
    Map<String, String> options = setup.options();
    Map<Integer, String> spaces = new TreeMap<>();
    for (String item : Objects.requireNonNull(options.get("way")).split(",", -1)) {
      String[] parts = item.split(":", -1);
      spaces.put(Integer.valueOf(parts[0]), parts[1]);
    }
    return new Oracle(
        setup.players(),
        Integer.parseInt(Objects.requireNonNull(options.get("leader"))),
        options.getOrDefault("variant", "one"),
        spaces);
  }
}
