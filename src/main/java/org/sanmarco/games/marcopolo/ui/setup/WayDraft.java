package org.sanmarco.games.marcopolo.ui.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.ReadyRoad;
import org.sanmarco.games.marcopolo.Way;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;

/**
 * The way that a game is to be played on, space by space (MB5), and the variant for two. Any
 * condition and any chest may lie anywhere, so it is valid at all times. Without a node.
 */
final class WayDraft {

  private static final String WAY = "way";
  private static final String VARIANT = "variant";
  private static final String BOTH = "both";

  /** The number of orders tried when spaces are shuffled. */
  private static final int TRIALS = 30;

  private final List<Runnable> listeners = new ArrayList<>();
  private Way way = Way.STANDARD;
  private boolean both;

  /** The options that were kept; invalid parts are replaced by the standard. */
  WayDraft(Map<String, String> before) {
    both = BOTH.equals(before.get(VARIANT));
    if (before.containsKey(WAY)) {
      try {
        way = read(before.getOrDefault(WAY, ""));
      } catch (RefusedException _) {
        way = Way.STANDARD;
      }
    }
  }

  /** Adds a listener that is called after every change. */
  void onChange(Runnable listener) {
    listeners.add(listener);
  }

  Way way() {
    return way;
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
    way = read(written(one -> one == space ? code(condition, chest) : code(one)));
    tell();
  }

  /** The standard way. */
  void reset() {
    way = Way.STANDARD;
    tell();
  }

  /** A ready-made road. */
  void take(ReadyRoad road) {
    way = read(road.option());
    tell();
  }

  /** Whether it is a ready-made road. */
  boolean is(ReadyRoad road) {
    return way.equals(read(road.option()));
  }

  /**
   * The spaces of the standard way in another order, each with its chest. Those before and behind
   * Ganzhou stay there, the cities keep their places, and neighbours differ where possible.
   */
  void shuffle(RandomGenerator random) {
    List<Integer> order = new ArrayList<>();
    order.addAll(shuffled(1, Way.GANZHOU, random));
    order.add(Way.GANZHOU);
    order.addAll(shuffled(Way.GANZHOU + 1, Way.DADU, random));
    order.add(Way.DADU);
    way =
        read(
            written(space -> {
              int from = order.get(space - 1);
              return code(Way.STANDARD.condition(from), Way.STANDARD.chest(from));
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
                  Way.STANDARD.condition(order.get(at))
                      == Way.STANDARD.condition(order.get(at - 1)))
              .count();
      if (alike < fewest) {
        fewest = alike;
        best = order;
      }
    }
    return best;
  }

  /** The number of spaces that differ from the standard way. */
  int changed() {
    return (int) IntStream.rangeClosed(1, Way.DADU).filter(space -> !isStandard(space)).count();
  }

  private boolean isStandard(int space) {
    return way.condition(space) == Way.STANDARD.condition(space)
        && way.chest(space) == Way.STANDARD.chest(space);
  }

  /** The options of a new game, without those that have their standard. */
  Map<String, String> options(int players) {
    Map<String, String> options = new TreeMap<>();
    if (changed() > 0) {
      options.put(
          WAY,
          IntStream.rangeClosed(1, Way.DADU)
              .filter(space -> !isStandard(space))
              .mapToObj(space -> space + ":" + code(space))
              .collect(Collectors.joining(",")));
    }
    if (both && players == 2) {
      options.put(VARIANT, BOTH);
    }
    return options;
  }

  /** The way as a file that others can be given: a line for each space. */
  String file() {
    return IntStream.rangeClosed(1, Way.DADU)
        .mapToObj(space -> space + ":" + code(space) + "\n")
        .collect(Collectors.joining());
  }

  /**
   * Takes the way over from such a file. Blank lines and those that begin with {@code #} are left
   * out; spaces that are not named are as in the standard way.
   *
   * @throws RefusedException if it says anything that is no way
   */
  void load(String file) {
    way =
        read(
            file.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .collect(Collectors.joining(",")));
    tell();
  }

  private static Way read(String written) {
    return new MarcoPolo().start(new Setup(MarcoPolo.ID, 3, Map.of(WAY, written))).way();
  }

  private static String written(IntFunction<String> code) {
    return IntStream.rangeClosed(1, Way.DADU)
        .mapToObj(space -> space + ":" + code.apply(space))
        .collect(Collectors.joining(","));
  }

  private String code(int space) {
    return code(way.condition(space), way.chest(space));
  }

  private static String code(Condition condition, int chest) {
    return condition + (chest == 0 ? "" : "+" + chest);
  }

  private void tell() {
    List.copyOf(listeners).forEach(Runnable::run);
  }
}
