package org.sanmarco.games.canalgrande.coach;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The English pages of the game's rules. */
final class RuleBook {

  private static final Path FOLDER = Path.of("docs/rules/canal-grande");
  private static final Pattern HEADING = Pattern.compile("(?m)^### (G[A-Z][0-9]+)$");

  private RuleBook() {}

  /** The identifiers of all rules on the coach's pages. */
  static Set<String> identifiers() {
    return new CanalGrandeCoach()
        .pages().stream()
            .flatMap(page -> HEADING.matcher(text(page)).results())
            .map(found -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String text(String page) {
    try {
      return Files.readString(FOLDER.resolve(page + ".md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
