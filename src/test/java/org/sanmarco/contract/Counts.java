package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import module java.base;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;

/**
 * A position of a recorded game, and how many ways it can go on.
 *
 * @param name of the file
 * @param table the recorded game
 * @param after how many of its moves come before the position
 * @param given lots and draws, played where the first, the second and so on is due
 * @param leaves the numbers, for depth 1 first
 */
public record Counts(String name, Table table, int after, List<String> given, List<Long> leaves) {

  private static final Path FOLDER = Path.of("src/test/resources/perft");
  private static final Path GAMES = Path.of("src/test/resources/games");
  private static final String ENDING = ".txt";

  /** Counts how many ways a position can go on for so many moves. */
  @FunctionalInterface
  public interface Engine {
    /** The number. */
    long leaves(Counts counts, int depth);
  }

  /** All of a game, by name. */
  public static List<Counts> all(String game) {
    try (Stream<Path> files = Files.list(FOLDER.resolve(game))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(ENDING))
          .sorted()
          .map(file -> named(game, file.replace(ENDING, "")))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The one of a game with this name. */
  public static Counts named(String game, String name) {
    Path file = FOLDER.resolve(game).resolve(name + ENDING);
    String recorded = "";
    int after = 0;
    List<String> given = new ArrayList<>();
    List<Long> leaves = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file)) {
        String[] words = line.split(" ", 2);
        switch (words[0]) {
          case "", "#" -> {}
          case "game" -> recorded = words[1];
          case "after" -> after = Integer.parseInt(words[1]);
          case "given" -> given.add(words[1]);
          case "leaves" ->
              leaves.addAll(Arrays.stream(words[1].split(" ", -1)).map(Long::valueOf).toList());
          default -> throw new IllegalArgumentException(file + ": " + line);
        }
      }
      Path saved = GAMES.resolve(game).resolve(recorded + ".json");
      Table table = new SavedGameStore(Games.installed()).read(saved).table();
      return new Counts(name, table, after, List.copyOf(given), List.copyOf(leaves));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (SaveException broken) {
      throw new IllegalArgumentException(file.toString(), broken);
    }
  }

  /**
   * Tests that two engines count what a game's files say.
   *
   * @param patience so many positions at most are reached by the second engine for one number
   */
  public static List<DynamicContainer> tests(
      String game, long patience, Engine first, Engine second) {
    List<DynamicContainer> nodes = new ArrayList<>();
    for (Counts counts : all(game)) {
      List<DynamicNode> tests = new ArrayList<>();
      for (int i = 1; i <= counts.leaves.size(); i++) {
        int depth = i;
        long leaves = counts.leaves(depth);
        String said = "depth " + depth + ": " + leaves;
        tests.add(
            dynamicTest(said, () -> assertThat(first.leaves(counts, depth)).isEqualTo(leaves)));
        if (depth == 1 || counts.leaves(depth - 1) <= patience) {
          tests.add(
              dynamicTest(
                  said + ", says the second engine",
                  () -> assertThat(second.leaves(counts, depth)).isEqualTo(leaves)));
        }
      }
      nodes.add(dynamicContainer(counts.name, tests));
    }
    assertThat(nodes).hasSizeGreaterThanOrEqualTo(12);
    return nodes;
  }

  /** The numbers of continuations by depth. */
  public long leaves(int depth) {
    return leaves.get(depth - 1);
  }

  /** The set-up of the recorded game. */
  public Setup setup() {
    return table.setup();
  }

  /** The moves from the recorded game's start to the position, as they are written. */
  public List<String> moves() {
    return table.history().subList(0, after).stream()
        .map(played -> played.move().toString())
        .toList();
  }
}
