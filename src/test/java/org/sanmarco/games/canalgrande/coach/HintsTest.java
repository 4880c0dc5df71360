package org.sanmarco.games.canalgrande.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hint.Note;
import org.sanmarco.coach.Names;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RuleBook;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

class HintsTest {

  private static final int LONGEST_TEXT = 150;
  private static final int LONGEST_WHY = 240;
  private static final int LONGEST_NOTE = 200;
  private static final int LONGEST_TITLE = 64;

  static final List<String> LANGUAGES = Language.TAGS;

  /** As long as names may be. */
  private static final Names LONG_NAMES = seat -> "Massimiliano Alessandro " + seat;

  private static final Names PEOPLE =
      seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1);
  private static final CanalGrandeTexts HINTS = new CanalGrandeCoach().in(Locale.ENGLISH, PEOPLE);

  /** The steps of a vote up to {@code play MAR}. */
  private static final String[] VOTE = {
    "deal CAN MAR MAR DOR",
    "deal CAN POL POL CAS",
    "draw MAR GON GON TRA DOG 1 3 3",
    "divide MAR GON DOG 3 / TRA GON 1 3",
    "take 1"
  };

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyPositionHasItsHintByRulesThatExist(String language) {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    CanalGrandeTexts texts = new CanalGrandeCoach().in(Locale.forLanguageTag(language), LONG_NAMES);
    Set<String> book = RuleBook.ids(CanalGrande.ID);
    Walks.positions(
        6,
        position -> {
          phases.add(position.phase());
          Hint hint = texts.hint(own(position));
          look(hint.title() + ".", LONGEST_TITLE);
          look(hint.text(), LONGEST_TEXT);
          look(hint.why(), LONGEST_WHY);
          hint.notes().forEach(note -> look(note.text(), LONGEST_NOTE));
          assertThat(hint.notes()).extracting(Note::rule).isSubsetOf(book);
          assertThat(hint.rules()).isNotEmpty().isSubsetOf(book).doesNotHaveDuplicates();
        });
    assertThat(phases).isEqualTo(EnumSet.allOf(Phase.class));
  }

  private static void look(String sentence, int longest) {
    assertThat(sentence)
        .hasSizeBetween(6, longest)
        .matches("[\\P{C}]*[.?]")
        .doesNotContain("{", "}", "#")
        .doesNotContainPattern("\\bnull\\b");
  }

  private static CanalGrandeView own(CanalGrandePosition position) {
    return position.view(position.actor() instanceof Actor.Seat(int seat) ? seat : 0);
  }

  /** The view makes no difference except where an own hand decides. */
  @Test
  void aHintIsTheSameForAllWhoLook() {
    Walks.positions(
        2,
        position -> {
          Hint all = HINTS.hint(position.view(0));
          for (int seat = 1; seat <= position.seats(); seat++) {
            Hint hint = HINTS.hint(position.view(seat));
            assertThat(hint.title()).isEqualTo(all.title());
            if (!hint.topic().equals("vote.beaten")) {
              assertThat(hint.text()).isEqualTo(all.text());
            }
          }
        });
  }

  /** No text lies about that no position asks for, given enough games. */
  @Test
  void everyTextIsForSomePosition() {
    Set<String> said = new TreeSet<>();
    Walks.positions(
        60,
        position -> {
          said.add(Situation.of(own(position)).key());
          Pitfalls.of(own(position)).forEach(note -> said.add(note.key()));
        });
    assertThat(
            ResourceBundle.getBundle(getClass().getPackageName() + ".hints", Locale.ROOT).keySet())
        .filteredOn(key -> !key.matches("(title|why)[.].*"))
        .isSubsetOf(said);
  }

  @Test
  void speaksAsTheNotationDoesIfNobodyHasAName() {
    assertThat(
            new CanalGrandeCoach()
                .in(Locale.ENGLISH, null)
                .hint(play(VOTE, "play MAR", "done").view(1)))
        .extracting(Hint::title, Hint::text, Hint::rules)
        .containsExactly(
            "Seat 1: vote",
            "MAR: add at least 2 cards to beat seat 2’s 1, or pass and lose the vote.",
            List.of("GV3", "GV5"));
  }

  @Test
  void leadsThroughAVote() {
    assertThat(text(play(VOTE))).startsWith("Play a district card from your hand");
    assertThat(text(play(VOTE, "play MAR"))).startsWith("The vote is on San Marco.");
    CanalGrandePosition raised = play(VOTE, "play MAR", "done");
    assertThat(text(raised))
        .isEqualTo("San Marco: add at least 2 cards to beat Bruno’s 1, or pass and lose the vote.");
    raised = play(VOTE, "play MAR", "done", "play MAR");
    assertThat(text(raised)).isEqualTo("Add at least 1 more card to beat Bruno’s 1.");
    raised = play(VOTE, "play MAR", "done", "play MAR", "play MAR");
    assertThat(text(raised))
        .isEqualTo("San Marco: your 2 cards beat Bruno’s 1. Play the raise, or add more.");
  }

  @Test
  void saysWhatCanComeAndWhatIsLost() {
    CanalGrandePosition raised = play(VOTE, "play MAR", "done", "play MAR", "play MAR", "done");
    assertThat(HINTS.hint(raised.view(2)).notes())
        .extracting(Note::text)
        .containsExactly(
            "As far as you know, Anna can reach 4 cards at most.",
            "If you pass, you lose your first card; nothing returns to your hand.");
  }

  private static String text(CanalGrandePosition position) {
    return HINTS.hint(own(position)).text();
  }

  private static CanalGrandePosition play(String[] first, String... then) {
    CanalGrande game = new CanalGrande();
    CanalGrandePosition position = game.start(new Setup(CanalGrande.ID, 2, Map.of()));
    for (String[] moves : new String[][] {first, then}) {
      for (String move : moves) {
        position.play(game.read(move), EventListener.SILENT);
      }
    }
    return position;
  }
}
