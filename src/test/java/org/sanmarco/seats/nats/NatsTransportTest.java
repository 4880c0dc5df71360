package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.table.Presence;

/** Hosts and seats on a real server, which is killed, and while messages are repeated. */
class NatsTransportTest {

  private static final int SEATS = 2;
  private static final Attendance.Table TABLE =
      new Attendance.Table("Club", "1.0", true, "server-full");

  @RegisterExtension private final NatsServer server = new NatsServer();
  private NatsLine line;

  @BeforeEach
  void begin() throws Exception {
    line = new NatsLine(server, SEATS);
  }

  @AfterEach
  void end() {
    if (line != null) {
      line.close();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Keeps what it receives. */
  private static final class Kept implements Transport.Receiver {

    private final BlockingQueue<String> frames = new LinkedBlockingQueue<>();
    private final BlockingQueue<Boolean> ended = new LinkedBlockingQueue<>();
    private final BlockingQueue<Boolean> reached = new LinkedBlockingQueue<>();

    @Override
    public void receive(byte[] frame) {
      frames.add(text(frame));
    }

    @Override
    public void reached(boolean isReached) {
      reached.add(isReached);
    }

    @Override
    public void ended(boolean byHost) {
      ended.add(byHost);
    }

    List<String> take(int count) throws InterruptedException {
      List<String> taken = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        taken.add(frames.take());
      }
      return taken;
    }
  }

  private static List<String> numbers(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(String::valueOf).toList();
  }

  private void send(int seat, int from, int to) {
    for (int number = from; number <= to; number++) {
      line.host().send(seat, number, bytes(String.valueOf(number)));
    }
  }

  @Test
  void theFirstClaimOfASeatWins() throws Exception {
    SeatKeys keys = SeatKeys.fresh();
    line.seat(1, keys).claimed().toCompletableFuture().get();
    assertThatThrownBy(() -> line.seat(1).claimed().toCompletableFuture().get())
        .cause()
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(refused.refusal().code()).isEqualTo("seat-taken"));
    line.seat(1, keys).claimed().toCompletableFuture().get();
  }

  @Test
  void aSeatWhoseConnectionIsClosedIsVisitedAnew() throws Exception {
    line.host().close();
    Wire wire = line.wire(1);
    NatsSeat seat = new NatsSeat(wire, line.pass(1), SeatKeys.fresh(), token -> {});
    wire.ended().completeExceptionally(new IOException("closed"));
    assertThatThrownBy(() -> seat.claimed().toCompletableFuture().get())
        .hasCauseInstanceOf(IOException.class);
  }

  @Test
  void aPlayerWhoseSeatWasFreedHearsOfIt() throws Exception {
    Kept kept = new Kept();
    NatsSeat seat = line.seat(1);
    seat.claimed().toCompletableFuture().get();
    seat.receive(0, kept);
    line.free(1);
    assertThat(kept.ended.take()).as("ended by the host").isFalse();
  }

  @Test
  void nobodyCanClaimWithoutTheInvitation() throws Exception {
    NatsSeat other =
        new NatsSeat(
            line.wire(1),
            server.creds().seat(line.game(), 1, 1, TestCreds.ISSUED),
            SeatKeys.fresh(),
            token -> {});
    line.seat(1).claimed().toCompletableFuture().get();
    assertThat(other.claimed().toCompletableFuture()).isNotDone();
  }

  @Test
  void aClaimedSeatIsConnectedAsItsPlayer() throws Exception {
    List<Boolean> connections = new CopyOnWriteArrayList<>();
    Wire wire = line.wire(1);
    wire.listen(connections::add);
    var seat = new NatsSeat(wire, line.pass(1), SeatKeys.fresh(), token -> {});
    seat.claimed().toCompletableFuture().get();
    // Messages of the table would be lost before.
    assertThat(wire.isSignedIn()).isTrue();
    assertThat(connections).endsWith(true, false, true);
  }

