package org.sanmarco.games.marcopolo;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.sanmarco.notation.PackedFile;

/**
 * A ready-made road beside the standard one (MB5), packed with the program.
 *
 * @param name such as {@code oases}
 * @param option its value of the option {@code way}
 */
public record ReadyRoad(String name, String option) {

  /** All of them, in the order in which they are offered. */
  public static final List<ReadyRoad> ALL =
      PackedFile.words("/assets/marco-polo/roads.txt").stream().map(ReadyRoad::of).toList();

  private static ReadyRoad of(String[] words) {
    return new ReadyRoad(words[0], Arrays.stream(words).skip(1).collect(Collectors.joining(",")));
  }
}
