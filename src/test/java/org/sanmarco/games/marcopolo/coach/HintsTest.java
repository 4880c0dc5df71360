package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hint.Note;
import org.sanmarco.coach.Names;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RuleBook;
import org.sanmarco.words.Language;

class HintsTest {

  private static final int GAMES = 24;
  private static final int LONGEST_TEXT = 130;
  private static final int LONGEST_WHY = 240;
  private static final int LONGEST_NOTE = 200;
  private static final int LONGEST_TITLE = 64;

  static final List<String> LANGUAGES = Language.TAGS;

  /** As long as names may be. */
  private static final Names LONG_NAMES = seat -> "Massimiliano Alessandro " + seat;

  /** Situations that random games hardly ever reach. */
  private static final Set<String> RARE = Set.of("over.shared", "over.nearest");

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyPositionHasItsHintOfOneLineByRulesThatExist(String language) {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    MarcoPoloTexts texts = new MarcoPoloCoach().in(Locale.forLanguageTag(language), LONG_NAMES);
    Set<String> book = RuleBook.ids(MarcoPolo.ID);
    Walks.play(
        GAMES,
        (position, _) -> {
          phases.add(position.phase());
          Hint hint = texts.hint(own(position));
          look(hint.text(), LONGEST_TEXT);
          look(hint.why(), LONGEST_WHY);
          hint.notes().forEach(note -> look(note.text(), LONGEST_NOTE));
          assertThat(hint.notes()).extracting(Note::rule).isSubsetOf(book);
          assertThat(hint.title()).hasSizeBetween(5, LONGEST_TITLE).doesNotContain("{");
          assertThat(hint.rules()).isNotEmpty().isSubsetOf(book).doesNotHaveDuplicates();
        });
    assertThat(phases).isEqualTo(EnumSet.allOf(Phase.class));
  }

  private static MarcoPoloView own(MarcoPoloPosition position) {
    return position.view(position.actor() instanceof Actor.Seat(int seat) ? seat : 0);
  }

  private static void look(String sentence, int longest) {
    assertThat(sentence)
        .hasSizeBetween(10, longest)
        .matches("[\\P{C}]*[.]")
        .doesNotContain("{", "}", "#")
        .doesNotContainPattern("\\bnull\\b");
  }

  @Test
  void everyTextIsForSomePosition() {
    Set<String> said = new TreeSet<>();
    Walks.play(
        120,
        (position, _) -> {
          for (MarcoPoloView view : List.of(own(position), position.view(0))) {
            said.add(Situation.of(view).key());
            Pitfalls.of(view).forEach(note -> said.add(note.key()));
          }
        });
    ResourceBundle bundle =
        ResourceBundle.getBundle("org.sanmarco.games.marcopolo.coach.hints", Locale.ROOT);
    assertThat(bundle.keySet().stream().filter(key -> !key.matches("(title|why)[.].*")))
        .allMatch(key -> said.contains(key) || RARE.contains(key));
  }

  /** Cards that are hidden from a viewer make no difference to their hints. */
  @Test
  void aHintTellsNothingHidden() {
    MarcoPoloTexts texts = new MarcoPoloCoach().in(Locale.ENGLISH, null);
    Walks.play(
        8,
        (position, _) -> {
          MarcoPoloView view = position.view(0);
          MarcoPoloPosition other = view.sample(bound -> bound - 1);
          assertThat(texts.hint(other.view(0))).isEqualTo(texts.hint(view));
        });
  }

  /** The first player has cameleers, the others goods, one of each colour. */
  private static MarcoPoloPosition begun(String row) {
    MarcoPoloPosition position = Walks.start(3, 0);
    play(position, "deal CAM.B CAM.Y CAM.G CAM.V CAM.R");
    play(position, "deal OIL.B OIL.Y OIL.G OIL.V OIL.R");
    play(position, "deal FRU.B FRU.Y FRU.G FRU.V FRU.R");
    play(position, row);
    return position;
  }

  @Test
  void theHandSaysWhetherAStepCanBePaid() {
    MarcoPoloPosition position = begun("row SPI.B SPI.Y SPI.G SPI.V SIL.R");
    assertThat(hint(position, 1).text())
        .isEqualTo("You can’t pay for space 3 (1 goods card): stop here.");
    assertThat(hint(position, 2).text()).isEqualTo("Next step: space 3 (1 goods card).");
    assertThat(hint(position, 1).notes())
        .extracting(Note::text)
        .containsExactly(
            "Your next step skips 2 camels for free.",
            "Bruno and Chiara can then skip your camel for free, to space 4.");
    play(position, "stop");
    assertThat(hint(position, 1).notes())
        .extracting(Note::text)
        .containsExactly(
            "Any of these would pay for your next step, space 3 (1 goods card): blue spice, yellow"
                + " spice, green spice, violet spice and red silk.");
  }

  @Test
  void singleOpenCardThatPaysIsCalledOne() {
    MarcoPoloPosition position = begun("row CAM.B CAM.Y CAM.G CAM.V SIL.R");
    play(position, "stop");
    assertThat(hint(position, 1).notes())
        .extracting(Note::text)
        .containsExactly(
            "This card would pay for your next step, space 3 (1 goods card): red silk.");
  }

  private static void play(MarcoPoloPosition position, String move) {
    position.play(new MarcoPolo().read(move), EventListener.SILENT);
  }

  private static Hint hint(MarcoPoloPosition position, int seat) {
    Names names = number -> List.of("Anna", "Bruno", "Chiara").get(number - 1);
    return new MarcoPoloCoach().in(Locale.ENGLISH, names).hint(position.view(seat));
  }
}
