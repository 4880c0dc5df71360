package org.sanmarco.games.marcopolo;

import module java.base;

import org.sanmarco.kernel.PackedFile;

/**
 * A ready-made track beside the standard one (MB5), packed with the program.
 *
 * @param name such as {@code oases}
 * @param option its value of the option {@code track}
 */
public record ReadyTrack(String name, String option) {

  /** All of them, in the order in which they are offered. */
  public static final List<ReadyTrack> ALL =
      PackedFile.words("/assets/marco-polo/tracks.txt").stream().map(ReadyTrack::of).toList();

  private static ReadyTrack of(List<String> words) {
    return new ReadyTrack(words.getFirst(), String.join(",", words.subList(1, words.size())));
  }
}
