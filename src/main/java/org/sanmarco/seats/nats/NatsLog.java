package org.sanmarco.seats.nats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.log.GameLog;

/** A game's log on a NATS server; the server can't read it. */
public final class NatsLog implements GameLog {

  /** The number of entries that are asked for at first, and the most that are asked for at once. */
  private static final int FIRST_WINDOW = 4;

  private static final int WINDOW = 64;

  private final Wire wire;
  private final String game;
  private final Seal seal;

  /** The log of a game, for a table. */
  public NatsLog(Wire wire, TableCreds creds, String game) {
    this.wire = wire;
    this.game = game;
    seal = Seal.of(creds.logKey(game));
  }

  @Override
  public List<byte[]> read() throws IOException {
    List<byte[]> entries = new ArrayList<>();
    for (int window = FIRST_WINDOW; true; window = Math.min(WINDOW, 2 * window)) {
      List<CompletableFuture<byte @Nullable []>> asked = new ArrayList<>();
      for (int i = 0; i < window; i++) {
        asked.add(wire.get(subject(entries.size() + i)));
      }
      for (CompletableFuture<byte @Nullable []> one : asked) {
        byte @Nullable [] sealed = wire.await(one);
        if (sealed == null) {
          return entries;
        }
        entries.add(open(entries.size(), sealed));
      }
    }
  }

  /** An entry; empty if it was changed, which no reader takes for one. */
  private byte[] open(int number, byte[] sealed) {
    return seal.open(about(number), sealed).orElseGet(() -> new byte[0]);
  }

  @Override
  public boolean append(int number, byte[] entry) throws IOException {
    if (wire.await(wire.append(subject(number), seal.seal(about(number), entry)))) {
      return true;
    }
    byte @Nullable [] stored = wire.await(wire.get(subject(number)));
    return stored != null && Arrays.equals(open(number, stored), entry);
  }

  private String subject(int number) {
    return Subjects.entry(game, number);
  }

  private String about(int number) {
    return "entry " + game + " " + number;
  }
}
