package org.sanmarco.table;

import module java.base;

import org.sanmarco.kernel.RandomSource;

/**
 * Chance by the game's own number and a secret key: who knows the number, but not the key, can't
 * foretell it. Its bits are HMAC-SHA-256, with the key, of the texts {@code NUMBER MOVE BLOCK} for
 * the blocks 0, 1 and so on.
 */
public final class SecretDealer implements ChanceSource {

  private static final String ALGORITHM = "HmacSHA256";

  private final String number;
  private final Supplier<byte[]> key;

  /**
   * The chance of one game.
   *
   * @param number the game's own
   * @param key asked when chance acts; always gives the same
   */
  public SecretDealer(String number, Supplier<byte[]> key) {
    this.number = number;
    this.key = key;
  }

  /** The game's own number. */
  public String number() {
    return number;
  }

  @Override
  public RandomSource at(int move) {
    return new Blocks(number + " " + move + " ", key.get());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SecretDealer same && same.number.equals(number);
  }

  @Override
  public int hashCode() {
    return number.hashCode();
  }

  @Override
  public String toString() {
    return "chance of the game " + number;
  }

  private static final class Blocks extends Draws {

    private final String text;
    private final Mac mac;
    private ByteBuffer bits = ByteBuffer.allocate(0);
    private int block;

    Blocks(String text, byte[] key) {
      this.text = text;
      try {
        mac = Mac.getInstance(ALGORITHM);
        mac.init(new SecretKeySpec(key, ALGORITHM));
      } catch (GeneralSecurityException impossible) {
        throw new IllegalStateException("every Java has " + ALGORITHM, impossible);
      }
    }

    @Override
    long next() {
      if (!bits.hasRemaining()) {
        bits = ByteBuffer.wrap(mac.doFinal((text + block++).getBytes(StandardCharsets.US_ASCII)));
      }
      return bits.getLong();
    }
  }
}
