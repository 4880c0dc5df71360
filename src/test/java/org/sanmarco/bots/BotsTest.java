package org.sanmarco.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;

/** The contract of every computer player at every level. */
class BotsTest {

  private static final Game GAME = new SanMarco();
  private static final int FEW = 200;

  @ParameterizedTest
  @CsvSource({
    "EASY,2",
    "EASY,3",
    "EASY,4",
    "MEDIUM,2",
    "MEDIUM,3",
    "MEDIUM,4",
    "HARD,2",
    "HARD,3",
    "HARD,4"
  })
  void aWholeGameIsPlayedByTheRules(BotLevel level, int players) {
    Bot bot = Bots.of(GAME).bot(level);
    Position position = start(players);
    for (long number = 0; !position.actor().equals(Actor.OVER); number++) {
      // play refuses what is not legal
      position.play(move(bot, position, number), EventListener.SILENT);
    }
    assertThat(((SanMarcoPosition) position).result()).isNotNull();
  }

  @Test
  void aDivisionIsWorthThreeSecondsToHard() {
    Bot hard = Bots.of(GAME).bot(BotLevel.HARD);
    List<SanMarcoPosition> decisions = decisions(4, 7);
    assertThat(decisions).anyMatch(position -> position.phase() == Phase.DIVIDE);
    assertThat(decisions)
        .allSatisfy(position ->
            assertThat(hard.seconds(view(position)))
                .isEqualTo(position.phase() == Phase.DIVIDE ? 3 : 1));
  }

  @ParameterizedTest
  @EnumSource(BotLevel.class)
  void theSameViewAndSeedGiveTheSameMove(BotLevel level) {
    Bot bot = Bots.of(GAME).bot(level);
    for (SanMarcoPosition position : decisions(4, 7)) {
      View view = view(position);
      assertThat(bot.choose(view, budget(3)))
          .as("%s", position)
          .isEqualTo(bot.choose(view(position.copy()), budget(3)));
    }
  }

  @ParameterizedTest
  @EnumSource(BotLevel.class)
  void whatASeatCantSeeChangesNothing(BotLevel level) {
    Bot bot = Bots.of(GAME).bot(level);
    int different = 0;
    for (SanMarcoPosition position : decisions(4, 11)) {
      View view = view(position);
      Position other = view.sample(new XorShift(5));
      different += other.equals(position) ? 0 : 1;
      assertThat(bot.choose(view, budget(3))).isEqualTo(bot.choose(view(other), budget(3)));
    }
    assertThat(different).isPositive();
  }

  @ParameterizedTest
  @EnumSource(
      value = BotLevel.class,
      names = {"STRONG", "HARD"})
  void whoIsStoppedAnswersAtOnce(BotLevel level) {
    Bot bot = Bots.of(GAME).bot(level);
    for (SanMarcoPosition position : decisions(3, 2)) {
      Budget endless = Budget.forIterations(1, Long.MAX_VALUE);
      endless.stop();
      assertThat(position.refusal(bot.choose(view(position), endless))).isNull();
    }
  }

  @Test
  void derivedBudgetsEndWithTheirs() {
    Budget budget = budget(1);
    List<Budget> derived =
        List.of(budget.part(1, 2), budget.atMost(1), budget.onThreads(2), budget.ofThread(1));
    assertThat(derived).noneMatch(Budget::isStopped);
    budget.stop();
    assertThat(derived).allMatch(Budget::isStopped);
  }

  @Test
  void threadsChangeNothingFromOneTimeToTheNext() {
    Bot bot = Bots.of(GAME).bot(BotLevel.MASTER);
    for (SanMarcoPosition position : decisions(4, 7)) {
      View view = view(position);
      assertThat(bot.rank(view, budget(3).onThreads(3)))
          .isEqualTo(bot.rank(view(position.copy()), budget(3).onThreads(3)));
    }
  }

  @Test
  void botsKnowTheirGame() {
    assertThat(Bots.of(GAME).game()).isEqualTo("san-marco");
    assertThat(Bots.of(new Unplayed()).game()).isEqualTo("unplayed");
  }

  @Test
  void levelsAreNamedInSmallLetters() {
    assertThat(BotLevel.of("hard")).contains(BotLevel.HARD);
    assertThat(BotLevel.of("Hard")).isEmpty();
  }

  /** Each kind of decision that comes in a game, a few times. */
  private static List<SanMarcoPosition> decisions(int players, long seed) {
    List<SanMarcoPosition> found = new java.util.ArrayList<>();
    Map<Phase, Integer> times = new java.util.EnumMap<>(Phase.class);
    XorShift random = new XorShift(seed);
    SanMarcoPosition position = (SanMarcoPosition) start(players);
    while (position.phase() != Phase.OVER) {
      if (position.actor() instanceof Actor.Seat
          && times.merge(position.phase(), 1, Integer::sum) <= 3) {
        found.add(position.copy());
      }
      position.play(position.sample(random), EventListener.SILENT);
    }
    return found;
  }

  private static Move move(Bot bot, Position position, long seed) {
    return position.actor() instanceof Actor.Seat(int seat)
        ? bot.choose(position.view(seat), budget(seed))
        : position.sample(new XorShift(seed));
  }

  private static View view(Position position) {
    return position.view(((Actor.Seat) position.actor()).number());
  }

  private static Budget budget(long seed) {
    return Budget.forIterations(seed, FEW);
  }

  private static Position start(int players) {
    return GAME.start(new Setup(SanMarco.ID, players, Map.of()));
  }

  /** A game without computer players. */
  private static final class Unplayed implements Game {

    @Override
    public List<org.sanmarco.kernel.Option> options(int players) {
      return List.of();
    }

    @Override
    public String id() {
      return "unplayed";
    }

    @Override
    public List<Integer> players() {
      return List.of();
    }

    @Override
    public Position start(Setup setup) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Move read(String written) {
      throw new UnsupportedOperationException();
    }

    @Override
    public View readView(Setup setup, int seat, Map<String, @Nullable Object> data) {
      throw new UnsupportedOperationException();
    }

    @Override
    public org.sanmarco.kernel.RecordForm<? extends org.sanmarco.kernel.Event> events() {
      throw new UnsupportedOperationException();
    }
  }
}
