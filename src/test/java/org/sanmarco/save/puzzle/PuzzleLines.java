package org.sanmarco.save.puzzle;

import org.sanmarco.json.Json;
import module java.base;

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
