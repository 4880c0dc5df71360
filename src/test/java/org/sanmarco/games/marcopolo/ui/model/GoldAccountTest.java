package org.sanmarco.games.marcopolo.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/** Accounts derived from a game's events agree with its positions. */
class GoldAccountTest {

  private static Table played(int players, int seed) {
    List<Seat> seats =
        IntStream.range(0, players).mapToObj(i -> new Seat("P" + i, Seat.COLOURS.get(i))).toList();
    Table table =
        new Table(new MarcoPolo(), new Setup(MarcoPolo.ID, players, Map.of()), seats, seed);
    Random random = new Random(seed);
    while (!(table.actor() instanceof Actor.Over)) {
      if (table.actor() instanceof Actor.Chance) {
        table.playChance();
      } else {
        table.play(table.position().sample(random::nextInt));
      }
    }
    return table;
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "4, 3", "5, 4", "3, 5", "2, 6"})
  void goldIsWhatItStartedWithAndWhatWasEarned(int players, int seed) {
    Table table = played(players, seed);
    MarcoPoloView view = (MarcoPoloView) table.view(0);
    List<GoldAccount> accounts = GoldAccount.of(table.moves(0), view);
    assertThat(accounts).extracting(GoldAccount::start).containsOnly(3);
    ScoreHistory history = GoldHistory.of(table.moves(0), view);
    List<Integer> gold = Objects.requireNonNull(view.result()).scores();
    assertThat(accounts).extracting(GoldAccount::gold).isEqualTo(gold);
    assertThat(history.scores()).hasSize(table.size() + 1);
    assertThat(history.scores().getFirst()).containsOnly(3);
    assertThat(history.scores().getLast()).isEqualTo(gold);
    assertThat(history.segments().getLast().isLastScoring()).isTrue();
    assertThat(
            GoldAccount.ranking(accounts).stream()
                .filter(rank -> rank.rank() == 1)
                .map(rank -> rank.account().seat()))
        .containsExactlyInAnyOrderElementsOf(Objects.requireNonNull(view.result()).winners());
  }

  @Test
  @RuleTest("ME3")
  void equalGoldIsRankedByTheNearnessToDadu() {
    List<GoldAccount> accounts =
        Stream.of(List.of(1, 12, 8), List.of(2, 13, 20), List.of(3, 13, 24), List.of(4, 13, 20))
            .map(row -> new GoldAccount(row.get(0), 3, 0, 0, 0, 0, row.get(1), row.get(2), 0, 0))
            .toList();
    assertThat(GoldAccount.ranking(accounts))
        .extracting(rank -> List.of(rank.rank(), rank.account().seat()))
        .containsExactly(List.of(1, 3), List.of(2, 2), List.of(2, 4), List.of(4, 1));
  }
}
