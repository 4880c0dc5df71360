package org.sanmarco.save.format;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.json.Json;
import org.sanmarco.save.format.SaveRefusal.Reason;

/** Files of plain data as JSON, of which a damaged one is read entry by entry. */
public final class JsonFile {

  private static final String PROGRAM = "program";
  private static final String INDENT = "  ";

  /** Stands before each entry of a file, and before each entry of one of its lists. */
  private static final Pattern BETWEEN = Pattern.compile("\n(?= {2}\"\\w+\" : | {4}[^\\s}\\]])");

  /** Follows such an entry. */
  private static final Pattern END = Pattern.compile("(?:,|\\s+\\]?,?(?:\\s+\\})?)\\s*$");

  private static final Pattern LIST =
      Pattern.compile(INDENT + "\"(\\w+)\" : \\[.*", Pattern.DOTALL);

  private JsonFile() {}

  /** The entries of a list that can be read as a record, each for itself. */
  public static <T> Stream<T> each(JsonNode list, Class<T> type) {
    return list.valueStream()
        .flatMap(entry -> {
          try {
            return Stream.of(Json.STRICT.treeToValue(entry, type));
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

  /** Reads the lines of {@link Json#file} entry by entry; empty if none can be read. */
  private static Optional<ObjectNode> undamaged(String text) {
    ObjectNode all = Json.STRICT.createObjectNode();
    ArrayNode list = Json.STRICT.createArrayNode();
    for (String entry : BETWEEN.splitAsStream(text).toList()) {
      Matcher begin = LIST.matcher(entry);
      String data = END.matcher(entry).replaceFirst("");
      if (begin.matches()) {
        list = all.putArray(begin.group(1));
      } else if (entry.startsWith(INDENT + INDENT)) {
        parsed("{\"\":" + data + "}").map(one -> one.get("")).ifPresent(list::add);
      } else {
        list = Json.STRICT.createArrayNode();
        parsed("{" + data + "}").ifPresent(all::setAll);
      }
    }
    return Optional.of(all).filter(read -> !read.isEmpty());
  }

  /** The object of a file; empty if it is none. */
  private static Optional<ObjectNode> parsed(String text) {
    try {
      return Optional.ofNullable(
          Json.STRICT.readTree(text) instanceof ObjectNode object ? object : null);
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /** A file that begins with its format, its version and this program's; a record follows. */
  public static byte[] file(String format, int version, Object content) {
    ObjectNode all = Json.STRICT.createObjectNode();
    all.put("format", format).put("version", version).put(PROGRAM, Program.version());
    return Json.file(all.setAll((ObjectNode) Json.STRICT.valueToTree(content)));
  }

  /**
   * The same of a file that begins with its format and its version, which may be damaged, too.
   *
   * @throws SaveException if a later program wrote it
   */
  public static ObjectNode object(byte[] bytes, String format, int version) throws SaveException {
    ObjectNode object = object(bytes).orElseGet(Json.STRICT::createObjectNode);
    int written = object.path("version").asInt(0);
    if (written > version && object.path("format").asText("").equals(format)) {
      throw SaveException.of(
          Reason.LATER_VERSION, written, version, object.path(PROGRAM).asText("?"));
    }
    return object;
  }
}
