package org.sanmarco.save.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.format.SaveRefusal.Reason;

/** Plain data as JSON. */
public final class Json {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

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

  /** The same on several lines. */
  public static byte[] file(Object data) {
    try {
      return (MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(data) + "\n")
          .getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  /** The same in parts. */
  public static JsonNode tree(@Nullable Object data) {
    return MAPPER.valueToTree(data);
  }

  /** The object of a file; empty if it is none. */
  public static Optional<ObjectNode> object(byte[] bytes) {
    try {
      return Optional.ofNullable(
          MAPPER.readTree(bytes) instanceof ObjectNode object ? object : null);
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** Data that begins with its format, its version and this program's. */
  public static Map<String, Object> begun(String format, int version) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("format", format);
    data.put("version", version);
    data.put("program", Program.version());
    return data;
  }

  /**
   * The object of a file that {@link #begun} has begun; empty if it is none of this version.
   *
   * @throws SaveException if a later program wrote it
   */
  public static Optional<ObjectNode> object(byte[] bytes, String format, int version)
      throws SaveException {
    Optional<ObjectNode> object =
        object(bytes).filter(read -> read.path("format").asText("").equals(format));
    int written = object.map(read -> read.path("version").asInt(0)).orElse(0);
    if (written > version) {
      throw SaveException.of(
          Reason.LATER_VERSION,
          written,
          version,
          object.map(read -> read.path("program").asText("?")).orElseThrow());
    }
    return object.filter(read -> written == version);
  }
}
