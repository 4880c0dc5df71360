package org.sanmarco.seats.log;

import module java.base;

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
 * @param position the number of the link that the seat's next proposal reveals; -1 if it sends
 *     random bits
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
    int position,
    Instant since,
    @Nullable Instant until,
    Map<Integer, Duration> left,
    @Nullable Terms terms) {

  /** Copies the times. */
  public Stamp {
    left = Collections.unmodifiableMap(new TreeMap<>(left));
  }

  /** Adds this to a frame. */
  byte[] addTo(byte[] frame) {
    String end = position < 0 ? "" : ",\"position\":" + position;
    end += until == null ? "" : ",\"until\":\"%s\"".formatted(until);
    if (!left.isEmpty()) {
      end +=
          left.entrySet().stream()
              .map(one -> "\"%d\":\"%s\"".formatted(one.getKey(), one.getValue()))
              .collect(Collectors.joining(",", ",\"left\":{", "}"));
    }
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
              all.find("position").map(one -> one.number(0, LinkChain.LENGTH)).orElse(-1),
              all.get("since").parsed(Instant::parse),
              all.find("until").map(until -> until.parsed(Instant::parse)).orElse(null),
              all.find("left")
                  .map(left -> left.byNumber(time -> time.parsed(Duration::parse)))
                  .orElse(Map.of()),
              all.find("terms").map(EntryFormat::terms).orElse(null)));
    } catch (RefusedException unreadable) {
      return Optional.empty();
    }
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
