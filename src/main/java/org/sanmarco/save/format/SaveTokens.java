package org.sanmarco.save.format;

import module java.base;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import org.sanmarco.save.format.SaveRefusal.Reason;

/**
 * The tokens of a JSON text one after the other, each held against what it has to be. Refusals name
 * the key and the line.
 */
record SaveTokens(JsonParser in, int linesBefore) {

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

  private static final Pattern COUNT = Pattern.compile("0|[1-9][0-9]{0,8}");
  private static final Pattern SEED = Pattern.compile("0|-?[1-9][0-9]{0,18}");

  /** Makes something of tokens. */
  interface Reading<T> {

    /**
     * Reads all that it needs.
     *
     * @throws IOException if it is no JSON, which {@link #read} makes a refusal
     * @throws SaveException if it isn't what it has to be
     */
    T of(SaveTokens tokens) throws IOException, SaveException;
  }

  /**
   * Reads a text.
   *
   * @param linesBefore how many lines of the file come before it
   */
  static <T> T read(String text, int linesBefore, Reading<T> reading) throws SaveException {
    try (JsonParser in = FACTORY.createParser(text)) {
      try {
        return reading.of(new SaveTokens(in, linesBefore));
      } catch (StreamConstraintsException _) {
        throw SaveException.of(
            Reason.BEYOND_LIMITS, linesBefore + in.currentLocation().getLineNr());
      } catch (JsonParseException wrong) {
        JsonLocation place = wrong.getLocation();
        throw SaveException.of(
            Reason.NOT_JSON, linesBefore + place.getLineNr(), place.getColumnNr());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /**
   * Reads these keys at the beginning of an object and ignores the rest.
   *
   * @param numbers those whose values are numbers; the others are texts
   */
  Map<String, String> head(Set<String> keys, Set<String> numbers)
      throws IOException, SaveException {
    Map<String, String> head = new LinkedHashMap<>();
    if (in.nextToken() != JsonToken.START_OBJECT) {
      throw SaveException.of(Reason.NOT_A_SAVED_GAME);
    }
    while (head.size() < keys.size() && in.nextToken() == JsonToken.FIELD_NAME) {
      String key = in.currentName();
      JsonToken wanted =
          numbers.contains(key) ? JsonToken.VALUE_NUMBER_INT : JsonToken.VALUE_STRING;
      if (in.nextToken() == wanted && keys.contains(key)) {
        head.putIfAbsent(key, in.getText());
      }
      in.skipChildren();
    }
    return head;
  }

  /**
   * Begins an object.
   *
   * @param key what is said to be wrong if there is none
   */
  void begin(String key) throws IOException, SaveException {
    in.nextToken();
    expect(JsonToken.START_OBJECT, key);
  }

  /** Reads the value of a key. */
  interface Keyed {

    /** The value that is next. */
    Object value(String key) throws IOException, SaveException;
  }

  /**
   * The values of an object that has begun.
   *
   * @param prefix comes before keys in a refusal
   */
  Values values(String prefix, Keyed reader) throws IOException, SaveException {
    Map<String, Object> values = new HashMap<>();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String key = in.currentName();
      if (values.containsKey(key)) {
        throw SaveException.of(Reason.DUPLICATE_KEY, prefix + key, line());
      }
      in.nextToken();
      values.put(key, reader.value(key));
    }
    return new Values(prefix, values);
  }

  /** The values of an object by their keys, each of the type that its reader gives. */
  record Values(String prefix, Map<String, Object> byKey) {

    /** The value of a key that has to be there. */
    @SuppressWarnings("TypeParameterUnusedInFormals") // The reader of the key says which it is.
    <T> T get(String key) throws SaveException {
      return this.<T>find(key)
          .orElseThrow(() -> SaveException.of(Reason.MISSING_KEY, prefix + key));
    }

    /** The value of a key, or another one where it is missing. */
    <T> T get(String key, T otherwise) {
      return this.<T>find(key).orElse(otherwise);
    }

    @SuppressWarnings("unchecked") // The reader of the key says which type it is.
    <T> Optional<T> find(String key) {
      return Optional.ofNullable((T) byKey.get(key));
    }
  }

  /** The refusal of a key that the format doesn't name. */
  SaveException unknown(String key) {
    return SaveException.of(Reason.UNKNOWN_KEY, key, line());
  }

  /** Nothing may come after what was read. */
  void end() throws IOException, SaveException {
    if (in.nextToken() != null) {
      throw SaveException.of(Reason.TRAILING, line());
    }
  }

  private int line() {
    return linesBefore + in.currentTokenLocation().getLineNr();
  }

  private void expect(JsonToken token, String key) throws SaveException {
    if (in.currentToken() != token) {
      throw SaveException.of(Reason.WRONG_TYPE, key, line());
    }
  }

  /** A text. */
  String text(String key) throws IOException, SaveException {
    expect(JsonToken.VALUE_STRING, key);
    return in.getText();
  }

  /** A text of a certain form. */
  String text(String key, Pattern wanted) throws IOException, SaveException {
    String text = text(key);
    if (!wanted.matcher(text).matches()) {
      throw SaveException.of(Reason.WRONG_VALUE, key, text);
    }
    return text;
  }

  /** A number between two, these included. */
  int number(String key, int least, int most) throws IOException, SaveException {
    expect(JsonToken.VALUE_NUMBER_INT, key);
    return number(key, in.getText(), least, most);
  }

  /** A whole number between two bounds, inclusive. */
  static int number(String key, String text, int least, int most) throws SaveException {
    int number = COUNT.matcher(text).matches() ? Integer.parseInt(text) : -1;
    if (number < least || number > most) {
      throw SaveException.of(Reason.WRONG_VALUE, key, text);
    }
    return number;
  }

  /** True or false. */
  boolean flag(String key) throws IOException, SaveException {
    if (in.currentToken() != JsonToken.VALUE_FALSE) {
      expect(JsonToken.VALUE_TRUE, key);
    }
    return in.getBooleanValue();
  }

  /** A number of 64 bits, written as a text. */
  long seed(String key) throws IOException, SaveException {
    String seed = text(key);
    try {
      if (SEED.matcher(seed).matches()) {
        return Long.parseLong(seed);
      }
    } catch (NumberFormatException _) {
      // Nineteen digits may still be too many for 64 bits.
    }
    throw SaveException.of(Reason.WRONG_VALUE, key, seed);
  }

  /** A time that has a date in every calendar. */
  Instant instant(String key) throws IOException, SaveException {
    String text = text(key);
    try {
      Instant instant = Instant.parse(text);
      if (!instant.isBefore(Format.EARLIEST) && !instant.isAfter(Format.LATEST)) {
        return instant;
      }
    } catch (DateTimeParseException _) {
      // Refused, like a time that has no date in every calendar.
    }
    throw SaveException.of(Reason.WRONG_VALUE, key, text);
  }

  /**
   * A list of texts.
   *
   * @param most how many there may be
   */
  List<String> texts(String key, int most) throws IOException, SaveException {
    return list(key, most, () -> text(key));
  }

  /**
   * A list of durations in milliseconds.
   *
   * @param most how many there may be
   */
  List<Duration> durations(String key, int most) throws IOException, SaveException {
    return list(key, most, () -> Duration.ofMillis(number(key, 0, Format.MOST_MILLIS)));
  }

  /** Reads one value of a list. */
  interface Value<T> {

    /** The value that is next. */
    T next() throws IOException, SaveException;
  }

  /**
   * A list of objects.
   *
   * @param most how many there may be
   * @param value reads the keys of one
   */
  <T> List<T> objects(String key, int most, Value<T> value) throws IOException, SaveException {
    return list(
        key,
        most,
        () -> {
          expect(JsonToken.START_OBJECT, key);
          return value.next();
        });
  }

  private <T> List<T> list(String key, int most, Value<T> value) throws IOException, SaveException {
    expect(JsonToken.START_ARRAY, key);
    List<T> list = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (list.size() == most) {
        throw SaveException.of(Reason.TOO_MANY, key, most);
      }
      list.add(value.next());
    }
    return list;
  }

  /**
   * An object whose values are texts.
   *
   * @param most how many keys there may be
   */
  Map<String, String> map(String key, int most) throws IOException, SaveException {
    expect(JsonToken.START_OBJECT, key);
    Map<String, String> map = new LinkedHashMap<>();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      if (map.size() == most) {
        throw SaveException.of(Reason.TOO_MANY, key, most);
      }
      String name = in.currentName();
      in.nextToken();
      if (map.put(name, text(key + "." + name)) != null) {
        throw SaveException.of(Reason.DUPLICATE_KEY, key + "." + name, line());
      }
    }
    return map;
  }
}
