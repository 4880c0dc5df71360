package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.seats.log.Signer;

/**
 * The right of a player who has claimed a seat to speak for it, which the table gives in its answer
 * to the claim. It is good for half a year, and each claim renews it.
 *
 * @param token the token that the server wants to see
 * @param bytes as the table sends it: the account's public key, the time of issue, the signature
 */
@SuppressWarnings("ArrayRecordComponent") // These are never compared.
record PlayerToken(String token, byte[] bytes) {

  private static final int SIGNATURE_BYTES = 64;

  static final int LENGTH = Signer.KEY_BYTES + Integer.BYTES + SIGNATURE_BYTES;

  /** Tokens of one week are alike. */
  private static final long ISSUE = Duration.ofDays(7).toSeconds();

  private static final long GOOD = 26 * ISSUE;

  static PlayerToken issue(
      NKey account, String game, int seat, String invitation, byte[] sealer, byte[] user, long at) {
    int issuedAt = (int) (at - at % ISSUE);
    byte[] publicKey = account.signer().publicKey();
    String unsigned = unsigned(publicKey, game, seat, invitation, sealer, user, issuedAt);
    byte[] signature = account.signer().sign(unsigned.getBytes(StandardCharsets.US_ASCII));
    return of(publicKey, unsigned, issuedAt, signature);
  }

  private static PlayerToken of(byte[] account, String unsigned, int issuedAt, byte[] signature) {
    byte[] bytes = ByteBuffer.allocate(LENGTH).put(account).putInt(issuedAt).put(signature).array();
    return new PlayerToken(Jwt.join(unsigned, signature), bytes);
  }

  private static String unsigned(
      byte[] account,
      String game,
      int seat,
      String invitation,
      byte[] sealer,
      byte[] user,
      int issuedAt) {
    return Jwt.unsigned(
        NKey.id(NKey.Kind.ACCOUNT, account),
        NKey.id(NKey.Kind.USER, user),
        "player",
        issuedAt,
        issuedAt + GOOD,
        Rights.player(game, seat, invitation, Subjects.proposals(game, seat, sealer)));
  }

  /**
   * Reads a token that the table has given.
   *
   * @param pass the invitation with which the seat was claimed
   * @return empty if it is none for these keys, or has expired
   */
  static Optional<PlayerToken> read(byte[] bytes, Pass pass, SeatKeys keys, Instant now) {
    if (bytes.length != LENGTH) {
      return Optional.empty();
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    byte[] account = Pass.take(buffer, Signer.KEY_BYTES);
    int issuedAt = buffer.getInt();
    byte[] signature = Pass.take(buffer, SIGNATURE_BYTES);
    byte[] user = user(pass, keys).signer().publicKey();
    String unsigned =
        unsigned(
            account,
            pass.game(),
            pass.seat(),
            pass.user().id(),
            keys.sealerPublic(),
            user,
            issuedAt);
    return Optional.of(of(account, unsigned, issuedAt, signature))
        .filter(read -> now.getEpochSecond() < issuedAt + GOOD)
        .filter(read ->
            Signer.hasSigned(account, unsigned.getBytes(StandardCharsets.US_ASCII), signature));
  }

  /** The keys with which a player signs in, who has claimed a seat with other keys. */
  static NKey user(Pass pass, SeatKeys keys) {
    byte[] seed = SeatKeys.derive(keys.signer(), "user " + pass.game() + " " + pass.seat());
    return NKey.of(NKey.Kind.USER, seed);
  }
}
