package org.sanmarco.seats;

import module java.base;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.json.Json;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;

/**
 * Messages as JSON objects in UTF-8, each of one record or several. Reading ignores keys that the
 * records don't have, and refuses with {@code unreadable-data} what is missing, of another type,
 * negative or not what a record allows. Safe for use by several threads.
 */
public final class JsonMessage {

  private JsonMessage() {}

  /** An object as bytes, such as a map. */
  public static byte[] write(Object message) {
    try {
      return Json.LENIENT.writeValueAsBytes(message);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  /** A message with the parts of a record after its own. */
  public static byte[] joined(byte[] message, Record record) {
    return write(object(message).setAll((ObjectNode) Json.LENIENT.valueToTree(record)));
  }

  /** A message as bytes: its version, then the parts of a record. */
  public static byte[] write(int version, Record record) {
    ObjectNode all = Json.LENIENT.createObjectNode().put("v", version);
    return write(all.setAll((ObjectNode) Json.LENIENT.valueToTree(record)));
  }

  /**
   * Reads a message.
   *
   * @throws RefusedException with {@code unreadable-data}, or that of the record
   */
  public static <T> T read(byte[] bytes, Class<T> type) {
    return read(object(bytes), Json.LENIENT.reader(), type);
  }

  /** The object of a message; empty if it is none, so that all required keys are missing. */
  public static ObjectNode object(byte[] bytes) {
    try {
      if (Json.LENIENT.readTree(bytes) instanceof ObjectNode object) {
        return object;
      }
    } catch (IOException noJson) {
      // As any other message without an object.
    }
    return Json.LENIENT.createObjectNode();
  }

  /**
   * Reads a part of a message.
   *
   * @throws RefusedException as {@link #read(byte[], Class)}
   */
  public static <T> T read(JsonNode data, ObjectReader reader, Class<T> type) {
    try {
      return reader.readValue(data, type);
    } catch (IOException | RuntimeException wrong) {
      for (Throwable why = wrong; why != null; why = why.getCause()) {
        if (why instanceof RefusedException refused) {
          throw refused;
        }
      }
      throw unreadable(
          wrong instanceof JsonMappingException at ? at.getPathReference() : "message");
    }
  }

  /** The refusal of a part of a message. */
  public static RefusedException unreadable(String part) {
    return new RefusedException(Refusal.of("", "unreadable-data", part));
  }
}
