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

  private static final List<Path> FOLDERS =
      List.of(Path.of("docs", "rules"), Path.of("docs", "rules", "canal-grande"));

  private static final Pattern HEADING =
      Pattern.compile("^#+ +([BSTCPEFV][1-9][0-9]?|G[MSTAVREPK][1-9])$", Pattern.MULTILINE);

  private RuleBook() {}

  /** Those that have a heading in the pages of the rules. */
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
    return FOLDERS.stream().flatMap(RuleBook::pages).toList();
  }

  private static Stream<String> pages(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .map(RuleBook::read)
          .toList()
          .stream();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