  @Test
  void aSeatThatComesBackConnectsOnce() throws Exception {
    SeatKeys keys = SeatKeys.fresh();
    BlockingQueue<byte[]> tokens = new LinkedBlockingQueue<>();
    var _ = new NatsSeat(line.wire(1), line.pass(1), keys, tokens::add);
    try (Wire again = Wire.open(line.pass(1), keys, tokens.take(), Tempos.FAST)) {
      List<Boolean> connections = new CopyOnWriteArrayList<>();
      again.listen(connections::add);
      new NatsSeat(again, line.pass(1), keys, token -> {}).claimed().toCompletableFuture().get();
      // A connection that is made again at once may lose what was subscribed meanwhile.
      assertThat(connections).containsExactly(true);
      assertThat(again.isSignedIn()).isTrue();
    }
  }

  @Test
  void aKilledServerLosesAndDoublesNoFrame() throws Exception {
    Kept kept = new Kept();
    line.seat(1).receive(0, kept);
    send(1, 1, 100);
    assertThat(kept.take(100)).isEqualTo(numbers(1, 100));
    server.kill();
    send(1, 101, 150);
    server.restart();
    send(1, 151, 200);
    assertThat(kept.take(100)).isEqualTo(numbers(101, 200));
    assertThat(kept.frames).isEmpty();
  }

  @Test
  void aSilentTableIsNoticed() throws Exception {
    byte[] attendance =
        new Attendance(Map.of(1, Presence.here(Instant.EPOCH)), false, TABLE).toBytes();
    AtomicInteger signs = new AtomicInteger();
    line.host()
        .onSign((seat, sign) -> {
          if (signs.incrementAndGet() == 1) {
            line.host().tell(attendance);
          }
        });
    Kept kept = new Kept();
    BlockingQueue<Attendance> heard = new LinkedBlockingQueue<>();
    NatsSeat seat = line.seat(1, line.wire(1, Tempos.MORTAL), SeatKeys.fresh());
    seat.claimed().toCompletableFuture().get();
    seat.receive(0, kept);
    seat.attend("1.0", heard::add);
    assertThat(heard.take()).isEqualTo(Attendance.read(attendance));
    assertThat(kept.ended.take()).isTrue();
    assertThat(signs.get()).as("signs of a screen whose table is silent").isGreaterThan(1);
    kept.reached.clear();
    line.host().tell(attendance);
    assertThat(kept.reached.take()).isTrue();
  }

  @Test
  void aSilentTableStaysSilentOverALostConnection() throws Exception {
    byte[] attendance =
        new Attendance(Map.of(1, Presence.here(Instant.EPOCH)), false, TABLE).toBytes();
    AtomicBoolean speaks = new AtomicBoolean(true);
    line.host()
        .onSign((seat, sign) -> {
          if (speaks.get()) {
            line.host().tell(attendance);
          }
        });
    Kept kept = new Kept();
    BlockingQueue<Attendance> heard = new LinkedBlockingQueue<>();
    NatsSeat seat = line.seat(1, line.wire(1, Tempos.MORTAL), SeatKeys.fresh());
    seat.claimed().toCompletableFuture().get();
    seat.receive(0, kept);
    seat.attend("1.0", heard::add);
    heard.take();
    speaks.set(false);
    assertThat(kept.ended.take()).isTrue();
    kept.reached.clear();
    server.kill();
    assertThat(kept.reached.take()).isFalse();
    server.restart();
    assertThat(kept.ended.take()).isTrue();
    assertThat(kept.reached).isEmpty();
    speaks.set(true);
    assertThat(kept.reached.take()).isTrue();
  }

