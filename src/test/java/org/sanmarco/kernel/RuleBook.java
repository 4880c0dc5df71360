package org.sanmarco.kernel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The identifiers of all rules. */
public final class RuleBook {

  private static final Path PAGES = Path.of("docs", "rules");

  private static final Pattern HEADING =
      Pattern.compile("^#+ +([A-Z]{1,2}[1-9][0-9]?)$", Pattern.MULTILINE);

  private RuleBook() {}

  /** Those that have a heading in the pages of the rules of any game. */
  public static Set<String> ids() {
    Set<String> ids = new TreeSet<>();
    for (String text : pages()) {
      Matcher matcher = HEADING.matcher(text);
      while (matcher.find()) {
        ids.add(matcher.group(1));
      }
    }
    return ids;
  }

  private static List<String> pages() {
    try (Stream<Path> files = Files.walk(PAGES)) {
      return files
          .filter(file -> file.toString().endsWith(".md") && !isTranslation(file))
          .sorted()
          .map(RuleBook::read)
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Translations lie in a folder that is named after their language, two letters. */
  private static boolean isTranslation(Path file) {
    return PAGES.relativize(file).toString().matches("(.*/)?[a-z]{2}/.*");
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
