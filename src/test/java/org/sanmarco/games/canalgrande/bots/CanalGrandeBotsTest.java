package org.sanmarco.games.canalgrande.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.tuning.Tunable;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;

/** The contract of every computer player of Canal Grande, at each level. */
class CanalGrandeBotsTest {

  private static final CanalGrande GAME = new CanalGrande();
  private static final Bots BOTS = Bots.of(GAME);
  private static final int FEW = 200;

  @ParameterizedTest
  @CsvSource({
    "RANDOM,2,false", "RANDOM,4,false", "RANDOM,4,true",
    "EASY,2,false", "EASY,4,false", "EASY,4,true",
    "MEDIUM,2,false", "MEDIUM,4,false", "MEDIUM,4,true",
    "HARD,2,false", "HARD,4,false", "HARD,4,true"
  })
  void aWholeGameIsPlayedByTheRules(BotLevel level, int players, boolean open) {
    CanalGrandePosition position = start(players, open);
    for (long number = 0; !position.isOver(); number++) {
      Move move =
          position.actor() instanceof Actor.Seat(int seat)
              ? BOTS.bot(level).choose(position.view(seat), budget(number))
              : position.sample(new XorShift(number));
      // play refuses what is not legal
      position.play(move, EventListener.SILENT);
    }
    assertThat(position.result()).isNotNull();
  }

  @ParameterizedTest
  @EnumSource(BotLevel.class)
  void whatASeatCantSeeChangesNothing(BotLevel level) {
    Bot bot = BOTS.bot(level);
    int different = 0;
    for (int players = 2; players <= 4; players += 2) {
      for (CanalGrandePosition position : decisions(players)) {
        CanalGrandeView view = view(position);
        CanalGrandePosition other = view.sample(new XorShift(5));
        different += other.equals(position) ? 0 : 1;
        assertThat(bot.choose(view, budget(3))).isEqualTo(bot.choose(view(other), budget(3)));
      }
    }
    assertThat(different).isPositive();
  }

  @Test
  void stoppedBotsAnswerAtOnce() {
    for (CanalGrandePosition position : decisions(4)) {
      Budget endless = Budget.forIterations(1, Long.MAX_VALUE);
      endless.stop();
      Move move = BOTS.bot(BotLevel.HARD).choose(view(position), endless);
      assertThat(position.refusal(move)).isNull();
    }
  }

  @Test
  void weightsMakeAPlayerIfNoneIsMissingOrTooMany() {
    Tunable tunable = CanalGrandeTuning.player();
    CanalGrandePosition position = decisions(2).getFirst();
    assertThat(position.refusal(tunable.bot(tunable.weights()).choose(view(position), budget(1))))
        .isNull();
    assertThat(tunable.weights().values()).allMatch(weight -> weight > 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tunable.bot(Map.of("card", 1.0)))
        .withMessageContaining("card, pair, gondola");
    Map<String, Double> more = new HashMap<>(tunable.weights());
    more.put("bridge", 1.0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tunable.bot(more))
        .withMessageContaining("bridge");
  }

  /** Each kind of decision that comes in a random game, a few times. */
  private static List<CanalGrandePosition> decisions(int players) {
    List<CanalGrandePosition> found = new ArrayList<>();
    Map<Phase, Integer> times = new EnumMap<>(Phase.class);
    XorShift random = new XorShift(players);
    CanalGrandePosition position = start(players, false);
    while (!position.isOver()) {
      if (position.actor() instanceof Actor.Seat
          && times.merge(position.phase(), 1, Integer::sum) <= 4) {
        found.add(position.copy());
      }
      position.play(position.sample(random), EventListener.SILENT);
    }
    return found;
  }

  private static CanalGrandeView view(CanalGrandePosition position) {
    return position.view(position.onTurn());
  }

  private static Budget budget(long seed) {
    return Budget.forIterations(seed, FEW);
  }

  private static CanalGrandePosition start(int players, boolean open) {
    Map<String, String> options = open ? Map.of("partners", "open") : Map.of();
    return GAME.start(new Setup(CanalGrande.ID, players, options));
  }
}
