package org.sanmarco.save.own;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Optional;
import org.sanmarco.save.format.Json;
import org.sanmarco.save.format.SaveException;

/**
 * A record as JSON, which begins with a format and its version.
 *
 * @param format a word that no other file has
 * @param version increased only when older programs can't read what is written
 * @param type the record's
 * @param empty the content of a file that isn't there, or can't be read
 * @param <T> the record
 */
public record RecordFormat<T>(String format, int version, Class<T> type, T empty)
    implements OwnFile.Format<T> {

  @Override
  public OwnFile.Read<T> read(byte[] bytes) throws SaveException {
    Optional<ObjectNode> data = Json.object(bytes, format, version);
    try {
      return data.isEmpty()
          ? new OwnFile.Read<>(empty, false)
          : new OwnFile.Read<>(Json.read(data.get(), type), true);
    } catch (IOException damaged) {
      return new OwnFile.Read<>(empty, false);
    }
  }

  @Override
  public byte[] write(T content) {
    return Json.file(format, version, content);
  }
}
