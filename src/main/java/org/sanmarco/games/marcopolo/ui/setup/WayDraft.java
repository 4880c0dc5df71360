package org.sanmarco.games.marcopolo.ui.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPolo;
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
