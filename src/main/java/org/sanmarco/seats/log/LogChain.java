package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.log.BrokenLogException.Fault;

/** The entries of a log as a chain: each has the hash of the one before, and a time not before. */
final class LogChain {

  /** The first version whose chance is settled before the first move. */
  private static final int SETTLED = 4;

  /** The version of the log, which the first entry says. */
  private int version = EntryFormat.VERSION;

  /** The hashes of all entries, in Base64. */
  private final List<String> hashes = new ArrayList<>();

  private Instant lastTime = Instant.EPOCH;

  byte[] next(Entry entry, Instant now) {
    Instant at = now.isBefore(lastTime) ? lastTime : now;
    return EntryFormat.write(new EntryFormat.Place(version, size(), at, hash()), entry);
  }

  /**
   * Reads the next entry.
   *
   * @throws BrokenLogException if it can't follow
   */
  EntryFormat.Placed read(byte[] bytes) throws BrokenLogException {
    EntryFormat.Placed placed =
        require(RefusedException.unlessThrown(() -> EntryFormat.read(bytes)), Fault.UNREADABLE);
    EntryFormat.Place place = placed.place();
    require(
        place.number() == size()
            && (size() == 0 || place.version() == version)
            && place.before().equals(hash())
            && !place.at().isBefore(lastTime),
        Fault.CHAIN);
    version = place.version();
    return placed;
  }

  /** Requires something of the entry that was read. */
  void require(boolean holds, Fault fault) throws BrokenLogException {
    if (!holds) {
      throw new BrokenLogException(fault, size());
    }
  }

  /** Requires that there is something that the entry needs. */
  <T> T require(Optional<T> needed, Fault fault) throws BrokenLogException {
    require(needed.isPresent(), fault);
    return needed.orElseThrow();
  }

  /** Adds the entry that was read. */
  void add(byte[] bytes, Instant at) {
    hashes.add(LogBytes.encode(LogBytes.sha256(bytes)));
    lastTime = at;
  }

  int size() {
    return hashes.size();
  }

  /** The SHA-256 of the newest entry, in Base64; empty before the first. */
  String hash() {
    return hashes.isEmpty() ? "" : hashes.getLast();
  }

  boolean has(int entry, String hash) {
    return entry < size() && hashes.get(entry).equals(hash);
  }

  /**
   * Whether chance is settled before the first move, and proposals sign the log that their players
   * have seen. Of earlier logs the moves alone are checked.
   */
  boolean isSettled() {
    return version >= SETTLED;
  }
}
