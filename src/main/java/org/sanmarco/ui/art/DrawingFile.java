package org.sanmarco.ui.art;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.kernel.PackedFile;

/** Reads drawings as the program's assets have them: a thing on each line, in words. */
public final class DrawingFile {

  private final List<List<String>> lines;

  private DrawingFile(List<List<String>> lines) {
    this.lines = lines;
  }

  /**
   * Drawings with a kind of thing on each line, its name first.
   *
   * @param kinds the names of all kinds
   */
  public static DrawingFile read(String resource, String... kinds) {
    List<List<String>> lines = PackedFile.words(resource);
    for (List<String> line : lines) {
      if (!List.of(kinds).contains(line.getFirst())) {
        throw new IllegalStateException(resource + " has a " + line.getFirst());
      }
    }
    return new DrawingFile(lines);
  }

  /** The things of a kind, in order. */
  public <T> List<T> all(String kind, Function<Line, T> thing) {
    return lines.stream()
        .filter(line -> line.getFirst().equals(kind))
        .map(line -> thing.apply(new Line(line.subList(1, line.size()))))
        .toList();
  }

  /** The only thing of a kind. */
  public <T> T one(String kind, Function<Line, T> thing) {
    return all(kind, thing).getFirst();
  }

  /** The things of a kind by a name, in order. */
  public <K, T> Map<K, T> byName(String kind, Function<Line, K> name, Function<Line, T> thing) {
    Map<K, T> all = new LinkedHashMap<>();
    all(kind, line -> all.put(name.apply(line), thing.apply(line)));
    return all;
  }

  /** The words of a line after its kind. */
  public record Line(List<String> words) {

    /** A word, from 0. */
    public String word(int index) {
      return words.get(index);
    }

    /** The words from one on, as a text. */
    public String text(int from) {
      return String.join(" ", words.subList(from, words.size()));
    }

    /** A number. */
    public double number(int index) {
      return Double.parseDouble(word(index));
    }

    /** A point, such as {@code 12.5,30}. */
    public Point2D point(int index) {
      return pointOf(word(index));
    }

    /** The points from a word on. */
    public List<Point2D> points(int from) {
      return words.stream().skip(from).map(DrawingFile::pointOf).toList();
    }

    /** A rectangle: its upper left corner, then its size. */
    public Rectangle2D rectangle(int index) {
      return rectangle(point(index), point(index + 1));
    }

    /** A square: its upper left corner, then its side. */
    public Rectangle2D square(int index) {
      return rectangle(point(index), new Point2D(number(index + 1), number(index + 1)));
    }

    private static Rectangle2D rectangle(Point2D corner, Point2D size) {
      return new Rectangle2D(corner.getX(), corner.getY(), size.getX(), size.getY());
    }
  }

  private static Point2D pointOf(String word) {
    int comma = word.indexOf(',');
    return new Point2D(
        Double.parseDouble(word.substring(0, comma)),
        Double.parseDouble(word.substring(comma + 1)));
  }
}
