package org.sanmarco.save.format;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.save.format.SaveRefusal.Reason;

/**
 * Reads the bytes of a journal, in which form earlier versions autosaved: a first line with the
 * game, and a line for each change since. A last line without its end was being written when the
 * program was killed, and is dropped. Any other line that doesn't match its checksum is damage.
 */
public final class JournalReader {

  private static final String BEGINNING = "{\"format\":\"" + Format.JOURNAL + "\"";

  private final byte[] bytes;

  /** Each byte as a character, at the same place. */
  private final String characters;

  private final LineCheck check = new LineCheck();
  private int end;
  private int lines;

  /**
   * The checksum at the end of each line of a journal, over this line and all before it. A line
   * that was cut, changed, doubled or moved doesn't match.
   */
  public static final class LineCheck {

    /** A blank, then eight digits. */
    public static final int LENGTH = 9;

    private final CRC32C sum = new CRC32C();

    /** The checksum of the next line, with this text. */
    public String of(byte[] bytes, int from, int to) {
      sum.update(bytes, from, to - from);
      return " " + HexFormat.of().toHexDigits((int) sum.getValue());
    }
  }

  /**
   * A further line of a journal.
   *
   * @param after the number of moves that the line's moves follow
   * @param thinkingMillis empty if they are as before
   */
  record Line(
      int after, List<String> moves, @OrEmpty List<Integer> thinkingMillis, Instant saved) {}

  private JournalReader(byte[] bytes) {
    this.bytes = bytes;
    this.characters = new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /**
   * The content of a journal.
   *
   * @param content the game, with the moves of all good lines
   * @param damage the first line that is damaged; null if none is
   */
  public record JournalContent(SaveContent content, @Nullable SaveRefusal damage) {}

  /** Whether these are the bytes of a journal, by their beginning. */
  public static boolean isJournal(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1).startsWith(BEGINNING);
  }

  public static JournalContent read(byte[] bytes) throws SaveException {
    return new JournalReader(bytes).read();
  }

  private JournalContent read() throws SaveException {
    String first = next();
    if (first == null) {
      throw new SaveException(damage());
    }
    SaveContent content = SaveReader.read(first, Format.JOURNAL);
    List<String> moves = new ArrayList<>(content.moves());
    List<Integer> thinkingMillis = content.thinkingMillis();
    Instant saved = content.saved();
    for (String line = next(); line != null; line = next()) {
      Line further = SaveReader.journalLine(line, lines - 1);
      if (further.after() < 0 || further.after() > moves.size()) {
        throw SaveException.of(Reason.WRONG_VALUE, "after", further.after());
      }
      moves.subList(further.after(), moves.size()).clear();
      moves.addAll(further.moves());
      if (moves.size() > Format.MOST_MOVES) {
        throw SaveException.of(Reason.TOO_MANY, "moves", Format.MOST_MOVES);
      }
      saved = further.saved();
      thinkingMillis =
          further.thinkingMillis().isEmpty() ? thinkingMillis : further.thinkingMillis();
    }
    return new JournalContent(
        content.with(moves, thinkingMillis, saved),
        characters.indexOf('\n', end) < 0 ? null : damage());
  }

  /** The text of the next line; null where it is not whole or doesn't match its checksum. */
  private @Nullable String next() throws SaveException {
    int newline = characters.indexOf('\n', end);
    int to = newline - LineCheck.LENGTH;
    if (to < end || !check.of(bytes, end, to).equals(characters.substring(to, newline))) {
      return null;
    }
    String line = SaveReader.text(bytes, end, to);
    end = newline + 1;
    lines++;
    return line;
  }

  private SaveRefusal damage() {
    return SaveRefusal.of(Reason.DAMAGED, lines + 1);
  }
}
