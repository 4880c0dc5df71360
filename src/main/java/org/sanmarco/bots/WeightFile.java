package org.sanmarco.bots;

import module java.base;

import org.sanmarco.kernel.PackedFile;

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
   * @param type a public record with a number for each weight
   */
  public static <W extends Record> W packed(String file, Class<W> type) {
    return of(type, read(PackedFile.lines(file)));
  }

  /**
   * Weights as a record.
   *
   * @throws IllegalArgumentException if one is missing, or there is one too many
   */
  public static <W extends Record> W of(Class<W> type, Map<String, Double> byName) {
    List<String> names =
        Stream.of(type.getRecordComponents()).map(RecordComponent::getName).toList();
    if (!byName.keySet().equals(Set.copyOf(names))) {
      throw new IllegalArgumentException("weights of %s, not %s".formatted(byName.keySet(), names));
    }
    try {
      return type.getConstructor(
              Collections.nCopies(names.size(), double.class).toArray(Class[]::new))
          .newInstance(names.stream().map(byName::get).toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.toString(), e);
    }
  }
}
