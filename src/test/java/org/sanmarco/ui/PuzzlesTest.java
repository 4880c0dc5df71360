package org.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.puzzle.Puzzle;

/** The choice of puzzles: one a day, and the next one. */
class PuzzlesTest {

  private static final LocalDate DAY = LocalDate.of(2026, 11, 25);
  private static final List<Puzzle> ALL =
      IntStream.rangeClosed(10, 40).mapToObj(PuzzlesTest::puzzle).toList();

  private static Puzzle puzzle(int heap) {
    return new Puzzle(
        "choosing",
        new Setup(Nim.ID, 2, Map.of("heap", String.valueOf(heap))),
        List.of("deal 1 3", "deal 2 2"),
        1,
        List.of("take 3"),
        80,
        40,
        Map.of(),
        0);
  }

  @Test
  void puzzleOfTheDayChangesWithTheDay() {
    Optional<Puzzle> today = Puzzles.choose(ALL, Set.of(), DAY);
    assertThat(Puzzles.choose(ALL.reversed(), Set.of(), DAY)).isEqualTo(today).isPresent();
    assertThat(
            IntStream.range(0, 60)
                .mapToObj(day -> Puzzles.choose(ALL, Set.of(), DAY.plusDays(day)).orElseThrow())
                .distinct())
        .hasSizeGreaterThan(15);
    assertThat(Puzzles.choose(List.of(), Set.of(), DAY)).isEmpty();
  }

  @Test
  void solvedPuzzlesComeLast() {
    Set<String> solved = ALL.stream().skip(1).map(Puzzle::id).collect(Collectors.toSet());
    assertThat(Puzzles.choose(ALL, solved, DAY)).contains(ALL.getFirst());
    assertThat(Puzzles.choose(ALL.subList(1, 4), solved, DAY)).isPresent();
  }

  @Test
  void nextPuzzleIsUnsolvedAndOfTheSameGame() {
    List<Puzzle> packed = ALL.subList(0, 3);
    Puzzles.Known known =
        new Puzzles.Known(
            packed,
            List.of(ALL.get(3)),
            Set.of(ALL.get(1).id()),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    assertThat(known.after(ALL.get(0))).contains(ALL.get(2));
    assertThat(known.after(ALL.get(2))).contains(ALL.get(3));
    assertThat(known.after(ALL.get(3))).contains(ALL.get(0));
    assertThat(
            new Puzzles.Known(
                    packed.subList(0, 1),
                    List.of(),
                    Set.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty())
                .after(ALL.get(0)))
        .isEmpty();
  }
}
