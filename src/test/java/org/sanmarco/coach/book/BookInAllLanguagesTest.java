package org.sanmarco.coach.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.book.Block.Bullets;
import org.sanmarco.coach.book.Block.Figure;
import org.sanmarco.coach.book.Block.Heading;
import org.sanmarco.coach.book.Block.House;
import org.sanmarco.coach.book.Block.Paragraph;
import org.sanmarco.coach.book.Block.Table;
import org.sanmarco.coach.book.Run.Look;
import org.sanmarco.table.Games;
import org.sanmarco.words.Language;

/**
 * The book of every game that has one, in all languages: each says as much as the English one, in
 * the same order.
 */
class BookInAllLanguagesTest {

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** The parts of a page that aren't text: marks, table rulers, comments, link targets. */
  private static final Pattern MARKS =
      Pattern.compile("(?m)^#+ |^> |^- |<!--.*-->|^[|-]+$|[*`|]|\\[([^]]+)]\\([^)]+\\)");

  static Stream<String> books() {
    return Games.installed().ids().stream().filter(game -> !Coach.of(game).pages().isEmpty());
  }

  static Stream<Arguments> inAllLanguages() {
    return books()
        .flatMap(game ->
            Language.TAGS.stream()
                .map(Locale::forLanguageTag)
                .map(language -> Arguments.of(game, language)));
  }

  static Stream<Arguments> translations() {
    return inAllLanguages().filter(book -> !Locale.ENGLISH.equals(book.get()[1]));
  }

  @Test
  void thereAreBooks() {
    assertThat(books()).hasSizeGreaterThan(2);
    assertThat(translations()).hasSizeGreaterThan(2 * 4);
  }

  @ParameterizedTest
  @MethodSource("translations")
  void everyLanguageHasTheSameStructure(String game, Locale language) {
    List<Chapter> english = RuleBook.of(game, Locale.ENGLISH).chapters();
    List<Chapter> chapters = RuleBook.of(game, language).chapters();
    for (int chapter = 0; chapter < english.size(); chapter++) {
      assertThat(shape(chapters.get(chapter)))
          .as(english.get(chapter).page())
          .isEqualTo(shape(english.get(chapter)));
    }
  }

  /**
   * Against a page's bare letters, so that nothing that Markdown might mean otherwise gets lost.
   */
  @ParameterizedTest
  @MethodSource("inAllLanguages")
  void everyWordOfAPageIsReadInItsOrderAndNoMark(String game, Locale language) {
    for (Chapter chapter : RuleBook.of(game, language).chapters()) {
      String written = RuleBook.text(game, chapter.page(), language);
      Stream<String> read = chapter.blocks().stream().map(Block::text);
      assertThat(chapter.title() + read.collect(Collectors.joining()))
          .as(chapter.page())
          .isEqualToIgnoringWhitespace(MARKS.matcher(written).replaceAll("$1"));
    }
  }

  @Test
  void aPageIsReadInBlocksAndRuns() {
    Chapter chapter =
        Chapter.read(
            "page",
            """
            # The *whole* title

            Words
            over lines, **bold**, *slanting*, `code`, [a
            link](turn.md#t4).

            > *House rule:* words

            - one
              of two
            - other

            | a | b |
            |---|---|
            | 1 | **2** |

            <!-- figure: bridge -->

            ### T1
            """);
    assertThat(chapter.title()).isEqualTo("The whole title");
    assertThat(chapter.blocks())
        .containsExactly(
            new Paragraph(
                List.of(
                    plain("Words over lines, "),
                    new Run("bold", Look.BOLD, ""),
                    plain(", "),
                    new Run("slanting", Look.ITALIC, ""),
                    plain(", "),
                    new Run("code", Look.CODE, ""),
                    plain(", "),
                    new Run("a link", Look.PLAIN, "turn.md#t4"),
                    plain("."))),
            new House(List.of(new Run("House rule:", Look.ITALIC, ""), plain(" words"))),
            new Bullets(List.of(List.of(plain("one of two")), List.of(plain("other")))),
            new Table(
                List.of(List.of(plain("a")), List.of(plain("b"))),
                List.of(List.of(List.of(plain("1")), List.of(new Run("2", Look.BOLD, ""))))),
            new Figure("bridge"),
            new Heading("T1"));
  }

