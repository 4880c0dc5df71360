package org.sanmarco.json;

import module java.base;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Described;

/** Records and plain data as JSON in UTF-8. Safe for use by several threads. */
public final class Json {

  /** The deepest message that is read. */
  private static final int DEEPEST = 20;

  /** The ends of lines in files, the same on all systems. */
  private static final DefaultIndenter LINES = new DefaultIndenter("  ", "\n");

  private static final JsonMapper PLAIN = new JsonMapper();

  /**
   * The mapper of files: a record's parts have to be there, except {@link OrEmpty}, each of its own
   * kind, and nothing else.
   */
  public static final JsonMapper STRICT =
      mapper(new JsonFactory(), Nulls.FAIL)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .withCoercionConfig(
              LogicalType.Textual,
              text ->
                  text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                      .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
          .addModule(new SimpleModule().addDeserializer(Instant.class, new Time()))
          .defaultPrettyPrinter(
              new DefaultPrettyPrinter().withArrayIndenter(LINES).withObjectIndenter(LINES))
          .build();

  /**
   * The mapper of messages: ignores keys that the records don't have, and refuses what is missing,
   * of another type, negative or not what a record allows.
   */
  public static final JsonMapper LENIENT =
      mapper(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .build(),
              Nulls.DEFAULT)
          .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
          .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .addModule(
              new SimpleModule()
                  .addDeserializer(int.class, new Part<>(0, Json::count))
                  .addDeserializer(Integer.class, new Part<>(0, Json::count))
                  .addDeserializer(boolean.class, new Part<>(false, (of, flag) -> flag.flag()))
                  .addDeserializer(String.class, new Part<>("", (of, text) -> text.text()))
                  .addDeserializer(Instant.class, parsed(Instant::parse))
                  .addDeserializer(Duration.class, parsed(Duration::parse))
                  .addDeserializer(LocalDate.class, parsed(LocalDate::parse)))
          .build();

  /** A part that is left out while it is empty, nothing or false. */
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

  /** A part that is left out while it is null. */
  @JacksonAnnotationsInside
  @JsonInclude(JsonInclude.Include.NON_NULL)
  @JsonSetter(nulls = Nulls.SET)
  @Retention(RetentionPolicy.RUNTIME)
  public @interface OrNull {}

  private Json() {}

  /** The beginning of all mappers: nothing may be missing or follow, and times are texts. */
  private static JsonMapper.Builder mapper(JsonFactory factory, Nulls contents) {
    return JsonMapper.builder(factory)
        .defaultSetterInfo(JsonSetter.Value.construct(Nulls.FAIL, contents))
        .enable(
            DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .addModule(
            new SimpleModule()
                .addSerializer(Instant.class, ToStringSerializer.instance)
                .addSerializer(Duration.class, ToStringSerializer.instance)
                .addSerializer(LocalDate.class, ToStringSerializer.instance));
  }

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
   * @param data a record, or maps, lists, strings, numbers, booleans and null
   */
  public static String line(@Nullable Object data) {
    try {
      return STRICT.writeValueAsString(data);
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
      return (STRICT.writerWithDefaultPrettyPrinter().writeValueAsString(data) + "\n")
          .getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }

  /**
   * Reads a record of a file.
   *
   * @throws IOException if the bytes are something else, or the record refuses its data
   */
  public static <T> T read(byte[] bytes, Class<T> type) throws IOException {
    return STRICT.readValue(bytes, type);
  }
}
