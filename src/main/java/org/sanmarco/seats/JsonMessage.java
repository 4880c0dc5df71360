package org.sanmarco.seats;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sanmarco.notation.Described;

/** Messages as JSON objects in UTF-8, read within limits. Safe for use by several threads. */
public final class JsonMessage {

  private static final int DEEPEST = 20;

  private static final JsonMapper MAPPER =
      new JsonMapper(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
              .build());

  private JsonMessage() {}

  /**
   * A message as bytes.
   *
   * @throws IllegalArgumentException if a value can't be written
   */
  public static byte[] write(Map<String, ? extends @Nullable Object> message) {
    try {
      return MAPPER.writeValueAsBytes(message);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  /** A message; what isn't JSON is refused with {@code unreadable-data} as soon as it is used. */
  public static Described read(byte[] bytes) {
    try {
      return Described.message(MAPPER.readValue(bytes, Object.class));
    } catch (IOException noJson) {
      return Described.message(null);
    }
  }
}
