package org.sanmarco.games.marcopolo.ui;

import java.nio.file.Path;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/** Pictures of Marco Polo's map, in {@code target/screens}, for people to look at. */
@Tag("pictures")
class MapTableTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private static Table reach(int players, int people, Predicate<MarcoPoloPosition> wanted) {
    return RandomPositions.reach(
        seed -> RandomPositions.table(new MarcoPolo(), players, people, seed),
        MarcoPoloPosition.class,
        wanted);
  }

  private static Predicate<MarcoPoloPosition> at(Phase phase, int turn) {
    return position ->
        position.phase() == phase
            && position.turn() >= turn
            && position.actor().equals(new Actor.Seat(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void moving(int players) {
    window.open(reach(players, 1, at(Phase.MOVE, 14)));
    Pictures.takeAll(window, "mp-move-" + players);
  }

  @Test
  void taking() {
    window.open(reach(3, 1, at(Phase.TAKE, 9)));
    Pictures.takeAll(window, "mp-take-3");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void theEnd(int players) {
    window.open(reach(players, players, MarcoPoloPosition::isOver));
    Pictures.takeAll(window, "mp-end-" + players);
  }
}
