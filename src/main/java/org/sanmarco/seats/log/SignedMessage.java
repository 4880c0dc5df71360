package org.sanmarco.seats.log;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;

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
    byte[] added = more.getBytes(StandardCharsets.UTF_8);
    byte[] signed = Arrays.copyOf(json, json.length - 1 + added.length);
    System.arraycopy(added, 0, signed, json.length - 1, added.length);
    return join(signed, KEY, Base64.getEncoder().encode(signer.sign(signed)), END);
  }

  private static byte[] join(byte[]... parts) {
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
    return signatureAt(message)
        .filter(at ->
            Signer.hasSigned(
                publicKey,
                Arrays.copyOf(message, at),
                decode(Arrays.copyOfRange(message, at + KEY.length, message.length - END.length))))
        .isPresent();
  }

  private static byte[] decode(byte[] text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException noBase64) {
      return new byte[0];
    }
  }

  /** The place of the comma before the signature. */
  private static Optional<Integer> signatureAt(byte[] message) {
    int last = message.length - END.length - KEY.length;
    for (int at = last; at > 0; at--) {
      if (Arrays.equals(message, at, at + KEY.length, KEY, 0, KEY.length)) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }
}
