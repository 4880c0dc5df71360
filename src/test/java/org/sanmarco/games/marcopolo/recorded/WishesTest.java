package org.sanmarco.games.marcopolo.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import module java.base;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;

/** The event that names a recorded game happens in it, and a sentence checks it. */
class WishesTest {

  private static final Path FOLDER = Path.of("src/test/resources/games/marco-polo");

  @Test
  void everyRecordedGameWasWishedFor() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".json")))
          .containsExactlyInAnyOrderElementsOf(
              Wishes.ALL.stream().map(wish -> wish.name() + ".json").toList());
    }
  }

  @TestFactory
  Stream<DynamicTest> comeTrue() {
    return Wishes.ALL.stream().map(wish -> dynamicTest(wish.name(), () -> comesTrue(wish)));
  }

  private static void comesTrue(Wish wish) throws SaveException {
    SavedGame saved =
        new SavedGameStore(Games.installed()).read(FOLDER.resolve(wish.name() + ".json"));
    List<Step> steps = new ArrayList<>();
    MarcoPoloPosition position = (MarcoPoloPosition) saved.table().positionAfter(0);
    assertThat(position.setup().players()).isEqualTo(wish.setup().players());
    saved
        .table()
        .history()
        .forEach(played ->
            steps.add(Step.play(played.number(), position, (MarcoPoloMove) played.move())));
    assertThat(steps.stream().filter(step -> wish.found().test(steps, step)))
        .anySatisfy(step ->
            assertThat(saved.expected())
                .anyMatch(sentence ->
                    sentence.matches(".*\\bmove " + step.number() + "\\b.*")
                        || sentence.startsWith("at the end ")));
  }
}
