package org.sanmarco.games.marcopolo.coach;

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

/** The pages of docs/rules/marco-polo. */
final class RuleBook {

  static final Path FOLDER = Path.of("docs/rules/marco-polo");

  private static final Pattern HEADING = Pattern.compile("(?m)^### (M[A-Z][0-9]+)$");

  private RuleBook() {}

  /** The English pages. */
  static List<Path> pages() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The identifiers that a page has rules for, in its order. */
  static List<String> identifiers(Path page) {
    try {
      return HEADING.matcher(Files.readString(page)).results().map(r -> r.group(1)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Set<String> identifiers() {
    return pages().stream()
        .flatMap(page -> identifiers(page).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
