package org.sanmarco.save.format;

import module java.base;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.sanmarco.json.Json;
import org.sanmarco.table.GameRecord;

/** Games as the bytes of their files. */
public final class SaveWriter {

  private SaveWriter() {}

  /** A saved game, laid out for people to read. */
  public static byte[] file(GameRecord game, Instant saved) {
    SaveContent content = SaveContent.of(game, saved);
    ObjectNode all = Json.STRICT.valueToTree(content);
    return Json.file(all.put("check", content.checksum()));
  }
}
