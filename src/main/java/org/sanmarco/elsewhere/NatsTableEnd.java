package org.sanmarco.elsewhere;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.log.TableEnd;
import org.sanmarco.seats.nats.NatsHost;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.seats.nats.Wire;

/** The table's end of a game on a NATS server. */
final class NatsTableEnd implements TableEnd {

  private final NatsHost host;
  private final CompletableFuture<Claims> claims;

  private NatsTableEnd(NatsHost host, CompletableFuture<Claims> claims) {
    this.host = host;
    this.claims = claims;
  }

  /**
   * Opens the end of a game's next table.
   *
   * @param superseded called when another table has opened one
   * @throws IOException if the server can't be reached
   */
  static NatsTableEnd open(
      Wire wire, TableCreds creds, String game, Ledger ledger, Runnable superseded)
      throws IOException {
    CompletableFuture<Claims> claims = new CompletableFuture<>();
    Map<Integer, Integer> turns = new HashMap<>();
    int seats = ledger.seats().size();
    for (int seat = 0; seat <= seats; seat++) {
      turns.put(seat, ledger.turn(seat));
    }
    NatsHost host =
        NatsHost.open(
            wire,
            creds,
            game,
            seats,
            new NatsHost.Door() {
              @Override
              public int turn(int seat) {
                return turns.getOrDefault(seat, 0);
              }

              @Override
              public CompletionStage<Boolean> claim(int seat, byte[] signer, byte[] sealer) {
                return claims.thenCompose(asked -> asked.claim(seat, signer, sealer));
              }
            });
    host.superseded().thenRun(superseded);
    return new NatsTableEnd(host, claims);
  }

  @Override
  public void send(int seat, int number, byte[] frame) {
    host.send(seat, number, frame);
  }

  @Override
  public void onProposal(Transport.Proposals proposals) {
    host.onProposal(proposals);
  }

  @Override
  public void onClaim(Claims next) {
    claims.complete(next);
  }

  @Override
  public void seated(int seat, byte[] sealer) {
    host.admit(seat, sealer);
  }

  @Override
  public void close() {
    host.close();
  }
}
