package org.sanmarco.games.marcopolo.ui.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.ReadyTrack;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;

class TrackModelTest {

  @Test
  void theStandardNeedsNoOption() {
    assertThat(new TrackModel(Map.of()).options(3)).isEmpty();
  }

  @Test
  void whatIsChangedIsPlayedOn() {
    TrackModel model = new TrackModel(Map.of());
    model.set(5, Condition.G2, 1);
    model.set(13, Condition.D4, 2);
    assertThat(model.options(3)).containsExactly(Map.entry("way", "5:G2+1,13:D4+2"));
    assertThat(model.changed()).isEqualTo(2);
    assertThat(new MarcoPolo().start(new Setup(MarcoPolo.ID, 3, model.options(3))).track())
        .isEqualTo(model.track());
  }

  @Test
  void draftIsKeptAndExportedAsReadableFile() {
    TrackModel model = new TrackModel(Map.of());
    model.set(29, Condition.S3, 2);
    assertThat(new TrackModel(model.options(3)).track()).isEqualTo(model.track());
    TrackModel other = new TrackModel(Map.of());
    other.load("# a remark\n\n" + model.file());
    assertThat(other.track()).isEqualTo(model.track());
    other.reset();
    assertThat(other.track()).isEqualTo(Track.STANDARD);
  }

  @Test
  void readyTracksAreValuesOfTheOption() {
    for (ReadyTrack ready : ReadyTrack.ALL) {
      TrackModel model = new TrackModel(Map.of());
      model.take(ready);
      assertThat(model.is(ready)).isTrue();
      assertThat(new TrackModel(model.options(3)).is(ready)).as(ready.name()).isTrue();
    }
    assertThat(ReadyTrack.ALL).hasSize(3);
  }

  @Test
  void shufflingKeepsTheSpacesAndTheCities() {
    TrackModel model = new TrackModel(Map.of());
    model.shuffle(new Random(3));
    assertThat(model.track()).isNotEqualTo(Track.STANDARD);
    for (int city : new int[] {Track.GANZHOU, Track.DADU}) {
      assertThat(model.track().condition(city)).isEqualTo(Track.STANDARD.condition(city));
    }
    assertThat(spaces(model.track())).isEqualTo(spaces(Track.STANDARD));
  }

  /** The spaces before Ganzhou and those behind it, each group in no order. */
  private static List<List<String>> spaces(Track track) {
    return Stream.of(IntStream.range(1, Track.GANZHOU), IntStream.range(Track.GANZHOU, Track.DADU))
        .map(half ->
            half.mapToObj(space -> track.condition(space) + "+" + track.chest(space))
                .sorted()
                .toList())
        .toList();
  }

  @Test
  void theVariantIsForTwo() {
    TrackModel model = new TrackModel(Map.of("variant", "both"));
    assertThat(model.options(2)).containsExactly(Map.entry("variant", "both"));
    assertThat(model.options(3)).isEmpty();
  }

  @Test
  void whatIsNoWayIsRefusedOrTheStandard() {
    assertThat(new TrackModel(Map.of("way", "5:X9")).track()).isEqualTo(Track.STANDARD);
    TrackModel model = new TrackModel(Map.of());
    for (String wrong : new String[] {"99:G1", "5:G1\n5:G2", "hello", "5:G1+9", "\u0000"}) {
      assertThatThrownBy(() -> model.load(wrong)).isInstanceOf(RefusedException.class);
    }
    assertThat(model.track()).isEqualTo(Track.STANDARD);
  }
}
