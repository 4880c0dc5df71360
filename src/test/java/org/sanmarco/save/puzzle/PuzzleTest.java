package org.sanmarco.save.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Games;

/** Puzzles are written and read, and tell whether they can be played. */
class PuzzleTest {

  private static final Puzzle PUZZLE =
      puzzle(List.of("deal 1 3", "deal 2 2"), 1, List.of("take 3"));

  private static Puzzle puzzle(List<String> moves, int seat, List<String> solutions) {
    return new Puzzle(
        "choosing",
        new Setup(Nim.ID, 2, Map.of("leader", "1")),
        moves,
        seat,
        solutions,
        80,
        40,
        Map.of(),
        0);
  }

  @Test
  void writtenPuzzlesAreReadAgain() throws IOException {
    List<Puzzle> puzzles = List.of(PUZZLE, puzzle(List.of(), 2, List.of("pass")));
    assertThat(List.of(Json.read(PuzzleLines.write(puzzles), Puzzle[].class))).isEqualTo(puzzles);
    assertThat(List.of(Json.read(PuzzleLines.write(List.of()), Puzzle[].class))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "choosing, 7",
    "\"seat\":1, \"seat\":\"1\"",
    "\"best\":80, \"best\":800",
    "\"best\":80, \"best\":-1",
    "\"theme\":, \"thema\":",
    "[\"take 3\"], [2]",
    "[\"take 3\"], true",
    "{, [",
  })
  void damagedPuzzlesAreRefused(String from, String to) {
    String text = new String(PuzzleLines.write(List.of(PUZZLE)), StandardCharsets.UTF_8);
    String damaged = text.replace(from.equals("choosing") ? "\"choosing\"" : from, to);
    assertThat(damaged).isNotEqualTo(text);
    assertThatIOException()
        .isThrownBy(
            () -> List.of(Json.read(damaged.getBytes(StandardCharsets.UTF_8), Puzzle[].class)));
  }

  @Test
  void puzzleIsSoundIfItCanBePlayed() {
    Game nim = new Nim();
    List<String> moves = PUZZLE.moves();
    assertThat(PUZZLE.isSound(nim)).isTrue();
    assertThat(puzzle(moves, 2, List.of("take 3")).isSound(nim)).isFalse();
    assertThat(puzzle(moves, 1, List.of()).isSound(nim)).isFalse();
    assertThat(puzzle(moves, 1, List.of("take 2")).isSound(nim)).isFalse();
    assertThat(puzzle(moves, 1, List.of("take 1", "take 3")).isSound(nim)).isFalse();
    assertThat(puzzle(List.of("draw 3"), 1, List.of("take 3")).isSound(nim)).isFalse();
  }

  @Test
  void identifierDependsOnTheDecisionAlone() {
    assertThat(PUZZLE.id())
        .hasSize(8)
        .isEqualTo(puzzle(PUZZLE.moves(), 1, List.of("take 1")).id())
        .isNotEqualTo(puzzle(PUZZLE.moves().subList(0, 1), 1, List.of("take 3")).id());
  }

  private static List<Game> games() {
    Games games = Games.installed();
    return games.ids().stream().map(id -> games.find(id).orElseThrow()).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void packedPuzzlesAreSound(Game game) {
    assertThat(Puzzle.packed(game))
        .allMatch(puzzle -> puzzle.setup().game().equals(game.id()) && puzzle.isSound(game));
  }

  @Test
  void offersOfSolutionsMayHaveAnyOrder() {
    Game game = Games.installed().find("san-marco").orElseThrow();
    Puzzle puzzle =
        new Puzzle(
            "dividing",
            new Setup("san-marco", 2, Map.of()),
            List.of(),
            1,
            List.of("divide CAN TRA / 1 2"),
            60,
            40,
            Map.of("divide CAN / TRA 1 2", 25),
            1);
    assertThat(puzzle.isSolvedBy(game.read("divide 1 2 / CAN TRA"))).isTrue();
    assertThat(puzzle.isSolvedBy(game.read("divide TRA 1 2 / CAN"))).isFalse();
    assertThat(puzzle.loss(game.read("divide TRA 1 2 / CAN"))).hasValue(25);
    assertThat(puzzle.loss(game.read("divide 1 2 / CAN TRA"))).isEmpty();
  }
}
