package org.sanmarco.ui.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Advice.Role;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.ui.puzzle.Trial.Exits;
import org.sanmarco.ui.puzzle.Trial.State;

/** An attempt at a puzzle: moves are judged and not played. */
class TrialTest {

  private static final Game NIM = new Nim();
  private static final Move GOOD = NIM.read("take 3");
  private static final Move BAD = NIM.read("take 1");
  private static final Puzzle PUZZLE =
      new Puzzle(
          "choosing",
          new Setup(Nim.ID, 2, Map.of()),
          List.of("deal 1 3", "deal 2 2"),
          1,
          List.of("take 3"),
          80,
          40,
          Map.of(),
          0);

  /** The moves asked about, in order. */
  private final List<String> asked = new ArrayList<>();

  private final List<String> events = new ArrayList<>();
  private @Nullable Consumer<Double> judging;
  private final Jury jury = jury();
  private final Trial trial = trial();

  private Jury jury() {
    return new Jury() {
      @Override
      public void judge(Move move, Consumer<Double> done) {
        asked.add("judge " + move);
        judging = done;
      }

      @Override
      public void explain(Move good, @Nullable Move made, Role role, Consumer<Advice> done) {
        asked.add("explain " + good + " / " + made);
        done.accept(Advice.of(good));
      }
    };
  }

  private Trial trial() {
    return trial(PUZZLE);
  }

  private Trial trial(Puzzle puzzle) {
    Trial made =
        new Trial(
            puzzle,
            NIM,
            puzzle.position(NIM).view(1),
            jury,
            new Exits(
                Optional.empty(),
                Effort.USUAL,
                false,
                () -> events.add("solved"),
                () -> {},
                Optional.empty()));
    made.onChange(() -> events.add(made.state().toString()));
    return made;
  }

  private void answer(double loss) {
    if (judging != null) {
      judging.accept(loss);
    }
  }

  @Test
  void solutionSolvesThePuzzleAtOnce() {
    assertThat(trial.admit(2, GOOD)).isEmpty();
    assertThat(trial.state()).isEqualTo(State.SOLVED);
    assertThat(events).contains("solved");
    assertThat(asked).containsExactly("explain take 3 / null");
    assertThat(trial.shown()).contains(GOOD);
    assertThat(trial.advice()).isPresent();
    trial.show();
    trial.admit(2, BAD);
    assertThat(trial.state()).isEqualTo(State.SOLVED);
  }

  @Test
  void badMoveTellsItsLossAndAllowsAnother() {
    trial.admit(2, BAD);
    assertThat(trial.state()).isEqualTo(State.JUDGING);
    assertThat(trial.canShow()).isFalse();
    answer(0.3);
    assertThat(trial.state()).isEqualTo(State.MISSED);
    assertThat(trial.loss()).isEqualTo(0.3);
    assertThat(trial.shown()).isEmpty();
    trial.admit(2, GOOD);
    assertThat(trial.state()).isEqualTo(State.SOLVED);
    assertThat(events).containsOnlyOnce("solved");
  }

  @Test
  void knownLossIsToldWithoutASearch() {
    Trial known =
        trial(
            new Puzzle(
                PUZZLE.theme(),
                PUZZLE.setup(),
                PUZZLE.moves(),
                PUZZLE.seat(),
                PUZZLE.solutions(),
                PUZZLE.best(),
                PUZZLE.next(),
                Map.of("take 1", 45),
                2));
    known.admit(2, BAD);
    assertThat(known.state()).isEqualTo(State.MISSED);
    assertThat(known.loss()).isEqualTo(0.45);
    assertThat(asked).isEmpty();
    assertThat(known.role()).isEqualTo(Role.TRIED);
  }

  @Test
  void unlistedMoveWithoutLossSolvesThePuzzle() {
    trial.admit(2, BAD);
    answer(0);
    assertThat(trial.state()).isEqualTo(State.SOLVED);
    assertThat(trial.shown()).contains(BAD);
  }

  @Test
  void shownMoveIsComparedWithTheTriedOne() {
    trial.admit(2, BAD);
    answer(0.3);
    trial.show();
    assertThat(trial.state()).isEqualTo(State.SHOWN);
    assertThat(trial.shown()).contains(GOOD);
    assertThat(asked).containsExactly("judge take 1", "explain take 3 / take 1");
    trial.admit(2, GOOD);
    assertThat(events).doesNotContain("solved");
  }

  @Test
  void moveIsShownAtFirstWhereThatIsWanted() {
    Trial review =
        new Trial(
            PUZZLE,
            NIM,
            PUZZLE.position(NIM).view(1),
            jury,
            new Exits(Optional.of(BAD), Effort.USUAL, true, () -> {}, () -> {}, Optional.empty()));
    review.begin();
    assertThat(review.state()).isEqualTo(State.SHOWN);
    assertThat(review.made()).contains(BAD);
    assertThat(asked).containsExactly("explain take 3 / take 1");
    review.tryAgain();
    review.begin();
    assertThat(review.state()).isEqualTo(State.ASKED);
    assertThat(review.made()).isEmpty();
    assertThat(review.advice()).isEmpty();
  }

  @Test
  void lateJudgementIsDropped() {
    trial.admit(2, BAD);
    answer(0);
    answer(0.3);
    assertThat(trial.state()).isEqualTo(State.SOLVED);
  }
}
