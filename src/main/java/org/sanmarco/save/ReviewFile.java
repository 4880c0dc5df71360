package org.sanmarco.save;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Judgement;
import org.sanmarco.bots.review.Review;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveCheck;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.format.Troubles;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;

/**
 * The review of a saved or autosaved game, kept beside it as {@code GAME.sanmarco.review}. A review
 * of other moves, with another effort or by another version of the program is ignored, and so is a
 * file that can't be read: the review is then made again. Not for the JavaFX thread.
 */
public final class ReviewFile {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
  private static final String FORMAT = "san-marco-review";
  private static final String VERSION = "1";
  private static final int LARGEST = 8 << 20;

  private final Path file;
  private final Disk disk = new Disk();

  /**
   * The review of a game; it need not be there.
   *
   * @param game the game's file
   */
  public ReviewFile(Path game) {
    file = of(game);
  }

  private static Path of(Path game) {
    return game.resolveSibling(game.getFileName() + ".review");
  }

  /** Moves the review of a game that was moved; if that fails it stays. */
  static void move(Disk disk, Path game, Path target) {
    try {
      if (Files.exists(of(game))) {
        disk.move(of(game), of(target));
      }
    } catch (IOException _) {
      // The game itself was moved; its review can be made again.
    }
  }

  /**
   * The review of a game as it is now; empty if there is none.
   *
   * @param seats the seats whose decisions are asked for; those of others are left out
   */
  public Optional<Review> read(Table table, Effort effort, Set<Integer> seats) {
    try {
      if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
        return Optional.empty();
      }
      JsonNode content = MAPPER.readTree(Files.readAllBytes(file));
      Set<Integer> judged = new TreeSet<>();
      content.path("seats").forEach(seat -> judged.add(seat.asInt()));
      boolean fits =
          judged.containsAll(seats)
              && header(table, effort).entrySet().stream()
                  .allMatch(
                      entry -> content.path(entry.getKey()).asText("").equals(entry.getValue()));
      return fits ? Optional.of(review(content, table).of(seats::contains)) : Optional.empty();
    } catch (IOException | IllegalArgumentException | RefusedException _) {
      // Damaged, or not to be read now.
      return Optional.empty();
    }
  }

  /**
   * Writes a review, in place of any other one.
   *
   * @param table the game as it was reviewed
   * @param seats the seats whose decisions were judged
   * @throws SaveException if that is not possible
   */
  public void write(Table table, Effort effort, Set<Integer> seats, Review review)
      throws SaveException {
    Map<String, Object> content = new LinkedHashMap<>(header(table, effort));
    content.put("seats", new TreeSet<>(seats));
    content.putAll(data(review));
    try {
      AtomicFile.write(disk, file, MAPPER.writeValueAsBytes(content));
    } catch (IOException failed) {
      throw Troubles.writing(failed, file.toAbsolutePath().getParent());
    }
  }

  /** All that must be the same for a review to be of use. */
  private static Map<String, String> header(Table table, Effort effort) {
    Map<String, String> header = new LinkedHashMap<>();
    header.put("format", FORMAT);
    header.put("version", VERSION);
    header.put("program", Program.version());
    header.put("effort", effort.amount() + (effort.isTimed() ? " ms" : " iterations"));
    header.put("check", SaveCheck.of(table.record()));
    return header;
  }

  /** A review as plain data. */
  public static Map<String, Object> data(Review review) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("judgements", review.judgements().stream().map(ReviewFile::data).toList());
    data.put(
        "course",
        review.course().stream()
            .map(estimates -> estimates.stream().map(ReviewFile::data).toList())
            .toList());
    data.put("luck", review.luck().stream().map(ReviewFile::data).toList());
    return data;
  }

  private static Map<String, Object> data(Judgement judgement) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("number", judgement.number());
    data.put("seat", judgement.seat());
    data.put("grade", judgement.grade().toString());
    data.put("played", judgement.played().toString());
    data.put("playedWinProbability", judgement.playedWinProbability());
    data.put("best", judgement.best().toString());
    data.put("bestWinProbability", judgement.bestWinProbability());
    data.put("error", judgement.error());
    return data;
  }

  private static List<Double> data(Estimate estimate) {
    return List.of(estimate.mean(), estimate.error());
  }

  /**
   * A review from plain data.
   *
   * @throws IllegalArgumentException if it isn't one of this game
   */
  private static Review review(JsonNode data, Table table) {
    List<Judgement> judgements = new ArrayList<>();
    data.path("judgements").forEach(node -> judgements.add(judgement(node, table)));
    List<List<Estimate>> course = new ArrayList<>();
    data.path("course").forEach(node -> course.add(estimates(node, table)));
    require(course.size() == table.size() + 1);
    return new Review(judgements, course, estimates(data.path("luck"), table));
  }

  private static Judgement judgement(JsonNode data, Table table) {
    int number = data.path("number").asInt();
    require(number >= 1 && number <= table.size());
    PlayedMove played = table.history().get(number - 1);
    require(
        played.by().equals(new Actor.Seat(data.path("seat").asInt()))
            && data.path("played").asText("").equals(played.move().toString()));
    Move best = table.game().read(data.path("best").asText(""));
    require(table.positionAfter(number - 1).refusal(best) == null);
    return new Judgement(
        number,
        data.path("seat").asInt(),
        played.move(),
        number(data.path("playedWinProbability")),
        best,
        number(data.path("bestWinProbability")),
        number(data.path("error")));
  }

  private static List<Estimate> estimates(JsonNode data, Table table) {
    List<Estimate> estimates = new ArrayList<>();
    data.forEach(node -> estimates.add(new Estimate(number(node.path(0)), number(node.path(1)))));
    require(estimates.size() == table.seats().size());
    return estimates;
  }

  private static double number(JsonNode data) {
    require(data.isNumber() && Double.isFinite(data.asDouble()));
    return data.asDouble();
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new IllegalArgumentException("not a review of this game");
    }
  }
}
