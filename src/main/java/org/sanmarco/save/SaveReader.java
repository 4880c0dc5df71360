package org.sanmarco.save;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.SaveRefusal.Reason;

/**
 * Reads the text of a saved game or of a journal's line, token by token. It builds only what the
 * format names, so that no file can make the program build anything else.
 */
final class SaveReader {

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

  /** The keys that say which program can read the file. */
  private static final Set<String> HEAD = Set.of("format", "version", "program");

  private static final Pattern COUNT = Pattern.compile("0|[1-9][0-9]{0,8}");
  private static final Pattern NUMBER = Pattern.compile("[0-9a-f]{32}");
  private static final Pattern CHECK = Pattern.compile("[0-9a-f]{8}");
  private static final Pattern SEED = Pattern.compile("0|-?[1-9][0-9]{0,18}");

  private final JsonParser in;
  private final int linesBefore;
  private final Set<String> seen = new HashSet<>();

  private SaveReader(JsonParser in, int linesBefore) {
    this.in = in;
    this.linesBefore = linesBefore;
  }

  /**
   * The content of a file, well-formed but not yet played. It has a number, or else a seed; and
   * whether its check says that it was changed.
   */
  record Content(
      String program,
      Instant saved,
      String game,
      int players,
      Map<String, String> options,
      List<Sitter> seats,
      boolean practice,
      long seed,
      String number,
      List<String> moves,
      boolean isChanged,
      List<String> expected) {

    /** The same game with other moves, saved at another time. */
    Content with(List<String> otherMoves, Instant otherSaved) {
      return new Content(
          program,
          otherSaved,
          game,
          players,
          options,
          seats,
          practice,
          seed,
          number,
          otherMoves,
          isChanged,
          expected);
    }

    private Content changed() {
      return new Content(
          program, saved, game, players, options, seats, practice, seed, number, moves, true,
          expected);
    }
  }

  /** A seat as written. */
  record Sitter(String name, String colour, String computer) {}

  /** A further line of a journal. */
  record Step(int after, List<String> moves, Instant saved) {}

  /**
   * Reads a saved game, or the first line of a journal.
   *
   * @param format which of them it has to be
   */
  static Content read(String text, String format) throws SaveException {
    checkVersion(text, format);
    return parse(text, 0, reader -> reader.content(format));
  }

  /**
   * Reads a further line of a journal.
   *
   * @param linesBefore how many lines come before it
   */
  static Step step(String text, int linesBefore) throws SaveException {
    return parse(text, linesBefore, SaveReader::step);
  }

  /** Part of a file's bytes as text. */
  static String text(byte[] bytes, int from, int to) throws SaveException {
    try {
      ByteBuffer part = ByteBuffer.wrap(bytes, from, to - from);
      return StandardCharsets.UTF_8.newDecoder().decode(part).toString();
    } catch (CharacterCodingException _) {
      throw refused(Reason.NOT_UTF8);
    }
  }

  private interface Parsing<T> {
    T of(SaveReader reader) throws IOException, SaveException;
  }

