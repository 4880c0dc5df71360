package org.sanmarco.elsewhere;

import module java.base;

import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.nats.GameNumber;
import org.sanmarco.seats.nats.Lobby;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.table.Seat;

/** Begins games at a program's tables, and answers what members ask for that. */
public final class NewGames {

  private final TableServer tables;
  private final TableCreds creds;

  /** Answers members one after the other, so that no game is left out of their count. */
  private final Executor answering;

  NewGames(TableServer tables) {
    this.tables = tables;
    answering = tables.parts().tempo().around().threads(1, Thread.ofVirtual().name("new-games"));
    creds = tables.parts().creds();
  }

  /** Begins to answer members. */
  void serve() {
    Lobby.serve(
        tables.parts().wire(),
        creds,
        (link, question) -> CompletableFuture.supplyAsync(() -> answer(link, question), answering));
  }

  /**
   * Begins a game and leads it.
   *
   * @param link the number of the link of who asks
   * @param hosts the seats of the people who run this program
   * @return the game's number
   * @throws IOException if the server can't be reached
   * @throws RefusedException if the set-up is not one of a game
   */
  public String begin(String link, GameOffer offer, List<Integer> hosts) throws IOException {
    refuse(whyFull());
    TableParts parts = tables.parts();
    String game = GameNumber.fresh(link, parts.clock().instant(), parts.tempo().around().random());
    if (!tables.begin(game, offer, hosts)) {
      throw new IOException("this game has begun");
    }
    return game;
  }

  private static void refuse(Optional<Refusal> refusal) {
    refusal.ifPresent(reason -> {
      throw new RefusedException(reason);
    });
  }

  private Optional<Refusal> whyFull() {
    return Quota.whyNot(tables.usedRoom());
  }

  private Optional<Refusal> whyNot(String link) {
    return whyFull()
        .or(() -> link.equals(GameNumber.OWNER) ? Optional.empty() : tables.whyNot(link));
  }

  /**
   * Begins the game that follows another, unless that was done before, here or elsewhere.
   *
   * @return the invitations to it
   * @throws RefusedException if there is no room for it, or the link has too many games
   */
  Map<Integer, String> again(String game, Ledger over, List<Integer> hosts) throws IOException {
    String number = creds.nextGame(game, over.since());
    GameOffer next = over.nextGame();
    if (!tables.isStored(number)) {
      refuse(whyNot(GameNumber.link(game)));
    }
    tables.begin(number, next, hosts);
    return lines(number, next.seats());
  }

  /**
   * The invitations of a game that has begun now.
   *
   * @return by seat: those of people, and 0 to watch
   */
  public Map<Integer, Pass> invitations(String game, List<Seat> seats) {
    Map<Integer, Pass> passes = new TreeMap<>();
    for (int seat = 0; seat <= seats.size(); seat++) {
      if (seat == 0 || !seats.get(seat - 1).isComputer()) {
        passes.put(seat, creds.seat(game, seat, 0, tables.parts().clock()));
      }
    }
    return passes;
  }

  private Map<Integer, String> lines(String game, List<Seat> seats) {
    Map<Integer, String> lines = new TreeMap<>();
    invitations(game, seats).forEach((seat, pass) -> lines.put(seat, pass.toString()));
    return lines;
  }

  /**
   * The answer to a member's question; waits for the server.
   *
   * @param link the number of the link of who asks
   */
  public byte[] answer(String link, byte[] question) {
    try {
      return JsonMessage.write(1, offered(link, question));
    } catch (IOException notNow) {
      throw new UncheckedIOException(notNow);
    }
  }

  private OfferAnswer offered(String link, byte[] question) throws IOException {
    try {
      return answer(link, JsonMessage.read(question, GameOffer.class), List.of());
    } catch (RefusedException unreadable) {
      return new OfferAnswer(unreadable.refusal().code(), Map.of(), false);
    }
  }

  /**
   * Begins a game for who asks; one after the other, so that none is left out of the count.
   *
   * @param link the number of the link of who asks
   * @param hosts the seats of the people who run this program
   * @throws IOException if the server can't be reached
   */
  public synchronized OfferAnswer answer(String link, GameOffer offer, List<Integer> hosts)
      throws IOException {
    try {
      refuse(whyNot(link));
      String game = begin(link, offer, hosts);
      return new OfferAnswer("", lines(game, offer.seats()), tables.isShort());
    } catch (RefusedException refused) {
      return new OfferAnswer(refused.refusal().code(), Map.of(), false);
    }
  }
}