  @Test
  void whatNoPageHasIsNotLostWithoutAWord() {
    assertThatThrownBy(() -> Chapter.read("page", "# Title\n\n1. one\n2. two\n"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("OrderedList");
  }

  @ParameterizedTest
  @MethodSource("translations")
  void everyLanguageIsItsOwn(String game, Locale language) {
    assertThat(paragraphs(RuleBook.of(game, language)))
        .doesNotContainAnyElementsOf(paragraphs(RuleBook.of(game, Locale.ENGLISH)));
  }

  @ParameterizedTest
  @MethodSource("books")
  void aBookHasEveryRuleOfItsGameAndItsLinksLeadThere(String game) {
    RuleBook book = RuleBook.of(game, Locale.ENGLISH);
    assertThat(org.sanmarco.kernel.RuleBook.ids(game))
        .isNotEmpty()
        .allSatisfy(rule ->
            assertThat(book.place(rule))
                .hasValueSatisfying(place -> assertThat(place.heading()).isEqualTo(rule)));
    assertThat(
            book.chapters().stream()
                .flatMap(chapter -> chapter.blocks().stream())
                .flatMap(BookInAllLanguagesTest::targets)
                .filter(target -> !target.startsWith("../")))
        .isNotEmpty()
        .allSatisfy(target -> assertThat(book.place(target)).isPresent());
  }

  @ParameterizedTest
  @MethodSource("books")
  void unknownLinksLeadNowhere(String game) {
    RuleBook book = RuleBook.of(game, Locale.ENGLISH);
    assertThat(book.place("")).map(RuleBook.Bookmark::chapter).contains(book.chapters().getFirst());
    assertThat(book.place("Z99")).isEmpty();
    assertThat(book.place("../notation.md")).isEmpty();
  }

  private static Run plain(String text) {
    return new Run(text, Look.PLAIN, "");
  }

  private static List<Block> paragraphs(RuleBook book) {
    return book.chapters().stream()
        .flatMap(chapter -> chapter.blocks().stream())
        .filter(Paragraph.class::isInstance)
        .toList();
  }

  /** The structure of a chapter without its words. */
  private static List<String> shape(Chapter chapter) {
    return chapter.blocks().stream().map(BookInAllLanguagesTest::shape).toList();
  }

  private static String shape(Block block) {
    return kind(block)
        + targets(block).map(target -> target.replace("../", "")).sorted().toList()
        + numbers(block);
  }

  private static String kind(Block block) {
    return switch (block) {
      case Heading heading -> heading.isRule() ? heading.text() : "heading";
      case Paragraph _ -> "words";
      case House _ -> "house rule";
      case Bullets(List<List<Run>> items) -> "list " + items.size();
      case Table(List<List<Run>> head, List<List<List<Run>>> rows) ->
          "table %d %s".formatted(head.size(), rows.stream().map(List::size).toList());
      case Figure(String name) -> "figure " + name;
    };
  }

  /**
   * The targets of its links. Pages outside of the book are one folder further up from a
   * translation.
   */
  private static Stream<String> targets(Block block) {
    return runs(block).map(Run::target).filter(target -> !target.isEmpty());
  }

  private static Stream<Run> runs(Block block) {
    return switch (block) {
      case Paragraph(List<Run> words) -> words.stream();
      case House(List<Run> words) -> words.stream();
      case Bullets(List<List<Run>> items) -> items.stream().flatMap(List::stream);
      case Table(List<List<Run>> head, List<List<List<Run>>> rows) ->
          Stream.concat(Stream.of(head), rows.stream()).flatMap(List::stream).flatMap(List::stream);
      case Heading _, Figure _ -> Stream.empty();
    };
  }

  /** The numbers that it has in figures, the least first. */
  private static List<Integer> numbers(Block block) {
    return NUMBER
        .matcher(block.text())
        .results()
        .map(MatchResult::group)
        .map(Integer::valueOf)
        .sorted()
        .toList();
  }
}
