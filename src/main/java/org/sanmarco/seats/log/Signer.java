package org.sanmarco.seats.log;

import module java.base;

import java.security.Signature;

/** A pair of Ed25519 keys that signs messages (RFC 8032). For several threads. */
public final class Signer {

  /** The length of a seed and of a public key in bytes. */
  public static final int KEY_BYTES = 32;

  private static final String ALGORITHM = "Ed25519";
  private static final SecureRandom RANDOM = new SecureRandom();

  private final PrivateKey privateKey;
  private final byte[] publicKey;

  private Signer(KeyPair pair) {
    privateKey = pair.getPrivate();
    publicKey = PublicKeys.bytes(pair.getPublic());
  }

  /**
   * The signer of a seed.
   *
   * @param seed {@value #KEY_BYTES} bytes
   */
  public static Signer of(byte[] seed) {
    return new Signer(pair(ALGORITHM, seed));
  }

  /** The pair of keys that a seed makes: it is all that the generator asks chance for. */
  public static KeyPair pair(String algorithm, byte[] seed) {
    if (seed.length != KEY_BYTES) {
      throw new IllegalArgumentException("seed of " + seed.length + " bytes");
    }
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm);
      generator.initialize(
          new NamedParameterSpec(algorithm),
          new SecureRandom() {
            private static final long serialVersionUID = 1;

            @Override
            public void nextBytes(byte[] bytes) {
              System.arraycopy(seed, 0, bytes, 0, bytes.length);
            }
          });
      return generator.generateKeyPair();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java has " + algorithm, impossible);
    }
  }

  /** Random bytes of the best quality. */
  public static byte[] randomBytes(int length) {
    byte[] bytes = new byte[length];
    RANDOM.nextBytes(bytes);
    return bytes;
  }

  /** Random bytes in hexadecimal letters, two for each. */
  public static String randomHex(int length) {
    return HexFormat.of().formatHex(randomBytes(length));
  }

  /** The public key, {@value #KEY_BYTES} bytes. */
  public byte[] publicKey() {
    return publicKey.clone();
  }

  /** The signature of a message, 64 bytes. */
  public byte[] sign(byte[] message) {
    try {
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initSign(privateKey);
      signature.update(message);
      return signature.sign();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Whether the owner of a public key has signed a message. */
  public static boolean hasSigned(byte[] publicKey, byte[] message, byte[] signature) {
    try {
      Signature check = PublicKeys.verifier(publicKey);
      check.update(message);
      return check.verify(signature);
    } catch (GeneralSecurityException noKeyOrSignature) {
      return false;
    }
  }
}
