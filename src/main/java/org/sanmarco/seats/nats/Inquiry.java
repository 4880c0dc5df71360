package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Signer;

/**
 * The facts of a game that somebody with an invitation reads before claiming the seat.
 *
 * @param note the note of the table that leads the game
 * @param game its players and their agreement; empty for who watches, and from a table of another
 *     version
 */
public record Inquiry(TableNote note, Optional<GameOffer> game) {

  /**
   * Asks the server and the table; waits for both.
   *
   * @return empty if no table has led the game
   * @throws Exception if one of them doesn't answer, or the server lets nobody in with this pass
   *     any more
   */
  public static Optional<Inquiry> of(Pass pass, Tempo tempo) throws Exception {
    try (Wire wire = Wire.open(pass, tempo)) {
      CompletableFuture<Optional<Inquiry>> found = new CompletableFuture<>();
      CompletableFuture<?> _ =
          wire.ended()
              .handle((notLetIn, closed) ->
                  found.completeExceptionally(
                      closed == null ? new RefusedException(NatsSeat.TAKEN) : closed));
      CompletableFuture<?> _ =
          Epochs.newest(wire, pass.game(), 0)
              .thenCompose(newest -> wire.get(Subjects.epoch(pass.game(), newest)))
              .thenApply(note -> note == null ? Optional.<TableNote>empty() : TableNote.read(note))
              .thenCompose(note ->
                  note.map(known -> ask(wire, pass, known))
                      .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty())))
              .thenAccept(found::complete);
      try {
        return tempo.around().await(found, tempo.patience());
      } catch (ExecutionException failed) {
        throw failed.getCause() instanceof Exception why ? why : failed;
      }
    }
  }

  /** Asks the table, by a claim that has the asker's key for seals alone. */
  private static CompletableFuture<Optional<Inquiry>> ask(Wire wire, Pass pass, TableNote note) {
    if (pass.seat() == 0 || note.protocol() != TableNote.PROTOCOL) {
      return CompletableFuture.completedFuture(Optional.of(new Inquiry(note, Optional.empty())));
    }
    byte[] secret = Signer.randomBytes(Signer.KEY_BYTES);
    Seal seal = SeatKeys.seal(secret, pass.table());
    SeatMessage question =
        SeatMessage.seal(
            Pass.claimSeal(pass.user().seed()),
            SeatMessage.Kind.CLAIM,
            pass.game(),
            pass.seat(),
            Wire.freshId(),
            SeatKeys.publicKey(secret));
    CompletableFuture<Optional<Inquiry>> found = new CompletableFuture<>();
    Wire.Receiving _ =
        wire.listen(
            Subjects.answers(pass.game(), pass.seat()),
            message ->
                SeatMessage.read(message.data())
                    .filter(answer ->
                        answer.kind() == SeatMessage.Kind.ANSWER
                            && answer.id().equals(question.id()))
                    .flatMap(answer -> answer.open(seal, pass.game(), pass.seat()))
                    .flatMap(json ->
                        RefusedException.unlessThrown(
                            () -> JsonMessage.read(json, GameOffer.class)))
                    .ifPresent(
                        game -> found.complete(Optional.of(new Inquiry(note, Optional.of(game))))));
    CompletionStage<?> _ =
        wire.put(Subjects.proposals(pass.game(), pass.seat()), question.write(), question.id());
    return found;
  }
}
