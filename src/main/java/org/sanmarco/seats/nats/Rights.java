package org.sanmarco.seats.nats;

import java.util.List;

/**
 * The subjects that a user may use who runs no table.
 *
 * @param publish those that it may publish to
 * @param subscribe those that it may subscribe to
 */
record Rights(List<String> publish, List<String> subscribe) {

  /** The most subscriptions of a user. */
  static final int SUBSCRIPTIONS = 16;

  /** The most bytes of a user's message: a proposal of the greatest length, sealed. */
  static final int PAYLOAD = 32_768;

  private static final String GET_FRAME = Subjects.GET + Subjects.VIEW + ".";

  /** The rights of an invitation to a seat, which allow to claim it; those of 0 a spectator's. */
  static Rights seat(String game, int seat, String user) {
    String all = Subjects.frames(game, 0) + ">";
    return seat == 0
        ? new Rights(
            List.of(GET_FRAME + all), List.of(all, Subjects.answers(game, seat), inbox(user) + ">"))
        : player(game, seat, user, Subjects.proposals(game, seat));
  }

  /**
   * The rights of the player who has claimed a seat.
   *
   * @param user the public key of the invitation
   * @param proposals the subject to which nobody else may send
   */
  static Rights player(String game, int seat, String user, String proposals) {
    String all = Subjects.frames(game, 0) + ">";
    String own = Subjects.frames(game, seat) + ">";
    return new Rights(
        List.of(proposals, GET_FRAME + own, GET_FRAME + all),
        List.of(own, all, Subjects.answers(game, seat), inbox(user) + ">"));
  }

  /** The rights of a member, who may ask tables for new games. */
  static Rights member(String link, String user) {
    return new Rights(List.of(Subjects.questions(link)), List.of(inbox(user) + ">"));
  }

  /** The beginning of the subjects on which a user is answered. */
  static String inbox(String user) {
    return "_INBOX." + user + ".";
  }
}
