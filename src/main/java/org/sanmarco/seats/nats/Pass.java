package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.log.Signer;

/**
 * A line that lets somebody in: an invitation to a seat, or what a club gives its members. Such as
 * {@code san-marco://play.example.org:4222/…}; with {@code ?tls} at its end the connection is
 * encrypted. Who has it can claim the seat, so it is given to one person.
 */
public final class Pass {

  /** The kinds of passes. */
  public enum Kind {
    /** Lets its owner claim a seat and play there; that of seat 0 lets them watch. */
    SEAT,
    /** Lets its owner ask tables for new games. */
    MEMBER
  }

  private static final String SCHEME = "san-marco";
  private static final String NATS = "nats";
  private static final String TLS = "tls";

  /** A pass within other words. */
  private static final Pattern LINK =
      Pattern.compile(SCHEME + "://[^\\s/]+/[A-Za-z0-9_-]+(?:\\?" + TLS + ")?");

  private static final int SIGNATURE_BYTES = 64;
  private static final int LENGTH =
      3 * Signer.KEY_BYTES + 2 + Subjects.GAME_BYTES + Integer.BYTES + SIGNATURE_BYTES;

  /** The time for which a seat can be claimed, and that for which somebody can watch. */
  private static final Duration INVITED = Duration.ofDays(15);

  static final Duration WATCHING = Duration.ofDays(182);

  private static final Refusal NO_LINK = Refusal.of("", "no-link");
  private static final Refusal DAMAGED = Refusal.of("", "link-damaged");

  private final URI server;
  private final byte[] account;
  private final NKey user;
  private final Kind kind;
  private final String game;
  private final int seat;
  private final int issuedAt;
  private final byte[] table;
  private final byte[] signature;

  private Pass(URI uri, byte[] bytes) {
    server = server(TLS.equals(uri.getQuery()) ? TLS : NATS, uri);
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    account = take(buffer, Signer.KEY_BYTES);
    user = NKey.of(NKey.Kind.USER, take(buffer, Signer.KEY_BYTES));
    int given = buffer.get();
    if (given < 0 || given >= Kind.values().length) {
      throw new RefusedException(DAMAGED);
    }
    kind = Kind.values()[given];
    game = HexFormat.of().formatHex(take(buffer, Subjects.GAME_BYTES));
    seat = buffer.get();
    issuedAt = buffer.getInt();
    table = take(buffer, Signer.KEY_BYTES);
    signature = take(buffer, SIGNATURE_BYTES);
  }

  /**
   * Makes a pass.
   *
   * @param server such as {@code nats://play.example.org:4222}
   * @param issuer the seats' or the members' account
   * @param game hexadecimal; zeros for a member
   * @param at in seconds since 1970
   * @param table the table's public key
   */
  Pass(URI server, NKey issuer, NKey user, Kind kind, String game, int seat, int at, byte[] table) {
    this.server = server(server.getScheme(), server);
    account = issuer.signer().publicKey();
    this.user = user;
    this.kind = kind;
    this.game = game;
    this.seat = seat;
    issuedAt = at;
    this.table = table;
    signature = issuer.signer().sign(unsigned().getBytes(StandardCharsets.US_ASCII));
  }

  private static URI server(String scheme, URI uri) {
    return URI.create("%s://%s:%d".formatted(scheme, uri.getHost(), uri.getPort()));
  }

  static byte[] take(ByteBuffer buffer, int length) {
    byte[] bytes = new byte[length];
    buffer.get(bytes);
    return bytes;
  }

  /**
   * Finds the passes in a text, such as a message with an invitation in it.
   *
   * @throws RefusedException as {@link #read}
   */
  public static List<Pass> readAll(String text) {
    List<Pass> found =
        LINK.matcher(text).results().map(MatchResult::group).distinct().map(Pass::read).toList();
    if (found.isEmpty()) {
      throw new RefusedException(text.contains(SCHEME + ":") ? DAMAGED : NO_LINK);
    }
    return found;
  }

  /** Whether a text looks like a pass, right or wrong. */
  public static boolean isLink(String text) {
    return text.strip().startsWith(SCHEME + ":");
  }