  @Test
  void allFramesBeginAgainWithAnotherHost() throws Exception {
    Kept kept = new Kept();
    Kept seen = new Kept();
    NatsSeat seat = line.seat(1);
    seat.receive(0, kept);
    seat.everybody().receive(0, seen);
    send(1, 1, 3);
    send(0, 1, 2);
    assertThat(kept.take(3)).isEqualTo(numbers(1, 3));
    assertThat(seen.take(2)).isEqualTo(numbers(1, 2));
    NatsHost first = line.host();
    Wire elsewhere = Wire.open(server.creds(), Tempos.FAST);
    line.another(elsewhere);
    first.superseded().toCompletableFuture().get();
    send(1, 1, 4);
    send(0, 1, 1);
    assertThat(kept.take(4)).isEqualTo(numbers(1, 4));
    assertThat(seen.take(1)).isEqualTo(numbers(1, 1));
    first.send(1, 4, bytes("too late"));
    send(1, 5, 5);
    assertThat(kept.take(1)).containsExactly("5");
    elsewhere.close();
  }

  @Test
  void aHostThatWasCutOffHearsOfTheNext() throws Exception {
    TableCreds creds = server.creds();
    try (Relay relay = new Relay(creds.servers().getFirst().getPort())) {
      URI through = URI.create("nats://127.0.0.1:" + relay.port());
      try (Wire wire = Wire.open(new TableCreds(List.of(through), creds.account()), Tempos.FAST)) {
        NatsHost first = line.another(wire);
        Kept kept = new Kept();
        line.seat(1).receive(0, kept);
        first.send(1, 1, bytes("first"));
        assertThat(kept.take(1)).containsExactly("first");
        relay.cut();
        relay.reset();
        line.another(line.table()).send(1, 1, bytes("second"));
        assertThat(kept.take(1)).containsExactly("second");
        assertThat(first.superseded().toCompletableFuture()).isNotDone();
        relay.join();
        relay.reset();
        first.superseded().toCompletableFuture().get();
      }
    }
  }

  @Test
  void seatsFindAnEpochAfterOneThatNeverBegan() throws Exception {
    Kept kept = new Kept();
    line.seat(1).receive(0, kept);
    NatsHost later = line.open(5);
    later.send(1, 1, bytes("later"));
    assertThat(kept.take(1)).containsExactly("later");
    NatsHost late = line.open(4);
    late.superseded().toCompletableFuture().get();
  }

  @Test
  void seatsHearThatTheHostHasEnded() throws Exception {
    Kept kept = new Kept();
    NatsSeat seat = line.seat(2);
    seat.claimed().toCompletableFuture().get();
    seat.receive(0, kept);
    line.host().close();
    assertThat(kept.ended.take()).isTrue();
  }

  @Test
  void aProposalOfWhoLeavesWaitsForATable() throws Exception {
    SeatKeys keys = SeatKeys.fresh();
    NatsSeat seat = line.seat(2, keys);
    seat.claimed().toCompletableFuture().get();
    line.host().close();
    CompletionStage<byte[]> _ = seat.propose(bytes("last"));
    String subject = Subjects.proposals(line.game(), 2, keys.sealerPublic());
    while (line.table().get(subject).get() == null) {
      line.table().flush();
    }
    seat.leave();
    BlockingQueue<String> proposed = new LinkedBlockingQueue<>();
    NatsHost next = line.another(line.table());
    next.onProposal((from, proposal) -> {
      proposed.add(text(proposal));
      return CompletableFuture.completedFuture(proposal);
    });
    next.seated(2, keys.sealerPublic());
    assertThat(proposed.take()).isEqualTo("last");
  }

  @Test
  void aProposalWaitsForATable() throws Exception {
    NatsSeat seat = line.seat(1);
    seat.claimed().toCompletableFuture().get();
    line.host().close();
    CompletionStage<byte[]> answer = seat.propose(bytes("hallo"));
    NatsHost next = line.another(line.table());
    next.onProposal((from, proposal) -> CompletableFuture.completedFuture(proposal));
    assertThat(text(answer.toCompletableFuture().get())).isEqualTo("hallo");
  }

