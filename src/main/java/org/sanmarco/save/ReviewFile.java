package org.sanmarco.save;

import module java.base;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Grade;
import org.sanmarco.bots.review.Judgement;
import org.sanmarco.bots.review.Review;
import org.sanmarco.json.Json;
import org.sanmarco.json.Json.Part;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.save.disk.AtomicFile;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Format;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.format.SaveContent;
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
      Json.LENIENT
          .rebuild()
          .withConfigOverride(
              Estimate.class,
              form -> form.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY)))
          .addMixIn(Judgement.class, Graded.class)
          .addModule(
              new SimpleModule()
                  .addSerializer(Move.class, ToStringSerializer.instance)
                  .addDeserializer(
                      Move.class,
                      new Part<>(
                          null,
                          (of, move) -> ((Game) of.getAttribute(Game.class)).read(move.text()))))
          .build();
  private static final String FORMAT = "san-marco-review";
  private static final String VERSION = "1";
  private static final int LARGEST = 8 << 20;

  private final Path file;
  private final Disk disk = new Disk();

  /** A judgement is written with its grade. */
  private interface Graded {
    @JsonProperty
    Grade grade();
  }

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
      if (!fits) {
        return Optional.empty();
      }
      ObjectReader reader = MAPPER.readerFor(Review.class).withAttribute(Game.class, table.game());
      return Optional.of(reader.<Review>readValue(content))
          .filter(review -> isOf(table, review))
          .map(review -> review.of(seats::contains));
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
    header.put("check", SaveContent.of(table.record(), Format.EARLIEST).checksum());
    return header;
  }

  /** Whether a review is of a game, and its judgements of the moves that were made. */
  private static boolean isOf(Table table, Review review) {
    return review.course().size() == table.size() + 1
        && Stream.concat(review.course().stream(), Stream.of(review.luck()))
            .allMatch(estimates -> estimates.size() == table.seats().size())
        && review.judgements().stream().allMatch(judgement -> isOf(table, judgement));
  }

  private static boolean isOf(Table table, Judgement judgement) {
    if (judgement.number() < 1 || judgement.number() > table.size()) {
      return false;
    }
    PlayedMove made = table.history().get(judgement.number() - 1);
    return made.by().equals(new Actor.Seat(judgement.seat()))
        && made.move().equals(judgement.played())
        && table.positionAfter(judgement.number() - 1).refusal(judgement.best()) == null;
  }

  /** A review as plain data. */
  public static Map<String, Object> data(Review review) {
    return MAPPER.convertValue(review, new TypeReference<>() {});
  }
}
