package org.sanmarco.seats.log;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
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

  static byte[] question(int from) {
    return JsonMessage.write(Map.of("v", 1, FROM, from));
  }

  /** The number of the entry that a question asks for; empty if a message is no such question. */
  static Optional<Integer> asked(byte[] message) {
    return Optional.ofNullable(JsonMessage.object(message).get(FROM))
        .map(JsonNode::asInt)
        .filter(from -> from >= 0);
  }
}
