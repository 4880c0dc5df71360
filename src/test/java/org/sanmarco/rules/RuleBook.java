package org.sanmarco.rules;

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

  /** Bold, or first in a heading or a row of a table. */
  private static final Pattern ID =
      Pattern.compile(
          "\\*\\*([BSTCPEFV][1-9][0-9]?)\\b|^#+ +([BSTCPEFV][1-9][0-9]?)\\b", Pattern.MULTILINE);

  private RuleBook() {}

  /** Those that the pages of the rules name; or as long as there are no pages, these. */
  public static Set<String> ids() {
    Set<String> ids = new TreeSet<>();
    for (String text : pages()) {
      Matcher matcher = ID.matcher(text);
      while (matcher.find()) {
        ids.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
      }
    }
    return ids.isEmpty() ? known() : ids;
  }

  /** How many rules each section has. */
  private static Set<String> known() {
    Set<String> ids = new TreeSet<>();
    for (String section : List.of("B6", "S6", "T10", "C12", "P4", "E7", "F2", "V6")) {
      for (int i = 1; i <= Integer.parseInt(section.substring(1)); i++) {
        ids.add(section.substring(0, 1) + i);
      }
    }
    return ids;
  }

  private static List<String> pages() {
    if (!Files.isDirectory(PAGES)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(PAGES)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .map(RuleBook::read)
          .toList();
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
