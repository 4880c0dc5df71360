package org.sanmarco.seats.nats;

import module java.base;

/**
 * The note with which a table begins an epoch: who has an invitation reads it before claiming the
 * seat.
 *
 * @param protocol the version of the messages
 * @param program the version of the table's program
 * @param by the person or club that runs the table; empty for a player's window
 */
public record TableNote(int protocol, String program, String by) {

  /** The version of the messages that this program knows. */
  public static final int PROTOCOL = 4;

  private static final String NAME = "san-marco";
  private static final int PARTS = 5;

  /** The note as it is stored, with a word that no other note has. */
  byte[] toBytes() {
    return String.join(
            " ", NAME, String.valueOf(protocol), Wire.freshId(), encode(program), encode(by))
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static String encode(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String decode(String text) {
    return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
  }

  /** Reads a note; empty if it is none. Later versions may add words at its end. */
  static Optional<TableNote> read(byte[] bytes) {
    String[] words = new String(bytes, StandardCharsets.US_ASCII).split(" ", -1);
    try {
      return words.length < PARTS || !words[0].equals(NAME)
          ? Optional.empty()
          : Optional.of(
              new TableNote(Integer.parseInt(words[1]), decode(words[3]), decode(words[4])));
    } catch (IllegalArgumentException wrong) {
      return Optional.empty();
    }
  }
}
