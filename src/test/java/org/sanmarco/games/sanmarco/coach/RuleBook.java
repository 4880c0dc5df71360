package org.sanmarco.games.sanmarco.coach;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The pages of docs/rules. */
final class RuleBook {

  static final Path FOLDER = Path.of("docs/rules/san-marco");

  private static final Pattern HEADING = Pattern.compile("(?m)^### ([BSTCPEFV][0-9]+)$");

  private RuleBook() {}

  static List<Path> pages() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The pages of all languages. */
  static List<Path> translations() {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The identifiers that a page has rules for, in its order. */
  static List<String> identifiers(Path page) {
    return HEADING.matcher(text(page)).results().map(found -> found.group(1)).toList();
  }

  static Set<String> identifiers() {
    return pages().stream()
        .flatMap(page -> identifiers(page).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
