package org.sanmarco.seats.nats;

import java.util.HexFormat;

/** The subjects of messages and the streams that keep them; {@code docs/seats.md} lists them. */
final class Subjects {

  /** The stream of logs. */
  static final String LOG = "LOG";

  /** The stream of frames. */
  static final String VIEW = "VIEW";

  /** The stream of the newest proposal of each seat. */
  static final String PROPOSALS = "PROPOSALS";

  /** The stream of invitations that are revoked. */
  static final String REVOKED = "REVOKED";

  /** The subjects of members' questions to tables: one for each link. */
  static final String QUESTIONS = "l.new.*";

  /** The beginning of subjects on which the server answers who asks for a stored message. */
  static final String GET = "$JS.API.DIRECT.GET.";

  /** The bytes of a game's number. */
  static final int GAME_BYTES = 16;

  private Subjects() {}

  static String questions(String link) {
    return "l.new." + link;
  }

  static String over(String game) {
    return "g." + game + ".over";
  }

  static String entry(String game, int number) {
    return "g." + game + "." + number;
  }

  static String frame(String game, int seat, int epoch, int number) {
    return frames(game, seat) + epoch + "." + number;
  }

  static String frames(String game, int seat) {
    return "v." + game + "." + seat + ".";
  }

  /** The subject of the note that an epoch has begun. */
  static String epoch(String game, int epoch) {
    return frame(game, 0, epoch, 0);
  }

  static String proposals(String game, int seat) {
    return "p." + game + "." + seat;
  }

  /**
   * The subject to which only the player who has claimed a seat may send.
   *
   * @param sealer the public key to which the seat's frames are sealed
   */
  static String proposals(String game, int seat, byte[] sealer) {
    return proposals(game, seat) + "." + HexFormat.of().formatHex(sealer, 0, GAME_BYTES);
  }

  static String answers(String game, int seat) {
    return "a." + game + "." + seat;
  }

  /**
   * The subject of the note that an invitation is revoked.
   *
   * @param user its public key, as NATS writes it
   */
  static String revoked(String user) {
    return "x." + user;
  }

  /** The subject on which a server takes another token of an account. */
  static String account(String id) {
    return "$SYS.REQ.ACCOUNT." + id + ".CLAIMS.UPDATE";
  }

  /** The subject that asks for what is stored under another. */
  static String get(String subject) {
    return GET + stream(subject) + "." + subject;
  }

  private static String stream(String subject) {
    return switch (subject.charAt(0)) {
      case 'g' -> LOG;
      case 'v' -> VIEW;
      default -> PROPOSALS;
    };
  }
}
