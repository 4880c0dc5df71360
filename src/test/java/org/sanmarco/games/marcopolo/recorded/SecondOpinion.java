package org.sanmarco.games.marcopolo.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.sanmarco.games.marcopolo.oracle.Oracle;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;

/** The same game, told by the engine that was written from the rule book alone. */
public final class SecondOpinion {

  private SecondOpinion() {}

  /** After each move the position is the same; each move was legal. */
  static void check(Table table) {
    Position position = table.positionAfter(0);
    Oracle oracle = start(table.setup());
    for (PlayedMove played : table.history()) {
      String move = played.move().toString();
      if (!oracle.isDealt()) {
        assertThat(oracle.legal()).as("move %s", played.number()).contains(move);
      }
      position.play(played.move(), EventListener.SILENT);
      oracle.play(move);
      assertThat(position.describe().toString())
          .as("after move %s, %s", played.number(), move)
          .isEqualTo(oracle.describe().toString());
    }
  }

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
