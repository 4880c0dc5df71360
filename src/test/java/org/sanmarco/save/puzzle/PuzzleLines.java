package org.sanmarco.save.puzzle;

import module java.base;

import org.sanmarco.json.Json;

/** The files of packed puzzles: each puzzle on a line of its own. */
final class PuzzleLines {

  private PuzzleLines() {}

  static byte[] write(List<Puzzle> puzzles) {
    return puzzles.stream()
        .map(Json::line)
        .collect(Collectors.joining(",\n", "[\n", "\n]\n"))
        .getBytes(StandardCharsets.UTF_8);
  }
}
