package org.sanmarco.kernel;

import module java.base;

/** The identifiers of all rules, from the pages of the rule books. */
public final class RuleBook {

  static final Path PAGES = Path.of("docs", "rules");

  private static final Pattern HEADING =
      Pattern.compile("^#+ +([A-Z]{1,2}[1-9][0-9]?)$", Pattern.MULTILINE);

  private RuleBook() {}

  /** Those that have a heading in the English pages of any game. */
  public static Set<String> ids() {
    return ids(page -> !isTranslation(page));
  }

  /**
   * Those that have a heading in a game's English pages.
   *
   * @param game the game's identifier
   */
  public static Set<String> ids(String game) {
    return ids(page -> PAGES.resolve(game).equals(page.getParent()));
  }

  private static Set<String> ids(Predicate<Path> pages) {
    return pages().stream()
        .filter(pages)
        .flatMap(page -> ids(page).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Those that have a heading in a page, in its order. */
  static List<String> ids(Path page) {
    return HEADING.matcher(read(page)).results().map(found -> found.group(1)).toList();
  }

  /** All pages of all games in all languages. */
  static List<Path> pages() {
    try (Stream<Path> files = Files.walk(PAGES)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Translations lie in a folder that is named after their language, two letters. */
  static boolean isTranslation(Path page) {
    return PAGES.relativize(page).toString().matches("(.*/)?[a-z]{2}/.*");
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
