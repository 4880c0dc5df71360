package org.sanmarco.games.sanmarco.recorded.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import module java.base;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.PlayedMove;

/** Each rare situation happens in some recorded game, under any name, and a sentence checks it. */
class WantedGamesTest {

  private static final Path FOLDER = Path.of("src/test/resources/games/san-marco");
  private static final SanMarco RULES = new SanMarco();

  private record Recorded(Setup setup, List<Step> steps, List<String> sentences) {

    boolean fulfils(WantedGame wish) {
      return isOfItsKind(wish) && wish.found().apply(steps).stream().anyMatch(this::tellsOf);
    }

    private boolean isOfItsKind(WantedGame wish) {
      return wish.options().isEmpty()
          ? setup.players() == wish.players()
          : setup.equals(RULES.start(wish.setup()).setup());
    }

    private boolean tellsOf(int number) {
      String moment = "(before |after )?move " + number;
      String end = number == steps.size() ? "|at the end" : "";
      Pattern telling = Pattern.compile("(" + moment + end + ") .*");
      return sentences.stream().anyMatch(sentence -> telling.matcher(sentence).matches());
    }
  }

  @TestFactory
  Stream<DynamicTest> comeTrue() throws IOException, SaveException {
    List<Recorded> games = games();
    assertThat(WantedGames.ALL)
        .hasSizeGreaterThan(50)
        .extracting(WantedGame::name)
        .doesNotHaveDuplicates();
    return WantedGames.ALL.stream()
        .map(wish ->
            dynamicTest(
                wish.name(),
                () ->
                    assertThat(games.stream().anyMatch(game -> game.fulfils(wish)))
                        .as("it happens in a recorded game, and a sentence names the move")
                        .isTrue()));
  }

  private static List<Recorded> games() throws IOException, SaveException {
    Collection<Path> files;
    try (Stream<Path> all = Files.list(FOLDER)) {
      files = all.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
    List<Recorded> games = new ArrayList<>();
    for (Path file : files) {
      games.add(recorded(new SavedGameStore(Games.of(RULES)).read(file)));
    }
    return games;
  }

  private static Recorded recorded(SavedGame saved) {
    SanMarcoPosition position = RULES.start(saved.table().setup());
    List<Step> steps = new ArrayList<>();
    for (PlayedMove played : saved.table().history()) {
      steps.add(Step.play(played.number(), position, (SanMarcoMove) played.move()));
    }
    return new Recorded(position.setup(), steps, saved.expected());
  }
}
