package org.sanmarco.games.sanmarco.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.PackedMove;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.MoveCodes;

/** The moves of the rollout policy. */
class RolloutPolicyTest {

  private static final int GAMES = 3;

  private final Evaluation evaluation = new Evaluation(Weights.TUNED);
  private final MoveCodes codes = new MoveCodes();

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void itIsAlwaysLegal(int players) {
    List<SanMarcoPosition> positions =
        positions(
            players,
            position ->
                switch (position.phase()) {
                  case PLAY, SETUP_BRIDGE, EXILE_REMOVE, BONUS_EXILE -> true;
                  default -> false;
                });
    assertThat(positions).hasSizeGreaterThan(100);
    for (SanMarcoPosition position : positions) {
      long move = new RolloutPolicy(position, evaluation).move(position, codes);
      assertThat(position.refusal(position.move(move))).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void bridgesComeFirstAndTheDogeLast(int players) {
    for (SanMarcoPosition position : positions(players, at -> at.phase() == Phase.PLAY)) {
      var move = position.move(new RolloutPolicy(position, evaluation).move(position, codes));
      int doges = position.hand().count(Card.DOGE);
      assertThat(move instanceof Doge).isEqualTo(doges == position.hand().size());
      if (position.hand().count(Card.BRIDGE) > 0 && position.reserve(position.active()) > 0) {
        assertThat(move).isInstanceOfAny(BuildBridge.class, Seize.class);
      }
    }
  }

  /** The cached value of a noble's path is that of the whole position. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void nobleAndTraitorGoWhereTheEvaluationIsBest(int players) {
    int compared = 0;
    for (SanMarcoPosition position : positions(players, at -> at.phase() == Phase.PLAY)) {
      long move = new RolloutPolicy(position, evaluation).move(position, codes);
      if (PackedMove.kind(move) == PackedMove.PLACE
          || PackedMove.kind(move) == PackedMove.TRAITOR) {
        // the move's own card has just been listed
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < codes.size(); i++) {
          best = Math.max(best, worth(position, codes.get(i)));
        }
        assertThat(worth(position, move)).isCloseTo(best, within(1e-9));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(50);
  }

  /**
   * The worth of a move: own points gained and others' lost, weighed by their win probabilities.
   */
  private double worth(SanMarcoPosition position, long move) {
    SanMarcoPosition moved = position.copy();
    // with nothing else on the table, no other seat takes part
    moved.assumeHand(position.active(), position.hand());
    double[] before = new double[4];
    evaluation.worth(moved, before);
    moved.advance(move, EventListener.SILENT);
    double[] after = new double[4];
    evaluation.worth(moved, after);
    double[] winProbabilities = new double[4];
    evaluation.winProbabilities(position, winProbabilities);
    int player = position.player(position.active());
    double sum = 0;
    for (int seat = 1; seat <= position.seats(); seat++) {
      double gain = after[seat - 1] - before[seat - 1];
      int other = position.player(seat);
      sum +=
          other == player
              ? gain
              : -gain * (0.25 + winProbabilities[other - 1] / (1 - winProbabilities[player - 1]));
    }
    return sum;
  }

  /** Exiles are left out: one that could only remove one's own nobles stays bad with any bonus. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void aLargeBonusDecides(int players) {
    XorShift random = new XorShift(1);
    for (SanMarcoPosition position : positions(players, at -> at.phase() == Phase.PLAY)) {
      RolloutPolicy policy = new RolloutPolicy(position, evaluation);
      long any = policy.any(position, codes, random);
      assertThat(position.refusal(position.move(any))).isNull();
      if (PackedMove.kind(any) != PackedMove.EXILE) {
        assertThat(policy.move(position, codes, code -> code == any ? 1000 : 0)).isEqualTo(any);
      }
      if (codes.size() > 1) {
        assertThat(policy.move(position, codes, code -> code == any ? -1000 : 0)).isNotEqualTo(any);
      }
    }
  }

  /** The numbers of moves say what the moves say. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void movesAreReadByTheirNumbers(int players) {
    for (SanMarcoPosition position : positions(players, at -> at.phase() == Phase.PLAY)) {
      position.codes(codes);
      for (int i = 0; i < codes.size(); i++) {
        long code = codes.get(i);
        switch (position.move(code)) {
          case Place(var _, var to, var from) -> {
            assertThat(PackedMove.place(code)).isEqualTo(to.ordinal());
            assertThat(PackedMove.source(code)).isEqualTo(from == null ? 0 : from.die());
          }
          case Traitor(var district, int victim, var from) -> {
            assertThat(PackedMove.place(code)).isEqualTo(district.ordinal());
            assertThat(PackedMove.victim(code)).isEqualTo(victim - 1);
            assertThat(PackedMove.source(code)).isEqualTo(from == null ? 0 : from.die());
          }
          case BuildBridge(var pair, var from) -> {
            assertThat(PackedMove.site(code)).isEqualTo(pair.index());
            assertThat(PackedMove.source(code)).isEqualTo(from == null ? 0 : from.die());
          }
          case Seize(var _, int _, var to, var from) -> {
            assertThat(PackedMove.site(code)).isEqualTo(to.index());
            assertThat(PackedMove.source(code)).isEqualTo(from == null ? 0 : from.die());
          }
          case Doge(var to, var payment) -> {
            assertThat(PackedMove.end(code)).isEqualTo(to.ordinal());
            assertThat(PackedMove.toll(code, 1)).isEqualTo(payment.tolls().get(1));
          }
          default -> assertThat(PackedMove.source(code)).isZero();
        }
      }
    }
  }

  private static List<SanMarcoPosition> positions(int players, Predicate<SanMarcoPosition> wanted) {
    List<SanMarcoPosition> found = new ArrayList<>();
    for (int game = 0; game < GAMES; game++) {
      XorShift random = new XorShift(game);
      SanMarcoPosition position = new SanMarco().start(new Setup(SanMarco.ID, players, Map.of()));
      while (position.phase() != Phase.OVER) {
        if (wanted.test(position)) {
          found.add(position.copy());
        }
        position.play(position.sample(random), EventListener.SILENT);
      }
    }
    return found;
  }
}
