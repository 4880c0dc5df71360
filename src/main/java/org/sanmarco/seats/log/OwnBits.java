package org.sanmarco.seats.log;

import module java.base;

/**
 * The bits that a seat's player adds to chance: others for each attempt to begin the game. Each are
 * the SHA-256 of those of the next attempt, and the commitment to all is the SHA-256 of the first.
 * They follow from the player's secret, so that the program can compute them again.
 */
public final class OwnBits {

  /** The number of attempts that a game has. */
  static final int ATTEMPTS = 64;

  private OwnBits() {}

  /**
   * The commitment that goes with the claim of a seat.
   *
   * @param game the game's number
   */
  public static byte[] commitment(Signer signer, String game, int seat) {
    return LogBytes.sha256(of(signer, game, seat, 0));
  }

  /**
   * The bits for an attempt.
   *
   * @param attempt less than {@link #ATTEMPTS}
   */
  static byte[] of(Signer signer, String game, int seat, int attempt) {
    // A signature that is the same each time and never sent.
    byte[] signature = signer.sign(("bits " + game + " " + seat).getBytes(StandardCharsets.UTF_8));
    return hashed(LogBytes.sha256(signature), ATTEMPTS - 1 - attempt);
  }

  /** Whether bits are those of an attempt to which a player has committed themselves. */
  static boolean areMeant(byte[] bits, int attempt, byte[] commitment) {
    return bits.length == Signer.KEY_BYTES && Arrays.equals(hashed(bits, attempt + 1), commitment);
  }

  private static byte[] hashed(byte[] bits, int times) {
    byte[] hashed = bits;
    for (int i = 0; i < times; i++) {
      hashed = LogBytes.sha256(hashed);
    }
    return hashed;
  }
}
