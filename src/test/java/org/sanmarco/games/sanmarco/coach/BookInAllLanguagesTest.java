package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.coach.book.Block;
import org.sanmarco.coach.book.Block.Bullets;
import org.sanmarco.coach.book.Block.Figure;
import org.sanmarco.coach.book.Block.Heading;
import org.sanmarco.coach.book.Block.House;
import org.sanmarco.coach.book.Block.Paragraph;
import org.sanmarco.coach.book.Block.Table;
import org.sanmarco.coach.book.Chapter;
import org.sanmarco.coach.book.RuleBook;
import org.sanmarco.coach.book.RuleBook.Found;
import org.sanmarco.coach.book.RuleBook.Place;
import org.sanmarco.coach.book.Run;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.words.Language;

/** The book in all languages: each says as much as the English one, in the same order. */
class BookInAllLanguagesTest {

  private static final List<String> PAGES = new SanMarcoCoach().pages();
  private static final RuleBook ENGLISH = RuleBook.of(SanMarco.ID, Locale.ENGLISH);

  static Stream<Locale> languages() {
    return Language.TAGS.stream().map(Locale::forLanguageTag);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyLanguageHasEveryChapterRuleHouseRuleTableAndFigure(Locale language) {
    RuleBook book = RuleBook.of(SanMarco.ID, language);
    for (int chapter = 0; chapter < PAGES.size(); chapter++) {
      assertThat(shape(book.chapters().get(chapter)))
          .as(PAGES.get(chapter))
          .isEqualTo(shape(ENGLISH.chapters().get(chapter)));
    }
    assertThat(rules(book)).hasSize(6 + 6 + 10 + 12 + 4 + 7 + 2 + 6);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyLanguageIsItsOwn(Locale language) {
    if (!language.equals(Locale.ENGLISH)) {
      for (int chapter = 0; chapter < PAGES.size(); chapter++) {
        List<Block> blocks = RuleBook.of(SanMarco.ID, language).chapters().get(chapter).blocks();
        List<Block> english = ENGLISH.chapters().get(chapter).blocks();
        for (int block = 0; block < blocks.size(); block++) {
          if (english.get(block) instanceof Paragraph paragraph) {
            assertThat(blocks.get(block)).isNotEqualTo(paragraph);
          }
        }
      }
    }
  }

  @Test
  void everyFigureCanBePlayedAndHasMoreThanOneStep() {
    List<String> figures =
        ENGLISH.chapters().stream()
            .flatMap(chapter -> chapter.blocks().stream())
            .filter(Figure.class::isInstance)
            .map(figure -> ((Figure) figure).name())
            .toList();
    assertThat(figures).hasSizeGreaterThan(8);
    assertThat(figures.stream().map(Tableau::of))
        .allSatisfy(tableau -> {
          assertThat(tableau.steps()).hasSizeGreaterThan(1);
          assertThat(tableau.steps().getFirst().events()).isEmpty();
          assertThat(tableau.steps().subList(1, tableau.steps().size()))
              .allSatisfy(step -> assertThat(step.events()).isNotEmpty());
          var first = tableau.steps().getFirst().position();
          assertThat(
                  new SanMarcoCoach()
                      .in(Locale.ENGLISH, null)
                      .hint(first.view(first.active()))
                      .title())
              .isNotBlank();
        });
  }

  @Test
  void aRuleIsOpenedAtItsHeading() {
    assertThat(ENGLISH.place("C4").map(Place::heading)).contains("C4");
    assertThat(ENGLISH.place("turn.md#t4").map(Place::heading)).contains("T4");
    assertThat(ENGLISH.place("#c2").map(place -> place.chapter().page())).contains("cards");
    assertThat(ENGLISH.place("two-players.md").map(place -> place.chapter().page()))
        .contains("two-players");
    assertThat(ENGLISH.place("").map(place -> place.chapter().page())).contains("README");
    assertThat(ENGLISH.place("C99")).isEmpty();
    assertThat(ENGLISH.place("../notation.md")).isEmpty();
  }

  @Test
  void wordsAreFoundWhateverTheirAccentsAndLetters() {
    RuleBook french = RuleBook.of(SanMarco.ID, Locale.FRENCH);
    assertThat(french.search("RESERVE vide"))
        .extracting(found -> found.place().heading())
        .contains("C11");
    assertThat(french.search("réserve")).isEqualTo(french.search("reserve"));
    assertThat(ENGLISH.search("doge xylophone")).isEmpty();
    assertThat(ENGLISH.search("  ")).isEmpty();
    assertThat(ENGLISH.search("prestige"))
        .extracting(Found::words)
        .allMatch(words -> words.length() < 125);
  }

  private static List<String> rules(RuleBook book) {
    return book.chapters().stream()
        .flatMap(chapter -> chapter.blocks().stream())
        .filter(block -> block instanceof Heading heading && heading.isRule())
        .map(Block::text)
        .toList();
  }

  /** What a chapter has, without its words. */
  private static List<String> shape(Chapter chapter) {
    return chapter.blocks().stream().map(BookInAllLanguagesTest::shape).toList();
  }

  private static String shape(Block block) {
    return switch (block) {
      case Heading heading -> heading.isRule() ? heading.text() : "heading";
      case Paragraph(List<Run> words) -> "words" + targets(words);
      case House(List<Run> words) -> "house rule" + targets(words);
      case Bullets(List<List<Run>> items) -> "list " + items.size();
      case Table(List<List<Run>> head, List<List<List<Run>>> rows) ->
          "table %d %s".formatted(head.size(), rows.stream().map(List::size).toList());
      case Figure(String name) -> "figure " + name;
    };
  }

  /** Pages outside of the book lie one folder up, and from a translation two. */
  private static List<String> targets(List<Run> words) {
    return words.stream()
        .map(run -> run.target().replace("../", ""))
        .filter(target -> !target.isEmpty())
        .sorted()
        .toList();
  }
}
