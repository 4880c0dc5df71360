package org.sanmarco.games.marcopolo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The way as data (MB3, MB5), packed with the program: a line for each space behind Hormuz. */
final class WayFile {

  private WayFile() {}

  static Way way() {
    List<String[]> lines = lines();
    Condition[] conditions = new Condition[lines.size() + 1];
    int[] chests = new int[lines.size() + 1];
    int[] scores = new int[lines.size() + 1];
    Arrays.fill(conditions, Condition.G1);
    for (String[] line : lines) {
      int space = Integer.parseInt(line[0]);
      conditions[space] = Condition.valueOf(line[1]);
      chests[space] = Integer.parseInt(line[2]);
      scores[space] = Integer.parseInt(line[3]);
    }
    return new Way(conditions, chests, scores);
  }

  private static List<String[]> lines() {
    try (InputStream in = WayFile.class.getResourceAsStream("/assets/marco-polo/way.txt")) {
      String text =
          new String(
              Objects.requireNonNull(in, "way.txt is missing").readAllBytes(),
              StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.strip().split("\\s+"))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
