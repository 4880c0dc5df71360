package org.sanmarco.seats.nats;

import module java.base;

/**
 * The grants of an operator or an account of a NATS server, as signed JSON Web Tokens of NATS's
 * version 2. Their texts are fixed to the letter: a {@link Pass} holds only what differs, and the
 * signature.
 */
final class Jwt {

  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
  private static final String HEADER = encode("{\"typ\":\"JWT\",\"alg\":\"ed25519-nkey\"}");

  /** The limits of an account: subscriptions and bytes of a message of each user, connections. */
  private static final String LIMITS =
      "\"subs\":%d,\"data\":-1,\"payload\":%d,\"imports\":-1,\"exports\":-1,"
          + "\"wildcards\":true,\"conn\":%d,\"leaf\":-1";

  private static final String FREE = LIMITS.formatted(-1, -1, -1);

  /** The most connections of members, of invitations, and of each account of players. */
  private static final int MEMBERS = 200;

  private static final int INVITED = 500;
  private static final int PLAYERS = 128;

  /** The part of the tables' account that seats can hear: frames and answers. */
  private static final List<String> STREAMS = List.of("v.>", "a.>");

  /** The subjects of that account that seats can send to, if their rights allow it. */
  private static final List<String> SERVICES =
      List.of("p.>", Subjects.GET + Subjects.VIEW + ".v.>");

  private Jwt() {}

