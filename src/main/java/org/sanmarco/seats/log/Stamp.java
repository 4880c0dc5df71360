package org.sanmarco.seats.log;

import module java.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.JsonMessage.OrEmpty;
import org.sanmarco.seats.JsonMessage.OrNull;

/**
 * The keys that the table of a game elsewhere adds to a frame.
 *
 * @param log the number of the game
 * @param entry the number of the newest entry of the log
 * @param hash the SHA-256 of that entry, in Base64
 * @param signer the public key with which the table signs, in Base64
 * @param link the number of the link that the seat's next proposal reveals; null if it sends random
 *     bits
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
    @JsonProperty("position") @OrNull @Nullable Integer link,
    Instant since,
    @OrNull @Nullable Instant until,
    @OrEmpty Map<Integer, Duration> left,
    @OrNull @Nullable Terms terms) {

  /** Copies the times. */
  public Stamp {
    left = Collections.unmodifiableMap(new TreeMap<>(left));
  }

  /** The number of the link that the seat's next proposal reveals; -1 if it sends random bits. */
  int position() {
    return link == null ? -1 : link;
  }

  /** Adds this to a frame. */
  byte[] addTo(byte[] frame) {
    String keys = new String(JsonMessage.write(this), StandardCharsets.UTF_8);
    return SignedMessage.open(frame, "," + keys.substring(1));
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
   * @param agreed the agreement about time
   * @param seats the player's
   * @param asked the seat for which the game waits; 0 for none
   * @return negative if it is over; empty where time doesn't matter
   */
  public Optional<Duration> left(Terms agreed, List<Integer> seats, int asked, Instant now) {
    if (until == null || !seats.contains(asked)) {
      return seats.stream().filter(left::containsKey).findFirst().map(left::get);
    }
    return Optional.of(
        now.isBefore(until) ? agreed.between(now, until, Set.of()) : Duration.between(now, until));
  }
}
