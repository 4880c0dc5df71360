package org.sanmarco.games.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Map;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.oracle.Oracle;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;

/** Replays a recorded game with the second engine. */
final class OracleCheck {

  private OracleCheck() {}

  /** Whether it can be asked: it knows the standard board only. */
  static boolean isAvailable(Table table) {
    Setup setup = table.setup();
    Setup plain =
        new Setup(setup.game(), setup.players(), Map.of("leader", setup.options().get("leader")));
    return table.game().start(plain).setup().equals(setup);
  }

  /** After each move the position is the same; each move that a seat made was its to make. */
  static void check(Table table) {
    Setup setup = table.setup();
    Position position = table.positionAfter(0);
    Oracle oracle = new Oracle(setup.players(), Integer.parseInt(setup.options().get("leader")));
    for (PlayedMove played : table.history()) {
      Move move = played.move();
      if (played.by() instanceof Actor.Seat
          && !(move instanceof SanMarcoMove.Divide)
          && !oracle.legal().contains(move.toString())) {
        fail("move %s, %s, would not be legal", played.number(), move);
      }
      position.play(move, EventListener.SILENT);
      oracle.play(move.toString());
      String told = oracle.describe().toString();
      String found = position.describe().toString();
      if (!told.equals(found)) {
        assertThat(found).as("after move %s, %s", played.number(), move).isEqualTo(told);
      }
    }
  }
}
