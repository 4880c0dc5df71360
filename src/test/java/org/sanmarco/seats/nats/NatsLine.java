package org.sanmarco.seats.nats;

import module java.base;

import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.log.TableEnd;

/** A server, a table's host of one game, and the ends of its seats, for tests. */
public final class NatsLine implements AutoCloseable {

  static final TableNote NOTE = new TableNote(TableNote.PROTOCOL, "1.0", "Club of Anna");

  private final NatsServer server;
  private final String game = Wire.freshId();
  private final int seats;
  private final Wire table;
  private final List<Wire> wires = new CopyOnWriteArrayList<>();
  private final Set<Integer> freed = ConcurrentHashMap.newKeySet();
  private final List<NatsHost> hosts = new ArrayList<>();

  /** The first claim of a seat wins. */
  static final class FirstComes implements TableEnd.Claims {

    private final Map<Integer, byte[]> taken = new ConcurrentHashMap<>();

    @Override
    public CompletionStage<Boolean> claim(int seat, byte[] signer, byte[] sealer, byte[] chain) {
      byte[] first = taken.merge(seat, sealer, (before, next) -> before);
      return CompletableFuture.completedFuture(Arrays.equals(first, sealer));
    }
  }

  final FirstComes door = new FirstComes();

  NatsLine(NatsServer server, int seats) throws IOException, InterruptedException {
    this.server = server;
    this.seats = seats;
    table = wire(Wire.open(server.creds(), Tempos.FAST));
    new Streams(table).prepare(1);
    another(table);
  }

  /** A line with a server of its own. */
  public static NatsLine start(int seats) throws IOException, InterruptedException {
    return new NatsLine(NatsServer.started(), seats);
  }

  private Wire wire(Wire next) {
    wires.add(next);
    return next;
  }

  String game() {
    return game;
  }

  Wire table() {
    return table;
  }

  /** The newest host. */
  public NatsHost host() {
    return hosts.getLast();
  }

  /** A host that begins the next epoch. */
  NatsHost another(Wire on) {
    return open(on, hosts.size() + 1);
  }

  /** Frees a seat, whose player then needs another invitation, and begins the next epoch. */
  void free(int seat) {
    freed.add(seat);
    door.taken.remove(seat);
    another(table);
  }

  /** A host of any epoch. */
  NatsHost open(int epoch) {
    return open(table, epoch);
  }

  private NatsHost open(Wire on, int epoch) {
    NatsHost next =
        new NatsHost(
            on,
            server.creds(),
            game,
            epoch,
            seats,
            seat -> freed.contains(seat) ? 1 : 0,
            NOTE,
            new byte[0],
            Clock.systemUTC());
    hosts.add(next);
    next.onClaim(door);
    return next;
  }

  Pass pass(int seat) {
    return server.creds().seat(game, seat, 0, TestCreds.ISSUED);
  }

  /** A new connection with the rights of a seat. */
  Wire wire(int seat) {
    return wire(seat, Tempos.FAST);
  }

  Wire wire(int seat, Tempo tempo) {
    return wire(Wire.open(pass(seat), tempo));
  }

  /** A seat of a new screen. */
  public NatsSeat seat(int seat) {
    return seat(seat, SeatKeys.fresh());
  }

  NatsSeat seat(int seat, SeatKeys keys) {
    return seat(seat, wire(seat), keys);
  }

  NatsSeat seat(int seat, Wire on, SeatKeys keys) {
    return new NatsSeat(on, pass(seat), keys, token -> {});
  }

  /** Ends connections and server. */
  @Override
  public void close() {
    hosts.forEach(NatsHost::close);
    wires.forEach(Wire::close);
    try {
      server.close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
