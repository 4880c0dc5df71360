package org.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.Witness;
import org.sanmarco.bots.XorShift;
import org.sanmarco.coach.Advice.Chances;
import org.sanmarco.coach.Advice.Other;
import org.sanmarco.coach.Advice.Role;
import org.sanmarco.coach.Advice.Verdict;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Games;

/** Reasons for moves of seats whose cards are hidden from those who ask. */
class ExplainerTest {

  private static final int EXPLAINED = 20;
  private static final Game NIM = new Nim();
  private static final Budget THOUGHT = Budget.forIterations(1, 1);

  /** The answer is the same to the letter for all cards that the seat might have held. */
  @ParameterizedTest
  @CsvSource({"san-marco, 4", "canal-grande, 2", "canal-grande, 4", "marco-polo, 3"})
  void exchangedHiddenCardsChangeNoReason(String id, int players) {
    Game game = Games.installed().find(id).orElseThrow();
    int explained = 0;
    for (long seed = 1; explained < EXPLAINED; seed++) {
      Position position = game.start(new Setup(id, players, Map.of()));
      XorShift random = new XorShift(seed);
      while (!position.isOver() && explained < EXPLAINED) {
        Move move = position.sample(random);
        if (position.actor() instanceof Actor.Seat(int seat)) {
          int asking = seat % players + 1;
          Optional<Position> exchanged = exchanged(position, asking, move, random);
          if (exchanged.isPresent()) {
            explained++;
            assertThat(why(game, exchanged.get().view(asking), move))
                .isEqualTo(why(game, position.view(asking), move));
          }
        }
        position.play(move, EventListener.SILENT);
      }
    }
  }

  /** A slow machine hardly has time for a line. */
  @ParameterizedTest
  @CsvSource({"san-marco, 3", "canal-grande, 2", "marco-polo, 3"})
  void alternativeIsNamedAfterTheShortestThought(String id, int players) {
    Game game = Games.installed().find(id).orElseThrow();
    Position position = game.start(new Setup(id, players, Map.of()));
    XorShift random = new XorShift(1);
    while (choices(position) < 2) {
      position.play(position.sample(random), EventListener.SILENT);
    }
    Budget shortest = Budget.forIterations(1, 1);
    Optional<Advice> why =
        explainer(game)
            .explain(
                position.view(position.onTurn()),
                position.sample(random),
                shortest,
                () -> shortest);
    assertThat(why.flatMap(Advice::other)).isPresent();
  }

  /** The first of many may have been lucky; the lines that are compared know nothing of that. */
  @Test
  void worseMoveThanTheNextIsNotAdvised() {
    Advice advice = advice(0.2, 0.6);
    assertThat(advice.move()).isEqualTo(NIM.read("take 2"));
    assertThat(advice.other().map(Other::move)).hasValue(NIM.read("take 1"));
  }

  @ParameterizedTest
  @CsvSource({
    "0.60, 0.50, 0.04, WORSE",
    "0.50, 0.60, 0.04, BETTER",
    "0.60, 0.54, 0.04, PROBABLY_WORSE",
    "0.54, 0.60, 0.04, UNCLEAR",
    "0.60, 0.58, 0.04, UNCLEAR",
    "0.60, 0.59, 0.02, EQUAL",
    "0.504, 0.496, 0.001, EQUAL",
    "0.60, 0.60, 0, EQUAL"
  })
  void aDifferenceIsToldAsSurelyAsTheSearchKnowsIt(
      double here, double there, double error, Verdict verdict) {
    Other other =
        new Other(
            NIM.read("take 1"),
            Role.SECOND,
            new Chances(here, there),
            new Estimate(here - there, error));
    assertThat(other.verdict()).isEqualTo(verdict);
  }

  /** Trees that disagree prove little, however many lines they have. */
  @Test
  void theErrorIsTheSpreadOfTheTrees() {
    assertThat(explained(0.02).other().orElseThrow().verdict()).isEqualTo(Verdict.WORSE);
    assertThat(explained(0.3).other().orElseThrow().verdict()).isEqualTo(Verdict.PROBABLY_WORSE);
    assertThat(explained(0.6).other().orElseThrow().verdict()).isEqualTo(Verdict.UNCLEAR);
  }

