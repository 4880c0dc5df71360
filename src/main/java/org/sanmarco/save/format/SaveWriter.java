package org.sanmarco.save.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SecretDealer;

/** Games as the bytes of their files: first what a reader looks for, then the moves. */
public final class SaveWriter {

  private static final JsonFactory FACTORY = new JsonFactory();

  private SaveWriter() {}

  /** A saved game, laid out for people to read. */
  public static byte[] file(GameRecord game, Instant saved) {
    return bytes(out -> {
      DefaultIndenter lines = new DefaultIndenter("  ", "\n");
      DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
      printer.indentArraysWith(lines);
      printer.indentObjectsWith(lines);
      out.setPrettyPrinter(printer);
      head(Format.GAME, saved, out);
      out.writeStringField("standing", standing(game));
      body(game, out);
      out.writeStringField("check", SaveCheck.of(game));
      out.writeEndObject();
      out.writeRaw('\n');
    });
  }

  /** The first line of a journal. */
  public static byte[] journal(GameRecord game, Instant saved) {
    return bytes(out -> {
      head(Format.JOURNAL, saved, out);
      body(game, out);
      out.writeEndObject();
    });
  }

  /**
   * A further line of a journal: these moves follow the first {@code after} moves.
   *
   * @param thinking how long each seat has thought by then; empty if that hasn't changed
   */
  public static byte[] journalLine(
      int after, List<String> moves, List<Duration> thinking, Instant saved) {
    return bytes(out -> {
      out.writeStartObject();
      out.writeNumberField("after", after);
      moves(moves, out);
      thinking(thinking, out);
      saved(saved, out);
      out.writeEndObject();
    });
  }

  private interface Writing {
    void to(JsonGenerator out) throws IOException;
  }

  private static byte[] bytes(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator out = FACTORY.createGenerator(bytes)) {
      writing.to(out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static void head(String format, Instant saved, JsonGenerator out) throws IOException {
    out.writeStartObject();
    out.writeStringField("format", format);
    out.writeNumberField("version", Format.VERSION);
    out.writeStringField("program", Program.version());
    saved(saved, out);
  }

  private static void saved(Instant saved, JsonGenerator out) throws IOException {
    out.writeStringField("saved", text(saved));
  }

  private static String text(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private static void body(GameRecord game, JsonGenerator out) throws IOException {
    out.writeStringField("game", game.setup().game());
    out.writeNumberField("players", game.setup().players());
    out.writeObjectFieldStart("options");
    for (Map.Entry<String, String> option : game.setup().options().entrySet()) {
      out.writeStringField(option.getKey(), option.getValue());
    }
    out.writeEndObject();
    out.writeArrayFieldStart("seats");
    for (Seat seat : game.seats()) {
      out.writeStartObject();
      out.writeStringField("name", seat.name());
      out.writeStringField("colour", seat.colour());
      if (seat.isComputer()) {
        out.writeStringField("computer", seat.computer());
      }
      out.writeEndObject();
    }
    out.writeEndArray();
    if (game.practice()) {
      out.writeBooleanField("practice", true);
    }
    switch (game.chanceSource()) {
      // As text: many readers of JSON round whole numbers of 64 bits.
      case Dealer(long seed) -> out.writeStringField("seed", Long.toString(seed));
      case SecretDealer secret -> out.writeStringField("number", secret.number());
    }
    occasion(game.occasion(), out);
    moves(game.moves(), out);
  }

  private static void occasion(Occasion occasion, JsonGenerator out) throws IOException {
    if (!occasion.name().isEmpty()) {
      out.writeStringField("name", occasion.name());
    }
    Instant begun = occasion.begun();
    if (begun != null) {
      out.writeStringField("begun", text(begun));
    }
    thinking(occasion.thinking(), out);
  }

  private static void thinking(List<Duration> times, JsonGenerator out) throws IOException {
    if (!times.isEmpty()) {
      out.writeArrayFieldStart("thinkingMillis");
      for (Duration time : times) {
        out.writeNumber(Math.min(time.toMillis(), Format.MOST_MILLIS));
      }
      out.writeEndArray();
    }
  }

  private static void moves(List<String> moves, JsonGenerator out) throws IOException {
    out.writeArrayFieldStart("moves");
    for (String move : moves) {
      out.writeString(move);
    }
    out.writeEndArray();
  }

  /** For people who read the file; the program ignores it. */
  private static String standing(GameRecord game) {
    String next =
        switch (game.next()) {
          case Actor.Seat(int number) ->
              game.seats().get(number - 1).name() + " (seat " + number + ") is to act";
          case Actor.Chance _ -> "chance is to act";
          case Actor.Over _ -> "the game is over";
        };
    int moves = game.moves().size();
    return moves + (moves == 1 ? " move; " : " moves; ") + next;
  }
}
