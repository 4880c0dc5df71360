package org.sanmarco.seats.log;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import java.util.TreeMap;
import org.sanmarco.json.Json.AddedLater;

/**
 * A table's answer to somebody who asks for a new game.
 *
 * @param refused the code of a refusal; empty if the game has begun
 * @param invitations a line for each person's seat, and for 0 to watch
 * @param isShort whether the server's room runs short
 */
public record OfferAnswer(
    String refused,
    Map<Integer, String> invitations,
    @JsonProperty("short") @AddedLater boolean isShort) {

  public OfferAnswer {
    invitations = new TreeMap<>(invitations);
  }
}
