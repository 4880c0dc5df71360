package org.sanmarco.seats.log;

import module java.base;

/**
 * A seat's chain of links: link <i>n</i> is the SHA-256 of link <i>n</i> + 1. Link 0 is enough to
 * check every other link, and to compute none that was not revealed. So a player who has published
 * link 0 can't choose what the others are.
 */
public final class LinkChain {

  /** The number of links. */
  static final int LENGTH = 1 << 16;

  private static final int STEP = 1 << 8;

  /** Every link whose number is a multiple of the step. */
  private final byte[][] kept = new byte[LENGTH / STEP + 1][];

  private LinkChain(byte[] last) {
    kept[LENGTH / STEP] = last;
    for (int i = LENGTH / STEP; i > 0; i--) {
      kept[i - 1] = hash(kept[i], STEP);
    }
  }

  /**
   * The chain of a seat, which follows from its player's secret: a signature about the seat, which
   * is the same each time and never sent.
   *
   * @param game the game's number
   */
  public static LinkChain of(Signer signer, String game, int seat) {
    String about = "chain " + game + " " + seat;
    return new LinkChain(LogBytes.sha256(signer.sign(about.getBytes(StandardCharsets.UTF_8))));
  }

  /** The link with which the seat commits itself to all others. */
  public byte[] first() {
    return link(0);
  }

  /**
   * A link.
   *
   * @param number less than {@link #LENGTH}
   */
  byte[] link(int number) {
    int next = number / STEP + 1;
    return hash(kept[next], next * STEP - number);
  }

  /** Whether a link has a number in the chain that another one belongs to. */
  static boolean follows(byte[] earlier, int earlierNumber, byte[] link, int number) {
    return link.length == earlier.length
        && number >= earlierNumber
        && number < LENGTH
        && Arrays.equals(hash(link, number - earlierNumber), earlier);
  }

  private static byte[] hash(byte[] link, int times) {
    MessageDigest digest = LogBytes.digest();
    byte[] hashed = link.clone();
    for (int i = 0; i < times; i++) {
      hashed = digest.digest(hashed);
    }
    return hashed;
  }
}
