package org.sanmarco.ui.sound;

import module java.base;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineUnavailableException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The machine's own sound device, used on a thread of its own. Where there is none, or it is taken,
 * the program is silent and only writes into the log.
 */
public final class Speakers implements Sounds {

  /** A sound that is not played by then is dropped. */
  private static final int MOST_WAITING = 8;

  private static final Logger LOG = LoggerFactory.getLogger(Speakers.class);
  private static final AudioFormat FORMAT = new AudioFormat(Wave.RATE, 16, 1, true, false);

  private record Heard(Sound sound, double volume) {}

  private final Executor executor;
  private final MusicPlayer.Lines<Clip> source;
  private final MusicPlayer music =
      new MusicPlayer(
          () -> AudioSystem.getSourceDataLine(MusicPlayer.FORMAT), RandomGenerator.getDefault());
  private final Map<Heard, Clip> clips = new HashMap<>();
  private volatile boolean mute;

  /** The device of this machine; it is not touched before the first sound. */
  public Speakers() {
    this(thread(), AudioSystem::getClip);
  }

  Speakers(Executor executor, MusicPlayer.Lines<Clip> source) {
    this.executor = executor;
    this.source = source;
  }

  private static Executor thread() {
    return new ThreadPoolExecutor(
        0,
        1,
        1,
        TimeUnit.MINUTES,
        new LinkedBlockingQueue<>(MOST_WAITING),
        Thread.ofPlatform().name("sound").daemon().factory(),
        new ThreadPoolExecutor.DiscardPolicy());
  }

  @Override
  public void play(Sound sound, double volume) {
    if (!mute) {
      executor.execute(() -> start(new Heard(sound, volume)));
    }
  }

  @Override
  public void accompany(Mood mood, int round, double volume) {
    music.play(mood, round, volume);
  }

  private void start(Heard heard) {
    if (mute) {
      return;
    }
    try {
      Clip clip = clips.get(heard);
      if (clip == null) {
        byte[] wave = Wave.of(heard.sound(), heard.volume());
        clip = source.next();
        clip.open(FORMAT, wave, 0, wave.length);
        clips.put(heard, clip);
      }
      clip.stop();
      clip.setFramePosition(0);
      clip.start();
    } catch (LineUnavailableException | IllegalArgumentException | SecurityException none) {
      mute = true;
      LOG.info("there is nothing to hear sounds with: {}", none.getMessage());
    }
  }
}
