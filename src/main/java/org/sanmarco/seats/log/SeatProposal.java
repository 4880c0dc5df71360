package org.sanmarco.seats.log;

import java.util.Optional;
import org.sanmarco.json.Json.AddedLater;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.SeatFormat;

/**
 * A proposal that its player has signed: the keys of a proposal, and {@code log}, {@code seat},
 * {@code entry}, {@code hash} and {@code bits}.
 *
 * @param log the number of the game
 * @param seat the seat that proposes
 * @param entry the number of the newest entry of the log that the player had seen
 * @param hash the hash of that entry, in Base64; empty in logs before version 4
 * @param bits what the player adds to chance, in Base64; empty unless it is revealed so
 * @param text the whole message as signed, in Base64
 */
record SeatProposal(
    String log, int seat, int entry, String hash, String bits, Proposal proposal, String text) {

  /** The keys that a proposal has besides its own. */
  private record Head(
      String log, int seat, int entry, @AddedLater String hash, @OrEmpty String bits) {

    SeatProposal with(SeatFormat format, byte[] text) {
      return new SeatProposal(
          log, seat, entry, hash, bits, format.readProposal(text), LogBytes.encode(text));
    }
  }

  /**
   * Signs a proposal.
   *
   * @param proposal as {@link SeatFormat} writes it
   * @param seen the newest entry that the player has seen
   * @param bits the bits that it reveals; none if it reveals none
   */
  static byte[] sign(byte[] proposal, Stamp seen, int seat, byte[] bits, Signer signer) {
    Head head = new Head(seen.log(), seat, seen.entry(), seen.hash(), LogBytes.encode(bits));
    return SignedMessage.sign(JsonMessage.joined(proposal, head), "", signer);
  }

  /** Reads a proposal; empty if it is none, or the owner of the public key has not signed it. */
  static Optional<SeatProposal> read(SeatFormat format, byte[] text, byte[] publicKey) {
    return RefusedException.unlessThrown(
            () -> JsonMessage.read(text, Head.class).with(format, text))
        .filter(read -> SignedMessage.isSigned(text, publicKey));
  }

  /** The seat that a text names, which anybody may have written. */
  static Optional<Integer> seatOf(byte[] text) {
    return RefusedException.unlessThrown(() -> JsonMessage.read(text, Head.class).seat);
  }
}
