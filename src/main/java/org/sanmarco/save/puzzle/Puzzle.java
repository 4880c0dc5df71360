package org.sanmarco.save.puzzle;

import module java.base;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;

/**
 * A decision with one clearly best answer, to be found by a player. It has the moves of its game,
 * but nobody's name.
 *
 * @param theme what the decision is about, as the game tells it; such as {@code dividing}
 * @param setup of its game
 * @param moves all moves before it as they are written, chance's included
 * @param seat the seat that decides
 * @param solutions the moves that solve it as they are written, the best first
 * @param best the winning probability with the best move, in hundredths, 0 to 100
 * @param next the same with the best move that doesn't solve it
 * @param losses what moves that don't solve it lose of that, in hundredths, by the moves as they
 *     are written; those that aren't here have not been judged
 * @param difficulty 1 to 3; 0 if it is not known
 */
@JsonPropertyOrder({"theme", "setup", "seat", "solutions", "best", "next", "losses", "difficulty"})
public record Puzzle(
    String theme,
    @JsonUnwrapped Setup setup,
    List<String> moves,
    int seat,
    List<String> solutions,
    int best,
    int next,
    Map<String, Integer> losses,
    int difficulty) {

  /** The difficulty of puzzles that few solve. */
  public static final int MOST_DIFFICULT = 3;

  private static final int HUNDREDTHS = 100;

  /** Stands between the offers of a division. */
  private static final String OFFER = " / ";

  /**
   * Copies the collections.
   *
   * @throws IllegalArgumentException if a number is out of its range
   */
  public Puzzle {
    moves = List.copyOf(moves);
    solutions = List.copyOf(solutions);
    losses = Collections.unmodifiableMap(new TreeMap<>(losses));
    difficulty = Math.min(difficulty, MOST_DIFFICULT);
    boolean isInRange =
        Stream.concat(Stream.of(setup.players(), seat, best, next), losses.values().stream())
            .allMatch(number -> number >= 0 && number <= HUNDREDTHS);
    if (!isInRange) {
      throw new IllegalArgumentException("not a puzzle");
    }
  }

  /** The puzzles that are packed with the program; empty for a game without any. */
  public static List<Puzzle> packed(Game game) {
    String file = "/assets/" + game.id() + "/puzzles.json";
    try (InputStream in = Puzzle.class.getResourceAsStream(file)) {
      return in == null ? List.of() : List.of(Json.read(in.readAllBytes(), Puzzle[].class));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The same with another theme. */
  public Puzzle about(String other) {
    return new Puzzle(other, setup, moves, seat, solutions, best, next, losses, difficulty);
  }

  /** Whether a move solves it; the offers of a division may have any order. */
  public boolean isSolvedBy(Move move) {
    return solutions.stream().map(Puzzle::plain).anyMatch(plain(move.toString())::equals);
  }

  /** The loss of a move that doesn't solve it, in hundredths; empty if it has not been judged. */
  public Optional<Integer> loss(Move move) {
    String plain = plain(move.toString());
    return losses.entrySet().stream()
        .filter(entry -> plain(entry.getKey()).equals(plain))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** A move as it is written, with its offers in alphabetical order. */
  private static String plain(String move) {
    String[] parts = move.replaceFirst(" ", OFFER).split(OFFER, -1);
    Arrays.sort(parts, 1, parts.length);
    return String.join(OFFER, parts);
  }

  /** The same for the same decision, here and on other computers: eight hexadecimal digits. */
  public String id() {
    CRC32C sum = new CRC32C();
    sum.update(
        (setup.game() + setup.players() + setup.options() + String.join("\n", moves))
            .getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(sum.getValue());
  }

  /**
   * The position in which the seat decides.
   *
   * @throws RefusedException if a move is not legal
   */
  public Position position(Game game) {
    Position position = game.start(setup);
    moves.forEach(move -> position.play(game.read(move), EventListener.SILENT));
    return position;
  }

  /** Whether its moves are legal, its seat decides, and some moves but not all solve it. */
  public boolean isSound(Game game) {
    try {
      Position position = position(game);
      return position.actor().equals(new Actor.Seat(seat))
          && !solutions.isEmpty()
          && solutions.stream().allMatch(move -> position.refusal(game.read(move)) == null)
          && solutions.size() < position.legal().size();
    } catch (RefusedException _) {
      return false;
    }
  }
}
