package org.sanmarco.save.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;

/** The box keeps puzzles, what was solved, and the puzzle of the day. */
class PuzzleBoxTest {

  @TempDir private Path home;

  private PuzzleBox box() {
    return new PuzzleBox(home, Games.of(new Nim()));
  }

  private static Puzzle puzzle(int heap, String solution) {
    return new Puzzle(
        "choosing",
        new Setup(Nim.ID, 2, Map.of("heap", String.valueOf(heap))),
        List.of("deal 1 3", "deal 2 2"),
        1,
        List.of(solution),
        80,
        40,
        Map.of(),
        0);
  }

  @Test
  void writtenContentIsReadAgain() throws SaveException {
    assertThat(box().read().content()).isEqualTo(PuzzleBox.Content.EMPTY);
    box().add(List.of(puzzle(9, "take 1"), puzzle(8, "take 3")));
    box().add(List.of(puzzle(9, "take 3")));
    box().solve("12345678");
    box().choose(LocalDate.of(2026, 11, 25), "abcdef01");
    PuzzleBox.Content content = box().read().content();
    assertThat(content.puzzles()).containsExactly(puzzle(9, "take 3"), puzzle(8, "take 3"));
    assertThat(content.solved()).containsExactly("12345678");
    assertThat(content.day()).isEqualTo("2026-11-25");
    assertThat(content.today()).isEqualTo("abcdef01");
  }

  @Test
  void oldestPuzzlesGiveWay() throws SaveException {
    box()
        .add(
            IntStream.rangeClosed(10, 99)
                .boxed()
                .flatMap(heap -> IntStream.rangeClosed(1, 3).mapToObj(leader -> many(heap, leader)))
                .toList());
    List<Puzzle> kept = box().read().content().puzzles();
    assertThat(kept).hasSizeLessThanOrEqualTo(PuzzleBox.MOST_PUZZLES).contains(many(99, 2));
    assertThat(kept).doesNotContain(many(10, 1));
  }

  private static Puzzle many(int heap, int players) {
    return new Puzzle(
        "choosing",
        new Setup(Nim.ID, 1 + players, Map.of("heap", String.valueOf(heap))),
        IntStream.rangeClosed(0, players).mapToObj(seat -> "deal 1 3").toList(),
        1,
        List.of("take 3"),
        80,
        40,
        Map.of(),
        0);
  }

  @Test
  void puzzlesThatCannotBePlayedAreLeftOut() throws SaveException {
    box().add(List.of(puzzle(9, "take 2"), puzzle(8, "take 3")));
    assertThat(box().read().content().puzzles()).containsExactly(puzzle(8, "take 3"));
  }
}
