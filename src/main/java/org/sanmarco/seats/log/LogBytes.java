package org.sanmarco.seats.log;

import module java.base;

/** Bytes as logs have them: in Base64, with SHA-256 as their hash. */
final class LogBytes {

  private LogBytes() {}

  static String encode(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  /** Bytes in Base64; none if it is no Base64, so that what needs them doesn't fit. */
  static byte[] decode(String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException noBase64) {
      return new byte[0];
    }
  }

  static byte[] sha256(byte[] bytes) {
    return digest().digest(bytes);
  }

  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
