package org.sanmarco.ui.sound;

import module java.base;

/** Shapes of sounds, and their samples: 16 bits, one channel, least significant byte first. */
public final class Wave {

  /** Samples in a second. */
  static final float RATE = 44_100;

  private static final double LOUD = 0.32;
  private static final double FADE = 0.004;

  private Wave() {}

  /**
   * The samples of a sound.
   *
   * @param volume the share of the full amplitude
   */
  static byte[] of(Sound sound, double volume) {
    double[] samples = wave(sound.seconds(), sound.shape().get());
    byte[] bytes = new byte[2 * samples.length];
    for (int i = 0; i < samples.length; i++) {
      int value = (int) (samples[i] * volume * LOUD * Short.MAX_VALUE);
      bytes[2 * i] = (byte) value;
      bytes[2 * i + 1] = (byte) (value >> 8);
    }
    return bytes;
  }

  /**
   * A dull tone, as of wood, that dies at once.
   *
   * @param pitch in hertz
   * @param decay by which power of e it falls in a second
   */
  public static DoubleUnaryOperator knock(double pitch, double decay) {
    return t ->
        Math.exp(-decay * t)
            * (sine(pitch, t) + 0.6 * sine(2.76 * pitch, t) + 0.25 * sine(5.4 * pitch, t));
  }

  /** A die that falls and rolls on: knocks that come faster and softer. */
  static DoubleUnaryOperator rattle() {
    double[] falls = {0, 0.11, 0.19, 0.25, 0.29, 0.32};
    return t -> {
      double sum = 0;
      for (int i = 0; i < falls.length; i++) {
        if (t >= falls[i]) {
          sum += Math.pow(0.78, i) * knock(640 + 37 * (i % 3), 95).applyAsDouble(t - falls[i]);
        }
      }
      return sum;
    };
  }

  /** Paper on paper. */
  static DoubleUnaryOperator brush() {
    DoubleUnaryOperator noise = noise(0.45);
    return t -> noise.applyAsDouble(t) * Math.sin(Math.PI * t / 0.16) * Math.exp(-9 * t);
  }

  /** Water that is moved: soft noise, swelling and ebbing, with a few drops. */
  static DoubleUnaryOperator splash() {
    DoubleUnaryOperator noise = noise(0.06);
    return t ->
        2.6 * noise.applyAsDouble(t) * Math.sin(Math.PI * t / 0.7)
            + 0.16 * Math.exp(-14 * Math.abs(t - 0.35)) * sine(520 + 900 * t, t);
  }

  /** Metal: partial tones, the higher the shorter. */
  static DoubleUnaryOperator ring(double decay, double... pitches) {
    return t -> {
      double sum = 0;
      for (int i = 0; i < pitches.length; i++) {
        sum += Math.exp(-decay * (1 + 0.6 * i) * t) * sine(pitches[i], t) / (1 + 0.7 * i);
      }
      return sum;
    };
  }

  /** A string as Karplus and Strong pluck it: noise going round in a delay line, smoothed. */
  static DoubleUnaryOperator pluck(double pitch) {
    return pluck(pitch, RATE);
  }

  /** The same, asked at another number of samples in a second. */
  static DoubleUnaryOperator pluck(double pitch, float rate) {
    double[] line = new double[Math.round(rate / (float) pitch)];
    DoubleUnaryOperator noise = noise(0.6);
    for (int i = 0; i < line.length; i++) {
      line[i] = noise.applyAsDouble(0);
    }
    int[] at = {0};
    return t -> {
      int next = (at[0] + 1) % line.length;
      double now = line[at[0]];
      line[at[0]] = 0.497 * (now + line[next]);
      at[0] = next;
      return now;
    };
  }

  /** A soft flute with a little vibrato. */
  static DoubleUnaryOperator flute(double pitch) {
    return t ->
        Math.min(1, 12 * t)
            * Math.exp(-1.6 * t)
            * (sine(1, pitch * t + 0.8 * sine(5, t) * Math.min(1, t)) + 0.2 * sine(2 * pitch, t))
            * 0.8;
  }

  /** Two cries of a gull far away. */
  static DoubleUnaryOperator gull(double pitch) {
    return t -> {
      double cry = t % 0.55;
      return t > 1.1 || cry > 0.4
          ? 0
          : Math.sin(Math.PI * cry / 0.4)
              * (sine(1, pitch * cry + 60 * Math.sin(Math.PI * cry / 0.4))
                  + 0.4 * sine(1, 2 * pitch * cry + 120 * Math.sin(Math.PI * cry / 0.4)));
    };
  }

  /** Noise, the same each time; the less it takes from each new number, the duller. */
  static DoubleUnaryOperator noise(double bright) {
    Random random = new Random(1);
    double[] last = {0};
    return t -> last[0] += bright * (random.nextDouble() * 2 - 1 - last[0]);
  }

  private static double sine(double pitch, double t) {
    return Math.sin(2 * Math.PI * pitch * t);
  }

  /** Samples of a shape, all as loud as each other at their loudest, and fading out. */
  private static double[] wave(double seconds, DoubleUnaryOperator shape) {
    double[] samples = new double[(int) (seconds * RATE)];
    double peak = 0;
    for (int i = 0; i < samples.length; i++) {
      double left = (samples.length - i) / RATE;
      double came = i / RATE;
      samples[i] =
          shape.applyAsDouble(came) * Math.min(1, left / FADE / 4) * Math.min(1, came / FADE);
      peak = Math.max(peak, Math.abs(samples[i]));
    }
    for (int i = 0; i < samples.length; i++) {
      samples[i] /= peak;
    }
    return samples;
  }
}
