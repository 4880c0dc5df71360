package org.sanmarco.seats.log;

import module java.base;

/**
 * JSON objects whose last key is {@code signature}: the Ed25519 signature, in Base64, of all that
 * stands before the comma in front of it.
 */
public final class SignedMessage {

  private static final byte[] KEY = ",\"signature\":\"".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] END = "\"}".getBytes(StandardCharsets.US_ASCII);

  private SignedMessage() {}

  /**
   * Signs a message.
   *
   * @param json an object that isn't empty
   * @param more further keys with their values as JSON, each after a comma
   */
  public static byte[] sign(byte[] json, String more, Signer signer) {
    byte[] signed = open(json, more);
    return close(signed, signer.sign(signed));
  }

  /** An object with further keys, without its last brace. */
  static byte[] open(byte[] json, String more) {
    return join(Arrays.copyOf(json, json.length - 1), more.getBytes(StandardCharsets.UTF_8));
  }

  /** Ends an open object with its signature. */
  static byte[] close(byte[] open, byte[] signature) {
    return join(open, KEY, Base64.getEncoder().encode(signature), END);
  }

  /** Bytes one after the other. */
  public static byte[] join(byte[]... parts) {
    byte[] all = new byte[Arrays.stream(parts).mapToInt(part -> part.length).sum()];
    int at = 0;
    for (byte[] part : parts) {
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    return all;
  }

  /**
   * Whether the owner of a public key has signed a message.
   *
   * @param publicKey 32 bytes
   */
  public static boolean isSigned(byte[] message, byte[] publicKey) {
    int at = signatureAt(message);
    return at >= 0
        && Signer.hasSigned(publicKey, Arrays.copyOf(message, at), signature(message, at));
  }

  /** The place of the comma before the signature; negative if there is none. */
  static int signatureAt(byte[] message) {
    return lastIndexOf(message, KEY);
  }

  /** The signature after a place; empty if it is no Base64. */
  static byte[] signature(byte[] message, int at) {
    int end = Math.max(at + KEY.length, message.length - END.length);
    return LogBytes.decode(
        new String(Arrays.copyOfRange(message, at + KEY.length, end), StandardCharsets.ISO_8859_1));
  }

  /** The last place of a part in a message; negative if it isn't there. */
  static int lastIndexOf(byte[] message, byte[] part) {
    return new String(message, StandardCharsets.ISO_8859_1)
        .lastIndexOf(new String(part, StandardCharsets.ISO_8859_1));
  }
}
