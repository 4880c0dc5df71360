package org.sanmarco.save.format;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.table.GameRecord;

/** Games as the bytes of their files. */
public final class SaveWriter {

  private SaveWriter() {}

  /** A saved game, laid out for people to read. */
  public static byte[] file(GameRecord game, Instant saved) {
    SaveContent content = SaveContent.of(Format.GAME, game, saved);
    ObjectNode all = (ObjectNode) Json.tree(content);
    return Json.file(all.put("check", content.checksum()));
  }

  /** The first line of a journal. */
  public static byte[] journal(GameRecord game, Instant saved) {
    return Json.bytes(SaveContent.of(Format.JOURNAL, game, saved));
  }

  /**
   * A further line of a journal: these moves follow the first {@code after} moves.
   *
   * @param thinking how long each seat has thought by then; empty if that hasn't changed
   */
  public static byte[] journalLine(
      int after, List<String> moves, List<Duration> thinking, Instant saved) {
    return Json.bytes(
        new JournalLine(
            after, moves, SaveContent.millis(thinking), saved.truncatedTo(ChronoUnit.SECONDS)));
  }
}
