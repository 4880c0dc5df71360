package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Rates;
import org.sanmarco.seats.Seal;

/**
 * Short codes that stand for invitations, so that people can read them out and type them. The
 * server keeps them for {@link #AGE} and knows neither the codes nor the invitations. For tables,
 * and for several threads; waits for the server.
 */
public final class Codes {

  /** The time for which a code stands for an invitation. */
  static final Duration AGE = Duration.ofDays(14);

  /** The number of letters of a code: 40 bits. */
  public static final int LENGTH = 8;

  private static final int MOST_AT_ONCE = 10;
  private static final int MOST_PER_SECOND = 1;
  private static final String ABOUT = "invitation";

  private static final Refusal NO_CODE = Refusal.of("", "no-code");
  private static final Refusal BUSY = Refusal.of("", "codes-busy");
  private static final Refusal NO_LINK = Refusal.of("", "no-link");

  private final Wire wire;
  private final TableCreds creds;

  /** The limits on guesses, by line. */
  private final Rates<String> guesses;

  /**
   * The codes of the tables with these credentials.
   *
   * @param nanos the clock of the limits, such as {@link System#nanoTime}
   */
  public Codes(Wire wire, TableCreds creds, LongSupplier nanos) {
    this.wire = wire;
    this.creds = creds;
    guesses = new Rates<>(MOST_AT_ONCE, MOST_PER_SECOND, nanos);
  }

  /** Whether a text looks like a code, with or without blanks and hyphens. */
  public static boolean isCode(String text) {
    return !Pass.isLink(text)
        && Seal.letters(text).matches("[%s]{%d}".formatted(Seal.LETTERS, LENGTH));
  }

  /**
   * Gives an invitation a new code.
   *
   * @param text with one pass of a seat of these tables or several; only they are kept
   * @throws RefusedException if there is none, or another pass
   * @throws IOException if the server can't be reached
   */
  public String give(String text) throws IOException {
    List<Pass> passes = Pass.readAll(text);
    if (!passes.stream().allMatch(creds::invites)) {
      throw new RefusedException(NO_LINK);
    }
    String invitation = passes.stream().map(Pass::toString).collect(Collectors.joining(" "));
    while (true) {
      String code = Seal.freshCode(LENGTH);
      byte[] sealed = seal(code).seal(ABOUT, invitation.getBytes(StandardCharsets.US_ASCII));
      if (NatsLog.await(wire.append(subject(code), sealed))) {
        return code;
      }
    }
  }

  /**
   * The invitation that a code stands for.
   *
   * @param line the number of the line of who asks
   * @param code as a player types it
   * @throws RefusedException with {@code no-code} if there is none, or with {@code codes-busy} if
   *     codes are asked for too fast
   * @throws IOException if the server can't be reached
   */
  public String find(String line, String code) throws IOException {
    if (!guesses.admits(line)) {
      throw new RefusedException(BUSY);
    }
    String letters = Seal.letters(code);
    return Optional.ofNullable(NatsLog.await(wire.get(subject(letters))))
        .flatMap(sealed -> seal(letters).open(ABOUT, sealed))
        .map(found -> new String(found, StandardCharsets.US_ASCII))
        .orElseThrow(() -> new RefusedException(NO_CODE));
  }

  private Seal seal(String code) {
    return Seal.of(SeatKeys.derive(creds.codeKey(code), "seal"));
  }

  private String subject(String code) {
    return Subjects.code(HexFormat.of().formatHex(SeatKeys.derive(creds.codeKey(code), "subject")));
  }
}
