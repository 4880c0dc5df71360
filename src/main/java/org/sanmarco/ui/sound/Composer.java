package org.sanmarco.ui.sound;

import module java.base;

/**
 * Composes music of a mood without end, bar by bar, and renders it. A piece has eight bars of four
 * phrases: a motif, its answer, something new, and a close. Between two pieces only the ambience is
 * heard. The same seed makes the same music.
 */
final class Composer {

  /** Samples in a second. */
  static final float RATE = Wave.RATE / 2;

  /** The bars of a piece, and the most of a rest after it. */
  static final int PIECE = 8;

  private static final int MOST_REST = 5;

  /** The longest note in seconds. */
  private static final double LONGEST = 2.4;

  private static final double LEAD = 0.12;
  private static final double BASS = 0.10;
  private static final double DRUM = 0.07;
  private static final double PASSING = 0.025;
  private static final double AIR = 0.2;

  /** Seconds from swell to swell of the air or the water. */
  private static final double SWELL = 7.3;

  /** The share of bars with a gull or a bell. */
  private static final double OFTEN = 0.12;

  /**
   * A note of the melody.
   *
   * @param at its beat in the bar
   * @param degree of the mood's scale
   */
  record Note(double at, int degree) {}

  private final Mood mood;
  private final Random random;
  private final DoubleUnaryOperator air = Wave.noise(0.02);
  private final List<List<Note>> piece = new ArrayList<>();
  private final List<Integer> chords = new ArrayList<>();
  private double[] mix;
  private int bar;
  private int rest;
  private long time;
  private boolean hasFlute;

  Composer(Mood mood, long seed) {
    this.mood = mood;
    random = new Random(seed);
    mix = new double[length() + (int) (LONGEST * RATE)];
    rest = 1;
    bar = PIECE;
  }

  private int length() {
    return (int) (mood.beats() * mood.beat() * RATE);
  }

  /** The melody of the bars of the current piece. */
  List<List<Note>> piece() {
    return List.copyOf(piece);
  }

  /**
   * The samples of the next bar, from -1 to 1.
   *
   * @param round of the game; the later, the livelier
   */
  double[] next(int round) {
    if (bar == PIECE && rest-- == 0) {
      compose(round);
    }
    if (bar < PIECE) {
      play(piece.get(bar), chords.get(bar));
      bar++;
    }
    if (random.nextDouble() < OFTEN) {
      add(
          random.nextDouble() * length() / RATE,
          PASSING,
          mood.passing(0.8 + 0.4 * random.nextDouble()));
    }
    return render();
  }

  private void compose(int round) {
    piece.clear();
    chords.clear();
    bar = 0;
    rest = 1 + random.nextInt(MOST_REST);
    hasFlute = random.nextBoolean();
    double lively = Math.min(0.6, 0.2 + 0.1 * round);
    int start = random.nextInt(mood.degrees());
    List<Note> first = bar(start, lively);
    List<Note> second = bar(last(first), lively);
    piece.addAll(List.of(first, second, vary(first), bar(last(first), lively)));
    int higher = start + 2 + random.nextInt(3);
    piece.addAll(
        List.of(
            bar(higher, lively), bar(higher - 1, lively), vary(first), List.of(new Note(0, 0))));
    List<Integer> all = mood.chords();
    for (int i = 0; i < PIECE - 2; i++) {
      chords.add(i == 0 ? 0 : all.get(random.nextInt(all.size())));
    }
    chords.addAll(List.of(all.getLast(), 0));
  }

  /** A bar of a melody in steps and a few leaps. */
  private List<Note> bar(int from, double lively) {
    List<Note> notes = new ArrayList<>();
    int degree = from;
    for (int beat = 0; beat < mood.beats(); beat++) {
      if (beat > 0 && random.nextDouble() < 0.4 - lively / 2) {
        continue;
      }
      notes.add(new Note(beat, degree));
      degree = step(degree);
      if (random.nextDouble() < lively) {
        notes.add(new Note(beat + 0.5, degree));
        degree = step(degree);
      }
    }
    return List.copyOf(notes);
  }

  private int step(int degree) {
    int next = degree + (random.nextDouble() < 0.15 ? 3 : 1) * (random.nextBoolean() ? 1 : -1);
    return next < -2 ? next + 3 : next > mood.degrees() + 2 ? next - 4 : next;
  }

  /** The same with one note changed. */
  private List<Note> vary(List<Note> notes) {
    List<Note> varied = new ArrayList<>(notes);
    int changed = random.nextInt(notes.size());
    varied.set(changed, new Note(notes.get(changed).at(), step(notes.get(changed).degree())));
    return List.copyOf(varied);
  }

  private static int last(List<Note> notes) {
    return notes.getLast().degree();
  }

  private void play(List<Note> melody, int chord) {
    double beat = mood.beat();
    for (Note note : melody) {
      double pitch = mood.pitch(note.degree());
      double late = 0.012 * random.nextDouble();
      add(note.at() * beat + late, LEAD, hasFlute ? Wave.flute(pitch) : pluck(pitch));
    }
    int octave = mood.degrees();
    add(0, BASS, pluck(mood.pitch(chord - octave)));
    add(mood.beats() / 2.0 * beat, BASS / 2, pluck(mood.pitch(chord + 4 - octave)));
    add((mood.beats() - 1) * beat, BASS / 2, pluck(mood.pitch(chord + 2 - octave)));
    for (int i = 0; i < mood.beats(); i += 1 + random.nextInt(2)) {
      add(i * beat, DRUM * (i == 0 ? 1 : 0.5), mood.drum());
    }
  }

  private static DoubleUnaryOperator pluck(double pitch) {
    return Wave.pluck(pitch, RATE);
  }

  private void add(double seconds, double volume, DoubleUnaryOperator shape) {
    int from = (int) (seconds * RATE);
    int samples = Math.min((int) (LONGEST * RATE), mix.length - from);
    for (int i = 0; i < samples; i++) {
      double fade = Math.min(1, Math.min(i / 60.0, (samples - i) / 4000.0));
      mix[from + i] += volume * fade * shape.applyAsDouble(i / RATE);
    }
  }

  /** Takes the bar out of the mix, with the air around it. */
  private double[] render() {
    int length = length();
    double[] samples = Arrays.copyOf(mix, length);
    mix = Arrays.copyOf(Arrays.copyOfRange(mix, length, mix.length), mix.length);
    for (int i = 0; i < length; i++, time++) {
      double swell = 0.5 - 0.4 * Math.cos(2 * Math.PI * time / RATE / SWELL);
      samples[i] = Math.tanh(samples[i] + AIR * swell * air.applyAsDouble(0));
    }
    return samples;
  }
}
