package org.sanmarco.save.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;

/** Plain data as JSON. */
public final class Json {

  private static final JsonMapper MAPPER = new JsonMapper();

  private Json() {}

  /**
   * One line without blanks between, keys in the order of the maps.
   *
   * @param data maps, lists, strings, numbers, booleans and null
   */
  public static String line(@Nullable Object data) {
    try {
      return MAPPER.writeValueAsString(data);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }
}
