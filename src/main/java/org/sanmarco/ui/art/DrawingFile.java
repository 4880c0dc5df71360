package org.sanmarco.ui.art;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Reads drawings as the program's assets have them: a thing on each line, in words. */
public final class DrawingFile {

  private DrawingFile() {}

  /**
   * The words of each line, without blank lines and remarks, which begin with a {@code #}.
   *
   * @param resource such as {@code /assets/art/drawings.txt}
   */
  public static List<List<String>> lines(String resource) {
    try (InputStream in = DrawingFile.class.getResourceAsStream(resource)) {
      String text =
          new String(
              Objects.requireNonNull(in, resource + " is missing").readAllBytes(),
              StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> Arrays.asList(line.strip().split("\\s+")))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
