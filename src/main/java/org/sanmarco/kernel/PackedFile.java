package org.sanmarco.kernel;

import module java.base;

import org.jspecify.annotations.Nullable;

/** A file that is packed with the program. */
public final class PackedFile {

  private PackedFile() {}

  /**
   * The content of a file; empty if there is none.
   *
   * @param beside the class beside which it is
   * @param file its name there, or its path from the root, such as {@code /assets/GAME/board.txt}
   */
  public static Optional<byte[]> bytes(Class<?> beside, String file) {
    return bytes(beside.getResourceAsStream(file));
  }

  static Optional<byte[]> bytes(@Nullable InputStream file) {
    try (file) {
      return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /**
   * The text of a file, which must be there.
   *
   * @param beside as for {@link #bytes}
   * @param file as for {@link #bytes}
   */
  public static String text(Class<?> beside, String file) {
    byte[] bytes =
        bytes(beside, file)
            .orElseThrow(() -> new IllegalArgumentException("the program lacks " + file));
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /**
   * The lines of a file without blanks around them; empty ones, and remarks, which begin with a
   * {@code #}, are left out.
   *
   * @param file its path from the root
   */
  public static List<String> lines(String file) {
    return text(PackedFile.class, file)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  /** The words of each of the {@link #lines}. */
  public static List<List<String>> words(String file) {
    return lines(file).stream().map(line -> List.of(line.split("\\s+"))).toList();
  }
}
