package org.sanmarco.games.marcopolo.count;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MoveList;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.oracle.Oracle;
import org.sanmarco.games.marcopolo.recorded.SecondOpinion;
import org.sanmarco.kernel.Listener;
import org.sanmarco.save.SaveException;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.table.Games;
import org.sanmarco.table.Played;
import org.sanmarco.table.Table;

/**
 * A position of a recorded game, and how many ways it can go on. A leaf is a position so many moves
 * on, or one before that where the game is over. Five cards can't be listed: those are dealt that
 * the recorded game has.
 *
 * @param name of the file
 * @param table the recorded game
 * @param after how many of its moves come before the position
 * @param leaves the numbers, for depth 1 first
 */
record Counts(String name, Table table, int after, List<Long> leaves) {

  private static final Path FOLDER = Path.of("src/test/resources/perft/marco-polo");
  private static final Path GAMES = Path.of("src/test/resources/games/marco-polo");
  private static final MarcoPolo RULES = new MarcoPolo();

  /** All of them, by name. */
  static List<Counts> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().map(Counts::read).toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Counts read(Path file) {
    String game = "";
    int after = 0;
    List<Long> leaves = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file)) {
        String[] words = line.split(" ", 2);
        switch (words[0]) {
          case "", "#" -> {}
          case "game" -> game = words[1];
          case "after" -> after = Integer.parseInt(words[1]);
          case "leaves" ->
              leaves.addAll(Arrays.stream(words[1].split(" ", -1)).map(Long::valueOf).toList());
          default -> throw new IllegalArgumentException(file + ": " + line);
        }
      }
      Table table =
          new SavedGameStore(Games.installed()).read(GAMES.resolve(game + ".json")).table();
      String name = file.getFileName().toString().replace(".txt", "");
      return new Counts(name, table, after, List.copyOf(leaves));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (SaveException broken) {
      throw new IllegalArgumentException(file.toString(), broken);
    }
  }

  /** As the engine counts, by the numbers that a search uses. */
  long engine(int depth) {
    return leaves((MarcoPoloPosition) table.positionAfter(after), depth);
  }

  private long leaves(MarcoPoloPosition position, int depth) {
    if (depth == 0 || position.phase() == Phase.OVER) {
      return 1;
    }
    MarcoPoloPosition next = position.copy();
    if (position.turn() == 0) {
      int played = (int) dealt(position);
      next.play(RULES.read(table.history().get(played).move().toString()), Listener.SILENT);
      return leaves(next, depth - 1);
    }
    MoveList moves = new MoveList();
    position.codes(moves);
    long sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      next.copyFrom(position);
      next.advance(moves.get(i), Listener.SILENT);
      sum += leaves(next, depth - 1);
    }
    return sum;
  }

  private static long dealt(MarcoPoloPosition position) {
    long dealt = 0;
    for (int seat = 1; seat <= position.seats(); seat++) {
      dealt += position.handSize(seat) > 0 ? 1 : 0;
    }
    return dealt;
  }

  /** As the second engine counts, which can't copy: each position is reached from the start. */
  long oracle(int depth) {
    List<String> moves = new ArrayList<>();
    for (Played played : table.history().subList(0, after)) {
      moves.add(played.move().toString());
    }
    return leaves(moves, depth);
  }

  private long leaves(List<String> moves, int depth) {
    if (depth == 0) {
      return 1;
    }
    Oracle oracle = SecondOpinion.start(table.setup());
    moves.forEach(oracle::play);
    if (oracle.phase().equals("over")) {
      return 1;
    }
    if (oracle.isDealt()) {
      return leaves(and(moves, table.history().get(moves.size()).move().toString()), depth - 1);
    }
    if (depth == 1) {
      return oracle.legal().size();
    }
    return oracle.legal().stream().mapToLong(move -> leaves(and(moves, move), depth - 1)).sum();
  }

  private static List<String> and(List<String> moves, String move) {
    List<String> more = new ArrayList<>(moves);
    more.add(move);
    return more;
  }
}
