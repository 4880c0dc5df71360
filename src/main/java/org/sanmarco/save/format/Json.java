package org.sanmarco.save.format;

import module java.base;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.format.SaveRefusal.Reason;

/** Plain data as JSON. */
public final class Json {

  /** Text and collections that are missing are empty; numbers are required. */
  private static final JsonSetter.Value EMPTY =
      JsonSetter.Value.construct(Nulls.AS_EMPTY, Nulls.FAIL);

  /** The ends of lines in files, the same on all systems. */
  private static final DefaultIndenter LINES = new DefaultIndenter("  ", "\n");

  private static final JsonMapper MAPPER =
      strict()
          .enable(
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .withConfigOverride(String.class, text -> text.setSetterInfo(EMPTY))
          .withConfigOverride(List.class, list -> list.setSetterInfo(EMPTY))
          .withConfigOverride(Set.class, set -> set.setSetterInfo(EMPTY))
          .withConfigOverride(Map.class, map -> map.setSetterInfo(EMPTY))
          .defaultPrettyPrinter(
              new DefaultPrettyPrinter().withArrayIndenter(LINES).withObjectIndenter(LINES))
          .build();

  /** A component of a record that is left out while it is empty or false. */
  @JacksonAnnotationsInside
  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  @JsonSetter(nulls = Nulls.AS_EMPTY)
  @Retention(RetentionPolicy.RUNTIME)
  public @interface OrEmpty {}

  private Json() {}

  /** A mapper that reads each value from one of its own kind only. */
  static JsonMapper.Builder strict() {
    return JsonMapper.builder()
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .withCoercionConfig(
            LogicalType.Textual,
            text ->
                text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                    .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
        .addModule(
            new SimpleModule()
                .addSerializer(Instant.class, ToStringSerializer.instance)
                .addDeserializer(Instant.class, new Time()));
  }

  /** Reads a time that is written as text. */
  private static final class Time extends StdScalarDeserializer<Instant> {

    private static final long serialVersionUID = 1;

    Time() {
      super(Instant.class);
    }

    @Override
    public Instant deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return Instant.parse(in.getText());
    }
  }

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

  /** The bytes of the same. */
  public static byte[] bytes(Object data) {
    return line(data).getBytes(StandardCharsets.UTF_8);
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

  /**
   * A record of plain data, whose numbers and truth values all have to be there. Other keys, such
   * as those of a later program, are left out.
   *
   * @throws IOException if that is other data, or the record refuses it
   */
  public static <T> T read(JsonNode data, Class<T> type) throws IOException {
    return MAPPER.treeToValue(data, type);
  }

  /**
   * The same from bytes.
   *
   * @throws IOException if they are something else, or the record refuses its data
   */
  public static <T> T read(byte[] bytes, Class<T> type) throws IOException {
    return MAPPER.readValue(bytes, type);
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

  /** A file that begins with its format, its version and this program's; a record follows. */
  public static byte[] file(String format, int version, Object content) {
    ObjectNode all = MAPPER.createObjectNode();
    all.put("format", format).put("version", version).put("program", Program.version());
    return file(all.setAll((ObjectNode) tree(content)));
  }

  /**
   * The object of a file that begins with its format; empty if it is none of this version.
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
