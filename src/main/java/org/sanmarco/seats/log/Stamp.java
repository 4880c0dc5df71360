package org.sanmarco.seats.log;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Described;
import org.sanmarco.seats.JsonMessage;

/**
 * The keys that the table of a game elsewhere adds to a frame.
 *
 * @param log the number of the game
 * @param entry the number of the newest entry of the log
 * @param hash the SHA-256 of that entry, in Base64
 * @param signer the public key with which the table signs, in Base64
 * @param since when the present decision began to be waited for
 * @param until when its time is over; null where time doesn't matter
 * @param terms the agreement about time, in the first frame of a run; null in the others
 */
public record Stamp(
    String log,
    int entry,
    String hash,
    String signer,
    Instant since,
    @Nullable Instant until,
    @Nullable Terms terms) {

  /** Adds this to a frame. */
  byte[] addTo(byte[] frame) {
    String end = until == null ? "" : ",\"until\":\"%s\"".formatted(until);
    if (terms != null) {
      byte[] agreed = JsonMessage.write(EntryFormat.plain(terms));
      end += ",\"terms\":" + new String(agreed, StandardCharsets.UTF_8);
    }
    return SignedMessage.open(
        frame,
        ",\"log\":\"%s\",\"entry\":%d,\"hash\":\"%s\",\"signer\":\"%s\",\"since\":\"%s\"%s}"
            .formatted(log, entry, hash, signer, since, end));
  }

  /** Whether a frame is signed with the key that it names. */
  boolean isSignedIn(byte[] frame) {
    return SignedFrames.isSigned(frame, Ledger.decode(signer));
  }

  /** Reads what was added to a frame; empty if nothing was. */
  static Optional<Stamp> read(byte[] frame) {
    try {
      Described all = JsonMessage.read(frame);
      return Optional.of(
          new Stamp(
              all.get("log").text(),
              all.get("entry").number(0, Integer.MAX_VALUE),
              all.get("hash").text(),
              all.get("signer").text(),
              Instant.parse(all.get("since").text()),
              all.find("until").map(until -> Instant.parse(until.text())).orElse(null),
              all.find("terms").map(EntryFormat::terms).orElse(null)));
    } catch (RefusedException | DateTimeParseException unreadable) {
      return Optional.empty();
    }
  }
}
