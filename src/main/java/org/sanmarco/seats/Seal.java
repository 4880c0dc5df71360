package org.sanmarco.seats;

import module java.base;

/**
 * Seals messages with a code or key that both sides know and that never travels, by
 * ChaCha20-Poly1305. Each message has a random nonce and a subject; it opens only for the same
 * subject. For several threads.
 */
public final class Seal {

  /** The letters and digits of a code: none that look alike. */
  public static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

  /** The number of letters of a code: 100 bits. */
  public static final int CODE_LENGTH = 20;

  private static final String CIPHER = "ChaCha20-Poly1305";
  private static final String MAC = "HmacSHA256";
  private static final int KEY_BYTES = 32;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BYTES = 16;

  /** The length of a nonce in Base64, with which every sealed message begins. */
  private static final int NONCE_LETTERS = NONCE_BYTES / 3 * 4;

  private static final SecureRandom RANDOM = new SecureRandom();

  private final String code;
  private final SecretKeySpec key;

  private Seal(String code, byte[] key) {
    this.code = code;
    this.key = new SecretKeySpec(key, CIPHER);
  }

  /**
   * The seal of a code.
   *
   * @param code as a player types it: spaces, hyphens and small letters make no difference
   */
  public Seal(String code) {
    this(
        letters(code), Arrays.copyOf(letters(code).getBytes(StandardCharsets.US_ASCII), KEY_BYTES));
  }

  /**
   * The letters and digits of a code as a player types it, capital and without anything between.
   */
  public static String letters(String code) {
    return code.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
  }

  /**
   * The seal of a key that nobody types.
   *
   * @param key 32 bytes
   */
  public static Seal of(byte[] key) {
    return new Seal("", key);
  }

  /**
   * The seal of a seat's own code, which follows from this one, the game's; this one for
   * spectators.
   *
   * @param seat 1 and up; 0 for spectators
   */
  public Seal ofSeat(int seat) {
    return seat == 0 ? this : derived("seat " + seat);
  }

  /**
   * The seal of another code that follows from this one, and from which nobody finds this one.
   *
   * @param purpose the words by which it differs from others that follow from this one
   */
  public Seal derived(String purpose) {
    byte[] bytes = mac(key.getEncoded(), purpose);
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < CODE_LENGTH; i++) {
      letters.append(LETTERS.charAt(Math.floorMod(bytes[i], LETTERS.length())));
    }
    return new Seal(letters.toString());
  }

  /** The HMAC-SHA256 of a text, 32 bytes. */
  public static byte[] mac(byte[] secret, String text) {
    try {
      Mac mac = Mac.getInstance(MAC);
      mac.init(new SecretKeySpec(secret, MAC));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A seal with a new code. */
  public static Seal fresh() {
    return new Seal(freshCode(CODE_LENGTH));
  }

  /** A random code, each of its letters 5 bits. */
  public static String freshCode(int length) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < length; i++) {
      letters.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return letters.toString();
  }

  /** The code, without spaces; empty for a key that nobody types. */
  public String code() {
    return code;
  }

  /** The length of a sealed message. */
  public static int length(int plain) {
    return (NONCE_BYTES + plain + TAG_BYTES + 2) / 3 * 4;
  }

  /**
   * Seals a message.
   *
   * @param about its subject
   * @return Base64: the nonce, what is sealed, and the tag
   */
  public byte[] seal(String about, byte[] plain) {
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    try {
      byte[] sealed = cipher(Cipher.ENCRYPT_MODE, nonce, about).doFinal(plain);
      return Base64.getEncoder()
          .encode(ByteBuffer.allocate(nonce.length + sealed.length).put(nonce).put(sealed).array());
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * Opens a message.
   *
   * @param about the subject that it must have
   * @return what was sealed; empty if it has another code or subject, or was changed
   */
  public Optional<byte[]> open(String about, byte[] sealed) {
    try {
      byte[] bytes = Base64.getDecoder().decode(sealed);
      if (bytes.length < NONCE_BYTES + TAG_BYTES) {
        return Optional.empty();
      }
      byte[] nonce = Arrays.copyOf(bytes, NONCE_BYTES);
      return Optional.of(
          cipher(Cipher.DECRYPT_MODE, nonce, about)
              .doFinal(bytes, NONCE_BYTES, bytes.length - NONCE_BYTES));
    } catch (GeneralSecurityException | IllegalArgumentException other) {
      return Optional.empty();
    }
  }

  /** The subject of the answer to a sealed message. */
  public static String answer(byte[] sealed) {
    int length = Math.min(sealed.length, NONCE_LETTERS);
    return "answer " + new String(sealed, 0, length, StandardCharsets.US_ASCII);
  }

  private Cipher cipher(int mode, byte[] nonce, String about) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(CIPHER);
    cipher.init(mode, key, new IvParameterSpec(nonce));
    cipher.updateAAD(about.getBytes(StandardCharsets.UTF_8));
    return cipher;
  }
}
