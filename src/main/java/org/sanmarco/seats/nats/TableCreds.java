package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.log.Signer;

/**
 * The credentials of a server's tables: all keys and passes follow from the seed. The file has a
 * line for each address of the server, and one for the seed.
 *
 * @param servers such as {@code nats://play.example.org:4222}, or {@code tls://…}; the first is the
 *     one in passes
 */
public record TableCreds(List<URI> servers, NKey account) {

  /** The number of accounts for players, so that a crowd in one leaves others theirs. */
  private static final int PLAYERS = 16;

  private static final Refusal NO_CREDS = Refusal.of("", "no-table-creds");

  public TableCreds {
    servers = List.copyOf(servers);
  }

  static TableCreds fresh(URI server) {
    return new TableCreds(List.of(server), NKey.fresh(NKey.Kind.ACCOUNT));
  }

  /** The same with another first address. */
  TableCreds at(URI first) {
    return servers.contains(first)
        ? this
        : new TableCreds(
            Stream.concat(Stream.of(first), servers.stream().skip(1)).toList(), account);
  }

  /** The same, reached at another address too, which is in no pass. */
  public TableCreds reachedAt(URI near) {
    return new TableCreds(Stream.concat(servers.stream(), Stream.of(near)).toList(), account);
  }

  /**
   * Reads creds.
   *
   * @throws IOException if the file can't be read
   * @throws RefusedException with {@code no-table-creds} if it holds something else
   */
  public static TableCreds read(Path file) throws IOException {
    List<URI> servers = new ArrayList<>();
    List<NKey> seeds = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      String text = line.strip();
      if (text.startsWith("nats://") || text.startsWith("tls://")) {
        servers.add(uri(text));
      } else if (!text.isEmpty() && !text.startsWith("#")) {
        seeds.add(
            NKey.read(NKey.Kind.ACCOUNT, text).orElseThrow(() -> new RefusedException(NO_CREDS)));
      }
    }
    if (servers.isEmpty() || seeds.size() != 1) {
      throw new RefusedException(NO_CREDS);
    }
    return new TableCreds(servers, seeds.getFirst());
  }

  private static URI uri(String text) {
    try {
      URI uri = URI.create(text);
      if (uri.getHost() != null && uri.getPort() > 0) {
        return uri;
      }
    } catch (IllegalArgumentException wrong) {
      throw new RefusedException(NO_CREDS);
    }
    throw new RefusedException(NO_CREDS);
  }

  /**
   * Writes a file that only its owner can read.
   *
   * @throws IOException if that fails, or the file exists
   */
  public void write(Path file) throws IOException {
    Secrets.write(file, this + "\n");
  }

  NKey seats() {
    return NKey.of(NKey.Kind.ACCOUNT, secret("seats"));
  }

  /** The accounts of players who have claimed their seats; each game belongs to one. */
  List<NKey> players() {
    return IntStream.range(0, PLAYERS).mapToObj(this::players).toList();
  }

  private NKey players(int number) {
    return NKey.of(NKey.Kind.ACCOUNT, secret("players " + number));
  }

  NKey members() {
    return NKey.of(NKey.Kind.ACCOUNT, secret("members"));
  }

  /** The account for work, which has nothing to do with games of people. */
  NKey work() {
    return NKey.of(NKey.Kind.ACCOUNT, secret("work"));
  }

  /** The operator's second key, with which tables revoke invitations. */
  NKey operator() {
    return NKey.of(NKey.Kind.OPERATOR, secret("operator"));
  }

  private byte[] secret(String purpose) {
    return SeatKeys.derive(account.seed(), purpose);
  }

  /** The secret with which tables agree on seals. */
  byte[] sealer() {
    return secret("sealer");
  }

  /** The key of a game's chance, 32 bytes. */
  public byte[] chanceKey(String game) {
    return secret("chance " + game);
  }

  /** The keys with which tables sign in a game. */
  public Signer signer(String game) {
    return Signer.of(secret("signer " + game));
  }

  /**
   * The number of the game that follows another with the same people, at all tables the same.
   *
   * @param over the time at which the other ended
   */
  public String nextGame(String game, Instant over) {
    String rest = HexFormat.of().formatHex(secret("again " + game));
    return GameNumber.of(GameNumber.link(game), over, rest);
  }

  byte[] logKey(String game) {
    return secret("log " + game);
  }

  /**
   * The seed of an invitation.
   *
   * @param turn how often the seat was freed
   */
  byte[] seatSeed(String game, int seat, int turn) {
    return secret("seat " + game + " " + seat + " " + turn);
  }

  /** The public key of the user of an invitation, as NATS writes it. */
  String invited(String game, int seat, int turn) {
    return NKey.of(NKey.Kind.USER, seatSeed(game, seat, turn)).id();
  }

  /**
   * An invitation to a seat.
   *
   * @param seat 1 and up; 0 to watch
   * @param turn how often the seat was freed: each time has an invitation of its own
   */
  public Pass seat(String game, int seat, int turn, Clock clock) {
    return pass(seats(), seatSeed(game, seat, turn), Pass.Kind.SEAT, game, seat, clock);
  }

  /**
   * The token of the player who has claimed a seat: from then on nobody else speaks for it.
   *
   * @param turn how often the seat was freed
   * @param sealer the public key to which the seat's frames are sealed
   * @param user the public key with which the player signs in
   */
  PlayerToken player(String game, int seat, int turn, byte[] sealer, byte[] user, Clock clock) {
    NKey account = players(HexFormat.fromHexDigits(game.substring(game.length() - 1)) % PLAYERS);
    long now = clock.instant().getEpochSecond();
    return PlayerToken.issue(account, game, seat, invited(game, seat, turn), sealer, user, now);
  }

  /**
   * The link of one member, whose games are counted for themselves.
   *
   * @param name a text that no other member has; empty for the link that a club gives all members
   */
  public Pass member(String name, Clock clock) {
    byte[] seed = secret("member " + name);
    String link = HexFormat.of().formatHex(SeatKeys.derive(seed, "line"), 0, Integer.BYTES);
    String number = link + "0".repeat(2 * Subjects.GAME_BYTES - link.length());
    return pass(members(), seed, Pass.Kind.MEMBER, number, 0, clock);
  }

  private Pass pass(NKey issuer, byte[] seed, Pass.Kind kind, String game, int seat, Clock clock) {
    return new Pass(
        servers.getFirst(),
        issuer,
        NKey.of(NKey.Kind.USER, seed),
        kind,
        game,
        seat,
        (int) Pass.day(clock.instant()),
        SeatKeys.publicKey(sealer()));
  }

  /** The text of the file. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("# Anybody with this file can run tables.\n");
    servers.forEach(server -> text.append(server).append('\n'));
    return text.append(account.secret()).toString();
  }
}
