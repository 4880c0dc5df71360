package org.sanmarco.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.Doors;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.seats.nats.NatsLine;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.table.Seat;

/** The contract of every transport. */
class TransportTest {

  private static final int SEATS = 2;

  /** A host's end, and the ends of its seats. */
  interface Line extends AutoCloseable {
    Transport.HostEnd host();

    Transport.SeatEnd seat(int seat) throws Exception;

    @Override
    void close();
  }

  record InMemory(MemoryTransport host) implements Line {
    @Override
    public Transport.SeatEnd seat(int seat) {
      return host.seat(seat);
    }

    @Override
    public void close() {
      host.close();
    }

    @Override
    public String toString() {
      return "memory";
    }
  }

  record SealedInMemory(MemoryTransport line, Seal seal) implements Line {
    @Override
    public Transport.HostEnd host() {
      return SealedTransport.host(line, seat -> seal, "c0ffee");
    }

    @Override
    public Transport.SeatEnd seat(int seat) {
      return SealedTransport.seat(line.seat(seat), seal, seat);
    }

    @Override
    public void close() {
      line.close();
    }

    @Override
    public String toString() {
      return "sealed memory";
    }
  }

  record OverHttp(HttpHost line) implements Line {
    static OverHttp start() {
      try {
        return new OverHttp(
            new HttpHost(
                InetAddress.getLoopbackAddress(),
                new Claims(List.of(new Seat("Anna", "red"), new Seat("Bruno", "blue"))),
                "c0ffee",
                language -> Map.of(),
                language -> Map.of(),
                Tempos.FAST,
                System::nanoTime));
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public Transport.HostEnd host() {
      return SealedTransport.host(line.streams().end(), line.claims()::seal, "c0ffee");
    }

    @Override
    public Transport.SeatEnd seat(int seat) throws Exception {
      return Doors.take(HttpClaim.read(line.link(), "", Tempos.FAST).orElseThrow(), seat);
    }

    @Override
    public void close() {
      line.close();
    }

    @Override
    public String toString() {
      return "sealed HTTP";
    }
  }

  record OverNats(NatsLine line) implements Line {
    @Override
    public Transport.HostEnd host() {
      return line.host();
    }

    @Override
    public Transport.SeatEnd seat(int seat) {
      return line.seat(seat);
    }

    @Override
    public void close() {
      line.close();
    }

    @Override
    public String toString() {
      return "NATS";
    }
  }

  static Stream<Line> lines() throws Exception {
    List<Line> lines =
        new ArrayList<>(
            List.of(
                new InMemory(new MemoryTransport(SEATS)),
                new SealedInMemory(new MemoryTransport(SEATS), Seal.fresh()),
                OverHttp.start()));
    if (NatsServer.isInstalled()) {
      lines.add(new OverNats(NatsLine.start(SEATS)));
    }
    return lines.stream();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static List<String> take(BlockingQueue<String> queue, int count) throws Exception {
    List<String> taken = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      taken.add(queue.take());
    }
    return taken;
  }

  @ParameterizedTest
  @MethodSource("lines")
  void framesArriveInOrderEachOnce(Line line) throws Exception {
    try (line) {
      line.host().send(1, 1, bytes("{\"a\":1}"));
      BlockingQueue<String> received = new LinkedBlockingQueue<>();
      Transport.SeatEnd seat = line.seat(1);
      seat.receive(0, frame -> received.add(text(frame)));
      assertThat(take(received, 1)).containsExactly("{\"a\":1}");
      for (int i = 2; i <= 20; i++) {
        line.host().send(1, i, bytes("{\"a\":" + i + "}"));
      }
      assertThat(take(received, 19)).last().isEqualTo("{\"a\":20}");
      assertThat(received).isEmpty();
      seat.close();
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aSeatAsksForWhatItMissed(Line line) throws Exception {
    try (line) {
      for (int i = 1; i <= 5; i++) {
        line.host().send(2, i, bytes("\"ü" + i + "\""));
      }
      BlockingQueue<String> received = new LinkedBlockingQueue<>();
      Transport.SeatEnd seat = line.seat(2);
      seat.receive(3, frame -> received.add(text(frame)));
      assertThat(take(received, 2)).containsExactly("\"ü4\"", "\"ü5\"");
      seat.close();
    }
  }

  /** Tells old frames from new ones. */
  private static final class Told implements Transport.Receiver {

    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final BlockingQueue<Boolean> behind = new LinkedBlockingQueue<>();
    private volatile boolean isBehind;

    @Override
    public void receive(byte[] frame) {
      received.add((isBehind ? "old " : "new ") + text(frame));
    }

    @Override
    public void behind(boolean now) {
      isBehind = now;
      behind.add(now);
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void framesSentEarlierAreNoNews(Line line) throws Exception {
    try (line) {
      Transport.HostEnd host = line.host();
      host.send(0, 1, bytes("1"));
      host.send(0, 2, bytes("2"));
      BlockingQueue<String> sent = new LinkedBlockingQueue<>();
      Transport.SeatEnd earlier = line.seat(0);
      earlier.receive(0, frame -> sent.add(text(frame)));
      assertThat(take(sent, 2)).containsExactly("1", "2");
      Told told = new Told();
      Transport.SeatEnd seat = line.seat(0);
      seat.receive(0, told);
      assertThat(take(told.received, 2)).containsExactly("old 1", "old 2");
      while (told.behind.take()) {
        // What was sent earlier is still on its way.
      }
      host.send(0, 3, bytes("3"));
      assertThat(told.received.take()).isEqualTo("new 3");
      seat.close();
      earlier.close();
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void seatsReceiveTheirOwnFramesAlone(Line line) throws Exception {
    try (line) {
      line.host().send(0, 1, bytes("0"));
      line.host().send(1, 1, bytes("1"));
      line.host().send(2, 1, bytes("2"));
      for (int number = 0; number <= SEATS; number++) {
        BlockingQueue<String> received = new LinkedBlockingQueue<>();
        Transport.SeatEnd seat = line.seat(number);
        seat.receive(0, frame -> received.add(text(frame)));
        assertThat(take(received, 1)).containsExactly(String.valueOf(number));
        seat.close();
        assertThat(received).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void theHostAnswersAProposalAndKnowsWhoseItIs(Line line) throws Exception {
    try (line) {
      line.host()
          .onProposal((seat, proposal) ->
              CompletableFuture.completedFuture(bytes(seat + ":" + text(proposal))));
      for (int number = 1; number <= SEATS; number++) {
        Transport.SeatEnd seat = line.seat(number);
        assertThat(text(seat.propose(bytes("hallo")).toCompletableFuture().get()))
            .isEqualTo(number + ":hallo");
        seat.close();
      }
    }
  }
}
