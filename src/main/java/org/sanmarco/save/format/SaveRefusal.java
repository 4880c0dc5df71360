package org.sanmarco.save.format;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;

/**
 * Why a file could not be read or written; {@link SaveWords} makes a sentence of it.
 *
 * @param reason what kind of reason
 * @param arguments the arguments of the sentence, in the order that each {@link Reason} gives;
 *     texts from the file as they stand there
 * @param rules the rules' own refusal where they refused the set-up, the seats or a move
 * @param game whose rules; empty where it is not for a game to say
 */
public record SaveRefusal(
    Reason reason, List<String> arguments, @Nullable Refusal rules, String game) {

  public SaveRefusal {
    arguments = List.copyOf(arguments);
  }

  public static SaveRefusal of(Reason reason, @Nullable Object... arguments) {
    return new SaveRefusal(reason, texts(arguments), null, "");
  }

  public static SaveRefusal of(
      Reason reason, String game, Refusal rules, @Nullable Object... arguments) {
    return new SaveRefusal(reason, texts(arguments), rules, game);
  }

  private static List<String> texts(@Nullable Object[] arguments) {
    return Arrays.stream(arguments).map(String::valueOf).toList();
  }

  /** The kinds of reasons, with their arguments. */
  public enum Reason {
    /** There is no such file. */
    NO_SUCH_FILE,
    /** It is a folder, a device or the like. */
    NOT_A_FILE,
    /** There is a file where a folder should be: the folder. */
    NOT_A_FOLDER,
    /** A folder is not there, or not any more: the folder. */
    FOLDER_GONE,
    /** The system doesn't allow it. */
    NO_ACCESS,
    /** The disk is write-protected. */
    READ_ONLY,
    /** The disk is full. */
    DISK_FULL,
    /** Another program has this game open: its process identifier. */
    IN_USE,
    /** A file of this name is there already: the name. */
    NAME_TAKEN,
    /** Files can't have this name: the name. */
    NAME_UNFIT,
    /** Reading failed: the system's words. */
    CANNOT_READ,
    /** Writing failed: the system's words. */
    CANNOT_WRITE,
    /** The file is larger than the limit in bytes. */
    TOO_LARGE,
    /** The bytes are no UTF-8. */
    NOT_UTF8,
    /** The text is no JSON: line, column. */
    NOT_JSON,
    /** Something is nested too deeply, or too long: line. */
    BEYOND_LIMITS,
    /** A line of a journal doesn't match its checksum: line. */
    DAMAGED,
    /** It is JSON, but no saved game. */
    NOT_A_SAVED_GAME,
    /**
     * A later program wrote it: the format's version, the version known, that program's version.
     */
    LATER_VERSION,
    /** A key that has no meaning: key, line. */
    UNKNOWN_KEY,
    /** A key stands twice: key, line. */
    DUPLICATE_KEY,
    /** A key is missing: key. */
    MISSING_KEY,
    /** A value is of another type: key, line. */
    WRONG_TYPE,
    /** A value means nothing: key, value. */
    WRONG_VALUE,
    /** There are more than the limit of something: key, limit. */
    TOO_MANY,
    /** Something follows after the end: line. */
    TRAILING,
    /** No game is called so: identifier. */
    UNKNOWN_GAME,
    /** The game refuses the set-up. */
    BAD_SETUP,
    /** The game refuses the seats. */
    BAD_SEATS,
    /** A move is refused: its number, its text. */
    BAD_MOVE,
    /** The program itself failed on the file: what failed. */
    FAILURE;

    /** The key of its sentence, such as {@code unknown-key}. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
