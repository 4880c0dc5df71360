package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.seats.Seal;

/**
 * A message between a seat and its table: kind, id and what is sealed, with blanks between.
 *
 * @param id {@link #ID_LETTERS} hexadecimal letters, which the answer repeats
 * @param text what is sealed, in Base64
 */
record SeatMessage(Kind kind, String id, String text) {

  enum Kind {
    CLAIM,
    PROPOSAL,
    ANSWER,
    CLOSED,
    /** A screen shows the game, or the table leads it. */
    HERE;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int PARTS = 3;
  private static final int ID_LETTERS = 2 * Subjects.GAME_BYTES;
  private static final Pattern ID = Pattern.compile("[0-9a-f]{" + ID_LETTERS + "}");

  static SeatMessage seal(Seal seal, Kind kind, String game, int seat, String id, byte[] plain) {
    byte[] sealed = seal.seal(about(kind, game, seat, id), plain);
    return new SeatMessage(kind, id, new String(sealed, StandardCharsets.US_ASCII));
  }

  /** Opens a message of a seat or to it; empty if it has another seal. */
  Optional<byte[]> open(Seal seal, String game, int seat) {
    return seal.open(about(kind, game, seat, id), text.getBytes(StandardCharsets.US_ASCII));
  }

  byte[] write() {
    return String.join(" ", kind.word(), id, text).getBytes(StandardCharsets.US_ASCII);
  }

  /** Reads a message; empty if it is none. */
  static Optional<SeatMessage> read(byte[] bytes) {
    String[] parts = new String(bytes, StandardCharsets.US_ASCII).split(" ", -1);
    if (parts.length != PARTS || !ID.matcher(parts[1]).matches()) {
      return Optional.empty();
    }
    for (Kind kind : Kind.values()) {
      if (kind.word().equals(parts[0])) {
        return Optional.of(new SeatMessage(kind, parts[1], parts[2]));
      }
    }
    return Optional.empty();
  }

  /** The subject of the seal of a message, or of the answer to it. */
  static String about(Kind kind, String game, int seat, String id) {
    return String.join(" ", kind.word(), game, String.valueOf(seat), id);
  }

  /** The subject of the seal of a frame. */
  static String frame(String game, int seat, int epoch, int number) {
    return "frame " + game + " " + seat + " " + epoch + " " + number;
  }
}
