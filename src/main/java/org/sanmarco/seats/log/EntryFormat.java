package org.sanmarco.seats.log;

import module java.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;

/** Entries as JSON in UTF-8; {@code docs/elsewhere.md} has the form. */
final class EntryFormat {

  /** The version of the log of a new game. */
  static final int VERSION = 4;

  /** The mapper of entries, each with its type, such as {@code handed-over}. */
  private static final JsonMapper MAPPER =
      Json.LENIENT
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
   * The place of an entry.
   *
   * @param version of the log, from 1
   * @param number from 0
   * @param at when the table wrote it
   * @param before the SHA-256 of the entry before it, in Base64; empty for the first
   */
  record Place(
      @JsonProperty("v") int version,
      @JsonProperty("entry") int number,
      Instant at,
      String before) {}

  record Placed(Place place, Entry entry) {}

  static byte[] write(Place place, Entry entry) {
    ObjectNode all = MAPPER.valueToTree(place);
    return JsonMessage.write(all.setAll((ObjectNode) MAPPER.valueToTree(entry)));
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
    return new Placed(place, entry);
  }
}
