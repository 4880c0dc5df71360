package org.sanmarco.coach.book;

import module java.base;

import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.PackedFile;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;

/**
 * A figure of a rule book: a position that is reached by playing, and what is played from there,
 * step by step. It is written in {@code assets/GAME/figures}: the players and the set-up, then a
 * move on each line; a dash begins the next step, and what comes before the first dash is not
 * shown.
 *
 * @param seat as whom one looks, 0 for everybody
 * @param part what of the board is shown, as the game reads it; empty for all of it
 */
public record Tableau(int seat, String part, List<Frame> frames) {

  private static final String DASH = "-";

  /**
   * One picture of the figure.
   *
   * @param events what led there from the step before, as it is seen; none for the first
   */
  public record Frame(Position position, List<Event> events) {}

  public Tableau {
    frames = List.copyOf(frames);
  }

  /**
   * The figure of a name.
   *
   * @param name of a file in {@code assets/GAME/figures}, without its ending
   * @throws IllegalArgumentException if there is none, or if what it plays is not legal
   */
  public static Tableau of(Game game, String name) {
    Map<String, String> head = new HashMap<>();
    Map<String, String> options = new HashMap<>();
    List<String> moves = new ArrayList<>();
    for (String line : lines(game, name)) {
      String[] words = line.split(" ", 2);
      switch (words[0]) {
        case "players", "seat", "part" -> head.put(words[0], words[1]);
        default -> {
          if (isOption(game, head, words[0])) {
            options.put(words[0], words[1]);
          } else {
            moves.add(line);
          }
        }
      }
    }
    int seat = Integer.parseInt(head.getOrDefault("seat", "0"));
    Setup setup = new Setup(game.id(), players(head), options);
    return new Tableau(
        seat, head.getOrDefault("part", ""), frames(game, game.start(setup), seat, moves));
  }

  private static int players(Map<String, String> head) {
    return Integer.parseInt(head.getOrDefault("players", "0"));
  }

  private static boolean isOption(Game game, Map<String, String> head, String word) {
    return game.options(players(head)).stream().map(Option::name).anyMatch(word::equals);
  }

  private static List<Frame> frames(Game game, Position position, int seat, List<String> moves) {
    List<Event> events = new ArrayList<>();
    List<Frame> frames = new ArrayList<>();
    for (String line : Stream.concat(moves.stream(), Stream.of(DASH)).toList()) {
      if (line.equals(DASH)) {
        frames.add(new Frame(position.copy(), frames.isEmpty() ? List.of() : List.copyOf(events)));
        events.clear();
      } else {
        position.play(game.read(line), event -> events.add(event.seenBy(seat)));
      }
    }
    return frames;
  }

  /** A line that begins with {@code from} stands for all lines of another file. */
  private static List<String> lines(Game game, String name) {
    List<String> lines = new ArrayList<>();
    PackedFile.text(Tableau.class, "/assets/" + game.id() + "/figures/" + name + ".txt")
        .lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .forEach(line -> {
          if (line.startsWith("from ")) {
            lines.addAll(lines(game, line.substring("from ".length())));
          } else {
            lines.add(line);
          }
        });
    return lines;
  }
}
