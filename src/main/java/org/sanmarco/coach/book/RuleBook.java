package org.sanmarco.coach.book;

import module java.base;

import org.sanmarco.coach.Coach;
import org.sanmarco.coach.book.Block.Heading;
import org.sanmarco.coach.book.Block.Table;
import org.sanmarco.kernel.PackedFile;
import org.sanmarco.words.WordSearch;

/**
 * The rules in a player's language, in English where the program doesn't know it. The pages are
 * those of {@code docs/rules/GAME}, which are packed with the program.
 */
public final class RuleBook {

  static final Pattern RULE = Pattern.compile("[A-Z]{1,2}[1-9][0-9]?");

  private static final int BEFORE = 40;
  private static final int BEHIND = 70;

  private final List<Chapter> chapters;

  /**
   * A place at which the book can be opened.
   *
   * @param heading a rule's identifier or another heading; empty for the beginning
   */
  public record Bookmark(Chapter chapter, String heading) {}

  /**
   * A search result.
   *
   * @param words those around it
   */
  public record SearchHit(Bookmark place, String words) {}

  private RuleBook(List<Chapter> chapters) {
    this.chapters = chapters;
  }

  /**
   * The book of a game in a language.
   *
   * @param game the game's identifier
   */
  public static RuleBook of(String game, Locale locale) {
    return new RuleBook(
        Coach.of(game).pages().stream()
            .map(page -> Chapter.read(page, text(game, page, locale)))
            .toList());
  }

  /** All chapters, in the order in which they are read. */
  public List<Chapter> chapters() {
    return chapters;
  }

  /**
   * The target of a link.
   *
   * @param target a rule's identifier, or as pages say it, such as {@code turn.md#t4}; empty for
   *     the beginning of the book
   * @return empty if that is not in the book
   */
  public Optional<Bookmark> place(String target) {
    String rule = target.substring(target.indexOf('#') + 1).toUpperCase(Locale.ROOT);
    if (RULE.matcher(rule).matches()) {
      return chapters.stream()
          .filter(chapter -> chapter.blocks().contains(new Heading(rule)))
          .map(chapter -> new Bookmark(chapter, rule))
          .findFirst();
    }
    String page =
        target.isEmpty() ? chapters.getFirst().page() : target.replaceFirst("\\.md.*", "");
    return chapters.stream()
        .filter(chapter -> chapter.page().equals(page))
        .map(chapter -> new Bookmark(chapter, ""))
        .findFirst();
  }

  /**
   * The paragraphs that contain all of some words, ignoring accents and case.
   *
   * @return none for no words
   */
  public List<SearchHit> search(String words) {
    List<String> wanted = WordSearch.wanted(words);
    List<SearchHit> found = new ArrayList<>();
    for (Chapter chapter : wanted.isEmpty() ? List.<Chapter>of() : chapters) {
      String heading = "";
      for (Block block : chapter.blocks()) {
        if (block instanceof Heading(String text)) {
          heading = text;
        }
        Bookmark place = new Bookmark(chapter, heading);
        texts(block)
            .filter(text -> WordSearch.hasAll(text, words))
            .map(text -> new SearchHit(place, around(text, wanted.getFirst())))
            .forEach(found::add);
      }
    }
    return List.copyOf(found);
  }

  private static Stream<String> texts(Block block) {
    return block instanceof Table(_, List<List<List<Run>>> rows)
        ? rows.stream().map(Table::text)
        : Stream.of(block.text());
  }

  private static String around(String text, String word) {
    int at = Math.max(0, WordSearch.folded(text).indexOf(word));
    int from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
    int to = Math.min(text.length(), at + BEHIND);
    int end = to == text.length() ? to : Math.max(text.lastIndexOf(' ', to), from);
    return (from > 0 ? "… " : "") + text.substring(from, end) + (end < text.length() ? " …" : "");
  }

  static String text(String game, String page, Locale locale) {
    return Stream.of(locale.getLanguage() + "/" + page, page)
        .map(file -> "/assets/rules/" + game + "/" + file + ".md")
        .flatMap(file -> PackedFile.bytes(RuleBook.class, file).stream())
        .findFirst()
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
        .orElseThrow(() -> new IllegalStateException("the rule book has no page " + page));
  }
}
