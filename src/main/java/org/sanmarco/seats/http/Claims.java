package org.sanmarco.seats.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/**
 * The rights of devices: a key that lets people choose a seat, and for each chosen seat the token
 * of its one device. For several threads.
 */
final class Claims {

  /** The letters and digits of a code that is typed: none that look alike. */
  private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  private static final int CODE_LENGTH = 8;
  private static final int TOKEN_BYTES = 16;

  private final SecureRandom random = new SecureRandom();
  private final String key = newToken();
  private final String code = newCode();
  private final Map<Integer, String> tokens = new HashMap<>();

  /** The token of all spectators. */
  private final String spectators = newToken();

  /** The key of the game: 128 bits, in hexadecimal. */
  String key() {
    return key;
  }

  /** The key to be typed: 40 bits. */
  String code() {
    return code;
  }

  private String newToken() {
    byte[] bits = new byte[TOKEN_BYTES];
    random.nextBytes(bits);
    return HexFormat.of().formatHex(bits);
  }

  private String newCode() {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < CODE_LENGTH; i++) {
      letters.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return letters.toString();
  }

  /** Whether a text is the key or the code. */
  boolean opens(String text) {
    boolean isKey = same(text, key);
    return same(text, code) || isKey;
  }

  /**
   * Gives a seat to a device.
   *
   * @param seat 1 and up; 0 for a spectator
   * @return the seat's token; empty if another device has the seat
   */
  synchronized Optional<String> claim(int seat) {
    if (seat == 0) {
      return Optional.of(spectators);
    }
    if (tokens.containsKey(seat)) {
      return Optional.empty();
    }
    String token = newToken();
    tokens.put(seat, token);
    return Optional.of(token);
  }

  /** Takes a seat back from its device. */
  synchronized void release(int seat) {
    tokens.remove(seat);
  }

  synchronized boolean isFree(int seat) {
    return !tokens.containsKey(seat);
  }

  /** The seat of a token; empty if it is nobody's. */
  synchronized Optional<Integer> seat(String token) {
    int found = same(token, spectators) ? 0 : -1;
    for (Map.Entry<Integer, String> claim : tokens.entrySet()) {
      // All are compared, so that the time tells nothing.
      found = same(token, claim.getValue()) ? claim.getKey() : found;
    }
    return found < 0 ? Optional.empty() : Optional.of(found);
  }

  private static boolean same(String given, String secret) {
    return MessageDigest.isEqual(
        given.getBytes(StandardCharsets.UTF_8), secret.getBytes(StandardCharsets.UTF_8));
  }
}
