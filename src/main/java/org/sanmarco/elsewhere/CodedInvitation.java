package org.sanmarco.elsewhere;

import org.sanmarco.kernel.RefusedException;
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

  /** The message as JSON. */
  public byte[] toBytes() {
    return JsonMessage.write(1, this);
  }

  /** Whether a message is such a question or answer. */
  static boolean is(byte[] bytes) {
    return JsonMessage.has(bytes, "invitation");
  }

  /**
   * Reads a question or an answer.
   *
   * @throws RefusedException if it is none
   */
  public static CodedInvitation read(byte[] bytes) {
    return JsonMessage.read(bytes, CodedInvitation.class);
  }
}
