package org.sanmarco.save.format;

import module java.base;

import com.fasterxml.jackson.core.JsonToken;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.format.SaveRefusal.Reason;

/**
 * Reads the text of a saved game or of a journal's line. It builds only what the format names, so
 * that no file can make the program build anything else.
 */
public final class SaveReader {

  /** The keys that say which program can read the file, and the types of their values. */
  private static final Map<String, JsonToken> HEAD =
      Map.of(
          "format", JsonToken.VALUE_STRING,
          "version", JsonToken.VALUE_NUMBER_INT,
          "program", JsonToken.VALUE_STRING);

  private static final Pattern VERSION = Pattern.compile("[1-9][0-9]{0,8}");

  /** The end of a file behind its last whole move. */
  private static final Pattern BEHIND_MOVES =
      Pattern.compile(",?(?:\\s*\\],?(?:\\s*\"check\" : \"\\w+\")?)?\\s*\\z");

  private SaveReader() {}

  /**
   * Reads a saved game, or the first line of a journal.
   *
   * @param format which of them it has to be
   */
  public static SaveContent read(String text, String format) throws SaveException {
    checkVersion(text, format);
    SaveContent game = SaveParser.read(text, SaveContent.class, 0);
    requireTime("saved", game.saved());
    requireTime("begun", game.begun());
    int players = game.players();
    require(players >= 1 && players <= Format.MOST_PLAYERS, "players", players);
    requireFew("options", game.options().keySet(), Format.MOST_OPTIONS);
    requireFew("seats", game.seats(), Format.MOST_SEATS);
    requireFew("expect", game.expect(), Format.MOST_EXPECTATIONS);
    requireFew("moves", game.moves(), Format.MOST_MOVES);
    requireMillis(game.thinkingMillis());
    String seed = game.seed();
    if (seed != null) {
      // Nineteen digits may still be too many for 64 bits.
      boolean fits = new BigInteger(seed).bitLength() < Long.SIZE;
      require(fits && game.number() == null, "seed", seed);
    } else if (game.number() == null) {
      throw SaveException.of(Reason.MISSING_KEY, "seed");
    }
    return game;
  }

  /**
   * Reads the game in a damaged file, with the moves in the lines before the damage.
   *
   * @param damage why the file was refused
   * @throws SaveException if the file is not damaged among its moves
   */
  public static SaveContent beforeDamage(byte[] bytes, SaveException damage) throws SaveException {
    List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
    long whole =
        switch (damage.refusal().reason()) {
          case NOT_JSON -> Long.parseLong(damage.refusal().arguments().getFirst()) - 1;
          case WRONG_TYPE -> Long.parseLong(damage.refusal().arguments().getLast()) - 1;
          case NOT_UTF8 -> lines.stream().takeWhile(line -> line.indexOf('\uFFFD') < 0).count();
          default -> throw damage;
        };
    String before = lines.stream().limit(whole).collect(Collectors.joining("\n"));
    return read(BEHIND_MOVES.matcher(before).replaceFirst("]}"), Format.GAME);
  }

  /**
   * Reads a further line of a journal.
   *
   * @param linesBefore how many lines come before it
   */
  static JournalReader.Line journalLine(String text, int linesBefore) throws SaveException {
    JournalReader.Line line = SaveParser.read(text, JournalReader.Line.class, linesBefore);
    requireMillis(line.thinkingMillis());
    requireTime("saved", line.saved());
    return line;
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
    Map<String, String> head = SaveParser.head(text, HEAD);
    if (!format.equals(head.get("format"))) {
      throw SaveException.of(Reason.NOT_A_SAVED_GAME);
    }
    String version = head.getOrDefault("version", "");
    require(VERSION.matcher(version).matches(), "version", version);
    if (Integer.parseInt(version) > Format.VERSION) {
      throw SaveException.of(
          Reason.LATER_VERSION, version, Format.VERSION, head.getOrDefault("program", "?"));
    }
  }

  private static void requireMillis(List<Integer> times) throws SaveException {
    requireFew("thinkingMillis", times, Format.MOST_SEATS);
    for (int time : times) {
      require(time >= 0 && time <= Format.MOST_MILLIS, "thinkingMillis", time);
    }
  }

  private static void requireFew(String key, Collection<?> all, int most) throws SaveException {
    if (all.size() > most) {
      throw SaveException.of(Reason.TOO_MANY, key, most);
    }
  }

  /** A time has to have a date in every calendar. */
  private static void requireTime(String key, @Nullable Instant time) throws SaveException {
    require(
        time == null || !time.isBefore(Format.EARLIEST) && !time.isAfter(Format.LATEST), key, time);
  }

  private static void require(boolean holds, String key, @Nullable Object value)
      throws SaveException {
    if (!holds) {
      throw SaveException.of(Reason.WRONG_VALUE, key, value);
    }
  }
}
