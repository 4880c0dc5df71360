package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.seats.JsonMessage;

/**
 * The invitations that the server lets in no more. Tables note them in a stream of their own, and
 * each table gives the server all of them as part of the seats' account. For several threads.
 */
public record Revocations(Wire wire, TableCreds creds) {

  /** The time after which an invitation has expired, so that its note is of no use. */
  static final Duration AGE = Pass.WATCHING;

  /** The most notes: the account with all of them must fit into a message. The oldest go first. */
  static final int MOST = 5000;

  private static final Duration TIMEOUT = Duration.ofSeconds(5);
  private static final int DONE = 200;

  /**
   * Notes that an invitation is good for nothing any more; nothing waits for the server.
   *
   * @param seat 1 and up; 0 for the one to watch
   * @param turn how often the seat was freed before
   */
  public void add(String game, int seat, int turn) {
    CompletionStage<?> _ =
        wire.put(Subjects.revoked(creds.invited(game, seat, turn)), new byte[0], Wire.freshId());
  }

  /**
   * Gives the server all that was noted. It closes the connections of these invitations, and
   * forgets all when it starts again.
   *
   * @return whether the server has taken it, which one with an older configuration doesn't
   * @throws IOException if the notes can't be read
   */
  public CompletableFuture<Boolean> push() throws IOException {
    List<String> users = new Streams(wire).revoked();
    if (users.isEmpty()) {
      return CompletableFuture.completedFuture(true);
    }
    String token = Jwt.seats(creds.operator(), creds.seats().id(), creds.account().id(), 0, users);
    return wire.request(
            Subjects.account(creds.seats().id()),
            token.getBytes(StandardCharsets.US_ASCII),
            TIMEOUT)
        .handle((answer, failed) ->
            failed == null && JsonMessage.object(answer).path("data").path("code").asInt() == DONE);
  }
}
