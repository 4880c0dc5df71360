package org.sanmarco.games.marcopolo.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.WeightFile;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.tuning.Tunable;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;

class MarcoPoloBotsTest {

  private static final MarcoPolo GAME = new MarcoPolo();

  @ParameterizedTest
  @EnumSource(BotLevel.class)
  void everyLevelPlaysWholeGamesLegally(BotLevel level) {
    Bot bot = Bots.of(GAME).bot(level);
    for (MarcoPoloPosition position : starts()) {
      XorShift random = new XorShift(position.seats());
      while (!position.isOver()) {
        Move move =
            position.actor() instanceof Actor.Seat(int seat)
                ? bot.choose(position.view(seat), budget(random.below(99)))
                : position.sample(random);
        assertThat(position.refusal(move)).isNull();
        position.play(move, EventListener.SILENT);
      }
      assertThat(position.result()).isNotNull();
    }
  }

  @ParameterizedTest
  @EnumSource(BotLevel.class)
  void whatASeatCantSeeChangesNothing(BotLevel level) {
    Bot bot = Bots.of(GAME).bot(level);
    int different = 0;
    for (MarcoPoloPosition start : starts()) {
      for (MarcoPoloPosition position : decisions(start)) {
        MarcoPoloView view = position.view(position.onTurn());
        MarcoPoloPosition other = view.sample(new XorShift(5));
        different += other.equals(position) ? 0 : 1;
        assertThat(bot.choose(view, budget(3)))
            .isEqualTo(bot.choose(other.view(position.onTurn()), budget(3)));
      }
    }
    assertThat(different).isPositive();
  }

  @Test
  void stoppedBotsAnswerAtOnce() {
    Bot bot = Bots.of(GAME).bot(BotLevel.HARD);
    for (MarcoPoloPosition position : decisions(start(3, Map.of()))) {
      Budget endless = Budget.forIterations(1, Long.MAX_VALUE);
      endless.stop();
      Move move = bot.choose(position.view(position.onTurn()), endless);
      assertThat(position.refusal(move)).isNull();
    }
  }

  /**
   * On a track where each space costs any goods, a player with the cards and the gold can end it.
   */
  @Test
  void hardTakesAWinAtHand() {
    Bot bot = Bots.of(GAME).bot(BotLevel.HARD);
    MarcoPoloPosition position = start(3, Map.of("way", "29:G1"));
    XorShift random = new XorShift(1);
    int won = 0;
    for (int seed = 0; seed < 40; seed++) {
      position.copyFrom(start(3, Map.of("way", "29:G1")));
      while (!position.isOver()) {
        Move winning = winningMove(position);
        if (winning != null) {
          assertThat(bot.choose(position.view(position.onTurn()), Budget.forIterations(1, 3000)))
              .isIn(winningMoves(position));
          won++;
          break;
        }
        position.playRandom(random);
      }
    }
    assertThat(won).isGreaterThan(5);
  }

  private static @Nullable Move winningMove(MarcoPoloPosition position) {
    List<Move> moves = winningMoves(position);
    return moves.isEmpty() ? null : moves.getFirst();
  }

  /** Moves that end the game at once and win it alone. */
  private static List<Move> winningMoves(MarcoPoloPosition position) {
    List<Move> moves = new ArrayList<>();
    if (position.actor() instanceof Actor.Seat(int seat)) {
      for (Move move : position.legal()) {
        MarcoPoloPosition after = position.copy();
        after.play(move, EventListener.SILENT);
        var result = after.result();
        if (result != null && result.winners().equals(List.of(seat))) {
          moves.add(move);
        }
      }
    }
    return moves;
  }

  @Test
  void weightsAreReadByTheirNames() {
    Map<String, Double> weights = Tunable.byName(Weights.TUNED);
    assertThat(WeightFile.of(Weights.class, weights)).isEqualTo(Weights.TUNED);
    assertThat(weights.values()).allMatch(weight -> weight > 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WeightFile.of(Weights.class, Map.of("card", 1.0)));
    assertThat(MarcoPoloTuning.player().weights()).isEqualTo(weights);
  }

  /** A few decisions of a game that is played at random. */
  private static List<MarcoPoloPosition> decisions(MarcoPoloPosition start) {
    List<MarcoPoloPosition> found = new ArrayList<>();
    XorShift random = new XorShift(11);
    MarcoPoloPosition position = start.copy();
    while (!position.isOver() && found.size() < 12) {
      if (position.actor() instanceof Actor.Seat && position.turn() % 5 == 0) {
        found.add(position.copy());
      }
      position.playRandom(random);
    }
    return found;
  }

  private static List<MarcoPoloPosition> starts() {
    return List.of(
        start(2, Map.of()),
        start(2, Map.of("variant", "both")),
        start(3, Map.of()),
        start(4, Map.of()),
        start(5, Map.of()));
  }

  private static MarcoPoloPosition start(int players, Map<String, String> options) {
    return GAME.start(new Setup(MarcoPolo.ID, players, options));
  }

  private static Budget budget(long seed) {
    return Budget.forIterations(seed, 100);
  }
}
