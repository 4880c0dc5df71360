package org.sanmarco.games.marcopolo.ui.setup;

import module java.base;

import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.ReadyTrack;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;

/**
 * The track that a game is to be played on, space by space (MB5), and the variant for two. Any
 * condition and any chest may lie anywhere, so it is valid at all times. Without a node.
 */
final class TrackModel {

  private static final String WAY = "way";
  private static final String VARIANT = "variant";
  private static final String BOTH = "both";

  /** The number of orders tried when spaces are shuffled. */
  private static final int TRIALS = 30;

  private final List<Runnable> listeners = new ArrayList<>();
  private Track track = Track.STANDARD;
  private boolean both;

  /** The options that were kept; invalid parts are replaced by the standard. */
  TrackModel(Map<String, String> before) {
    both = BOTH.equals(before.get(VARIANT));
    if (before.containsKey(WAY)) {
      try {
        track = read(before.getOrDefault(WAY, ""));
      } catch (RefusedException _) {
        track = Track.STANDARD;
      }
    }
  }

  /** Adds a listener that is called after every change. */
  void onChange(Runnable listener) {
    listeners.add(listener);
  }

  Track track() {
    return track;
  }

  /** Whether two players may move both camels in a turn (MV3). */
  boolean isBoth() {
    return both;
  }

  void setBoth(boolean now) {
    both = now;
    tell();
  }

  /** Another condition and another chest for a space. */
  void set(int space, Condition condition, int chest) {
    track = read(written(one -> one == space ? code(condition, chest) : code(one)));
    tell();
  }

  /** The standard track. */
  void reset() {
    track = Track.STANDARD;
    tell();
  }

  void take(ReadyTrack ready) {
    track = read(ready.option());
    tell();
  }

  boolean is(ReadyTrack ready) {
    return track.equals(read(ready.option()));
  }

  /**
   * The spaces of the standard track in another order, each with its chest. Those before and behind
   * Ganzhou stay there, the cities keep their places, and neighbours differ where possible.
   */
  void shuffle(RandomGenerator random) {
    List<Integer> order = new ArrayList<>();
    order.addAll(shuffled(1, Track.GANZHOU, random));
    order.add(Track.GANZHOU);
    order.addAll(shuffled(Track.GANZHOU + 1, Track.DADU, random));
    order.add(Track.DADU);
    track =
        read(
            written(space -> {
              int from = order.get(space - 1);
              return code(Track.STANDARD.condition(from), Track.STANDARD.chest(from));
            }));
    tell();
  }

  /** The spaces from one to before another, shuffled until few neighbours are alike. */
  private static List<Integer> shuffled(int from, int to, RandomGenerator random) {
    List<Integer> best = List.of();
    long fewest = Long.MAX_VALUE;
    for (int trial = 0; trial < TRIALS; trial++) {
      List<Integer> order = new ArrayList<>(IntStream.range(from, to).boxed().toList());
      Collections.shuffle(order, random);
      long alike =
          IntStream.range(1, order.size())
              .filter(at ->
                  Track.STANDARD.condition(order.get(at))
                      == Track.STANDARD.condition(order.get(at - 1)))
              .count();
      if (alike < fewest) {
        fewest = alike;
        best = order;
      }
    }
    return best;
  }

  /** The number of spaces that differ from the standard track. */
  int changed() {
    return (int) IntStream.rangeClosed(1, Track.DADU).filter(space -> !isStandard(space)).count();
  }

  private boolean isStandard(int space) {
    return track.condition(space) == Track.STANDARD.condition(space)
        && track.chest(space) == Track.STANDARD.chest(space);
  }

  /** The options of a new game, without those that have their standard. */
  Map<String, String> options(int players) {
    Map<String, String> options = new TreeMap<>();
    if (changed() > 0) {
      options.put(
          WAY,
          IntStream.rangeClosed(1, Track.DADU)
              .filter(space -> !isStandard(space))
              .mapToObj(space -> space + ":" + code(space))
              .collect(Collectors.joining(",")));
    }
    if (both && players == 2) {
      options.put(VARIANT, BOTH);
    }
    return options;
  }

  /** The track as a file that others can be given: a line for each space. */
  String file() {
    return IntStream.rangeClosed(1, Track.DADU)
        .mapToObj(space -> space + ":" + code(space) + "\n")
        .collect(Collectors.joining());
  }

  /**
   * Takes the track over from such a file. Blank lines and those that begin with {@code #} are left
   * out; spaces that are not named are as in the standard track.
   *
   * @throws RefusedException if it says anything that is no track
   */
  void load(String file) {
    track =
        read(
            file.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .collect(Collectors.joining(",")));
    tell();
  }

  private static Track read(String written) {
    return new MarcoPolo().start(new Setup(MarcoPolo.ID, 3, Map.of(WAY, written))).track();
  }

  private static String written(IntFunction<String> code) {
    return IntStream.rangeClosed(1, Track.DADU)
        .mapToObj(space -> space + ":" + code.apply(space))
        .collect(Collectors.joining(","));
  }

  private String code(int space) {
    return code(track.condition(space), track.chest(space));
  }

  private static String code(Condition condition, int chest) {
    return condition + (chest == 0 ? "" : "+" + chest);
  }

  private void tell() {
    List.copyOf(listeners).forEach(Runnable::run);
  }
}
