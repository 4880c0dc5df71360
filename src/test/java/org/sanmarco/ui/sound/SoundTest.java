package org.sanmarco.ui.sound;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.lang.reflect.Proxy;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SoundTest {

  static Stream<Sound> sounds() {
    return Stream.of(
        Sound.KNOCK, Sound.STRING, Sound.COIN, Sound.BELL, Sound.WATER, Sound.DIE, Sound.CARD);
  }

  private final List<String> asked = new ArrayList<>();

  private static int sample(byte[] wave, int at) {
    return wave[2 * at] & 255 | wave[2 * at + 1] << 8;
  }

  @ParameterizedTest
  @MethodSource("sounds")
  void halfTheVolumeIsHalfTheAmplitude(Sound sound) {
    byte[] full = Wave.of(sound, 1);
    byte[] half = Wave.of(sound, 0.5);
    assertThat(half).hasSameSizeAs(full);
    assertThat(IntStream.range(0, full.length / 2))
        .allMatch(at -> Math.abs(sample(full, at) - 2 * sample(half, at)) <= 2);
  }

  @Test
  void theVolumeIsAskedWithEachSoundAndNoneIsSilent() {
    double[] volume = {0.5};
    List<Double> heard = new ArrayList<>();
    Sounds sounds = ((Sounds) (sound, loud) -> heard.add(loud)).at(() -> volume[0]);
    sounds.play(Sound.COIN);
    volume[0] = 0;
    sounds.play(Sound.COIN);
    volume[0] = 1;
    sounds.play(Sound.COIN);
    assertThat(heard).containsExactly(0.5, 1.0);
  }

  @ParameterizedTest
  @MethodSource("sounds")
  void everySoundIsShortAndHeardAndEndsSoftly(Sound sound) {
    byte[] wave = Wave.of(sound, 1);
    int samples = wave.length / 2;
    assertThat(samples / Wave.RATE).isBetween(0.1f, 2f);
    int loudest =
        IntStream.range(0, samples).map(at -> Math.abs(sample(wave, at))).max().orElseThrow();
    assertThat(loudest).isBetween(8_000, 16_000);
    assertThat(Math.abs(sample(wave, 0))).as("no crack at the start").isLessThan(200);
    assertThat(Math.abs(sample(wave, samples - 1))).as("nor at the end").isLessThan(200);
    assertThat(Wave.of(sound, 1)).as("the same each time").isEqualTo(wave);
  }

  @Test
  void aSoundIsComputedOnceAndPlayedFromItsStart() {
    Speakers speakers = new Speakers(Runnable::run, this::clip);
    speakers.play(Sound.COIN);
    speakers.play(Sound.COIN);
    List<String> once = List.of("stop", "setFramePosition", "start");
    List<String> expected = new ArrayList<>(List.of("open"));
    expected.addAll(once);
    expected.addAll(once);
    assertThat(asked).isEqualTo(expected);
  }

  @Test
  void whereThereIsNoDeviceItIsAskedForOnce() {
    Speakers taken =
        new Speakers(
            Runnable::run,
            () -> {
              asked.add("taken");
              throw new LineUnavailableException("somebody else plays");
            });
    taken.play(Sound.BELL);
    taken.play(Sound.BELL);
    Speakers none =
        new Speakers(
            Runnable::run,
            () -> {
              asked.add("none");
              throw new IllegalArgumentException("no line");
            });
    none.play(Sound.BELL);
    none.play(Sound.DIE);
    assertThat(asked).containsExactly("taken", "none");
  }

  private Clip clip() {
    return (Clip)
        Proxy.newProxyInstance(
            SoundTest.class.getClassLoader(),
            new Class<?>[] {Clip.class},
            (proxy, method, arguments) -> {
              asked.add(method.getName());
              return null;
            });
  }
}
