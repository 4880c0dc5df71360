package org.sanmarco.save.format;

import module java.base;

import org.sanmarco.save.format.SaveContent.Sitter;
import org.sanmarco.save.format.SaveRefusal.Reason;
import org.sanmarco.save.format.SaveTokens.Values;
import org.sanmarco.table.Occasion;

/**
 * Reads the text of a saved game or of a journal's line. It builds only what the format names, so
 * that no file can make the program build anything else.
 */
public final class SaveReader {

  /** The keys that say which program can read the file. */
  private static final Set<String> HEAD = Set.of("format", "version", "program");

  private static final Pattern NUMBER = Pattern.compile("[0-9a-f]{32}");
  private static final Pattern CHECK = Pattern.compile("[0-9a-f]{8}");

  private SaveReader() {}

  /** A further line of a journal; without times of thinking they are as before. */
  record JournalLine(int after, List<String> moves, List<Duration> thinking, Instant saved) {}

  /**
   * Reads a saved game, or the first line of a journal.
   *
   * @param format which of them it has to be
   */
  public static SaveContent read(String text, String format) throws SaveException {
    checkVersion(text, format);
    return SaveTokens.read(text, 0, in -> game(in, format));
  }

  /**
   * Reads a further line of a journal.
   *
   * @param linesBefore how many lines come before it
   */
  static JournalLine journalLine(String text, int linesBefore) throws SaveException {
    return SaveTokens.read(text, linesBefore, SaveReader::journalLine);
  }

  /** Part of a file's bytes as text. */
  public static String text(byte[] bytes, int from, int to) throws SaveException {
    try {
      ByteBuffer part = ByteBuffer.wrap(bytes, from, to - from);
      return StandardCharsets.UTF_8.newDecoder().decode(part).toString();
    } catch (CharacterCodingException _) {
      throw SaveException.of(Reason.NOT_UTF8);
    }
  }

  /** First, because a later version may have keys and types that are unknown here. */
  private static void checkVersion(String text, String format) throws SaveException {
    Map<String, String> head = SaveTokens.read(text, 0, in -> in.head(HEAD, Set.of("version")));
    if (!format.equals(head.get("format"))) {
      throw SaveException.of(Reason.NOT_A_SAVED_GAME);
    }
    String version = head.getOrDefault("version", "");
    if (SaveTokens.number("version", version, 1, Integer.MAX_VALUE) > Format.VERSION) {
      throw SaveException.of(
          Reason.LATER_VERSION, version, Format.VERSION, head.getOrDefault("program", "?"));
    }
  }

  private static SaveContent game(SaveTokens in, String format) throws IOException, SaveException {
    in.begin("format");
    Values values =
        in.values(
            "",
            key ->
                switch (key) {
                  case "format", "standing", "program", "game", "name" -> in.text(key);
                  case "version" -> in.number(key, 1, Format.VERSION);
                  case "saved", "begun" -> in.instant(key);
                  case "players" -> in.number(key, 1, Format.MOST_PLAYERS);
                  case "options" -> in.map(key, Format.MOST_OPTIONS);
                  case "seats" -> in.objects(key, Format.MOST_SEATS, () -> sitter(key + ".", in));
                  case "practice" -> in.flag(key);
                  case "seed" -> in.seed(key);
                  case "number" -> in.text(key, NUMBER);
                  case "check" -> in.text(key, CHECK);
                  case "moves" -> in.texts(key, Format.MOST_MOVES);
                  case "thinkingMillis" -> in.durations(key, Format.MOST_SEATS);
                  case "expect" -> in.texts(key, Format.MOST_EXPECTATIONS);
                  default -> throw in.unknown(key);
                });
    in.end();
    SaveContent content = content(values, false);
    boolean isChanged =
        format.equals(Format.GAME)
            && values.<Integer>get("version") >= Format.CHECKED
            && !SaveCheck.of(content).equals(values.find("check").orElse(""));
    return isChanged ? content(values, true) : content;
  }

  private static SaveContent content(Values values, boolean isChanged) throws SaveException {
    Optional<String> number = values.find("number");
    if (number.isPresent() && values.find("seed").isPresent()) {
      throw SaveException.of(Reason.WRONG_VALUE, "seed", values.<Long>get("seed"));
    }
    return new SaveContent(
        values.get("program"),
        values.get("saved"),
        values.get("game"),
        values.get("players"),
        values.get("options"),
        values.get("seats"),
        values.get("practice", false),
        number.isPresent() ? 0 : values.<Long>get("seed"),
        number.orElse(""),
        values.get("moves"),
        new Occasion(
            values.get("name", ""),
            values.<Instant>find("begun").orElse(null),
            values.get("thinkingMillis", List.of())),
        isChanged,
        values.get("expect", List.of()));
  }

  private static JournalLine journalLine(SaveTokens in) throws IOException, SaveException {
    in.begin("after");
    Values values =
        in.values(
            "",
            key ->
                switch (key) {
                  case "after" -> in.number(key, 0, Format.MOST_MOVES);
                  case "moves" -> in.texts(key, Format.MOST_MOVES);
                  case "thinkingMillis" -> in.durations(key, Format.MOST_SEATS);
                  case "saved" -> in.instant(key);
                  default -> throw in.unknown(key);
                });
    in.end();
    return new JournalLine(
        values.get("after"),
        values.get("moves"),
        values.get("thinkingMillis", List.of()),
        values.get("saved"));
  }

  private static Sitter sitter(String prefix, SaveTokens in) throws IOException, SaveException {
    Values values =
        in.values(
            prefix,
            key ->
                switch (key) {
                  case "name", "colour", "computer" -> in.text(prefix + key);
                  default -> throw in.unknown(prefix + key);
                });
    return new Sitter(values.get("name"), values.get("colour"), values.get("computer", ""));
  }
}