  private static String encode(String text) {
    return BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String unsigned(
      String issuer, String subject, String name, long issuedAt, String type, String grants) {
    return unsigned(issuer, subject, name, "\"iat\":" + issuedAt, type, grants);
  }

  /** The part of a token that is signed. */
  private static String unsigned(
      String issuer, String subject, String name, String times, String type, String grants) {
    return HEADER
        + "."
        + encode(
            """
            {%s,"iss":"%s","name":"%s","nats":{%s"type":"%s","version":2},"sub":"%s"}\
            """
                .formatted(times, issuer, name, grants, type, subject));
  }

  /** A token from its two parts. */
  static String join(String unsigned, byte[] signature) {
    return unsigned + "." + BASE64.encodeToString(signature);
  }

  private static String sign(NKey issuer, String unsigned) {
    return join(unsigned, issuer.signer().sign(unsigned.getBytes(StandardCharsets.US_ASCII)));
  }

  /**
   * The token of an operator.
   *
   * @param second the public key of the tables, which may sign accounts too; only that of
   *     invitations gets from them to the server
   */
  static String operator(NKey operator, String second, String systemAccount, long issuedAt) {
    String grants =
        "\"signing_keys\":[\"%s\"],\"system_account\":\"%s\",".formatted(second, systemAccount);
    return sign(
        operator,
        unsigned(operator.id(), operator.id(), "san-marco", issuedAt, "operator", grants));
  }

  /**
   * The token of an account that nobody uses but the server. Tables reach one thing in it: the
   * subject that changes the account of invitations.
   */
  static String system(NKey operator, String account, String seats, long issuedAt) {
    String exports = "\"exports\":[" + port(Subjects.account(seats), "service", "") + "],";
    return account(operator, account, "system", issuedAt, FREE, exports);
  }

  /**
   * The token of the tables' account.
   *
   * @param system the account of the server
   * @param seats the account of invitations
   * @param room the most bytes that it may keep
   */
  static String tables(
      NKey operator, String account, String system, String seats, long issuedAt, long room) {
    String ports =
        "\"imports\":["
            + port(Subjects.account(seats), "service", from(system))
            + "],\"exports\":["
            + ports("")
            + ","
            + port(Subjects.QUESTIONS, "service", "")
            + "],";
    return account(operator, account, "tables", issuedAt, FREE + store(room), ports);
  }

  /**
   * The token of the account for work.
   *
   * @param room the most bytes that it may keep
   */
  static String work(NKey operator, String account, long issuedAt, long room) {
    return account(operator, account, "work", issuedAt, FREE + store(room), "");
  }

  private static String store(long room) {
    return ",\"mem_storage\":-1,\"disk_storage\":%d,\"streams\":-1,\"consumer\":-1".formatted(room);
  }

  static String members(NKey operator, String account, String tables, long issuedAt) {
    String imports = "\"imports\":[" + port(Subjects.QUESTIONS, "service", from(tables)) + "],";
    return account(operator, account, "members", issuedAt, limits(MEMBERS), imports);
  }

  private static String from(String account) {
    return ",\"account\":\"" + account + "\"";
  }

  private static String limits(int connections) {
    return LIMITS.formatted(Rights.SUBSCRIPTIONS, Rights.PAYLOAD, connections);
  }

  /**
   * The token of the account of invitations.
   *
   * @param revoked the users that may not sign in any more
   */
  static String seats(
      NKey operator, String account, String tables, long issuedAt, List<String> revoked) {
    String users =
        revoked.stream()
            .map(user -> "\"%s\":%d".formatted(user, Integer.MAX_VALUE))
            .collect(Collectors.joining(",", "\"revocations\":{", "},"));
    return seats(operator, account, tables, issuedAt, INVITED, revoked.isEmpty() ? "" : users);
  }

  /** The token of an account of players who have claimed their seats. */
  static String players(NKey operator, String account, String tables, long issuedAt) {
    return seats(operator, account, tables, issuedAt, PLAYERS, "");
  }

  private static String seats(
      NKey operator,
      String account,
      String tables,
      long issuedAt,
      int connections,
      String revoked) {
    String imports = "\"imports\":[" + ports(from(tables)) + "],";
    return account(operator, account, "seats", issuedAt, limits(connections), imports + revoked);
  }

  private static String ports(String account) {
    return Stream.concat(
            STREAMS.stream().map(subject -> port(subject, "stream", account)),
            SERVICES.stream().map(subject -> port(subject, "service", account)))
        .collect(Collectors.joining(","));
  }

  private static String port(String subject, String type, String account) {
    return "{\"name\":\"%s\",\"subject\":\"%s\",\"type\":\"%s\"%s}"
        .formatted(subject, subject, type, account);
  }

  private static String account(
      NKey operator, String account, String name, long issuedAt, String limits, String ports) {
    String grants =
        ports + "\"limits\":{" + limits + "},\"default_permissions\":{\"pub\":{},\"sub\":{}},";
    return sign(operator, unsigned(operator.id(), account, name, issuedAt, "account", grants));
  }

  /** The token of a table or a worker, which may do everything in its account. */
  static String table(NKey account, String user, long issuedAt) {
    return sign(
        account,
        unsigned(
            account.id(),
            user,
            "table",
            issuedAt,
            "user",
            "\"subs\":-1,\"data\":-1,\"payload\":-1,"));
  }

  /**
   * The part of a seat's or a member's token that is signed.
   *
   * @param account the public key of the seats' account, as NATS writes it
   * @param user the public key of the seat or member
   * @param name any letters and digits, which are signed with the rest
   * @param expires the second since 1970 from which the server refuses it; 0 for never
   */
  static String unsigned(
      String account, String user, String name, long issuedAt, long expires, Rights rights) {
    String grants =
        "\"pub\":{\"allow\":%s},\"sub\":{\"allow\":%s},\"subs\":%d,\"data\":-1,\"payload\":%d,"
            .formatted(
                list(rights.publish()),
                list(rights.subscribe()),
                Rights.SUBSCRIPTIONS,
                Rights.PAYLOAD);
    String times = (expires == 0 ? "" : "\"exp\":" + expires + ",") + "\"iat\":" + issuedAt;
    return unsigned(account, user, name, times, "user", grants);
  }

  private static String list(List<String> subjects) {
    return subjects.stream()
        .map(one -> "\"" + one + "\"")
        .collect(Collectors.joining(",", "[", "]"));
  }
}
