package org.sanmarco.seats.log;

import java.util.Optional;
import org.sanmarco.kernel.RefusedException;
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
 * @param bits what it adds to chance, in Base64: the seat's link, or nothing, or in logs of version
 *     1 {@value #BITS} random bytes
 * @param text the whole message as signed, in Base64
 */
record SeatProposal(String log, int seat, int entry, String bits, Proposal proposal, String text) {

  /** The random bytes that each proposal adds to chance in logs of version 1. */
  static final int BITS = 16;

  /** The keys that a proposal has besides its own. */
  private record Head(String log, int seat, int entry, String bits) {

    SeatProposal with(SeatFormat format, byte[] text) {
      return new SeatProposal(
          log, seat, entry, bits, format.readProposal(text), LogBytes.encode(text));
    }
  }

  /**
   * Signs a proposal.
   *
   * @param proposal as {@link SeatFormat} writes it
   * @param bits what it adds to chance
   */
  static byte[] sign(byte[] proposal, String log, int seat, int entry, byte[] bits, Signer signer) {
    return SignedMessage.sign(
        proposal,
        ",\"log\":\"%s\",\"seat\":%d,\"entry\":%d,\"bits\":\"%s\""
            .formatted(log, seat, entry, LogBytes.encode(bits)),
        signer);
  }

  /** Reads a proposal; empty if it is none, or the owner of the public key has not signed it. */
  static Optional<SeatProposal> read(SeatFormat format, byte[] text, byte[] publicKey) {
    return RefusedException.unlessThrown(
            () -> JsonMessage.read(text, Head.class).with(format, text))
        .filter(read -> SignedMessage.isSigned(text, publicKey));
  }

  /** Whether proposals of a kind reveal a link for chance: those that are done at once. */
  static boolean isLinked(Proposal.Act act) {
    return act == Proposal.Act.PLAY || act == Proposal.Act.GO_ON;
  }

  /** The seat that a text names, which anybody may have written. */
  static Optional<Integer> seatOf(byte[] text) {
    return RefusedException.unlessThrown(() -> JsonMessage.read(text, Head.class).seat);
  }
}
