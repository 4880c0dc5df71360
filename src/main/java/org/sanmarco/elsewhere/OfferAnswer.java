package org.sanmarco.elsewhere;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Described;

/**
 * A table's answer to somebody who asks for a new game.
 *
 * @param refused the code of a refusal; empty if the game has begun
 * @param invitations a line for each person's seat, and for 0 to watch
 */
public record OfferAnswer(String refused, Map<Integer, String> invitations) {

  private static final JsonMapper MAPPER = new JsonMapper();

  /** Copies the map. */
  public OfferAnswer {
    invitations = new TreeMap<>(invitations);
  }

  byte[] toBytes() {
    try {
      return MAPPER.writeValueAsBytes(
          Map.of("v", 1, "refused", refused, "invitations", invitations));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Reads an answer.
   *
   * @throws RefusedException if it is none
   */
  public static OfferAnswer read(byte[] bytes) {
    Described all = Described.message(data(bytes));
    Map<Integer, String> lines = new TreeMap<>();
    Described given = all.get("invitations");
    given
        .object()
        .keySet()
        .forEach(seat -> lines.put(Integer.valueOf(seat), given.get(seat).text()));
    return new OfferAnswer(all.get("refused").text(), lines);
  }

  private static @Nullable Object data(byte[] bytes) {
    try {
      return MAPPER.readValue(bytes, Object.class);
    } catch (IOException noJson) {
      return null;
    }
  }
}
