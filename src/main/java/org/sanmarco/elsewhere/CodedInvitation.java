package org.sanmarco.elsewhere;

import java.util.Map;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Described;
import org.sanmarco.seats.JsonMessage;

/**
 * A short code and the invitation that it stands for: a question to a table leaves out the one that
 * it asks for, and the answer has both.
 *
 * @param refused the code of a refusal; empty if there is none
 * @param code as {@link org.sanmarco.seats.nats.Codes} has it; empty in the question for one
 * @param invitation a line; empty in the question for it
 */
public record CodedInvitation(String refused, String code, String invitation) {

  private static final String INVITATION = "invitation";

  /** The message as JSON. */
  public byte[] toBytes() {
    return JsonMessage.write(
        Map.of("v", 1, "refused", refused, "code", code, INVITATION, invitation));
  }

  /** Whether a message is such a question or answer. */
  static boolean is(byte[] bytes) {
    return JsonMessage.read(bytes).has(INVITATION);
  }

  /**
   * Reads a question or an answer.
   *
   * @throws RefusedException if it is none
   */
  public static CodedInvitation read(byte[] bytes) {
    Described all = JsonMessage.read(bytes);
    return new CodedInvitation(
        all.get("refused").text(), all.get("code").text(), all.get(INVITATION).text());
  }
}