  private static Advice explained(double spread) {
    return explainer(0.6, 0.5, spread).advise(nim().view(1), THOUGHT, () -> THOUGHT);
  }

  /** The same doge with another payment is no other move at the table. */
  @ParameterizedTest
  @CsvSource({
    "san-marco, 3, doge CRO pay 1:1, doge CRO pay bank:2",
    "san-marco, 3, divide CRO BRI 1 / MAR DOG 3 / POL, divide POL / MAR DOG 3 / CRO BRI 1",
    "san-marco, 3, place CRO from MAR, place CRO from CAN",
    "canal-grande, 2, divide CRO 1 / MAR 3, divide MAR 3 / CRO 1",
    "marco-polo, 3, step SPI.Y, step SPI.B SPI.B"
  })
  void movesOfOnePlanAreTwins(String id, int players, String one, String other) {
    Game game = Games.installed().find(id).orElseThrow();
    Ledger ledger = Coach.of(id).ledger();
    assertThat(ledger.plan(game.read(one))).isEqualTo(ledger.plan(game.read(other)));
  }

  @Test
  void computersWorseMoveIsSaidToBeWorse() {
    Position position = nim();
    Advice why =
        explainer(0.2, 0.6)
            .explain(position.view(1), NIM.read("take 1"), THOUGHT, () -> THOUGHT)
            .orElseThrow();
    assertThat(why.other()).matches(other -> other.orElseThrow().isBetter());
    assertThat(why.reasons()).isEmpty();
  }

  private static Advice advice(double first, double second) {
    return explainer(first, second).advise(nim().view(1), THOUGHT, () -> THOUGHT);
  }

  /** A position in which one or two may be taken. */
  private static Position nim() {
    Position position = NIM.start(new Setup(Nim.ID, 2, Map.of()));
    List.of("deal 1 3", "deal 2 2")
        .forEach(move -> position.play(NIM.read(move), EventListener.SILENT));
    return position;
  }

  /** A player who ranks one before two, and whose lines end with these chances. */
  private static Explainer explainer(double one, double two) {
    return explainer(one, two, 0);
  }

  /**
   * The same, with trees that disagree.
   *
   * @param spread between the lowest and the highest difference of a tree
   */
  private static Explainer explainer(double one, double two, double spread) {
    AtomicInteger trees = new AtomicInteger();
    Bot thinker =
        new Bot() {
          @Override
          public Move choose(View view, Budget budget) {
            return NIM.read("take 1");
          }

          @Override
          public List<Rated> rank(View view, Budget budget) {
            return Stream.of("take 1", "take 2").map(move -> new Rated(NIM.read(move), 0)).toList();
          }

          @Override
          public void watch(View view, List<? extends Move> moves, Budget budget, Witness witness) {
            double off = spread * (trees.getAndIncrement() % 4 / 3.0 - 0.5);
            for (int move = 0; move < moves.size(); move++) {
              boolean isOne = moves.get(move).equals(NIM.read("take 1"));
              for (int line = 0; line < 10; line++) {
                witness.saw(move, List.of(), nim(), isOne ? one + off : two);
              }
            }
          }
        };
    return new Explainer(Ledger.NONE, thinker, thinker);
  }

  private static long choices(Position position) {
    return position.actor() instanceof Actor.Seat ? position.legal().stream().limit(2).count() : 0;
  }

  /** A position that looks the same to a seat, with other hidden cards and the same move. */
  private static Optional<Position> exchanged(
      Position position, int asking, Move move, XorShift random) {
    View view = position.view(asking);
    for (int i = 0; i < 20; i++) {
      Position other = view.sample(random);
      if (!other.equals(position) && other.refusal(move) == null) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static String why(Game game, View known, Move move) {
    GameTexts texts = Coach.of(game.id()).in(Locale.ENGLISH, seat -> "Player " + seat);
    return explainer(game)
        .explain(known, move, Budget.forIterations(3, 32), () -> Budget.forIterations(3, 400))
        .map(advice -> texts.advice(known, advice) + texts.reasons(advice))
        .orElse("");
  }

  private static Explainer explainer(Game game) {
    Bots bots = Bots.of(game);
    return new Explainer(
        Coach.of(game.id()).ledger(), bots.bot(BotLevel.HARD), bots.bot(BotLevel.MEDIUM));
  }
}
