package org.sanmarco.seats.log;

import module java.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;

/** Entries as JSON in UTF-8; {@code docs/elsewhere.md} has the form. */
final class EntryFormat {

  /** The version of the log of a new game. */
  static final int VERSION = 3;

  /** The mapper of entries, each with its type, such as {@code handed-over}. */
  private static final JsonMapper MAPPER =
      JsonMessage.MAPPER
          .rebuild()
          .registerSubtypes(
              Arrays.stream(Entry.class.getPermittedSubclasses())
                  .map(entry -> new NamedType(entry, type(entry)))
                  .toArray(NamedType[]::new))
          .build();

  private EntryFormat() {}

  private static String type(Class<?> entry) {
    return entry.getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /**
   * An entry with its place in the log.
   *
   * @param version of the log, from 1
   * @param number from 0
   * @param at when the table wrote it
   * @param before the SHA-256 of the entry before it, in Base64; empty for the first
   */
  record Placed(int version, int number, Instant at, String before, Entry entry) {}

  /** The place of an entry. */
  private record Place(
      @JsonProperty("v") int version,
      @JsonProperty("entry") int number,
      Instant at,
      String before) {}

  static byte[] write(Placed placed) {
    ObjectNode all =
        MAPPER.valueToTree(
            new Place(placed.version(), placed.number(), placed.at(), placed.before()));
    return JsonMessage.write(all.setAll((ObjectNode) MAPPER.valueToTree(placed.entry())));
  }

  /**
   * Reads an entry.
   *
   * @throws RefusedException if it is none of a version that is known
   */
  static Placed read(byte[] bytes) {
    ObjectNode all = JsonMessage.object(bytes);
    Place place = JsonMessage.read(all, MAPPER.reader(), Place.class);
    Entry entry = JsonMessage.read(all, MAPPER.reader(), Entry.class);
    int seat = all.path("seat").asInt(1);
    if (place.version < 1 || place.version > VERSION || seat < 1 || seat > Game.MOST_SEATS) {
      throw JsonMessage.unreadable("entry");
    }
    return new Placed(place.version, place.number, place.at, place.before, entry);
  }
}
