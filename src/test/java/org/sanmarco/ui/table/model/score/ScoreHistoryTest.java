package org.sanmarco.ui.table.model.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.Seen.view;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.ui.model.PrestigeHistory;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.score.ScoreHistory.Segment;
import org.sanmarco.ui.table.model.score.ScoreHistory.TurningPoint;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Clicker;

class ScoreHistoryTest {

  @ParameterizedTest
  @CsvSource({"2, 7", "3, 1", "4, 4"})
  void followsThePrestigeOfEveryMove(int players, long seed) {
    Table table = Clicker.table(players, seed);
    GameModel model = AnyTable.model(table, false, record -> {});
    new Clicker(model, seed).until(GameOver.class);
    ScoreHistory course = PrestigeHistory.of(model.history(), view(model));
    assertThat(course.scores()).hasSize(table.size() + 1);
    for (int moves = 0; moves <= table.size(); moves++) {
      SanMarcoState state = (SanMarcoState) table.positionAfter(moves);
      assertThat(course.scores().get(moves))
          .isEqualTo(IntStream.rangeClosed(1, state.seats()).mapToObj(state::prestige).toList());
    }
    assertThat(course.rounds()).hasSize(3);
    assertThat(course.segments()).last().matches(Segment::isLastScoring);
    assertThat(course.segments().getLast().results())
        .isEqualTo(Objects.requireNonNull(model.view().result()).scores());
    for (Segment part : course.segments().subList(0, course.segments().size() - 1)) {
      SanMarcoState before = (SanMarcoState) table.positionAfter(part.moves() - 1);
      assertThat(part.round()).isEqualTo(before.round());
      assertThat(part.turn()).isEqualTo(before.turn());
    }
  }

  @Test
  void theTurnAfterWhichTheLeadWasNeverLostDecided() {
    TurningPoint turningPoint =
        turningPoint(1, List.of(5, 0, 0), List.of(5, 9, 0), List.of(12, 9, 0), List.of(20, 18, 2));
    assertThat(turningPoint.segment().turn()).isEqualTo(3);
    assertThat(turningPoint.gain()).isEqualTo(7);
    assertThat(turningPoint.always()).isFalse();
  }

  @Test
  void aLeadThatIsSharedOnceIsLost() {
    assertThat(turningPoint(2, List.of(5, 9), List.of(11, 11), List.of(12, 10), List.of(15, 19)))
        .satisfies(turningPoint -> assertThat(turningPoint.segment().isLastScoring()).isTrue())
        .satisfies(turningPoint -> assertThat(turningPoint.gain()).isEqualTo(9));
  }

  @Test
  void whoWasAlwaysInFrontWonByHisLargestGain() {
    TurningPoint turningPoint =
        turningPoint(1, List.of(0, 0), List.of(4, 4), List.of(14, 9), List.of(20, 12));
    assertThat(turningPoint.always()).isTrue();
    assertThat(turningPoint.segment().turn()).isEqualTo(3);
    assertThat(turningPoint.gain()).isEqualTo(10);
  }

  @Test
  void whoWasCaughtUpWithDidNotLeadAllTheWay() {
    TurningPoint atTheEnd =
        turningPoint(1, List.of(20, 5), List.of(40, 40), List.of(55, 55), List.of(69, 60));
    assertThat(atTheEnd.always()).isFalse();
    assertThat(atTheEnd.segment().isLastScoring()).isTrue();
    assertThat(turningPoint(1, List.of(20, 5), List.of(40, 40), List.of(55, 50), List.of(69, 60)))
        .extracting(TurningPoint::gain)
        .isEqualTo(15);
  }

  @Test
  void whoWinsATieDecidesItAtTheEnd() {
    assertThat(turningPoint(1, List.of(0, 7), List.of(9, 9)).segment().isLastScoring()).isTrue();
  }

  @Test
  void aSharedWinWasDecidedByNobody() {
    assertThat(course(List.of(3, 3)).turningPoint(List.of(1, 2))).isEmpty();
  }

  @SafeVarargs
  private static TurningPoint turningPoint(int winner, List<Integer>... results) {
    return course(results).turningPoint(List.of(winner)).orElseThrow();
  }

  /** The last of the parts is the last scoring. */
  @SafeVarargs
  private static ScoreHistory course(List<Integer>... results) {
    return new ScoreHistory(
        List.of(),
        List.of(),
        IntStream.range(0, results.length)
            .mapToObj(part ->
                new Segment(1, part == results.length - 1 ? 0 : part + 1, part, results[part]))
            .toList());
  }
}
