package org.sanmarco.games.sanmarco.material;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.notation.PackedFile;

/** The board as data (B1, B2), packed with the program: values and neighbours of the districts. */
final class BoardFile {

  private static final List<String[]> LINES = PackedFile.words("/assets/san-marco/board.txt");

  private BoardFile() {}

  static Board values() {
    int[] most = new int[District.COUNT];
    int[] second = new int[District.COUNT];
    for (String[] line : LINES) {
      int district = district(line).ordinal();
      most[district] = Integer.parseInt(line[2]);
      second[district] = Integer.parseInt(line[3]);
    }
    return new Board(most, second);
  }

  static List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    for (String[] line : LINES) {
      for (int i = 4; i < line.length; i++) {
        pairs.add(new Pair(pairs.size(), district(line), District.valueOf(line[i])));
      }
    }
    return List.copyOf(pairs);
  }

  private static District district(String[] line) {
    District district = District.valueOf(line[1]);
    if (district.die() != Integer.parseInt(line[0])) {
      throw new IllegalStateException("board.txt: " + district + " has another die number");
    }
    return district;
  }
}
