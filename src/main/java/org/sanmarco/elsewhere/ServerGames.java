package org.sanmarco.elsewhere;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.BrokenLogException;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.nats.GameNumber;
import org.sanmarco.seats.nats.NatsLog;
import org.sanmarco.seats.nats.Streams;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/** The games of a server, for its owner. */
public final class ServerGames implements AutoCloseable {

  private static final double MEGA = 1e6;

  private final Games games;
  private final TableCreds creds;
  private final Wire wire;
  private final Streams streams;

  /** The games of the server that these credentials are for. */
  public ServerGames(Games games, TableCreds creds, Tempo tempo) {
    this.games = games;
    this.creds = creds;
    wire = Wire.open(creds, tempo);
    streams = new Streams(wire);
  }

  private record Line(Instant last, String text) {}

  /**
   * A line of text for each game, the one with the oldest last move first; then one for the room.
   *
   * @throws IOException if the server can't be reached or refuses
   */
  public List<String> list() throws IOException {
    List<Line> lines = new ArrayList<>();
    for (String game : streams.games()) {
      lines.add(line(game));
    }
    List<String> all = new ArrayList<>();
    lines.stream().sorted(Comparator.comparing(Line::last)).map(Line::text).forEach(all::add);
    all.add("%d games; %d %% of the room is used.".formatted(lines.size(), streams.usedRoom()));
    return all;
  }

  private Line line(String game) throws IOException {
    List<byte[]> log = new NatsLog(wire, creds, game).read();
    long size = log.stream().mapToLong(entry -> entry.length).sum() + streams.sizeOfFrames(game);
    Ledger ledger = new Ledger(games, null);
    String about = "can't be read";
    Instant last = Instant.EPOCH;
    try {
      for (byte[] entry : log) {
        ledger.apply(entry);
      }
      last = ledger.since();
      about =
          "%s, %s, last move %s, %s"
              .formatted(
                  ledger.begun().setup().game(),
                  String.join(
                      " and ", ledger.game().seats().stream().map(Seat::name).distinct().toList()),
                  last.truncatedTo(ChronoUnit.SECONDS),
                  state(ledger));
    } catch (BrokenLogException | RuntimeException broken) {
      about += " or led: " + SafeText.of(String.valueOf(broken.getMessage()));
    }
    String link = GameNumber.link(game);
    String by = link.equals(GameNumber.OWNER) ? "a table" : "link " + link;
    return new Line(last, "%s %5.1f MB, by %s: %s".formatted(game, size / MEGA, by, about));
  }

  private static String state(Ledger ledger) {
    if (!ledger.isStarted()) {
      return "not begun";
    }
    return switch (ledger.game().actor()) {
      case Actor.Seat(int seat) -> "waits for " + ledger.game().seat(seat).name();
      case Actor.Chance _ -> "waits for chance";
      case Actor.Over _ -> "over";
    };
  }

  /**
   * Removes a game at once, from the tables that lead it and from the server.
   *
   * @param game its number
   * @return false if there is no such game
   * @throws IOException if the server can't be reached or refuses
   * @throws InterruptedException if the thread is interrupted
   */
  public boolean remove(String game) throws IOException, InterruptedException {
    boolean isThere = streams.games().contains(game);
    if (isThere) {
      wire.tell(TableServer.REMOVED, game.getBytes(StandardCharsets.US_ASCII));
      wire.flush();
      streams.deleteGame(game);
    }
    return isThere;
  }

  @Override
  public void close() {
    wire.close();
  }
}
