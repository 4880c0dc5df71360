package org.sanmarco.ui.art;

import module java.base;

import javafx.geometry.Point2D;

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

  /** Points, each as {@link #point} reads it. */
  public static List<Point2D> points(List<String> words) {
    return words.stream().map(DrawingFile::point).toList();
  }

  /** A point, such as {@code 12.5,30}. */
  public static Point2D point(String word) {
    int comma = word.indexOf(',');
    return new Point2D(
        Double.parseDouble(word.substring(0, comma)),
        Double.parseDouble(word.substring(comma + 1)));
  }
}
