package org.sanmarco.ui.sound;

import java.util.random.RandomGenerator;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Plays composed music on a thread of its own while it is wanted. */
final class MusicPlayer {

  private static final Logger LOG = LoggerFactory.getLogger(MusicPlayer.class);
  static final AudioFormat FORMAT = new AudioFormat(Composer.RATE, 16, 1, true, false);

  /** The share of the full volume that music has beside sounds. */
  private static final double SOFT = 0.5;

  /** Samples that are written at once, and how fast the volume changes with each. */
  private static final int CHUNK = 2_205;

  private static final double FADE = 1 / (0.6 * Composer.RATE);

  /** Makes lines of a kind. */
  @FunctionalInterface
  interface Lines<L extends DataLine> {
    /**
     * A new line, not yet open.
     *
     * @throws IllegalArgumentException if there is no device
     */
    L next() throws LineUnavailableException;
  }

  private record Wish(Mood mood, int round, double volume) {}

  private final Lines<SourceDataLine> lines;
  private final RandomGenerator seeds;
  private @Nullable Thread thread;
  private volatile Wish wish = new Wish(Mood.LAGOON, 0, 0);
  private boolean mute;

  MusicPlayer(Lines<SourceDataLine> lines, RandomGenerator seeds) {
    this.lines = lines;
    this.seeds = seeds;
  }

  /** Plays music from now on; volume 0 ends it softly. */
  synchronized void play(Mood mood, int round, double volume) {
    wish = new Wish(mood, round, volume);
    if (volume > 0 && thread == null && !mute) {
      thread = Thread.ofPlatform().name("music").daemon().start(this::run);
    }
  }

  private void run() {
    try (SourceDataLine line = lines.next()) {
      line.open(FORMAT);
      line.start();
      do {
        perform(wish.mood(), line);
      } while (isWanted());
      line.drain();
    } catch (LineUnavailableException | IllegalArgumentException | SecurityException none) {
      end();
      LOG.info("there is nothing to hear music with: {}", none.getMessage());
    }
  }

  private synchronized boolean isWanted() {
    if (wish.volume() > 0) {
      return true;
    }
    thread = null;
    return false;
  }

  private synchronized void end() {
    mute = true;
  }

  /** Plays a mood until another is wanted, or none. */
  private void perform(Mood mood, SourceDataLine line) throws LineUnavailableException {
    Composer composer = new Composer(mood, seeds.nextLong());
    double volume = 0;
    byte[] bytes = new byte[2 * CHUNK];
    while (true) {
      double[] bar = composer.next(wish.round());
      for (int from = 0; from < bar.length; from += CHUNK) {
        double wanted = wish.mood() == mood ? SOFT * wish.volume() : 0;
        if (wanted == 0 && volume == 0) {
          return;
        }
        int count = Math.min(CHUNK, bar.length - from);
        for (int i = 0; i < count; i++) {
          volume = Math.clamp(wanted, volume - FADE, volume + FADE);
          int value = (int) (bar[from + i] * volume * Short.MAX_VALUE);
          bytes[2 * i] = (byte) value;
          bytes[2 * i + 1] = (byte) (value >> 8);
        }
        // A line whose device is gone takes nothing and doesn't wait.
        if (line.write(bytes, 0, 2 * count) < 2 * count) {
          throw new LineUnavailableException("the device is gone");
        }
      }
    }
  }
}
