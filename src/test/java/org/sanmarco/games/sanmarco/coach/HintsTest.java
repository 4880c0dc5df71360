package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sanmarco.coach.Hint;
import org.sanmarco.coach.Hint.Note;
import org.sanmarco.coach.Names;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RuleBook;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

class HintsTest {

  private static final int GAMES = 15;
  private static final int LONGEST_TEXT = 130;
  private static final int LONGEST_WHY = 240;
  private static final int LONGEST_NOTE = 150;
  private static final int LONGEST_TITLE = 64;

  static final List<String> LANGUAGES = Language.TAGS;

  /** As long as names may be. */
  private static final Names LONG_NAMES = seat -> "Massimiliano Alessandro " + seat;

  private static final Names PEOPLE =
      seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1);
  private static final SanMarcoTexts HINTS = new SanMarcoCoach().in(Locale.ENGLISH, PEOPLE);

  @Test
  @RuleTest("E1")
  void nobodyIsWarnedOfTheLimitWithoutPenaltyPoints() {
    RandomWalks.positions(
        GAMES,
        position -> {
          if (position.phase() == Phase.DIVIDE && position.penalty(position.active()) == 0) {
            assertThat(Pitfalls.of(position.view(position.active()), null)).isEmpty();
          }
        });
  }

  /** The advice to stay below ten isn't given where every offer leads to ten. */
  @Test
  @RuleTest("E4")
  void nobodyIsToldToStayBelowTenWithoutSuchAnOffer() {
    Set<List<Boolean>> seen = new HashSet<>();
    RandomWalks.positions(
        GAMES,
        position -> {
          if (position.phase() == Phase.CHOOSE) {
            Hint hint = HINTS.hint(position.view(position.active()));
            seen.add(
                List.of(
                    hint.text().startsWith("Every offer takes you to 10"),
                    hint.notes().stream()
                        .anyMatch(note -> note.text().startsWith("Finish the round below ten"))));
          }
        });
    assertThat(seen).contains(List.of(true, false), List.of(false, true));
    assertThat(seen).doesNotContain(List.of(true, true));
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everyPositionHasItsHintOfOneLineByRulesThatExist(String language) {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    SanMarcoTexts longest = new SanMarcoCoach().in(Locale.forLanguageTag(language), LONG_NAMES);
    Set<String> book = RuleBook.ids(SanMarco.ID);
    RandomWalks.positions(
        GAMES,
        position -> {
          phases.add(position.phase());
          Hint hint = longest.hint(position.view(position.active()));
          look(hint.text(), LONGEST_TEXT);
          look(hint.why(), LONGEST_WHY);
          hint.notes().forEach(note -> look(note.text(), LONGEST_NOTE));
          assertThat(hint.notes()).extracting(Note::rule).isSubsetOf(book);
          position.hand().list().forEach(card -> look(longest, position, card));
          assertThat(hint.title()).hasSizeBetween(5, LONGEST_TITLE).doesNotContain("{", "…");
          assertThat(hint.rules()).isNotEmpty().isSubsetOf(book).doesNotHaveDuplicates();
        });
    assertThat(phases).isEqualTo(EnumSet.allOf(Phase.class));
  }

  /** A card that is chosen has its own hint. */
  private static void look(SanMarcoTexts hints, SanMarcoPosition position, Card card) {
    if (position.phase() == Phase.PLAY) {
      Hint hint = hints.hint(position.view(position.active()), card);
      look(hint.text(), LONGEST_TEXT);
      look(hint.why(), LONGEST_WHY);
    }
  }

  private static void look(String sentence, int longest) {
    assertThat(sentence)
        .hasSizeBetween(10, longest)
        .matches("[\\P{C}]*[.?]")
        .doesNotContain("{", "}", "#");
  }

  /** The view makes no difference, as no hint tells anything that some may not see. */
  @Test
  void aHintIsTheSameForAllWhoLook() {
    RandomWalks.positions(
        2,
        position -> {
          Hint all = HINTS.hint(position.view(0));
          for (int seat = 1; seat <= position.seats(); seat++) {
            Hint hint = HINTS.hint(position.view(seat));
            assertThat(hint.title()).isEqualTo(all.title());
            if (!hint.topic().equals("play.stuck")) {
              assertThat(hint.text()).isEqualTo(all.text());
            }
          }
        });
  }

  /** No text lies about that no position asks for, given enough games. */
  @Test
  void everyTextIsForSomePosition() {
    Set<String> said = new TreeSet<>();
    RandomWalks.positions(
        60,
        position -> {
          SanMarcoView view = position.view(position.active());
          said.add(Situation.advice(view, null).key());
          Pitfalls.of(view, null).forEach(note -> said.add(note.key()));
        });
    assertThat(Bundles.keys("hints").filter(key -> !key.matches("(title|why)[.].*")))
        .allMatch(key -> said.contains(key) || RARE.contains(key));
  }

  /** Situations that random games hardly ever reach. */
  private static final Set<String> RARE =
      Set.of("over.shared", "over.of-two.shared", "play.stuck", "note.doge.others.everywhere");

  @Test
  void usesTheNotationWhereThereAreNoNames() {
    assertThat(new SanMarcoCoach().in(Locale.ENGLISH, null).hint(play(4).view(1)))
        .extracting(Hint::title, Hint::text, Hint::rules)
        .containsExactly(
            "Seat 1: first nobles",
            "The die decides where two of seat 1’s nobles start: roll 1 of 4.",
            List.of("S3"));
  }

  @Test
  void leadsThroughASetUp() {
    assertThat(text(4, "roll 3", "roll 3", "roll 3"))
        .endsWith("of Anna’s nobles start: roll 4 of 4.");
    assertThat(text(4, "roll 3", "roll 3", "roll 3", "roll 3"))
        .isEqualTo("San Polo four times: keep the fourth roll, or reroll it.");
    assertThat(text(4, "roll 3", "roll 3", "roll 3", "roll 3", "reroll")).endsWith("roll 4 of 4.");
    assertThat(text(3, setUp(3))).startsWith("Build the first of your two bridges");
    assertThat(text(3, setUp(3), "bridge CAN-MAR", "bridge CAN-MAR", "bridge CAN-MAR"))
        .startsWith("Build your second bridge");
  }

  @Test
  void warnsBeforeTenPenaltyPoints() {
    String[] first = {
      "roles 1 2 3",
      "draw CAN CAN CAN CRO CRO CRO 3 3 3 3",
      "divide CAN 3 3 3 / CRO 3 / CAN CAN CRO CRO"
    };
    String[] brunoTakesNine = {
      "take 1", "give-up CAN", "take 2", "give-up CRO",
      "give-up CAN", "give-up CAN", "give-up CRO", "give-up CRO"
    };
    String[] second = {
      "roles 2 3 1",
      "draw POL POL POL MAR MAR MAR 1 1 1 2",
      "divide POL MAR / POL 1 1 1 / MAR POL MAR 2"
    };
    String[] brunoIsLeftWithNone = {
      "take 2",
      "give-up POL",
      "take 3",
      "give-up POL",
      "give-up MAR",
      "give-up MAR",
      "give-up POL",
      "give-up MAR"
    };
    String[] third = {
      "roles 3 1 2",
      "draw DOR DOR DOR CAS CAS CAS 2 2 2 2",
      "divide DOR DOR DOR 2 / CAS / CAS CAS 2 2 2"
    };
    String[] toThird =
        join(setUp(3), bridges(), first, brunoTakesNine, second, brunoIsLeftWithNone, third);

    assertThat(text(3, toThird))
        .as("Anna has only 2 points")
        .isEqualTo(
            "Take an offer: its penalty points count at once, and you play its action cards.");
    String[] annaTakesTwo = {"take 1", "give-up DOR", "give-up DOR", "give-up DOR"};
    assertThat(text(3, toThird, annaTakesTwo))
        .isEqualTo("Offer 3 takes you to 10 or more penalty points: out of the round, no bonus.");
    assertThat(HINTS.hint(play(3, join(toThird, new String[] {"take 2", "give-up CAS"})).view(0)))
        .extracting(Hint::title, Hint::text, Hint::rules)
        .containsExactly(
            "Bruno: take an offer",
            "Every offer takes you to 10 or more penalty points: out of the round, no bonus.",
            List.of("T7", "T9", "E1", "E4"));
  }

  @Test
  void knowsWhereADistrictCardsBridgeLeads() {
    String[] turn = {
      "roles 1 2 3",
      "draw CAN CAN CAN CRO CRO CRO 1 1 1 1",
      "divide CAN / CRO 1 / CAN CAN CRO CRO 1 1 1"
    };
    assertThat(text(3, join(setUp(3), bridges(), turn, new String[] {"take 1"})))
        .isEqualTo(
            "Place a noble in Cannaregio; over a bridge of yours it can also reach San Marco.");
  }

  @Test
  @RuleTest("V6")
  void dogeScoresForBothColoursOfAPlayerOfTwo() {
    List<Boolean> told = new ArrayList<>();
    RandomWalks.positions(
        GAMES,
        position -> {
          if (position.players() == 2
              && position.phase() == Phase.PLAY
              && position.hand().list().contains(Card.DOGE)) {
            SanMarcoView view = position.view(position.active());
            List<Projection> ways = Projection.ofDoge(view);
            List<Integer> own = view.seatsOfSide(view.player(view.active()));
            boolean nothing =
                !ways.isEmpty()
                    && ways.stream()
                        .allMatch(
                            way -> own.stream().allMatch(seat -> way.points().get(seat - 1) == 0));
            told.add(nothing);
            assertThat(
                    HINTS.hint(view, Card.DOGE).notes().stream()
                        .map(Note::text)
                        .anyMatch(note -> note.startsWith("You score nothing")))
                .isEqualTo(nothing);
          }
        });
    assertThat(told).contains(true, false);
  }

  @Test
  @RuleTest("C7")
  void tollsEatUpNothingWhereNothingIsScored() {
    List<Boolean> told = new ArrayList<>();
    RandomWalks.positions(
        4 * GAMES,
        position -> {
          SanMarcoView view = position.view(position.active());
          if (position.phase() == Phase.PLAY) {
            List<Integer> own = view.seatsOfSide(view.player(view.active()));
            boolean scoresNothing =
                Projection.ofDoge(view).stream()
                    .allMatch(
                        way -> own.stream().allMatch(seat -> way.points().get(seat - 1) == 0));
            boolean isWarned =
                Pitfalls.of(view, null).stream()
                    .anyMatch(note -> note.key().equals("note.doge.tolls"));
            assertThat(scoresNothing && isWarned).isFalse();
            told.add(isWarned);
          }
        });
    assertThat(told).contains(true, false);
  }

  /** Four rolls that differ, for each colour. */
  private static String[] setUp(int seats) {
    String[] rolls = new String[4 * seats];
    for (int i = 0; i < rolls.length; i++) {
      rolls[i] = "roll " + (1 + i % 4);
    }
    return rolls;
  }

  private static String[] bridges() {
    return new String[] {
      "bridge CAN-MAR", "bridge CAN-MAR", "bridge CAN-MAR",
      "bridge MAR-DOR", "bridge MAR-DOR", "bridge MAR-DOR"
    };
  }

  private static String[] join(String[]... parts) {
    return java.util.Arrays.stream(parts).flatMap(java.util.Arrays::stream).toArray(String[]::new);
  }

  private static String text(int players, String[] first, String... then) {
    return text(players, join(first, then));
  }

  private static String text(int players, String... moves) {
    return HINTS.hint(play(players, moves).view(0)).text();
  }

  private static SanMarcoPosition play(int players, String... moves) {
    SanMarco game = new SanMarco();
    SanMarcoPosition position = game.start(new Setup(SanMarco.ID, players, Map.of()));
    for (String move : moves) {
      position.play(game.read(move), EventListener.SILENT);
    }
    return position;
  }
}
