package org.sanmarco.seats.nats;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * The grants of an operator or an account of a NATS server, as signed JSON Web Tokens of NATS's
 * version 2. Their texts are fixed to the letter: a {@link Pass} holds only what differs, and the
 * signature.
 */
final class Jwt {

  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
  private static final String HEADER = encode("{\"typ\":\"JWT\",\"alg\":\"ed25519-nkey\"}");

  private static final String FREE =
      "\"subs\":-1,\"data\":-1,\"payload\":-1,\"imports\":-1,\"exports\":-1,"
          + "\"wildcards\":true,\"conn\":-1,\"leaf\":-1";

  private static final String STORE =
      ",\"mem_storage\":-1,\"disk_storage\":%d,\"streams\":-1,\"consumer\":-1";

  /** The part of the tables' account that seats can hear: frames and answers. */
  private static final List<String> STREAMS = List.of("v.>", "a.>");

  /** The subjects of that account that seats can send to, if their rights allow it. */
  private static final List<String> SERVICES =
      List.of("p.>", Subjects.GET + Subjects.VIEW + ".v.>");

  private Jwt() {}

  private static String encode(String text) {
    return BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The part of a token that is signed. */
  private static String unsigned(
      String issuer, String subject, String name, long issuedAt, String type, String grants) {
    return HEADER
        + "."
        + encode(
            """
            {"iat":%d,"iss":"%s","name":"%s","nats":{%s"type":"%s","version":2},"sub":"%s"}\
            """
                .formatted(issuedAt, issuer, name, grants, type, subject));
  }

  /** A token from its two parts. */
  static String join(String unsigned, byte[] signature) {
    return unsigned + "." + BASE64.encodeToString(signature);
  }

  private static String sign(NKey issuer, String unsigned) {
    return join(unsigned, issuer.signer().sign(unsigned.getBytes(StandardCharsets.US_ASCII)));
  }

  /** The token of an operator. */
  static String operator(NKey operator, String systemAccount, long issuedAt) {
    String grants = "\"system_account\":\"" + systemAccount + "\",";
    return sign(
        operator,
        unsigned(operator.id(), operator.id(), "san-marco", issuedAt, "operator", grants));
  }

  /** The token of an account that nobody uses but the server. */
  static String system(NKey operator, String account, long issuedAt) {
    return account(operator, account, "system", issuedAt, "", "");
  }

  /**
   * The token of the tables' account.
   *
   * @param room the most bytes that it may keep
   */
  static String tables(NKey operator, String account, long issuedAt, long room) {
    String exports =
        "\"exports\":["
            + STREAMS.stream().map(subject -> port(subject, "stream", "")).collect(joining())
            + ","
            + SERVICES.stream().map(subject -> port(subject, "service", "")).collect(joining())
            + ","
            + port(Subjects.QUESTIONS, "service", "")
            + "],";
    return account(operator, account, "tables", issuedAt, store(room), exports);
  }

  /**
   * The token of the account for work.
   *
   * @param room the most bytes that it may keep
   */
  static String work(NKey operator, String account, long issuedAt, long room) {
    return account(operator, account, "work", issuedAt, store(room), "");
  }

  private static String store(long room) {
    return STORE.formatted(room);
  }

  /** The token of the members' account. */
  static String members(NKey operator, String account, String tables, long issuedAt) {
    String imports = "\"imports\":[" + port(Subjects.QUESTIONS, "service", from(tables)) + "],";
    return account(operator, account, "members", issuedAt, "", imports);
  }

  private static String from(String account) {
    return ",\"account\":\"" + account + "\"";
  }

  /** The token of the seats' account. */
  static String seats(NKey operator, String account, String tables, long issuedAt) {
    String from = from(tables);
    String imports =
        "\"imports\":["
            + STREAMS.stream().map(subject -> port(subject, "stream", from)).collect(joining())
            + ","
            + SERVICES.stream().map(subject -> port(subject, "service", from)).collect(joining())
            + "],";
    return account(operator, account, "seats", issuedAt, "", imports);
  }

  private static Collector<CharSequence, ?, String> joining() {
    return Collectors.joining(",");
  }

  private static String port(String subject, String type, String account) {
    return "{\"name\":\"%s\",\"subject\":\"%s\",\"type\":\"%s\"%s}"
        .formatted(subject, subject, type, account);
  }

  private static String account(
      NKey operator, String account, String name, long issuedAt, String limits, String ports) {
    String grants =
        ports
            + "\"limits\":{"
            + FREE
            + limits
            + "},\"default_permissions\":{\"pub\":{},\"sub\":{}},";
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
   */
  static String unsigned(String account, String user, String name, long issuedAt, Rights rights) {
    String grants =
        "\"pub\":{\"allow\":%s},\"sub\":{\"allow\":%s},\"subs\":%d,\"data\":-1,\"payload\":%d,"
            .formatted(
                list(rights.publish()),
                list(rights.subscribe()),
                Rights.SUBSCRIPTIONS,
                Rights.PAYLOAD);
    return unsigned(account, user, name, issuedAt, "user", grants);
  }

  private static String list(List<String> subjects) {
    return subjects.stream()
        .map(one -> "\"" + one + "\"")
        .collect(Collectors.joining(",", "[", "]"));
  }
}
