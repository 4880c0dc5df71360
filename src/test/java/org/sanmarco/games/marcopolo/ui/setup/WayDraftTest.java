package org.sanmarco.games.marcopolo.ui.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.ReadyRoad;
import org.sanmarco.games.marcopolo.Way;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;

class WayDraftTest {

  @Test
  void theStandardNeedsNoOption() {
    assertThat(new WayDraft(Map.of()).options(3)).isEmpty();
  }

  @Test
  void whatIsChangedIsPlayedOn() {
    WayDraft draft = new WayDraft(Map.of());
    draft.set(5, Condition.G2, 1);
    draft.set(13, Condition.D4, 2);
    assertThat(draft.options(3)).containsExactly(Map.entry("way", "5:G2+1,13:D4+2"));
    assertThat(draft.changed()).isEqualTo(2);
    assertThat(new MarcoPolo().start(new Setup(MarcoPolo.ID, 3, draft.options(3))).way())
        .isEqualTo(draft.way());
  }

  @Test
  void draftIsKeptAndExportedAsReadableFile() {
    WayDraft draft = new WayDraft(Map.of());
    draft.set(29, Condition.S3, 2);
    assertThat(new WayDraft(draft.options(3)).way()).isEqualTo(draft.way());
    WayDraft other = new WayDraft(Map.of());
    other.load("# a remark\n\n" + draft.file());
    assertThat(other.way()).isEqualTo(draft.way());
    other.reset();
    assertThat(other.way()).isEqualTo(Way.STANDARD);
  }

  @Test
  void readyRoadsAreValuesOfTheOption() {
    for (ReadyRoad road : ReadyRoad.ALL) {
      WayDraft draft = new WayDraft(Map.of());
      draft.take(road);
      assertThat(draft.is(road)).isTrue();
      assertThat(new WayDraft(draft.options(3)).is(road)).as(road.name()).isTrue();
    }
    assertThat(ReadyRoad.ALL).hasSize(3);
  }

  @Test
  void shufflingKeepsTheSpacesAndTheCities() {
    WayDraft draft = new WayDraft(Map.of());
    draft.shuffle(new Random(3));
    assertThat(draft.way()).isNotEqualTo(Way.STANDARD);
    for (int city : new int[] {Way.GANZHOU, Way.DADU}) {
      assertThat(draft.way().condition(city)).isEqualTo(Way.STANDARD.condition(city));
    }
    assertThat(spaces(draft.way())).isEqualTo(spaces(Way.STANDARD));
  }

  /** The spaces before Ganzhou and those behind it, each group in no order. */
  private static List<List<String>> spaces(Way way) {
    return Stream.of(IntStream.range(1, Way.GANZHOU), IntStream.range(Way.GANZHOU, Way.DADU))
        .map(half ->
            half.mapToObj(space -> way.condition(space) + "+" + way.chest(space)).sorted().toList())
        .toList();
  }

  @Test
  void theVariantIsForTwo() {
    WayDraft draft = new WayDraft(Map.of("variant", "both"));
    assertThat(draft.options(2)).containsExactly(Map.entry("variant", "both"));
    assertThat(draft.options(3)).isEmpty();
  }

  @Test
  void whatIsNoWayIsRefusedOrTheStandard() {
    assertThat(new WayDraft(Map.of("way", "5:X9")).way()).isEqualTo(Way.STANDARD);
    WayDraft draft = new WayDraft(Map.of());
    for (String wrong : new String[] {"99:G1", "5:G1\n5:G2", "hello", "5:G1+9", "\u0000"}) {
      assertThatThrownBy(() -> draft.load(wrong)).isInstanceOf(RefusedException.class);
    }
    assertThat(draft.way()).isEqualTo(Way.STANDARD);
  }
}
