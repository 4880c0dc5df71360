package org.sanmarco.seats.log;

import java.time.Instant;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.log.BrokenLogException.Fault;

/** The entries of a log as a chain: each has the hash of the one before, and a time not before. */
final class LogChain {

  /** The version of the log, which the first entry says. */
  private int version = EntryFormat.VERSION;

  private int size;
  private byte[] hash = new byte[0];
  private Instant last = Instant.EPOCH;

  /** The bytes of an entry that follows now. */
  byte[] next(Entry entry, Instant now) {
    Instant at = now.isBefore(last) ? last : now;
    return EntryFormat.write(new EntryFormat.Placed(version, size, at, hash(), entry));
  }

  /**
   * Reads the next entry.
   *
   * @throws BrokenLogException if it can't follow
   */
  EntryFormat.Placed read(byte[] bytes) throws BrokenLogException {
    EntryFormat.Placed placed;
    try {
      placed = EntryFormat.read(bytes);
    } catch (RefusedException unreadable) {
      throw new BrokenLogException(Fault.UNREADABLE, size);
    }
    boolean follows =
        placed.number() == size
            && (size == 0 || placed.version() == version)
            && placed.before().equals(hash())
            && !placed.at().isBefore(last);
    if (!follows) {
      throw new BrokenLogException(Fault.CHAIN, size);
    }
    version = placed.version();
    return placed;
  }

  /** Adds the entry that was read. */
  void add(byte[] bytes, Instant at) {
    hash = Ledger.sha256(bytes);
    last = at;
    size++;
  }

  /** The number of entries. */
  int size() {
    return size;
  }

  /** The SHA-256 of the newest entry, in Base64; empty before the first. */
  String hash() {
    return Ledger.encode(hash);
  }

  /** The version of the log. */
  int version() {
    return version;
  }

  /** Whether seats add links to chance that they have committed themselves to. */
  boolean isLinked() {
    return version > 1;
  }
}
