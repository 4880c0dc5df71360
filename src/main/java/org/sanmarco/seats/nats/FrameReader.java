package org.sanmarco.seats.nats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Packed;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Transport;

/**
 * Reads the frames of a seat in order, each once: those that are stored, then those that come. What
 * comes by itself is only a hint: another seat could send it. It counts if its seal opens, and a
 * new epoch if its note is stored.
 */
final class FrameReader implements Wire.Listener, AutoCloseable {

  /** The most frames that are asked for at once. */
  private static final int WINDOW = 64;

  private final Wire wire;
  private final String game;
  private final int seat;
  private final Seal seal;
  private final Transport.Receiver receiver;
  private final List<Wire.Receiving> subscriptions = new ArrayList<>();

  /** Frames that came before those in front of them, by number. */
  private final TreeMap<Integer, byte[]> ahead = new TreeMap<>();

  private int epoch;
  private int expected;
  private int window = 1;
  private boolean isAsking;
  private volatile boolean isClosed;

  /**
   * A reader; nothing happens before {@link #start}.
   *
   * @param after the number of the last frame of the present epoch that is known; 0 for all frames
   */
  FrameReader(Wire wire, String game, int seat, Seal seal, int after, Transport.Receiver receiver) {
    this.wire = wire;
    this.game = game;
    this.seat = seat;
    this.seal = seal;
    this.receiver = receiver;
    expected = after + 1;
  }

  void start() {
    subscriptions.add(wire.listen(Subjects.frames(game, seat) + ">", this::received));
    if (seat > 0) {
      subscriptions.add(wire.listen(Subjects.frames(game, 0) + "*.0", this::received));
    }
    receiver.behind(true);
    wire.listen(this);
    wire.around().about(wire.tempo().seldom(), this::lookAgain);
  }

  @Override
  public void reached(boolean isReached) {
    if (!isClosed) {
      receiver.behind(true);
      if (isReached) {
        look();
      }
    }
  }

  private void lookAgain() {
    if (!isClosed) {
      look();
      wire.around().about(wire.tempo().seldom(), this::lookAgain);
    }
  }

  /** Looks for a newer epoch, then for frames. */
  private void look() {
    int known;
    synchronized (this) {
      known = epoch;
    }
    CompletableFuture<?> _ = Epochs.newest(wire, game, known).thenAccept(this::begin);
  }

  private synchronized void begin(int newest) {
    if (newest > epoch) {
      if (epoch > 0) {
        expected = 1;
      }
      epoch = newest;
      ahead.clear();
    }
    ask();
  }

  private void received(Client.Message message) {
    String[] parts = message.subject().split("\\.", -1);
    if (parts.length != 5) {
      return;
    }
    try {
      received(Integer.parseInt(parts[3]), Integer.parseInt(parts[4]), message.data());
    } catch (NumberFormatException _) {
      // Sent by another seat.
    }
  }

  private synchronized void received(int of, int number, byte[] sealed) {
    if (isClosed) {
      return;
    }
    if (of > epoch) {
      look();
    } else if (of == epoch && number >= expected && number < expected + WINDOW) {
      ahead.putIfAbsent(number, sealed);
      deliver();
      if (!ahead.isEmpty()) {
        ask();
      }
    }
  }

  /** Hands on the frames that come next. */
  private void deliver() {
    for (byte[] sealed = ahead.remove(expected); sealed != null; sealed = ahead.remove(expected)) {
      Optional<byte[]> frame =
          seal.open(SeatMessage.frame(game, seat, epoch, expected), sealed).flatMap(Packed::unpack);
      if (frame.isEmpty()) {
        ask();
        return;
      }
      expected++;
      receiver.receive(frame.get());
    }
  }

  /** Asks for the frames that come next. */
  private synchronized void ask() {
    if (isAsking || isClosed || epoch == 0) {
      return;
    }
    isAsking = true;
    int of = epoch;
    int first = expected;
    List<CompletableFuture<byte @Nullable []>> asked = new ArrayList<>();
    for (int i = 0; i < window; i++) {
      asked.add(wire.get(Subjects.frame(game, seat, of, first + i)));
    }
    CompletableFuture<?> _ =
        CompletableFuture.allOf(asked.toArray(CompletableFuture<?>[]::new))
            .thenAccept(all -> {
              List<byte @Nullable []> stored = new ArrayList<>();
              for (CompletableFuture<byte @Nullable []> one : asked) {
                stored.add(one.join());
              }
              answered(of, first, stored);
            });
  }

  private synchronized void answered(int of, int first, List<byte @Nullable []> stored) {
    isAsking = false;
    if (isClosed) {
      return;
    }
    boolean isPresent = of == epoch;
    for (int i = 0; i < stored.size() && isPresent; i++) {
      byte[] sealed = stored.get(i);
      if (sealed != null && first + i >= expected) {
        ahead.put(first + i, sealed);
      }
    }
    int before = expected;
    if (isPresent) {
      isAsking = true;
      deliver();
      isAsking = false;
    }
    if (!isPresent || expected - first >= stored.size()) {
      window = Math.min(WINDOW, 2 * window);
      ask();
    } else {
      window = 1;
      receiver.behind(false);
      if (!ahead.isEmpty() || expected == before && stored.getFirst() != null) {
        wire.around().about(wire.tempo().soon(), this::ask);
      }
    }
  }

  @Override
  public void close() {
    isClosed = true;
    wire.forget(this);
    subscriptions.forEach(Wire.Receiving::close);
  }
}