  private static <T> T parse(String text, int linesBefore, Parsing<T> parsing)
      throws SaveException {
    try (JsonParser in = FACTORY.createParser(text)) {
      try {
        return parsing.of(new SaveReader(in, linesBefore));
      } catch (StreamConstraintsException _) {
        throw refused(Reason.BEYOND_LIMITS, linesBefore + in.currentLocation().getLineNr());
      } catch (JsonParseException wrong) {
        JsonLocation place = wrong.getLocation();
        throw refused(Reason.NOT_JSON, linesBefore + place.getLineNr(), place.getColumnNr());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** First, because a later version may have keys and types that are unknown here. */
  private static void checkVersion(String text, String format) throws SaveException {
    Map<String, String> head = parse(text, 0, SaveReader::head);
    if (!format.equals(head.get("format"))) {
      throw refused(Reason.NOT_A_SAVED_GAME);
    }
    String version = head.getOrDefault("version", "");
    if (!COUNT.matcher(version).matches() || version.equals("0")) {
      throw refused(Reason.WRONG_VALUE, "version", version);
    }
    if (Integer.parseInt(version) > Format.VERSION) {
      throw refused(
          Reason.LATER_VERSION, version, Format.VERSION, head.getOrDefault("program", "?"));
    }
  }

  private Map<String, String> head() throws IOException, SaveException {
    Map<String, String> head = new LinkedHashMap<>();
    if (in.nextToken() != JsonToken.START_OBJECT) {
      throw refused(Reason.NOT_A_SAVED_GAME);
    }
    // Reads no further, since the rest may be in a later format.
    while (head.size() < HEAD.size() && in.nextToken() == JsonToken.FIELD_NAME) {
      String key = in.currentName();
      JsonToken value = in.nextToken();
      boolean wanted =
          key.equals("version")
              ? value == JsonToken.VALUE_NUMBER_INT
              : value == JsonToken.VALUE_STRING && HEAD.contains(key);
      if (wanted) {
        head.putIfAbsent(key, in.getText());
      }
      in.skipChildren();
    }
    return head;
  }

  private Content content(String format) throws IOException, SaveException {
    String program = null;
    Instant saved = null;
    String game = null;
    Integer players = null;
    Map<String, String> options = null;
    List<Sitter> seats = null;
    boolean practice = false;
    Long seed = null;
    String number = null;
    String check = null;
    int version = 0;
    List<String> moves = null;
    List<String> expected = List.of();
    in.nextToken();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String key = key("", seen);
      in.nextToken();
      switch (key) {
        case "format", "standing" -> text(key);
        case "version" -> version = number(key, 1, Format.VERSION);
        case "program" -> program = text(key);
        case "saved" -> saved = instant(key);
        case "game" -> game = text(key);
        case "players" -> players = number(key, 1, Format.MOST_PLAYERS);
        case "options" -> options = options(key);
        case "seats" -> seats = seats(key);
        case "practice" -> practice = flag(key);
        case "seed" -> seed = seed(key);
        case "number" -> number = text(key, NUMBER);
        case "check" -> check = text(key, CHECK);
        case "moves" -> moves = texts(key, Format.MOST_MOVES);
        case "expect" -> expected = texts(key, Format.MOST_EXPECTATIONS);
        default -> throw refused(Reason.UNKNOWN_KEY, key, line());
      }
    }
    end();
    if (number != null && seed != null) {
      throw refused(Reason.WRONG_VALUE, "seed", seed);
    }
    Content content =
        new Content(
            present("program", program),
            present("saved", saved),
            present("game", game),
            present("players", players),
            present("options", options),
            present("seats", seats),
            practice,
            number == null ? present("seed", seed) : 0,
            number == null ? "" : number,
            present("moves", moves),
            false,
            expected);
    boolean isChanged =
        format.equals(Format.GAME)
            && version >= Format.CHECKED
            && !SaveCheck.of(content).equals(check);
    return isChanged ? content.changed() : content;
  }

  private Step step() throws IOException, SaveException {
    Integer after = null;
    List<String> moves = null;
    Instant saved = null;
    in.nextToken();
    expect(JsonToken.START_OBJECT, "after");
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String key = key("", seen);
      in.nextToken();
      switch (key) {
        case "after" -> after = number(key, 0, Format.MOST_MOVES);
        case "moves" -> moves = texts(key, Format.MOST_MOVES);
        case "saved" -> saved = instant(key);
        default -> throw refused(Reason.UNKNOWN_KEY, key, line());
      }
    }
    end();
    return new Step(present("after", after), present("moves", moves), present("saved", saved));
  }

  private void end() throws IOException, SaveException {
    if (in.nextToken() != null) {
      throw refused(Reason.TRAILING, line());
    }
  }

  private static <T> T present(String key, @Nullable T value) throws SaveException {
    if (value == null) {
      throw refused(Reason.MISSING_KEY, key);
    }
    return value;
  }

  private String key(String prefix, Set<String> others) throws IOException, SaveException {
    String key = in.currentName();
    if (!others.add(key)) {
      throw refused(Reason.DUPLICATE_KEY, prefix + key, line());
    }
    return key;
  }

  private int line() {
    return linesBefore + in.currentTokenLocation().getLineNr();
  }

  private void expect(JsonToken token, String key) throws SaveException {
    if (in.currentToken() != token) {
      throw refused(Reason.WRONG_TYPE, key, line());
    }
  }

  private String text(String key) throws IOException, SaveException {
    expect(JsonToken.VALUE_STRING, key);
    return in.getText();
  }

  private String text(String key, Pattern wanted) throws IOException, SaveException {
    String text = text(key);
    if (!wanted.matcher(text).matches()) {
      throw refused(Reason.WRONG_VALUE, key, text);
    }
    return text;
  }

  private int number(String key, int least, int most) throws IOException, SaveException {
    expect(JsonToken.VALUE_NUMBER_INT, key);
    String text = in.getText();
    int number = COUNT.matcher(text).matches() ? Integer.parseInt(text) : -1;
    if (number < least || number > most) {
      throw refused(Reason.WRONG_VALUE, key, text);
    }
    return number;
  }

  private boolean flag(String key) throws IOException, SaveException {
    if (in.currentToken() != JsonToken.VALUE_FALSE) {
      expect(JsonToken.VALUE_TRUE, key);
    }
    return in.getBooleanValue();
  }

  private long seed(String key) throws IOException, SaveException {
    String seed = text(key);
    try {
      if (SEED.matcher(seed).matches()) {
        return Long.parseLong(seed);
      }
    } catch (NumberFormatException _) {
      // Nineteen digits may still be too many for 64 bits.
    }
    throw refused(Reason.WRONG_VALUE, key, seed);
  }

  private Instant instant(String key) throws IOException, SaveException {
    String text = text(key);
    try {
      Instant instant = Instant.parse(text);
      if (!instant.isBefore(Format.EARLIEST) && !instant.isAfter(Format.LATEST)) {
        return instant;
      }
    } catch (DateTimeParseException _) {
      // Refused, like a time that has no date in every calendar.
    }
    throw refused(Reason.WRONG_VALUE, key, text);
  }

  private List<String> texts(String key, int most) throws IOException, SaveException {
    expect(JsonToken.START_ARRAY, key);
    List<String> texts = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (texts.size() == most) {
        throw refused(Reason.TOO_MANY, key, most);
      }
      texts.add(text(key));
    }
    return texts;
  }

