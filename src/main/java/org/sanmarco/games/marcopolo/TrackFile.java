package org.sanmarco.games.marcopolo;

import java.util.Arrays;
import java.util.List;
import org.sanmarco.notation.PackedFile;

/** The track as data (MB3, MB5), packed with the program: a line for each space behind Hormuz. */
final class TrackFile {

  private TrackFile() {}

  static Track track() {
    List<String[]> lines = PackedFile.words("/assets/marco-polo/track.txt");
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
    return new Track(conditions, chests, scores);
  }
}
