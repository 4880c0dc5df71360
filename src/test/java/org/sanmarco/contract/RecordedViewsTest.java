package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;

/** Views of recorded games, which have all that hardly ever happens at random. */
class RecordedViewsTest {

  private static final Path FOLDER = Path.of("src/test/resources/games");
  private static final String ENDING = ".json";

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void viewsAreReadBackAsThemselves(Path file) throws Exception {
    Table table = new SavedGameStore(Games.installed()).read(file).table();
    Game game = Games.installed().find(table.setup().game()).orElseThrow();
    Set<Enum<?>> phases = new HashSet<>();
    for (int moves = 0; moves <= table.size(); moves++) {
      Position position = table.positionAfter(moves);
      if (phases.add(position.phase()) || moves == table.size()) {
        for (int seat = 0; seat <= position.seats(); seat++) {
          SentViews.requireReadBack(game, position.view(seat));
        }
      }
    }
    assertThat(phases).isNotEmpty();
  }
}
