package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.seats.Seal;
import org.sanmarco.seats.log.SignedMessage;
import org.sanmarco.seats.log.Signer;

/**
 * The secrets of a screen or a table: it signs with the one, and agrees on seals with the other by
 * X25519 (RFC 7748).
 */
public final class SeatKeys {

  private static final String ALGORITHM = "X25519";

  /** The beginning of a public key as X.509 writes it (RFC 8410); the key itself follows. */
  private static final byte[] X509 = HexFormat.of().parseHex("302a300506032b656e032100");

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
    byte[] encoded = Signer.pair(ALGORITHM, secret).getPublic().getEncoded();
    return Arrays.copyOfRange(encoded, X509.length, encoded.length);
  }

  /**
   * The seal that only the owners of two X25519 pairs can make.
   *
   * @param secret of the one
   * @param publicKey of the other
   * @throws IllegalArgumentException if that is no public key
   */
  static Seal seal(byte[] secret, byte[] publicKey) {
    try {
      KeyFactory keys = KeyFactory.getInstance(ALGORITHM);
      KeyAgreement agreement = KeyAgreement.getInstance(ALGORITHM);
      agreement.init(
          keys.generatePrivate(new XECPrivateKeySpec(NamedParameterSpec.X25519, secret)));
      byte[] encoded = SignedMessage.join(X509, publicKey);
      agreement.doPhase(keys.generatePublic(new X509EncodedKeySpec(encoded)), true);
      return Seal.of(derive(agreement.generateSecret(), "seat"));
    } catch (GeneralSecurityException wrong) {
      throw new IllegalArgumentException("not a public key", wrong);
    }
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
