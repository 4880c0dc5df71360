package org.sanmarco.ui.sound;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The level, the seams and the variety of composed music. */
class ComposerTest {

  private static final int BARS = 120;

  @ParameterizedTest
  @EnumSource(Mood.class)
  void musicIsQuietWithoutClicksAndNeverTheSame(Mood mood) {
    Composer composer = new Composer(mood, 7);
    List<List<List<Composer.Note>>> pieces = new ArrayList<>();
    double before = 0;
    double highest = 0;
    double steepest = 0;
    double sum = 0;
    int samples = 0;
    for (int i = 0; i < BARS; i++) {
      double[] bar = composer.next(i / (BARS / 4));
      for (double sample : bar) {
        highest = Math.max(highest, Math.abs(sample));
        steepest = Math.max(steepest, Math.abs(sample - before));
        before = sample;
        sum += sample * sample;
      }
      samples += bar.length;
      if (pieces.isEmpty() || !pieces.getLast().equals(composer.piece())) {
        pieces.add(composer.piece());
      }
    }
    assertThat(highest).isLessThan(0.7);
    assertThat(steepest).isLessThan(0.35);
    assertThat(20 * Math.log10(Math.sqrt(sum / samples))).isBetween(-40.0, -20.0);
    assertThat(pieces).hasSizeGreaterThan(BARS / 20).doesNotHaveDuplicates();
  }

  @Test
  void moodsDifferAndSeedsDecide() {
    assertThat(bars(Mood.LAGOON, 1)).isEqualTo(bars(Mood.LAGOON, 1));
    assertThat(bars(Mood.LAGOON, 1)).isNotEqualTo(bars(Mood.LAGOON, 2));
    assertThat(bars(Mood.LAGOON, 1)).isNotEqualTo(bars(Mood.CARAVAN, 1));
  }

  private static String bars(Mood mood, long seed) {
    Composer composer = new Composer(mood, seed);
    composer.next(0);
    composer.next(0);
    return composer.piece() + " " + Arrays.hashCode(composer.next(0));
  }

  /** Each line says that it was asked for; none of them plays. */
  @Test
  @Timeout(60)
  void aMachineWithoutALineStaysSilent() throws InterruptedException {
    BlockingQueue<String> asked = new ArrayBlockingQueue<>(10);
    MusicPlayer player =
        new MusicPlayer(
            () -> {
              asked.add("line");
              throw new LineUnavailableException("somebody else plays");
            },
            new Random(1));
    player.play(Mood.LAGOON, 1, 0);
    assertThat(asked).isEmpty();
    player.play(Mood.LAGOON, 1, 1);
    assertThat(asked.take()).isEqualTo("line");
    player.play(Mood.LAGOON, 2, 1);
    assertThat(asked).isEmpty();
  }
}
