package org.sanmarco.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

/**
 * The text file beside each picture of the documents: what was shown when it was drawn. A test of
 * the ordinary build fails when the program shows something else.
 */
public final class PictureNotes {

  private static final Path PICTURES = Path.of("docs", "pictures");

  /** The places of a line: the first numbers in it. */
  private static final Pattern PLACE = Pattern.compile("^ *(-?\\d+) +(-?\\d+) +(\\d+) +(\\d+) ");

  /** The most pixels by which a place may differ: machines don't measure fonts all alike. */
  private static final int CLOSE = 8;

  private PictureNotes() {}

  /**
   * Notes what a picture shows, beside the pictures that are wanted, and fails if the picture in
   * the documents shows something else. On Linux alone, where pictures are drawn: other systems
   * measure fonts differently, and break lines elsewhere.
   */
  public static void check(String name, List<String> shown) {
    Screens.write(
        (String.join("\n", shown) + "\n").getBytes(StandardCharsets.UTF_8), name + ".txt");
    if (!System.getProperty("os.name").equals("Linux")) {
      return;
    }
    Path file = PICTURES.resolve(name + ".txt");
    List<String> noted = Files.exists(file) ? lines(file) : List.of();
    assertThat(differences(noted, shown).limit(3))
        .as("docs/pictures/%s.png is old; draw the pictures anew: mvn -Ppictures test", name)
        .isEmpty();
  }

  /** The lines that say something else, in pairs. */
  static Stream<String> differences(List<String> noted, List<String> shown) {
    return IntStream.range(0, Math.max(noted.size(), shown.size()))
        .mapToObj(i -> new String[] {line(noted, i), line(shown, i)})
        .filter(pair -> !isClose(pair[0], pair[1]))
        .map(pair -> pair[0] + " is now " + pair[1]);
  }

  private static String line(List<String> lines, int i) {
    return i < lines.size() ? lines.get(i) : "nothing";
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Whether two lines say the same of nearly the same place. */
  private static boolean isClose(String one, String other) {
    Matcher here = PLACE.matcher(one);
    Matcher there = PLACE.matcher(other);
    if (!here.find() || !there.find()) {
      return one.equals(other);
    }
    return one.substring(here.end()).equals(other.substring(there.end()))
        && IntStream.rangeClosed(1, here.groupCount())
            .allMatch(i ->
                Math.abs(Integer.parseInt(here.group(i)) - Integer.parseInt(there.group(i)))
                    <= CLOSE);
  }
}
