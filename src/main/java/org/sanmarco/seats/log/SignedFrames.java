package org.sanmarco.seats.log;

import module java.base;

/**
 * Frames that show one change, with one signature of the table for all. Each proves by itself what
 * its seat was shown. It ends with the keys {@code salt}, {@code frames} and {@code signature}:
 * {@code frames} lists the SHA-256, in Base64, of all frames of the change, each up to the comma
 * before this key, and the signature is that of {@code "frames":[…]} as written. The salt keeps a
 * seat from guessing what the others were shown and comparing hashes.
 */
final class SignedFrames {

  private static final int SALT_BYTES = 16;
  private static final String LIST = ",\"frames\":[";
  private static final byte[] LIST_BYTES = LIST.getBytes(StandardCharsets.US_ASCII);

  private SignedFrames() {}

  /**
   * Signs frames.
   *
   * @param frames JSON objects that aren't empty
   * @param least the least number of hashes: with random ones more, a seat can't tell how many
   *     others a change concerns
   * @return the signed frames, in the same order
   */
  static List<byte[]> sign(List<byte[]> frames, int least, Signer table) {
    List<byte[]> salted =
        frames.stream()
            .map(frame -> SignedMessage.open(frame, ",\"salt\":\"" + random(SALT_BYTES) + "\""))
            .toList();
    List<String> hashes = new ArrayList<>(salted.stream().map(SignedFrames::hash).toList());
    while (hashes.size() < least) {
      hashes.add(random(Signer.KEY_BYTES));
    }
    String list =
        hashes.stream().map(hash -> "\"" + hash + "\"").collect(Collectors.joining(",", LIST, "]"));
    byte[] signature = table.sign(list.substring(1).getBytes(StandardCharsets.US_ASCII));
    return salted.stream()
        .map(frame ->
            SignedMessage.close(
                SignedMessage.join(frame, list.getBytes(StandardCharsets.US_ASCII)), signature))
        .toList();
  }

  private static String random(int bytes) {
    return LogBytes.encode(Signer.randomBytes(bytes));
  }

  private static String hash(byte[] frame) {
    return LogBytes.encode(LogBytes.sha256(frame));
  }

  /**
   * Whether the owner of a public key has signed a frame.
   *
   * @param publicKey 32 bytes
   */
  static boolean isSigned(byte[] frame, byte[] publicKey) {
    int list = SignedMessage.lastIndexOf(frame, LIST_BYTES);
    int end = SignedMessage.signatureAt(frame);
    if (list < 0 || end < list) {
      return false;
    }
    byte[] signed = Arrays.copyOfRange(frame, list + 1, end);
    return new String(signed, StandardCharsets.US_ASCII)
            .contains("\"" + hash(Arrays.copyOf(frame, list)) + "\"")
        && Signer.hasSigned(publicKey, signed, SignedMessage.signature(frame, end));
  }
}
