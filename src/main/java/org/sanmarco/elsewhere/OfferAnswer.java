package org.sanmarco.elsewhere;

import java.util.Map;
import java.util.TreeMap;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Described;
import org.sanmarco.seats.JsonMessage;

/**
 * A table's answer to somebody who asks for a new game.
 *
 * @param refused the code of a refusal; empty if the game has begun
 * @param invitations a line for each person's seat, and for 0 to watch
 * @param isShort whether the server's room runs short
 */
public record OfferAnswer(String refused, Map<Integer, String> invitations, boolean isShort) {

  /** An answer of a server that has room. */
  public OfferAnswer(String refused, Map<Integer, String> invitations) {
    this(refused, invitations, false);
  }

  /** Copies the map. */
  public OfferAnswer {
    invitations = new TreeMap<>(invitations);
  }

  byte[] toBytes() {
    return JsonMessage.write(
        Map.of("v", 1, "refused", refused, "invitations", invitations, "short", isShort));
  }

  /**
   * Reads an answer.
   *
   * @throws RefusedException if it is none
   */
  public static OfferAnswer read(byte[] bytes) {
    Described all = JsonMessage.read(bytes);
    return new OfferAnswer(
        all.get("refused").text(),
        all.get("invitations").byNumber(Described::text),
        all.find("short").map(Described::flag).orElse(false));
  }
}
