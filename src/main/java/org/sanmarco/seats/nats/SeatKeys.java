package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.seats.Seal;
import org.sanmarco.seats.log.PublicKeys;
import org.sanmarco.seats.log.Signer;

/**
 * The secrets of a screen or a table: it signs with the one, and agrees on seals with the other by
 * X25519 (RFC 7748).
 */
public final class SeatKeys {

  private static final String ALGORITHM = "X25519";

  private final byte[] signer;
  private final byte[] sealer;

  /**
   * Keys that were kept.
   *
   * @param signer the seed of an Ed25519 pair, {@link Signer#KEY_BYTES} bytes
   * @param sealer the secret of an X25519 pair, as long
   */
  public SeatKeys(byte[] signer, byte[] sealer) {
    this.signer = signer.clone();
    this.sealer = sealer.clone();
  }

  /** New keys. */
  public static SeatKeys fresh() {
    return new SeatKeys(Signer.randomBytes(Signer.KEY_BYTES), Signer.randomBytes(Signer.KEY_BYTES));
  }

  /** The seed of the pair that signs. */
  public byte[] signer() {
    return signer.clone();
  }

  /** The secret of the pair that agrees on seals. */
  public byte[] sealer() {
    return sealer.clone();
  }

  /** The public key of the sealer. */
  public byte[] sealerPublic() {
    return publicKey(sealer);
  }

  /** The public key of an X25519 secret. */
  static byte[] publicKey(byte[] secret) {
    return PublicKeys.bytes(Signer.pair(ALGORITHM, secret).getPublic());
  }

  /**
   * The seal that only the owners of two X25519 pairs can make.
   *
   * @param secret of the one
   * @param publicKey of the other
   * @throws IllegalArgumentException if that is no public key
   */
  static Seal seal(byte[] secret, byte[] publicKey) {
    return Seal.of(derive(PublicKeys.agree(secret, publicKey), "seat"));
  }

  /**
   * A secret that follows from another.
   *
   * @param purpose what it is for; each has a secret of its own
   * @return {@link Signer#KEY_BYTES} bytes
   */
  static byte[] derive(byte[] secret, String purpose) {
    return Seal.mac(secret, "san-marco " + purpose);
  }
}
