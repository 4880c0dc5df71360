package org.sanmarco.ui.sound;

import module java.base;

/** The character of music: its scale, its pace, its instruments and the ambience around it. */
public enum Mood {
  /** A slow dance on a harpsichord above the lagoon: Dorian, in three. */
  LAGOON(62, 76, 3),
  /** A gondolier's song on a mandolin: major, in six. */
  BARCAROLE(60, 132, 6),
  /** A lute, a drum and bells on the road to the East: with an augmented second, in four. */
  CARAVAN(57, 88, 4);

  private static final int SEMITONES = 12;
  private static final double A4 = 440;
  private static final int A4_KEY = 69;

  private final int root;
  private final int tempo;
  private final int beats;

  /**
   * A mood.
   *
   * @param root the key of its first degree as MIDI numbers keys
   * @param tempo in beats a minute
   * @param beats the number of beats in a bar
   */
  Mood(int root, int tempo, int beats) {
    this.root = root;
    this.tempo = tempo;
    this.beats = beats;
  }

  /** The number of beats in a bar. */
  int beats() {
    return beats;
  }

  /** The length of a beat in seconds. */
  double beat() {
    return 60.0 / tempo;
  }

  /** The degrees of the scale in semitones above the root. */
  private List<Integer> scale() {
    return switch (this) {
      case LAGOON -> List.of(0, 2, 3, 5, 7, 9, 10);
      case BARCAROLE -> List.of(0, 2, 4, 5, 7, 9, 11);
      case CARAVAN -> List.of(0, 1, 4, 5, 7, 8, 10);
    };
  }

  /** The degrees on which the chords stand, the first one first. */
  List<Integer> chords() {
    return switch (this) {
      case LAGOON -> List.of(0, 3, 6, 4);
      case BARCAROLE -> List.of(0, 5, 3, 4);
      case CARAVAN -> List.of(0, 1, 6, 3);
    };
  }

  /** The number of degrees in an octave. */
  int degrees() {
    return scale().size();
  }

  /** The pitch of a degree in hertz; degrees below 0 and beyond the octave are valid. */
  double pitch(int degree) {
    int octave = Math.floorDiv(degree, degrees());
    int key = root + SEMITONES * octave + scale().get(Math.floorMod(degree, degrees()));
    return A4 * Math.pow(2, (double) (key - A4_KEY) / SEMITONES);
  }

  /** The beat of a drum; silence where there is none. */
  DoubleUnaryOperator drum() {
    return this == CARAVAN ? Wave.knock(82, 16) : t -> 0;
  }

  /** A sound that is heard now and then: gulls over the water, or the bells of camels. */
  DoubleUnaryOperator passing(double pitch) {
    return this == CARAVAN
        ? Wave.ring(4, 900 * pitch, 1430 * pitch, 2310 * pitch)
        : Wave.gull(1000 * pitch);
  }
}
