package org.sanmarco.seats.log;

import module java.base;

import java.security.Signature;
import javax.crypto.KeyAgreement;

/** Public keys of {@value Signer#KEY_BYTES} bytes, as others send them. */
public final class PublicKeys {

  private static final String ED25519 = "Ed25519";
  private static final String X25519 = "X25519";

  /** The beginnings of public keys as X.509 writes them (RFC 8410); the key itself follows. */
  private static final byte[] ED25519_KEY = HexFormat.of().parseHex("302a300506032b6570032100");

  private static final byte[] X25519_KEY = HexFormat.of().parseHex("302a300506032b656e032100");

  /**
   * The points of small order without the sign of x: anybody can make signatures that fit such a
   * key. Java refuses all other writings of them.
   */
  private static final Set<String> SMALL_ORDER =
      Set.of(
          "0100000000000000000000000000000000000000000000000000000000000000",
          "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
          "0000000000000000000000000000000000000000000000000000000000000000",
          "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
          "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a");

  private static final byte[] ANY_SECRET = new byte[Signer.KEY_BYTES];

  private PublicKeys() {}

  /** The bytes of a public key. */
  public static byte[] bytes(PublicKey key) {
    byte[] encoded = key.getEncoded();
    return Arrays.copyOfRange(encoded, encoded.length - Signer.KEY_BYTES, encoded.length);
  }

  /** Whether a key is one with which only its owner signs. */
  static boolean canSign(byte[] key) {
    if (key.length != Signer.KEY_BYTES) {
      return false;
    }
    byte[] unsigned = key.clone();
    unsigned[Signer.KEY_BYTES - 1] &= 0x7f;
    if (SMALL_ORDER.contains(HexFormat.of().formatHex(unsigned))) {
      return false;
    }
    try {
      var _ = verifier(key);
      return true;
    } catch (GeneralSecurityException noPoint) {
      return false;
    }
  }

  /** Whether a key is one with which its owner agrees on seals. */
  static boolean canSeal(byte[] key) {
    try {
      return key.length == Signer.KEY_BYTES && agree(ANY_SECRET, key).length > 0;
    } catch (IllegalArgumentException noKey) {
      return false;
    }
  }

  /** A check of signatures, which have to be verified yet. */
  static Signature verifier(byte[] key) throws GeneralSecurityException {
    Signature check = Signature.getInstance(ED25519);
    check.initVerify(key(ED25519, ED25519_KEY, key));
    return check;
  }

  private static PublicKey key(String algorithm, byte[] beginning, byte[] key)
      throws GeneralSecurityException {
    return KeyFactory.getInstance(algorithm)
        .generatePublic(new X509EncodedKeySpec(SignedMessage.join(beginning, key)));
  }

  /**
   * The secret that the owners of two X25519 pairs have in common (RFC 7748).
   *
   * @param secret of the one
   * @param key the public key of the other
   * @throws IllegalArgumentException if that is no public key
   */
  public static byte[] agree(byte[] secret, byte[] key) {
    try {
      KeyAgreement agreement = KeyAgreement.getInstance(X25519);
      agreement.init(
          KeyFactory.getInstance(X25519)
              .generatePrivate(new XECPrivateKeySpec(NamedParameterSpec.X25519, secret)));
      agreement.doPhase(key(X25519, X25519_KEY, key), true);
      return agreement.generateSecret();
    } catch (GeneralSecurityException wrong) {
      throw new IllegalArgumentException("not a public key", wrong);
    }
  }
}
