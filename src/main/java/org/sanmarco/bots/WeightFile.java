package org.sanmarco.bots;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The file format of weights: a line each, with its name and its value; a line that begins with
 * {@code #} is a comment.
 */
public final class WeightFile {

  private static final Pattern LINE = Pattern.compile("(\\w+) +(\\d+(?:\\.\\d+)?(?:E-?\\d+)?)");

  private WeightFile() {}

  /**
   * Reads weights, in the order of their lines.
   *
   * @throws IllegalArgumentException if a line says something else
   */
  public static Map<String, Double> read(List<String> lines) {
    Map<String, Double> weights = new LinkedHashMap<>();
    for (String line : lines) {
      if (!line.isBlank() && !line.startsWith("#")) {
        Matcher words = LINE.matcher(line);
        if (!words.matches()) {
          throw new IllegalArgumentException("no weight in: " + line);
        }
        weights.put(words.group(1), Double.valueOf(words.group(2)));
      }
    }
    return weights;
  }

  /**
   * Reads the weights of a file that is packed with the program.
   *
   * @param file its path from the root, such as {@code /assets/GAME/weights.txt}
   */
  public static Map<String, Double> packed(String file) {
    try (InputStream in =
        Objects.requireNonNull(WeightFile.class.getResourceAsStream(file), file)) {
      return read(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Writes weights. */
  public static String write(Map<String, Double> weights) {
    StringBuilder lines = new StringBuilder();
    weights.forEach((weight, value) -> lines.append(weight).append(' ').append(value).append('\n'));
    return lines.toString();
  }
}
