package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Described;
import org.sanmarco.seats.JsonMessage;

/**
 * A part of a finished game's log, as a seat asks for it and the table sends it.
 *
 * @param entries the entries, at least one unless there are no more
 * @param more whether others follow
 */
record LogPage(List<byte[]> entries, boolean more) {

  /** The most bytes of entries in a page, unless a single one has more. */
  static final int MOST_BYTES = 200_000;

  private static final int MOST_ENTRIES = 100_000;
  private static final String FROM = "log-from";

  /** The page of a log that begins with an entry. */
  static LogPage of(List<byte[]> log, int from) {
    List<byte[]> entries = new ArrayList<>();
    int bytes = 0;
    int at = from;
    while (at < log.size() && (entries.isEmpty() || bytes + log.get(at).length <= MOST_BYTES)) {
      bytes += log.get(at).length;
      entries.add(log.get(at++));
    }
    return new LogPage(entries, at < log.size());
  }

  /** The question for a page. */
  static byte[] question(int from) {
    return JsonMessage.write(Map.of("v", 1, FROM, from));
  }

  /** The number of the entry that a question asks for; empty if a message is no such question. */
  static Optional<Integer> asked(byte[] message) {
    Described all = JsonMessage.read(message);
    try {
      return all.find(FROM).map(from -> from.number(0, Integer.MAX_VALUE));
    } catch (RefusedException unreadable) {
      return Optional.empty();
    }
  }

  byte[] toBytes() {
    return JsonMessage.write(
        Map.of("v", 1, "entries", entries.stream().map(Ledger::encode).toList(), "more", more));
  }

  /**
   * Reads a page.
   *
   * @throws RefusedException if it is none
   */
  static LogPage read(byte[] message) {
    Described all = JsonMessage.read(message);
    return new LogPage(
        all.get("entries").list(0, MOST_ENTRIES).stream()
            .map(one -> Ledger.decode(one.text()))
            .toList(),
        all.get("more").flag());
  }
}
