package org.sanmarco.seats;

import module java.base;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Described;

/**
 * Messages as JSON objects in UTF-8, each of one record or several. Reading ignores keys that the
 * records don't have, and refuses with {@code unreadable-data} what is missing, of another type,
 * negative or not what a record allows. Safe for use by several threads.
 */
public final class JsonMessage {

  private static final int DEEPEST = 20;

  private static final JsonMapper PLAIN = new JsonMapper();

  /** The mapper of all messages. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .build())
          .defaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.FAIL))
          .enable(
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
              DeserializationFeature.READ_ENUMS_USING_TO_STRING)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
          .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .addModule(
              new SimpleModule()
                  .addDeserializer(int.class, new Part<>(0, JsonMessage::count))
                  .addDeserializer(Integer.class, new Part<>(0, JsonMessage::count))
                  .addDeserializer(boolean.class, new Part<>(false, (of, flag) -> flag.flag()))
                  .addDeserializer(String.class, new Part<>("", (of, text) -> text.text()))
                  .addDeserializer(Instant.class, parsed(Instant::parse))
                  .addDeserializer(Duration.class, parsed(Duration::parse))
                  .addDeserializer(LocalDate.class, parsed(LocalDate::parse))
                  .addSerializer(Instant.class, ToStringSerializer.instance)
                  .addSerializer(Duration.class, ToStringSerializer.instance)
                  .addSerializer(LocalDate.class, ToStringSerializer.instance))
          .build();

  /** A part of a message that is left out while it is empty, nothing or false. */
  @JacksonAnnotationsInside
  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  @JsonSetter(nulls = Nulls.AS_EMPTY)
  @Retention(RetentionPolicy.RUNTIME)
  public @interface OrEmpty {}

  /** A part that messages of earlier programs lack: it is empty, nothing or false then. */
  @JacksonAnnotationsInside
  @JsonSetter(nulls = Nulls.AS_EMPTY)
  @Retention(RetentionPolicy.RUNTIME)
  public @interface AddedLater {}

  /** A part of a message that is left out while it is null. */
  @JacksonAnnotationsInside
  @JsonInclude(JsonInclude.Include.NON_NULL)
  @JsonSetter(nulls = Nulls.SET)
  @Retention(RetentionPolicy.RUNTIME)
  public @interface OrNull {}

  private JsonMessage() {}

  private static int count(DeserializationContext of, Described number) {
    return number.number(0, Integer.MAX_VALUE);
  }

  private static <T> Part<T> parsed(Function<String, T> parser) {
    return new Part<>(null, (of, text) -> text.parsed(parser));
  }

  /**
   * Reads a part of a message that isn't a record.
   *
   * @param <T> the type of the part
   */
  public static class Part<T> extends StdDeserializer<T> {

    private static final long serialVersionUID = 1;

    private final transient @Nullable T empty;
    private final transient BiFunction<DeserializationContext, Described, T> reader;

    /**
     * A reader.
     *
     * @param empty the value of a part that may be missing; null if it may not
     * @param reader throws a {@link RefusedException}
     */
    public Part(@Nullable T empty, BiFunction<DeserializationContext, Described, T> reader) {
      super(Object.class);
      this.empty = empty;
      this.reader = reader;
    }

    @Override
    public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return reader.apply(context, Described.message(PLAIN.readValue(in, Object.class)));
    }

    @Override
    public @Nullable T getEmptyValue(DeserializationContext context) {
      return empty;
    }
  }

  /** An object as bytes, such as a map. */
  public static byte[] write(Object message) {
    try {
      return MAPPER.writeValueAsBytes(message);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  /** A message with the parts of a record after its own. */
  public static byte[] joined(byte[] message, Record record) {
    return write(object(message).setAll((ObjectNode) MAPPER.valueToTree(record)));
  }

  /** A message as bytes: its version, then the parts of a record. */
  public static byte[] write(int version, Record record) {
    ObjectNode all = MAPPER.createObjectNode().put("v", version);
    return write(all.setAll((ObjectNode) MAPPER.valueToTree(record)));
  }

  /**
   * Reads a message.
   *
   * @throws RefusedException with {@code unreadable-data}, or that of the record
   */
  public static <T> T read(byte[] bytes, Class<T> type) {
    return read(object(bytes), MAPPER.reader(), type);
  }

  /** The object of a message; empty if it is none, so that all required keys are missing. */
  public static ObjectNode object(byte[] bytes) {
    try {
      if (MAPPER.readTree(bytes) instanceof ObjectNode object) {
        return object;
      }
    } catch (IOException noJson) {
      // As any other message without an object.
    }
    return MAPPER.createObjectNode();
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
