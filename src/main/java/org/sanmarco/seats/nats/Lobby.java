package org.sanmarco.seats.nats;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.sanmarco.seats.Rates;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.Signer;

/**
 * The way from members to tables, for new games. Several members may have one link, so each
 * question is sealed with keys of its own: another member can't read the answer.
 */
public final class Lobby {

  private static final Logger LOG = Logger.getLogger(Lobby.class.getName());
  private static final String GROUP = "tables";
  private static final String QUESTION = "question";
  private static final String ANSWER = "answer";
  private static final int MOST_AT_ONCE = 20;
  private static final int MOST_PER_SECOND = 2;

  private Lobby() {}

  /**
   * Asks any table; fails if there is none, or if it takes longer than {@link Tempo#patience}.
   *
   * @param wire a connection with the member's pass
   */
  public static CompletionStage<byte[]> ask(Wire wire, Pass member, byte[] question) {
    byte[] secret = Signer.randomBytes(Signer.KEY_BYTES);
    Seal seal = SeatKeys.seal(secret, member.table());
    String text =
        HexFormat.of().formatHex(SeatKeys.publicKey(secret))
            + " "
            + new String(seal.seal(QUESTION, question), StandardCharsets.US_ASCII);
    Duration patience = wire.tempo().patience();
    CompletableFuture<byte[]> asked =
        wire.request(
            Subjects.questions(member.link()), text.getBytes(StandardCharsets.US_ASCII), patience);
    wire.around().later(patience, () -> asked.completeExceptionally(new TimeoutException()));
    return asked.thenApply(sealed ->
        seal.open(ANSWER, sealed)
            .orElseThrow(() -> new IllegalStateException("not answered by the table")));
  }

  /**
   * Answers members from now on, each link its share; of several tables one is asked.
   *
   * @param wire a table's connection
   * @param answers answers the question of who has a link of a number; by the connection's thread,
   *     so it must not wait
   */
  public static Wire.Receiving serve(
      Wire wire, TableCreds creds, BiFunction<String, byte[], CompletionStage<byte[]>> answers) {
    // The server lets nobody use a link that these tables have not issued.
    Rates<String> rates = new Rates<>(MOST_AT_ONCE, MOST_PER_SECOND, wire.around()::nanos);
    return wire.listen(
        Subjects.QUESTIONS,
        GROUP,
        message -> {
          if (rates.admits(message.subject())) {
            try {
              answer(wire, creds, message, answers);
            } catch (IllegalArgumentException wrong) {
              LOG.log(Level.FINE, "not a question", wrong);
            }
          }
        });
  }

  private static void answer(
      Wire wire,
      TableCreds creds,
      Client.Message message,
      BiFunction<String, byte[], CompletionStage<byte[]>> answers) {
    String link = message.subject().substring(Subjects.questions("").length());
    String[] parts = new String(message.data(), StandardCharsets.US_ASCII).split(" ", 2);
    Seal seal = SeatKeys.seal(creds.sealer(), HexFormat.of().parseHex(parts[0]));
    seal.open(QUESTION, parts[parts.length - 1].getBytes(StandardCharsets.US_ASCII))
        .ifPresent(question -> {
          CompletionStage<?> _ =
              answers
                  .apply(link, question)
                  .thenAccept(answer -> wire.tell(message.replyTo(), seal.seal(ANSWER, answer)));
        });
  }
}
