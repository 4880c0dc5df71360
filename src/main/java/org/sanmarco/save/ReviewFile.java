package org.sanmarco.save;

import module java.base;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
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
      JsonMapper.builder()
          .enable(
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
              DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withConfigOverride(
              Estimate.class,
              form -> form.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY)))
          .build();
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
      return fits
          ? Optional.of(
              MAPPER.treeToValue(content, WrittenReview.class).review(table).of(seats::contains))
          : Optional.empty();
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
    return MAPPER.convertValue(WrittenReview.of(review), new TypeReference<>() {});
  }

  /** A review whose moves are written. */
  private record WrittenReview(
      List<WrittenJudgement> judgements, List<List<Estimate>> course, List<Estimate> luck) {

    static WrittenReview of(Review review) {
      return new WrittenReview(
          review.judgements().stream().map(WrittenJudgement::of).toList(),
          review.course(),
          review.luck());
    }

    Review review(Table table) {
      require(course.size() == table.size() + 1);
      Stream.concat(course.stream(), Stream.of(luck))
          .forEach(estimates -> require(estimates.size() == table.seats().size()));
      return new Review(
          judgements.stream().map(one -> one.judgement(table)).toList(), course, luck);
    }
  }

  /** A judgement whose moves are written. */
  private record WrittenJudgement(
      int number,
      int seat,
      String grade,
      String played,
      double playedWinProbability,
      String best,
      double bestWinProbability,
      double error) {

    static WrittenJudgement of(Judgement judgement) {
      return new WrittenJudgement(
          judgement.number(),
          judgement.seat(),
          judgement.grade().toString(),
          judgement.played().toString(),
          judgement.playedWinProbability(),
          judgement.best().toString(),
          judgement.bestWinProbability(),
          judgement.error());
    }

    Judgement judgement(Table table) {
      require(number >= 1 && number <= table.size());
      PlayedMove made = table.history().get(number - 1);
      require(made.by().equals(new Actor.Seat(seat)) && made.move().toString().equals(played));
      Move better = table.game().read(best);
      require(table.positionAfter(number - 1).refusal(better) == null);
      return new Judgement(
          number, seat, made.move(), playedWinProbability, better, bestWinProbability, error);
    }
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new IllegalArgumentException("not a review of this game");
    }
  }
}
