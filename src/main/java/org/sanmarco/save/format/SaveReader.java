package org.sanmarco.save.format;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.save.format.SaveContent.Sitter;
import org.sanmarco.save.format.SaveRefusal.Reason;
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
    return SaveTokens.read(text, 0, in -> new GameReader(format).read(in));
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

  /** A saved game, of which more and more is known. */
  private static final class GameReader {

    private final String format;
    private int version;
    private @Nullable String program;
    private @Nullable Instant saved;
    private @Nullable String game;
    private @Nullable Integer players;
    private @Nullable Map<String, String> options;
    private @Nullable List<Sitter> seats;
    private boolean practice;
    private @Nullable Long seed;
    private @Nullable String number;
    private @Nullable String check;
    private @Nullable List<String> moves;
    private String name = "";
    private @Nullable Instant begun;
    private List<Duration> thinking = List.of();
    private List<String> expected = List.of();

    GameReader(String format) {
      this.format = format;
    }

    SaveContent read(SaveTokens in) throws IOException, SaveException {
      Set<String> seen = new HashSet<>();
      in.begin("format");
      for (String key = in.key("", seen); key != null; key = in.key("", seen)) {
        take(key, in);
      }
      in.end();
      SaveContent content = content();
      boolean isChanged =
          format.equals(Format.GAME)
              && version >= Format.CHECKED
              && !SaveCheck.of(content).equals(check);
      return isChanged ? content.changed() : content;
    }

    private void take(String key, SaveTokens in) throws IOException, SaveException {
      switch (key) {
        case "format", "standing" -> in.text(key);
        case "version" -> version = in.number(key, 1, Format.VERSION);
        case "program" -> program = in.text(key);
        case "saved" -> saved = in.instant(key);
        case "game" -> game = in.text(key);
        case "players" -> players = in.number(key, 1, Format.MOST_PLAYERS);
        case "options" -> options = in.map(key, Format.MOST_OPTIONS);
        case "seats" -> seats = in.objects(key, Format.MOST_SEATS, () -> sitter(key + ".", in));
        case "practice" -> practice = in.flag(key);
        case "seed" -> seed = in.seed(key);
        case "number" -> number = in.text(key, NUMBER);
        case "check" -> check = in.text(key, CHECK);
        case "moves" -> moves = in.texts(key, Format.MOST_MOVES);
        case "name" -> name = in.text(key);
        case "begun" -> begun = in.instant(key);
        case "thinkingMillis" -> thinking = in.durations(key, Format.MOST_SEATS);
        case "expect" -> expected = in.texts(key, Format.MOST_EXPECTATIONS);
        default -> throw in.unknown(key);
      }
    }

    private SaveContent content() throws SaveException {
      if (number != null && seed != null) {
        throw SaveException.of(Reason.WRONG_VALUE, "seed", seed);
      }
      return new SaveContent(
          SaveTokens.present("program", program),
          SaveTokens.present("saved", saved),
          SaveTokens.present("game", game),
          SaveTokens.present("players", players),
          SaveTokens.present("options", options),
          SaveTokens.present("seats", seats),
          practice,
          number == null ? SaveTokens.present("seed", seed) : 0,
          number == null ? "" : number,
          SaveTokens.present("moves", moves),
          new Occasion(name, begun, thinking),
          false,
          expected);
    }
  }

  private static JournalLine journalLine(SaveTokens in) throws IOException, SaveException {
    Integer after = null;
    List<String> moves = null;
    List<Duration> thinking = List.of();
    Instant saved = null;
    Set<String> seen = new HashSet<>();
    in.begin("after");
    for (String key = in.key("", seen); key != null; key = in.key("", seen)) {
      switch (key) {
        case "after" -> after = in.number(key, 0, Format.MOST_MOVES);
        case "moves" -> moves = in.texts(key, Format.MOST_MOVES);
        case "thinkingMillis" -> thinking = in.durations(key, Format.MOST_SEATS);
        case "saved" -> saved = in.instant(key);
        default -> throw in.unknown(key);
      }
    }
    in.end();
    return new JournalLine(
        SaveTokens.present("after", after),
        SaveTokens.present("moves", moves),
        thinking,
        SaveTokens.present("saved", saved));
  }

  private static Sitter sitter(String prefix, SaveTokens in) throws IOException, SaveException {
    String name = null;
    String colour = null;
    String computer = "";
    Set<String> seen = new HashSet<>();
    for (String key = in.key(prefix, seen); key != null; key = in.key(prefix, seen)) {
      switch (key) {
        case "name" -> name = in.text(prefix + key);
        case "colour" -> colour = in.text(prefix + key);
        case "computer" -> computer = in.text(prefix + key);
        default -> throw in.unknown(prefix + key);
      }
    }
    return new Sitter(
        SaveTokens.present(prefix + "name", name),
        SaveTokens.present(prefix + "colour", colour),
        computer);
  }
}
