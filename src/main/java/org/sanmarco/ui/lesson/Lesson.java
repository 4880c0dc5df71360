package org.sanmarco.ui.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.words.Messages;

/**
 * A game that teaches: its moves, all of them written down, and what is said before each. It is
 * written in {@code assets/lessons}; how, says {@code docs/learning.md}.
 *
 * @param seed of the dice after its last move; a game is known as this lesson by it and by its
 *     moves
 * @param learner the seat of whoever learns
 * @param farewell what is said after the last move
 */
public record Lesson(
    int players, int leader, long seed, int learner, List<Step> steps, List<Page> farewell) {

  /** The words of all lessons. */
  public static final String TEXTS = "org.sanmarco.ui.lesson.lesson";

  private static final SanMarco GAME = new SanMarco();
  private static final String LEVEL = "easy";

  /**
   * Something that is said at once.
   *
   * @param key of its words
   * @param rule where more of it can be read; may be empty
   */
  public record Page(String key, String rule) {}

  /**
   * A move, and what is said before it.
   *
   * @param isLearners whether the last of the pages asks the learner for the move
   */
  public record Step(List<Page> pages, boolean isLearners, SanMarcoMove move) {}

  /** The first game: a round of three. */
  public static Lesson firstGame() {
    return read("first-game");
  }

  /** The lesson that a game belongs to, up to and with its last move. */
  public static Optional<Lesson> of(GameRecord game) {
    Lesson lesson = firstGame();
    List<String> written = lesson.steps.stream().map(step -> step.move().toString()).toList();
    return game.seed() == lesson.seed
            && game.setup().players() == lesson.players
            && game.moves().size() <= written.size()
            && written.subList(0, game.moves().size()).equals(game.moves())
        ? Optional.of(lesson)
        : Optional.empty();
  }

  /** The game before its first move: computers play for all but the learner. */
  public Table table(Messages messages) {
    List<Seat> seats =
        IntStream.rangeClosed(1, players)
            .mapToObj(seat ->
                new Seat(
                    messages.text("person." + seat),
                    Seat.COLOURS.get(seat - 1),
                    seat == learner ? "" : LEVEL))
            .toList();
    Setup setup = new Setup(SanMarco.ID, players, Map.of("leader", Integer.toString(leader)));
    return new Table(GAME, setup, seats, seed);
  }

  /** What is said after so many moves. */
  List<Page> pages(int moves) {
    return moves < steps.size() ? steps.get(moves).pages() : farewell;
  }

  /** What comes after so many moves. */
  Optional<Step> step(int moves) {
    return moves < steps.size() ? Optional.of(steps.get(moves)) : Optional.empty();
  }

  private static Lesson read(String name) {
    Map<String, Integer> head = new HashMap<>();
    List<Step> steps = new ArrayList<>();
    List<Page> pages = new ArrayList<>();
    boolean isLearners = false;
    for (String line : lines(name)) {
      String[] words = line.split(" ", -1);
      switch (words[0]) {
        case "players", "leader", "seed", "learner" ->
            head.put(words[0], Integer.parseInt(words[1]));
        case "say", "do" -> {
          pages.add(new Page(words[1], words.length > 2 ? words[2] : ""));
          isLearners = words[0].equals("do");
        }
        default -> {
          steps.add(new Step(List.copyOf(pages), isLearners, GAME.read(line)));
          pages.clear();
          isLearners = false;
        }
      }
    }
    return new Lesson(
        head.getOrDefault("players", 0),
        head.getOrDefault("leader", 0),
        head.getOrDefault("seed", 0),
        head.getOrDefault("learner", 0),
        List.copyOf(steps),
        List.copyOf(pages));
  }

  private static List<String> lines(String name) {
    try (InputStream text = Lesson.class.getResourceAsStream("/assets/lessons/" + name + ".txt")) {
      if (text == null) {
        throw new IllegalArgumentException("no lesson " + name);
      }
      return new String(text.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
