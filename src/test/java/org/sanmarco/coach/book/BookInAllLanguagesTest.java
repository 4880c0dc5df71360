package org.sanmarco.coach.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
import org.sanmarco.table.Games;
import org.sanmarco.words.Language;

/**
 * The book of every game that has one, in all languages: each says as much as the English one, in
 * the same order.
 */
class BookInAllLanguagesTest {

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  static Stream<String> books() {
    return Games.installed().ids().stream().filter(game -> !Coach.of(game).pages().isEmpty());
  }

  static Stream<Arguments> translations() {
    return books()
        .flatMap(game ->
            Language.TAGS.stream()
                .map(Locale::forLanguageTag)
                .filter(language -> !language.equals(Locale.ENGLISH))
                .map(language -> Arguments.of(game, language)));
  }

  @Test
  void thereAreBooks() {
    assertThat(books()).hasSizeGreaterThan(2);
    assertThat(translations()).hasSizeGreaterThan(2 * 4);
  }

  @ParameterizedTest
  @MethodSource("translations")
  void everyLanguageHasEveryChapterRuleHouseRuleTableFigureAndNumber(String game, Locale language) {
    List<Chapter> english = RuleBook.of(game, Locale.ENGLISH).chapters();
    List<Chapter> chapters = RuleBook.of(game, language).chapters();
    for (int chapter = 0; chapter < english.size(); chapter++) {
      assertThat(shape(chapters.get(chapter)))
          .as(english.get(chapter).page())
          .isEqualTo(shape(english.get(chapter)));
    }
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
  void aBookIsOpenedAtItsBeginningAndNowhereForWhatItDoesNotHave(String game) {
    RuleBook book = RuleBook.of(game, Locale.ENGLISH);
    assertThat(book.place("")).map(RuleBook.Place::chapter).contains(book.chapters().getFirst());
    assertThat(book.place("Z99")).isEmpty();
    assertThat(book.place("../notation.md")).isEmpty();
  }

  private static List<Block> paragraphs(RuleBook book) {
    return book.chapters().stream()
        .flatMap(chapter -> chapter.blocks().stream())
        .filter(Paragraph.class::isInstance)
        .toList();
  }

  /** What a chapter has, without its words. */
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

  /** Where its links lead. Pages outside of the book lie one folder up more from a translation. */
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