  /**
   * Reads a pass.
   *
   * @throws RefusedException with {@code no-link}, or with {@code link-damaged} if a part of it is
   *     missing or changed
   */
  public static Pass read(String text) {
    if (!isLink(text)) {
      throw new RefusedException(NO_LINK);
    }
    try {
      URI uri = URI.create(text.strip());
      if (uri.getHost() == null || uri.getPort() < 0 || uri.getPath() == null) {
        throw new RefusedException(DAMAGED);
      }
      byte[] bytes = Base64.getUrlDecoder().decode(uri.getPath().replaceFirst("^/", ""));
      if (bytes.length != LENGTH) {
        throw new RefusedException(DAMAGED);
      }
      Pass pass = new Pass(uri, bytes);
      byte[] unsigned = pass.unsigned().getBytes(StandardCharsets.US_ASCII);
      if (!Signer.hasSigned(pass.account, unsigned, pass.signature)
          || !pass.toString().equals(text.strip())) {
        throw new RefusedException(DAMAGED);
      }
      return pass;
    } catch (IllegalArgumentException wrong) {
      throw new RefusedException(DAMAGED);
    }
  }

  private String unsigned() {
    Rights rights =
        kind == Kind.MEMBER ? Rights.member(link(), user.id()) : Rights.seat(game, seat, user.id());
    return Jwt.unsigned(
        NKey.id(NKey.Kind.ACCOUNT, account),
        user.id(),
        HexFormat.of().formatHex(table),
        issuedAt,
        expires(),
        rights);
  }

  /** The second since 1970 from which the server refuses this pass; 0 for never. */
  private long expires() {
    return kind == Kind.MEMBER ? 0 : issuedAt + (seat == 0 ? WATCHING : INVITED).toSeconds();
  }

  /** The second since 1970 at which the day of a moment begins. */
  static long day(Instant now) {
    return now.truncatedTo(ChronoUnit.DAYS).getEpochSecond();
  }

  String token() {
    return Jwt.join(unsigned(), signature);
  }

  /** The keys of the user that the server lets in. */
  NKey user() {
    return user;
  }

  /** The server's addresses for a connection. */
  List<String> servers() {
    return List.of(server.toString());
  }

  /** The seal of a claim, which only who has the seed of a pass or the table can make. */
  static Seal claimSeal(byte[] seed) {
    return Seal.of(SeatKeys.derive(seed, "claim"));
  }

  /** The seal of a spectator's frames. */
  Seal watchSeal() {
    return Seal.of(watchKey(user.seed()));
  }

  static byte[] watchKey(byte[] seed) {
    return SeatKeys.derive(seed, "watch");
  }

  /** The server's name. */
  public String host() {
    return server.getHost();
  }

  public Kind kind() {
    return kind;
  }

  /** The number of a member's link, as {@link GameNumber} has it. */
  String link() {
    return GameNumber.link(game);
  }

  /** The game's number, hexadecimal; for a member that of the link, and zeros. */
  public String game() {
    return game;
  }

  /** The seat, 1 and up; 0 for a spectator or a member. */
  public int seat() {
    return seat;
  }

  /** Whether another pass leads to the same server and the same tables. */
  public boolean isAtTablesOf(Pass other) {
    return server.equals(other.server)
        && Arrays.equals(account, other.account)
        && Arrays.equals(table, other.table);
  }

  /** The table's public key, with which a seat agrees on a seal. */
  byte[] table() {
    return table.clone();
  }

  /** The line. */
  @Override
  public String toString() {
    byte[] bytes =
        ByteBuffer.allocate(LENGTH)
            .put(account)
            .put(user.seed())
            .put((byte) kind.ordinal())
            .put(HexFormat.of().parseHex(game))
            .put((byte) seat)
            .putInt(issuedAt)
            .put(table)
            .put(signature)
            .array();
    String text = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    String end = TLS.equals(server.getScheme()) ? "?" + TLS : "";
    return SCHEME + "://" + server.getAuthority() + "/" + text + end;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pass pass && pass.toString().equals(toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }
}
