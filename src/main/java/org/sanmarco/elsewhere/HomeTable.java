package org.sanmarco.elsewhere;

import module java.base;

import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.table.Games;

/** The tables that run in this program once somebody has asked for it. For several threads. */
public final class HomeTable implements AutoCloseable {

  private final Games games;
  private final String program;
  private final Tempo tempo;
  private volatile Optional<TableServer> tables = Optional.empty();
  private volatile boolean isClosed;

  /**
   * No tables yet.
   *
   * @param program the version of this program
   */
  public HomeTable(Games games, String program, Tempo tempo) {
    this.games = games;
    this.program = program;
    this.tempo = tempo;
  }

  /**
   * Starts tables, in the place of those with other credentials; waits for the server.
   *
   * @param file the file of a table
   * @throws IOException if the file can't be read or the server can't be reached
   * @throws RefusedException with {@code no-table-creds} if the file holds something else
   */
  public synchronized void run(Path file) throws IOException {
    TableCreds creds = TableCreds.read(file);
    if (tables.filter(before -> before.parts().creds().equals(creds)).isPresent()) {
      return;
    }
    TableServer started =
        TableServer.start(
            creds,
            games,
            new Service("", program, 1, Quota.USUAL),
            (game, seat, ledger) -> {},
            Clock.systemUTC(),
            tempo);
    stop();
    tables = Optional.of(started);
    if (isClosed) {
      stop();
    }
  }

  /** The tempo of tables that run here. */
  public Tempo tempo() {
    return tempo;
  }

  /** Whether tables run here. */
  public boolean isRunning() {
    return tables.isPresent();
  }

  /** The number of games that the tables here can't lead. */
  public int notLed() {
    return tables.map(TableServer::notLed).orElse(0);
  }

  /**
   * The games to begin at the tables that run here.
   *
   * @throws IOException if no table runs
   */
  public NewGames newGames() throws IOException {
    return tables.orElseThrow(() -> new IOException("no table runs here")).newGames();
  }

  private void stop() {
    tables.ifPresent(TableServer::close);
    tables = Optional.empty();
  }

  /** Ends the tables. */
  @Override
  public void close() {
    isClosed = true;
    stop();
  }
}
