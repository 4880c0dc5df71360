package org.sanmarco.ui.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.puzzle.Trial.Exits;
import org.sanmarco.ui.testing.FakeServices;

/** The seats at a puzzle. */
class PuzzleTableTest {

  @TempDir private Path folder;

  @Test
  void computersKeepTheirLevelsAndSoTheirFaces() {
    Puzzle puzzle =
        Puzzle.packed(new SanMarco()).stream()
            .filter(one -> one.setup().players() == 3)
            .findFirst()
            .orElseThrow();
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= 3; seat++) {
      seats.add(new Seat("Player " + seat, Seat.COLOURS.get(seat - 1), "easy"));
    }
    int other = puzzle.seat() % 3;
    seats.set(other, seats.get(other).with(""));
    Exits exits =
        new Exits(Optional.empty(), Effort.USUAL, false, () -> {}, () -> {}, Optional.empty());

    List<String> levels =
        PuzzleTable.of(new FakeServices(folder), puzzle, seats, exits).table().seats().stream()
            .map(Seat::computer)
            .toList();

    assertThat(levels.get(puzzle.seat() - 1)).as("who tries again").isEmpty();
    assertThat(levels.get(other)).as("a computer for another person").isEqualTo("hard");
    assertThat(levels).containsOnlyOnce("easy");
  }
}
