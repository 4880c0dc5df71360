package org.sanmarco.save.format;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import org.jspecify.annotations.Nullable;
import org.sanmarco.json.Json;
import org.sanmarco.save.format.SaveContent.Sitter;
import org.sanmarco.save.format.SaveRefusal.Reason;

/**
 * Reads records from JSON within the limits of {@link Format}. Keys that a record doesn't have,
 * repeated keys and null are refused. Refusals name the key and the line.
 */
final class SaveParser extends JsonParserDelegate {

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Format.DEEPEST)
                  .maxStringLength(Format.LONGEST_TEXT)
                  .maxNameLength(Format.LONGEST_TEXT)
                  .maxNumberLength(Format.LONGEST_TEXT)
                  .build())
          .configure(JsonFactory.Feature.INTERN_FIELD_NAMES, false)
          .configure(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES, false)
          .build();

  private static final ObjectReader READER =
      Json.STRICT.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private static final Map<List<String>, Pattern> FORMS =
      Map.of(
          List.of("seed"), Pattern.compile("0|-?[1-9][0-9]{0,18}"),
          List.of("number"), Pattern.compile("[0-9a-f]{32}"),
          List.of("check"), Pattern.compile("[0-9a-f]{8}"));

  private final Class<?> type;
  private final int linesBefore;
  private final Set<JsonPointer> seen = new HashSet<>();

  private SaveParser(String text, Class<?> type, int linesBefore) throws IOException {
    super(FACTORY.createParser(text));
    this.type = type;
    this.linesBefore = linesBefore;
  }

  /**
   * Reads a record from a text.
   *
   * @param linesBefore how many lines of the file come before it
   */
  static <T> T read(String text, Class<T> type, int linesBefore) throws SaveException {
    return read(
        text,
        type,
        linesBefore,
        in -> {
          T read = READER.forType(type).readValue(in);
          if (in.nextToken() != null) {
            throw SaveException.of(Reason.TRAILING, in.line());
          }
          return read;
        });
  }

  /** The values of these types at the beginning of an object; all others are ignored. */
  static Map<String, String> head(String text, Map<String, JsonToken> types) throws SaveException {
    return read(
        text,
        SaveContent.class,
        0,
        in -> {
          Map<String, String> head = new HashMap<>();
          JsonParser all = in.delegate;
          boolean isObject = all.nextToken() == JsonToken.START_OBJECT;
          while (isObject
              && head.size() < types.size()
              && all.nextToken() == JsonToken.FIELD_NAME) {
            String key = all.currentName();
            if (all.nextToken() == types.get(key)) {
              head.putIfAbsent(key, all.getText());
            }
            all.skipChildren();
          }
          return head;
        });
  }

  private interface Reading<T> {
    T of(SaveParser in) throws IOException, SaveException;
  }

  private static <T> T read(String text, Class<?> type, int linesBefore, Reading<T> reading)
      throws SaveException {
    try (SaveParser in = new SaveParser(text, type, linesBefore)) {
      try {
        return reading.of(in);
      } catch (IOException failed) {
        throw in.refusal(failed);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    JsonToken token = super.nextToken();
    switch (token) {
      case FIELD_NAME -> {
        if (!isKnown(path())) {
          throw new IOException(refusal(Reason.UNKNOWN_KEY));
        }
        if (!seen.add(getParsingContext().pathAsPointer())) {
          throw new IOException(refusal(Reason.DUPLICATE_KEY));
        }
      }
      case VALUE_NULL -> throw new IOException(refusal(Reason.WRONG_TYPE));
      case VALUE_STRING -> {
        Pattern form = FORMS.get(path());
        if (form != null && !form.matcher(getText()).matches()) {
          throw new IOException(wrongValue());
        }
      }
      case null, default -> {}
    }
    return token;
  }

  private boolean isKnown(List<String> path) {
    Class<?> place = path.size() == 1 ? type : Sitter.class;
    return path.size() > 1 && path.getFirst().equals("options")
        || Arrays.stream(place.getRecordComponents())
            .anyMatch(component -> component.getName().equals(path.getLast()));
  }

  /** The key of the present value, after those of the objects around it. */
  private List<String> path() {
    List<String> path = new ArrayList<>();
    for (JsonStreamContext at = getParsingContext(); at != null; at = at.getParent()) {
      if (at.hasCurrentName()) {
        path.addFirst(at.getCurrentName());
      }
    }
    return path;
  }

  private SaveException refusal(IOException failed) throws IOException {
    Throwable cause = failed;
    while (cause instanceof IOException && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return switch (cause) {
      case SaveException refused -> refused;
      case StreamConstraintsException _ ->
          SaveException.of(Reason.BEYOND_LIMITS, linesBefore + currentLocation().getLineNr());
      case JsonParseException wrong -> {
        JsonLocation place = wrong.getLocation();
        yield SaveException.of(
            Reason.NOT_JSON, linesBefore + place.getLineNr(), place.getColumnNr());
      }
      case InvalidNullException missing -> {
        List<String> path = path();
        path.add(missing.getPropertyName().getSimpleName());
        yield SaveException.of(Reason.MISSING_KEY, String.join(".", path));
      }
      case InputCoercionException _ -> wrongValue();
      case DateTimeParseException _ when hasToken(JsonToken.VALUE_STRING) -> wrongValue();
      default -> refusal(Reason.WRONG_TYPE);
    };
  }

  private SaveException wrongValue() throws IOException {
    return SaveException.of(Reason.WRONG_VALUE, key(), getText());
  }

  private SaveException refusal(Reason reason) {
    return SaveException.of(reason, key(), line());
  }

  /** The key that a refusal names; of a value without one, the first key that should be there. */
  private String key() {
    List<String> path = path();
    return path.isEmpty() ? type.getRecordComponents()[0].getName() : String.join(".", path);
  }

  private int line() {
    return linesBefore + currentTokenLocation().getLineNr();
  }
}
