package org.sanmarco.games.sanmarco.material;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.kernel.PackedFile;

/** The board as data (B1, B2), packed with the program: values and neighbours of the districts. */
final class BoardFile {

  private static final List<List<String>> LINES = PackedFile.words("/assets/san-marco/board.txt");

  private BoardFile() {}

  static Board values() {
    int[] most = new int[District.COUNT];
    int[] second = new int[District.COUNT];
    for (List<String> line : LINES) {
      int district = district(line).ordinal();
      most[district] = Integer.parseInt(line.get(2));
      second[district] = Integer.parseInt(line.get(3));
    }
    return new Board(most, second);
  }

  static List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    for (List<String> line : LINES) {
      for (int i = 4; i < line.size(); i++) {
        pairs.add(new Pair(pairs.size(), district(line), District.valueOf(line.get(i))));
      }
    }
    return List.copyOf(pairs);
  }

  private static District district(List<String> line) {
    District district = District.valueOf(line.get(1));
    if (district.die() != Integer.parseInt(line.get(0))) {
      throw new IllegalStateException("board.txt: " + district + " has another die number");
    }
    return district;
  }
}
