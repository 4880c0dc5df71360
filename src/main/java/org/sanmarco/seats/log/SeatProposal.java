package org.sanmarco.seats.log;

import java.util.Base64;
import java.util.Optional;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Described;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.SeatFormat;

/**
 * A proposal that its player has signed: the keys of a proposal, and {@code log}, {@code entry},
 * {@code seat} and {@code bits}.
 *
 * @param log the number of the game
 * @param seat the seat that proposes
 * @param entry the number of the newest entry of the log that the player had seen
 * @param bits {@value #BITS} random bytes in Base64
 * @param text the whole message as signed, in Base64
 */
record SeatProposal(String log, int seat, int entry, String bits, Proposal proposal, String text) {

  /** The random bytes that each proposal adds to chance. */
  static final int BITS = 16;

  /**
   * Signs a proposal.
   *
   * @param proposal as {@link SeatFormat} writes it
   */
  static byte[] sign(byte[] proposal, String log, int seat, int entry, Signer signer) {
    String bits = Base64.getEncoder().encodeToString(Signer.randomBytes(BITS));
    return SignedMessage.sign(
        proposal,
        ",\"log\":\"%s\",\"seat\":%d,\"entry\":%d,\"bits\":\"%s\""
            .formatted(log, seat, entry, bits),
        signer);
  }

  /** Reads a proposal; empty if it is none, or the owner of the public key has not signed it. */
  static Optional<SeatProposal> read(SeatFormat format, byte[] text, byte[] publicKey) {
    try {
      Described all = JsonMessage.read(text);
      SeatProposal read =
          new SeatProposal(
              all.get("log").text(),
              all.get("seat").number(0, Integer.MAX_VALUE),
              all.get("entry").number(0, Integer.MAX_VALUE),
              all.get("bits").text(),
              format.readProposal(text),
              Ledger.encode(text));
      return SignedMessage.isSigned(text, publicKey) ? Optional.of(read) : Optional.empty();
    } catch (RefusedException unreadable) {
      return Optional.empty();
    }
  }

  /** The seat that a text names, which anybody may have written. */
  static Optional<Integer> seatOf(byte[] text) {
    try {
      return Optional.of(JsonMessage.read(text).get("seat").number(0, Integer.MAX_VALUE));
    } catch (RefusedException unreadable) {
      return Optional.empty();
    }
  }
}
