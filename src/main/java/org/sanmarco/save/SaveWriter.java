package org.sanmarco.save;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.sanmarco.rules.Actor;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Seat;

/** A game as the bytes of its file: what a person looks for first, then the moves, one per line. */
final class SaveWriter {

  private static final JsonFactory FACTORY = new JsonFactory();

  private SaveWriter() {}

  static byte[] bytes(GameRecord game, Instant saved) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator out = FACTORY.createGenerator(bytes)) {
      DefaultIndenter lines = new DefaultIndenter("  ", "\n");
      DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
      printer.indentArraysWith(lines);
      printer.indentObjectsWith(lines);
      out.setPrettyPrinter(printer);
      write(game, saved, out);
      out.writeRaw('\n');
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static void write(GameRecord game, Instant saved, JsonGenerator out) throws IOException {
    out.writeStartObject();
    out.writeStringField("format", Format.NAME);
    out.writeNumberField("version", Format.VERSION);
    out.writeStringField("program", Program.version());
    out.writeStringField("saved", saved.truncatedTo(ChronoUnit.SECONDS).toString());
    out.writeStringField("standing", standing(game));
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
      out.writeEndObject();
    }
    out.writeEndArray();
    // As text: many readers of JSON spoil whole numbers of 64 bits.
    out.writeStringField("seed", Long.toString(game.seed()));
    out.writeArrayFieldStart("moves");
    for (String move : game.moves()) {
      out.writeString(move);
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  /** For whoever looks into the file; nothing reads it. */
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
