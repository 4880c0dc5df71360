package org.sanmarco.games.sanmarco.count;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.SaveException;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.table.Games;
import org.sanmarco.table.Played;
import org.sanmarco.table.Table;

/**
 * A position of a recorded game, and how many ways it can go on.
 *
 * @param name of the file
 * @param setup of the recorded game
 * @param moves from its start to the position
 * @param given lots and draws, played where the first, the second and so on is due
 * @param leaves the numbers, for depth 1 first
 */
record Counts(String name, Setup setup, List<String> moves, List<String> given, List<Long> leaves) {

  private static final Path FOLDER = Path.of("src/test/resources/perft/san-marco");
  private static final Path GAMES = Path.of("src/test/resources/games/san-marco");

  /** All of them, by name. */
  static List<Counts> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".txt"))
          .sorted()
          .map(Counts::read)
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The one with this name. */
  static Counts named(String name) {
    return read(FOLDER.resolve(name + ".txt"));
  }

  /** How many ways there are to go on for so many moves. */
  long leaves(int depth) {
    return leaves.get(depth - 1);
  }

  private static Counts read(Path file) {
    String game = "";
    int after = -1;
    List<String> given = new ArrayList<>();
    List<Long> leaves = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file)) {
        String[] words = line.split(" ", 2);
        switch (words[0]) {
          case "", "#" -> {}
          case "game" -> game = words[1];
          case "after" -> after = Integer.parseInt(words[1]);
          case "given" -> given.add(words[1]);
          case "leaves" ->
              leaves.addAll(Arrays.stream(words[1].split(" ", -1)).map(Long::valueOf).toList());
          default -> throw new IllegalArgumentException(file + ": " + line);
        }
      }
      Table table =
          new SavedGameStore(Games.installed()).read(GAMES.resolve(game + ".json")).table();
      return new Counts(
          file.getFileName().toString().replace(".txt", ""),
          table.setup(),
          table.history().subList(0, after).stream()
              .map(Played::move)
              .map(Object::toString)
              .toList(),
          List.copyOf(given),
          List.copyOf(leaves));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (SaveException broken) {
      throw new IllegalArgumentException(file.toString(), broken);
    }
  }
}
