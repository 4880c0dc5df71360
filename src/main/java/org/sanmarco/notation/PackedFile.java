package org.sanmarco.notation;

import module java.base;

/** A game's data that is packed with the program. */
public final class PackedFile {

  private PackedFile() {}

  /**
   * The words of each line; what is empty or begins with {@code #} is left out.
   *
   * @param file its path from the root, such as {@code /assets/GAME/board.txt}
   */
  public static List<String[]> words(String file) {
    return words(Objects.requireNonNull(PackedFile.class.getResourceAsStream(file), file));
  }

  static List<String[]> words(InputStream file) {
    try (file) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.strip().split("\\s+"))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
