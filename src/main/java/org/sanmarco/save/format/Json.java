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
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.format.SaveRefusal.Reason;

/** Plain data as JSON. */
public final class Json {

  private static final String PROGRAM = "program";

  private static final String INDENT = "  ";

  /** Stands before each entry of a file, and before each entry of one of its lists. */
  private static final Pattern BETWEEN = Pattern.compile("\n(?= {2}\"\\w+\" : | {4}[^\\s}\\]])");

  /** Follows such an entry. */
  private static final Pattern END = Pattern.compile("(?:,|\\s+\\]?,?(?:\\s+\\})?)\\s*$");

  private static final Pattern LIST =
      Pattern.compile(INDENT + "\"(\\w+)\" : \\[.*", Pattern.DOTALL);

  /** The ends of lines in files, the same on all systems. */
  private static final DefaultIndenter LINES = new DefaultIndenter(INDENT, "\n");

  private static final JsonMapper MAPPER =
      strict()
          .enable(
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
              DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .defaultSetterInfo(JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL))
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
   * A record of plain data, of which all has to be there, except {@link OrEmpty}, and nothing else.
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

  /** The entries of a list that can be read as a record, each for itself. */
  public static <T> Stream<T> each(JsonNode list, Class<T> type) {
    return list.valueStream()
        .flatMap(entry -> {
          try {
            return Stream.of(read(entry, type));
          } catch (IOException damaged) {
            return Stream.empty();
          }
        });
  }

  /** Whether a file has all data of another, whichever version of the program wrote that. */
  public static boolean holds(byte[] file, byte[] other) {
    Optional<ObjectNode> all = parsed(new String(file, StandardCharsets.UTF_8));
    Optional<ObjectNode> data = parsed(new String(other, StandardCharsets.UTF_8));
    return Arrays.equals(file, other)
        || all.isPresent() && data.isPresent() && holds(all.get(), data.get().without(PROGRAM));
  }

  private static boolean holds(JsonNode all, JsonNode part) {
    return switch (part.getNodeType()) {
      case OBJECT ->
          all.isObject()
              && part.propertyStream()
                  .allMatch(entry -> holds(all.path(entry.getKey()), entry.getValue()));
      case ARRAY ->
          all.isArray()
              && all.size() == part.size()
              && IntStream.range(0, part.size()).allMatch(i -> holds(all.get(i), part.get(i)));
      default -> all.equals(part);
    };
  }

  /** The object of a file; of a damaged one those of its entries that can be read. */
  public static Optional<ObjectNode> object(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return parsed(text).or(() -> undamaged(text));
  }

  /** Reads the lines of {@link #file} entry by entry; empty if none can be read. */
  private static Optional<ObjectNode> undamaged(String text) {
    ObjectNode all = MAPPER.createObjectNode();
    ArrayNode list = MAPPER.createArrayNode();
    for (String entry : BETWEEN.splitAsStream(text).toList()) {
      Matcher begin = LIST.matcher(entry);
      String data = END.matcher(entry).replaceFirst("");
      if (begin.matches()) {
        list = all.putArray(begin.group(1));
      } else if (entry.startsWith(INDENT + INDENT)) {
        parsed("{\"\":" + data + "}").map(one -> one.get("")).ifPresent(list::add);
      } else {
        list = MAPPER.createArrayNode();
        parsed("{" + data + "}").ifPresent(all::setAll);
      }
    }
    return Optional.of(all).filter(read -> !read.isEmpty());
  }

  /** The object of a file; empty if it is none. */
  private static Optional<ObjectNode> parsed(String text) {
    try {
      return Optional.ofNullable(
          MAPPER.readTree(text) instanceof ObjectNode object ? object : null);
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** A file that begins with its format, its version and this program's; a record follows. */
  public static byte[] file(String format, int version, Object content) {
    ObjectNode all = MAPPER.createObjectNode();
    all.put("format", format).put("version", version).put(PROGRAM, Program.version());
    return file(all.setAll((ObjectNode) tree(content)));
  }

  /**
   * The same of a file that begins with its format and its version, which may be damaged, too.
   *
   * @throws SaveException if a later program wrote it
   */
  public static ObjectNode object(byte[] bytes, String format, int version) throws SaveException {
    ObjectNode object = object(bytes).orElseGet(MAPPER::createObjectNode);
    int written = object.path("version").asInt(0);
    if (written > version && object.path("format").asText("").equals(format)) {
      throw SaveException.of(
          Reason.LATER_VERSION, written, version, object.path(PROGRAM).asText("?"));
    }
    return object;
  }
}
