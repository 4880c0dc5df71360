package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.table.GameSource;
import org.sanmarco.table.Games;

/** The game that a finished log tells, for tests. */
public final class LogTruth {

  private final GameSource game;
  private final Map<Integer, List<String>> accepted = new TreeMap<>();
  private final Map<String, Integer> kinds = new TreeMap<>();

  private LogTruth(GameSource game) {
    this.game = game;
  }

  /**
   * Reads a log and checks it.
   *
   * @throws IOException if it can't be read or isn't over
   * @throws BrokenLogException if it is broken
   */
  public static LogTruth of(GameLog log) throws IOException, BrokenLogException {
    List<byte[]> entries = log.read();
    byte[] key =
        Ledger.publishedKey(entries).orElseThrow(() -> new IOException("the game isn't over"));
    Ledger ledger = new Ledger(Games.installed(), key);
    for (byte[] entry : entries) {
      ledger.apply(entry);
    }
    LogTruth truth = new LogTruth(ledger.parts().table());
    for (byte[] bytes : entries) {
      Entry entry = EntryFormat.read(bytes).entry();
      truth.kinds.merge(entry.getClass().getSimpleName(), 1, Integer::sum);
      if (entry instanceof Entry.Played(int seat, List<String> _, String proposal)
          && !proposal.isEmpty()) {
        truth.accepted.computeIfAbsent(seat, each -> new ArrayList<>()).add(proposal);
      }
    }
    return truth;
  }

  /** The game at its end. */
  public GameSource game() {
    return game;
  }

  /** The proposals of a seat that were played, in Base64, also those undone since. */
  public List<String> accepted(int seat) {
    return accepted.getOrDefault(seat, List.of());
  }

  /** The number of entries of each type. */
  public Map<String, Integer> kinds() {
    return kinds;
  }
}