  private Map<String, String> options(String key) throws IOException, SaveException {
    expect(JsonToken.START_OBJECT, key);
    Map<String, String> options = new LinkedHashMap<>();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      if (options.size() == Format.MOST_OPTIONS) {
        throw refused(Reason.TOO_MANY, key, Format.MOST_OPTIONS);
      }
      String option = in.currentName();
      in.nextToken();
      if (options.put(option, text(key + "." + option)) != null) {
        throw refused(Reason.DUPLICATE_KEY, key + "." + option, line());
      }
    }
    return options;
  }

  private List<Sitter> seats(String key) throws IOException, SaveException {
    expect(JsonToken.START_ARRAY, key);
    List<Sitter> seats = new ArrayList<>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (seats.size() == Format.MOST_SEATS) {
        throw refused(Reason.TOO_MANY, key, Format.MOST_SEATS);
      }
      expect(JsonToken.START_OBJECT, key);
      seats.add(sitter(key + "."));
    }
    return seats;
  }

  private Sitter sitter(String prefix) throws IOException, SaveException {
    String name = null;
    String colour = null;
    String computer = "";
    Set<String> others = new HashSet<>();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String key = prefix + key(prefix, others);
      in.nextToken();
      switch (in.currentName()) {
        case "name" -> name = text(key);
        case "colour" -> colour = text(key);
        case "computer" -> computer = text(key);
        default -> throw refused(Reason.UNKNOWN_KEY, key, line());
      }
    }
    return new Sitter(present(prefix + "name", name), present(prefix + "colour", colour), computer);
  }

  private static SaveException refused(Reason reason, Object... arguments) {
    return new SaveException(SaveRefusal.of(reason, arguments));
  }
}
