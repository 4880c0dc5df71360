package org.sanmarco.games.sanmarco.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.MoveCodes;

/** The averages learned from cards played before, and their use. */
class MoveAveragesTest {

  private final SanMarcoPosition position = first(MoveAveragesTest::hasOnlyTraitors);
  private final MoveAverages averages = new MoveAverages(position);
  private final MoveCodes codes = new MoveCodes();

  MoveAveragesTest() {
    position.codes(codes);
  }

  @Test
  void ofWhatWasNeverPlayedNothingIsKnown() {
    comes(codes.get(0), 0.9, 1);
    assertThat(averages.of(position, codes.get(1))).isZero();
  }

  @Test
  void successfulMovesAreBetterThanAverage() {
    comes(codes.get(0), 0.7, 20);
    comes(codes.get(1), 0.3, 20);
    assertThat(averages.of(position, codes.get(0))).isPositive();
    assertThat(averages.of(position, codes.get(1))).isNegative();
  }

  @Test
  void averagesCountMoreTheMoreOftenTheyCame() {
    comes(codes.get(0), 0.7, 30);
    comes(codes.get(1), 0.3, 30);
    double early = averages.of(position, codes.get(0));
    comes(codes.get(0), 0.7, 100_000);
    comes(codes.get(1), 0.3, 100_000);
    double late = averages.of(position, codes.get(0));
    assertThat(early).as("half of it").isCloseTo(0.1, within(1e-9));
    assertThat(late).as("all of it").isCloseTo(0.2, within(1e-3));
  }

  @Test
  void whatAnotherSeatDidIsItsOwn() {
    comes(codes.get(0), 0.9, 20);
    SanMarcoPosition other =
        first(at -> at.phase() == Phase.PLAY && at.active() != position.active());
    assertThat(averages.of(other, codes.get(0))).isZero();
  }

  @Test
  void onlyCardsOfTheTurnThatIsSearchedCount() {
    SanMarcoPosition later =
        first(at ->
            at.phase() == Phase.PLAY
                && at.active() == position.active()
                && at.turn() != position.turn());
    assertThat(averages.isAsked(position)).isTrue();
    assertThat(averages.isAsked(later)).isFalse();
    later.codes(codes);
    averages.remember(later, codes.get(0));
    averages.learn(new double[] {0.9, 0.9, 0.9, 0.9});
    comes(codes.get(1), 0.1, 1);
    assertThat(averages.of(later, codes.get(0))).isZero();
  }

  /** Now and then something else is played, so that there is averages of all moves. */
  @Test
  void beyondTheTreeWhatCameOffIsPlayedAgain() {
    XorShift random = new XorShift(1);
    Rollout rollout = new Rollout(position, new Evaluation(Weights.TUNED), averages, random);
    long proven = codes.get(codes.size() - 1);
    for (int i = 0; i < codes.size(); i++) {
      comes(codes.get(i), codes.get(i) == proven ? 0.9 : 0.1, 1000);
    }
    SanMarcoPosition wanted = position.copy();
    wanted.advance(proven, EventListener.SILENT);
    int played = 0;
    for (int i = 0; i < 1000; i++) {
      SanMarcoPosition trial = position.copy();
      rollout.begin();
      rollout.play(trial, EventListener.SILENT);
      played += trial.equals(wanted) ? 1 : 0;
    }
    assertThat(played).isBetween(850, 970);
  }

  /** A number of iterations in which a move was made and this came of it for its player. */
  private void comes(long move, double winProbability, int times) {
    double[] winProbabilities = new double[4];
    Arrays.fill(winProbabilities, (1 - winProbability) / 3);
    winProbabilities[position.player(position.active()) - 1] = winProbability;
    for (int i = 0; i < times; i++) {
      averages.remember(position, move);
      averages.learn(winProbabilities);
    }
  }

  private static boolean hasOnlyTraitors(SanMarcoPosition position) {
    return position.phase() == Phase.PLAY
        && position.hand().size() == position.hand().count(Card.TRAITOR)
        && position.reserve(position.active()) > 0;
  }

  /** The first such position in random games for four. */
  private static SanMarcoPosition first(Predicate<SanMarcoPosition> wanted) {
    XorShift random = new XorShift(1);
    SanMarcoPosition position = start();
    while (!wanted.test(position)) {
      position = position.phase() == Phase.OVER ? start() : position;
      position.play(position.sample(random), EventListener.SILENT);
    }
    return position;
  }

  private static SanMarcoPosition start() {
    return new SanMarco().start(new Setup(SanMarco.ID, 4, Map.of()));
  }
}
