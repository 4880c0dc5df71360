package org.sanmarco.games.canalgrande.count;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.sanmarco.save.SaveException;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;

/**
 * A position of a recorded game, and how many ways it can go on.
 *
 * @param name of the file
 * @param table the recorded game
 * @param after how many of its moves come before the position
 * @param given draws, played where the first, the second and so on is due
 * @param leaves the numbers, for depth 1 first
 */
record Counts(String name, Table table, int after, List<String> given, List<Long> leaves) {

  private static final Path FOLDER = Path.of("src/test/resources/perft/canal-grande");
  private static final Path GAMES = Path.of("src/test/resources/games/canal-grande");

  /** All of them, by name. */
  static List<Counts> all() throws IOException, SaveException {
    List<Path> paths;
    try (Stream<Path> files = Files.list(FOLDER)) {
      paths = files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    }
    List<Counts> all = new ArrayList<>();
    for (Path path : paths) {
      all.add(read(path));
    }
    return all;
  }

  private static Counts read(Path file) throws IOException, SaveException {
    String game = "";
    int after = -1;
    List<String> given = new ArrayList<>();
    List<Long> leaves = new ArrayList<>();
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
    return new Counts(
        file.getFileName().toString().replace(".txt", ""),
        new SavedGameStore(Games.installed()).read(GAMES.resolve(game + ".json")).table(),
        after,
        List.copyOf(given),
        List.copyOf(leaves));
  }
}
