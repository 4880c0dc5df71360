package org.sanmarco.games.marcopolo.recorded;

import java.util.List;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.oracle.Oracle;
import org.sanmarco.recorded.RecordedGames;
import org.sanmarco.recorded.Sentences;
import org.sanmarco.table.Table;

/** Every recorded game and every sentence in it; the README beside them has the sentences. */
class RecordedGamesTest {

  @TestFactory
  List<DynamicNode> goesAsItsSentencesSay() {
    return RecordedGames.tests(
        MarcoPolo.ID,
        new Sentences(new MarcoPolo(), "M[A-Z]\\d"),
        RecordedGamesTest::replayWithSecondEngine);
  }

  private static void replayWithSecondEngine(Table table) {
    Oracle oracle = SecondOpinion.start(table.setup());
    RecordedGames.replay(
        table,
        played -> oracle.isDealt() || oracle.legal().contains(played.move().toString()),
        oracle::play,
        oracle::describe);
  }
}
