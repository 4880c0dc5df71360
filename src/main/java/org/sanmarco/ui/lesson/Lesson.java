package org.sanmarco.ui.lesson;

import module java.base;

import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Option;
import org.sanmarco.kernel.PackedFile;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.words.Messages;

/**
 * A game that teaches: its moves, all of them written down, and what is said before each. It is
 * written in {@code assets/GAME/first-game.txt}; how, says {@code docs/learning.md}.
 *
 * @param game which game
 * @param seed of the dice after its last move; a game is known as this lesson by it and by its
 *     moves
 * @param learner the learning player's seat
 * @param farewell what is said after the last move
 */
public record Lesson(
    Game game,
    int players,
    int leader,
    long seed,
    int learner,
    List<Step> steps,
    List<Page> farewell) {

  /** The words of all lessons. */
  public static final String TEXTS = "org.sanmarco.ui.lesson.lesson";

  private static final String LEVEL = "easy";

  /**
   * One page of the tutor's text.
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
  public record Step(List<Page> pages, boolean isLearners, Move move) {}

  /** The first game of a game; empty if there is none that teaches it. */
  public static Optional<Lesson> firstGame(Game game) {
    return isThere(game.id()) ? Optional.of(read(game)) : Optional.empty();
  }

  /** Whether there is a game that teaches the game of this identifier. */
  public static boolean isThere(String game) {
    return Lesson.class.getResource(file(game)) != null;
  }

  private static String file(String game) {
    return "/assets/" + game + "/first-game.txt";
  }

  /** The lesson that a game in progress belongs to, up to and with its last move. */
  public static Optional<Lesson> of(Game game, GameRecord played) {
    return firstGame(game).filter(lesson -> lesson.isCourseOf(played));
  }

  private boolean isCourseOf(GameRecord played) {
    List<String> written = steps.stream().map(step -> step.move().toString()).toList();
    return played.chanceSource().equals(new Dealer(seed))
        && played.setup().players() == players
        && played.moves().size() <= written.size()
        && written.subList(0, played.moves().size()).equals(played.moves());
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
    Map<String, String> options =
        game.options(players).stream()
            .filter(Option::isLeader)
            .collect(Collectors.toMap(Option::name, option -> Integer.toString(leader)));
    Setup setup = new Setup(game.id(), players, options);
    return new Table(game, setup, seats, seed);
  }

  /** The pages shown after the given number of moves. */
  List<Page> pages(int moves) {
    return moves < steps.size() ? steps.get(moves).pages() : farewell;
  }

  /** The step that follows the given number of moves. */
  Optional<Step> step(int moves) {
    return moves < steps.size() ? Optional.of(steps.get(moves)) : Optional.empty();
  }

  private static Lesson read(Game game) {
    Map<String, Integer> head = new HashMap<>();
    List<Step> steps = new ArrayList<>();
    List<Page> pages = new ArrayList<>();
    boolean isLearners = false;
    for (String line : PackedFile.lines(file(game.id()))) {
      String[] words = line.split(" ", -1);
      switch (words[0]) {
        case "players", "leader", "seed", "learner" ->
            head.put(words[0], Integer.parseInt(words[1]));
        case "say", "do" -> {
          pages.add(new Page(words[1], words.length > 2 ? words[2] : ""));
          isLearners = words[0].equals("do");
        }
        default -> {
          steps.add(new Step(List.copyOf(pages), isLearners, game.read(line)));
          pages.clear();
          isLearners = false;
        }
      }
    }
    return new Lesson(
        game,
        head.getOrDefault("players", 0),
        head.getOrDefault("leader", 0),
        head.getOrDefault("seed", 0),
        head.getOrDefault("learner", 0),
        List.copyOf(steps),
        List.copyOf(pages));
  }
}