  @Test
  void aSeatClaimsBesideManyProposals() throws Exception {
    NatsSeat seat = line.seat(1);
    seat.claimed().toCompletableFuture().get();
    line.host().close();
    List<CompletableFuture<byte[]>> answers =
        IntStream.range(0, 20)
            .mapToObj(i -> seat.propose(bytes("go")).toCompletableFuture())
            .toList();
    assertThat(answers).as("too many").filteredOn(CompletableFuture::isDone).hasSize(4);
    line.another(line.table())
        .onProposal((from, proposal) -> CompletableFuture.completedFuture(proposal));
    for (CompletableFuture<byte[]> answer : answers.subList(0, 16)) {
      assertThat(text(answer.get())).isEqualTo("go");
    }
  }

  @Test
  void aProposalThatArrivesTwiceIsAnsweredOnce() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    line.host()
        .onProposal((from, proposal) -> {
          asked.incrementAndGet();
          return CompletableFuture.completedFuture(proposal);
        });
    SeatKeys keys = SeatKeys.fresh();
    NatsSeat seat = line.seat(1, keys);
    String subject = Subjects.proposals(line.game(), 1, keys.sealerPublic());
    List<byte[]> sent = new ArrayList<>();
    line.table().listen(subject, message -> sent.add(message.data())).begun().get();
    line.table().flush();
    for (int i = 0; i < 5; i++) {
      assertThat(text(seat.propose(bytes("go " + i)).toCompletableFuture().get()))
          .isEqualTo("go " + i);
    }
    int before = asked.get();
    BlockingQueue<byte[]> answers = new LinkedBlockingQueue<>();
    line.table()
        .listen(Subjects.answers(line.game(), 1), message -> answers.add(message.data()))
        .begun()
        .get();
    line.table().flush();
    for (byte[] message : List.copyOf(sent)) {
      line.table().tell(subject, message);
      answers.take();
    }
    assertThat(before).isEqualTo(5);
    assertThat(asked).hasValue(before);
  }

  @Test
  void injectedMessagesChangeNothing() throws Exception {
    Kept kept = new Kept();
    line.seat(1).receive(0, kept);
    send(1, 1, 2);
    assertThat(kept.take(2)).isEqualTo(numbers(1, 2));
    for (String subject :
        List.of(
            Subjects.frame(line.game(), 1, 1, 3),
            Subjects.frame(line.game(), 1, 1, 4),
            Subjects.frame(line.game(), 1, 9, 1),
            Subjects.epoch(line.game(), 7),
            "v." + line.game() + ".1.x.y",
            "v." + line.game() + ".1.1")) {
      inject(subject);
    }
    send(1, 3, 6);
    assertThat(kept.take(4)).isEqualTo(numbers(3, 6));
  }

  /** Has another seat make the server send something to a subject of the seats' account. */
  private void inject(String subject) throws Exception {
    Wire other = line.wire(2);
    other.tell(Subjects.proposals(line.game(), 2), subject, bytes("x"));
    other.flush();
  }

  @Test
  void aSpectatorReadsWhatEverybodySees() throws Exception {
    Kept kept = new Kept();
    NatsSeat spectator = line.seat(0);
    spectator.receive(0, kept);
    send(0, 1, 3);
    assertThat(kept.take(3)).isEqualTo(numbers(1, 3));
    assertThat(spectator.propose(bytes("x")).toCompletableFuture()).isCompletedExceptionally();
  }

  @Test
  void aLogIsReadAsItWasWritten() throws Exception {
    NatsLog log = new NatsLog(line.table(), server.creds(), line.game());
    assertThat(log.read()).isEmpty();
    for (int number = 0; number < 130; number++) {
      assertThat(log.append(number, bytes("entry " + number))).isTrue();
    }
    NatsLog other = new NatsLog(line.table(), server.creds(), line.game());
    assertThat(other.append(7, bytes("changed"))).isFalse();
    assertThat(other.append(7, bytes("entry 7"))).isTrue();
    assertThat(other.read()).hasSize(130).element(129).isEqualTo(bytes("entry 129"));
    assertThat(text(line.table().get(Subjects.entry(line.game(), 7)).join()))
        .doesNotContain("entry");
    new Streams(line.table()).deleteGame(line.game());
    assertThat(log.read()).isEmpty();
  }
}
