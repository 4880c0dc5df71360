package org.sanmarco.seats.nats;

import module java.base;

import io.nats.client.support.Encoding;
import org.sanmarco.seats.log.Signer;

/**
 * A pair of Ed25519 keys as NATS writes them: in Base32, with a first letter for the kind of owner
 * and a CRC.
 */
final class NKey {

  enum Kind {
    OPERATOR('O'),
    ACCOUNT('A'),
    USER('U');

    private final int prefix;

    Kind(char letter) {
      prefix = LETTERS.indexOf(letter) << 3;
    }
  }

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final int LETTER_BITS = 5;
  private static final int CRC_BYTES = 2;
  private static final int POLYNOMIAL = 0x1021;
  private static final int SEED = LETTERS.indexOf('S') << 3;

  private final Kind kind;
  private final byte[] seed;
  private final Signer signer;

  private NKey(Kind kind, byte[] seed) {
    this.kind = kind;
    this.seed = seed.clone();
    signer = Signer.of(seed);
  }

  /**
   * The keys of a seed.
   *
   * @param seed {@link Signer#KEY_BYTES} bytes
   */
  static NKey of(Kind kind, byte[] seed) {
    return new NKey(kind, seed);
  }

  static NKey fresh(Kind kind) {
    return of(kind, Signer.randomBytes(Signer.KEY_BYTES));
  }

  /** Reads what {@link #secret} has written; empty if it isn't the seed of that kind. */
  static Optional<NKey> read(Kind kind, String secret) {
    byte[] bytes = Encoding.base32Decode(secret.toCharArray());
    if (bytes.length != 2 + Signer.KEY_BYTES + CRC_BYTES) {
      return Optional.empty();
    }
    byte[] seed = Arrays.copyOfRange(bytes, 2, 2 + Signer.KEY_BYTES);
    NKey key = of(kind, seed);
    return key.secret().equals(secret) ? Optional.of(key) : Optional.empty();
  }

  /** The seed, {@link Signer#KEY_BYTES} bytes. */
  byte[] seed() {
    return seed.clone();
  }

  Signer signer() {
    return signer;
  }

  /** The public key as NATS writes it. */
  String id() {
    return id(kind, signer.publicKey());
  }

  /** A public key as NATS writes it. */
  static String id(Kind kind, byte[] publicKey) {
    return encode(
        ByteBuffer.allocate(1 + publicKey.length).put((byte) kind.prefix).put(publicKey).array());
  }

  /** The seed as NATS writes it. */
  String secret() {
    return encode(
        ByteBuffer.allocate(2 + seed.length)
            .put((byte) (SEED | kind.prefix >> LETTER_BITS))
            .put((byte) (kind.prefix << 3))
            .put(seed)
            .array());
  }

  private static String encode(byte[] bytes) {
    byte[] all = Arrays.copyOf(bytes, bytes.length + CRC_BYTES);
    int crc = crc(bytes);
    all[bytes.length] = (byte) crc;
    all[bytes.length + 1] = (byte) (crc >> Byte.SIZE);
    return String.valueOf(Encoding.base32Encode(all));
  }

  /** The CRC-16 of XMODEM. */
  private static int crc(byte[] bytes) {
    int crc = 0;
    for (byte one : bytes) {
      crc ^= Byte.toUnsignedInt(one) << Byte.SIZE;
      for (int i = 0; i < Byte.SIZE; i++) {
        crc = (crc & 0x8000) == 0 ? crc << 1 : crc << 1 ^ POLYNOMIAL;
      }
      crc &= 0xffff;
    }
    return crc;
  }
}
