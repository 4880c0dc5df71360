package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.json.Json.OrNull;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;

/**
 * The keys that the table of a game elsewhere adds to a frame.
 *
 * @param log the number of the game
 * @param entry the number of the newest entry of the log
 * @param hash the SHA-256 of that entry, in Base64
 * @param signer the public key with which the table signs, in Base64
 * @param attempt the attempt to start the game for which the seat has yet to reveal its bits; null
 *     if it hasn't
 * @param since when the present decision began to be waited for
 * @param until when its time is over; null where time doesn't matter
 * @param left the time that each seat has for its next decision; empty where time doesn't matter
 * @param terms the agreement about time, in the first frame of a run; null in the others
 */
public record Stamp(
    String log,
    int entry,
    String hash,
    String signer,
    @OrNull @Nullable Integer attempt,
    Instant since,
    @OrNull @Nullable Instant until,
    @OrEmpty Map<Integer, Duration> left,
    @OrNull @Nullable Terms terms) {

  public Stamp {
    left = Collections.unmodifiableMap(new TreeMap<>(left));
  }

  byte[] addTo(byte[] frame) {
    return JsonMessage.joined(frame, this);
  }

  /** Whether a frame is signed with the key that it names. */
  boolean isSignedIn(byte[] frame) {
    return SignedFrames.isSigned(frame, LogBytes.decode(signer));
  }

  /** Reads what was added to a frame; empty if nothing was. */
  static Optional<Stamp> read(byte[] frame) {
    return RefusedException.unlessThrown(() -> JsonMessage.read(frame, Stamp.class));
  }

  /**
   * The time that a player has for the next decision, or has left of the present one.
   *
   * @param seats the player's
   * @param asked the seat for which the game waits; 0 for none
   * @return negative if it is over; empty where time doesn't matter
   */
  public Optional<Duration> left(List<Integer> seats, int asked, Instant now) {
    if (until == null || !seats.contains(asked)) {
      return seats.stream().filter(left::containsKey).findFirst().map(left::get);
    }
    return Optional.of(Duration.between(now, until));
  }
}
