package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import io.nats.client.Connection;
import io.nats.client.ErrorListener;
import io.nats.client.Nats;
import io.nats.client.Options;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.sanmarco.Seed;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.Rates;
import org.sanmarco.seats.Tempos;

/** Attacks by somebody with one seat's pass and a program of their own. */
@ExtendWith(Seed.class)
class SeatRightsTest {

  /** The proposals of a seat during a flood; each waits for the host's next look. */
  private static final int PROPOSALS = 5;

  private static final int HOSTILE_MESSAGES = Integer.getInteger("sanmarco.requests", 500);

  @RegisterExtension private final NatsServer server = new NatsServer();
  private NatsLine line;

  @BeforeEach
  void begin() throws Exception {
    line = new NatsLine(server, 2);
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

  /** Collects the subjects that the server refuses. */
  private static BlockingQueue<String> refusals(Wire of) {
    BlockingQueue<String> refusals = new LinkedBlockingQueue<>();
    of.listen(
        new Wire.Listener() {
          @Override
          public void reached(boolean isReached) {}

          @Override
          public void refused(String error) {
            refusals.add(error);
          }
        });
    return refusals;
  }

  /** Tries to send to each subject; each must be refused. */
  private static void cannotSend(Wire attacker, List<String> subjects) throws Exception {
    BlockingQueue<String> refusals = refusals(attacker);
    for (String subject : subjects) {
      attacker.tell(subject, bytes("x"));
      assertThat(refusals.take())
          .containsIgnoringCase("permissions violation for publish to \"" + subject + "\"");
    }
  }

  /** Tries to listen to each subject; each must be refused. */
  private static void cannotListen(Wire attacker, List<String> subjects) throws Exception {
    BlockingQueue<String> refusals = refusals(attacker);
    for (String subject : subjects) {
      attacker.listen(subject, message -> {});
      assertThat(refusals.take())
          .containsIgnoringCase("permissions violation for subscription to \"" + subject + "\"");
    }
  }

  @Test
  void aSeatSendsNothingButItsProposals() throws Exception {
    String game = line.game();
    String other = Wire.freshId();
    cannotSend(
        line.wire(1),
        List.of(
            Subjects.proposals(game, 2),
            Subjects.proposals(other, 1),
            Subjects.entry(game, 0),
            Subjects.frame(game, 1, 1, 1),
            Subjects.frame(game, 2, 1, 1),
            Subjects.epoch(game, 1),
            Subjects.answers(game, 1),
            Subjects.answers(game, 2),
            Subjects.questions(GameNumber.OWNER),
            Subjects.get(Subjects.entry(game, 0)),
            Subjects.get(Subjects.frame(game, 2, 1, 1)),
            Subjects.get(Subjects.frame(other, 1, 1, 1)),
            Subjects.get(Subjects.proposals(game, 1)),
            "$JS.API.DIRECT.GET.VIEW",
            "$JS.API.DIRECT.GET.LOG",
            "$JS.API.INFO",
            "$JS.API.STREAM.NAMES",
            "$JS.API.STREAM.CREATE.X",
            "$JS.API.STREAM.DELETE.LOG",
            "$JS.API.STREAM.PURGE.VIEW",
            "$JS.API.STREAM.MSG.GET.LOG",
            "$JS.API.CONSUMER.CREATE.VIEW",
            "$SYS.REQ.SERVER.PING",
            "t.any",
            "_INBOX.any"));
  }

  @Test
  void aSeatHearsNothingButItsFramesAndAnswers() throws Exception {
    String game = line.game();
    cannotListen(
        line.wire(1),
        List.of(
            ">",
            "v.>",
            "v." + game + ".>",
            "v." + game + ".*.1.1",
            "v." + game + ".2.>",
            "v." + Wire.freshId() + ".1.>",
            "g.>",
            "p.>",
            Subjects.proposals(game, 1),
            "a." + game + ".*",
            Subjects.answers(game, 2),
            "_INBOX.>",
            "_INBOX.*.any",
            "$JS.>",
            "$SYS.>"));
  }

  @Test
  void aSpectatorAndAMemberCanDoLess() throws Exception {
    String game = line.game();
    cannotSend(line.wire(0), List.of(Subjects.proposals(game, 0), Subjects.proposals(game, 1)));
    cannotListen(line.wire(0), List.of("v." + game + ".1.>", Subjects.answers(game, 1)));
    Wire member = Wire.open(server.creds().member("", TestCreds.ISSUED), Tempos.FAST);
    cannotSend(
        member,
        List.of(
            Subjects.proposals(game, 1),
            Subjects.entry(game, 0),
            Subjects.get(Subjects.frame(game, 0, 1, 1))));
    cannotListen(member, List.of(Subjects.QUESTIONS, "v.>", "a.>", "_INBOX.>"));
    member.close();
  }

  @Test
  void aChangedPassIsNotLetIn() throws Exception {
    Pass pass = line.pass(1);
    Pass forged =
        new Pass(
            server.creds().servers().getFirst(),
            NKey.fresh(NKey.Kind.ACCOUNT),
            pass.user(),
            Pass.Kind.SEAT,
            line.game(),
            2,
            0,
            pass.table());
    Wire attacker = Wire.open(forged, Tempos.FAST);
    assertThat(refusals(attacker).take()).containsIgnoringCase("authorization violation");
    attacker.close();
  }

  /** The server answers on any subject that is asked for; it must reach no stream. */
  @Test
  void noAnswerOfTheServerReachesTheTables() throws Exception {
    String game = line.game();
    Wire table = line.table();
    assertThat(table.append(Subjects.entry(game, 0), bytes("first")).join()).isTrue();
    assertThat(table.append(Subjects.frame(game, 1, 1, 1), bytes("frame")).join()).isTrue();
    List<String> heard = new CopyOnWriteArrayList<>();
    for (String subject : List.of("g.>", "v.>", "a.>", "l.>")) {
      table.listen(subject, message -> heard.add(message.subject())).begun().get();
    }
    table.flush();
    Wire attacker = line.wire(1);
    for (String reply :
        List.of(
            Subjects.entry(game, 1),
            Subjects.frame(game, 2, 1, 1),
            Subjects.epoch(game, 2),
            Subjects.answers(game, 2),
            Subjects.proposals(game, 2),
            Subjects.questions(GameNumber.OWNER),
            "$JS.API.STREAM.DELETE.LOG",
            "$JS.API.STREAM.PURGE.VIEW")) {
      attacker.tell(Subjects.proposals(game, 1), reply, bytes("x"));
      attacker.tell(Subjects.get(Subjects.frame(game, 1, 1, 1)), reply, new byte[0]);
      attacker.tell(Subjects.get(Subjects.frame(game, 1, 1, 9)), reply, new byte[0]);
    }
    attacker.flush();
    attacker.get(Subjects.frame(game, 1, 1, 1)).join();
    table.flush();
    assertThat(heard).isEmpty();
    assertThat(table.get(Subjects.entry(game, 0)).join()).isEqualTo(bytes("first"));
    assertThat(table.get(Subjects.entry(game, 1)).join()).isNull();
    assertThat(table.get(Subjects.frame(game, 1, 1, 1)).join()).isEqualTo(bytes("frame"));
    assertThat(table.get(Subjects.frame(game, 2, 1, 1)).join()).isNull();
    assertThat(table.get(Subjects.epoch(game, 2)).join()).isNull();
    assertThat(table.get(Subjects.proposals(game, 2)).join()).isNull();
  }

  @Test
  void hostileProposalsDoNothing() throws Exception {
    Random random = Seed.random();
    Set<String> played = new TreeSet<>();
    line.host()
        .onProposal((seat, proposal) -> {
          played.add(seat + " " + new String(proposal, StandardCharsets.UTF_8));
          return CompletableFuture.completedFuture(proposal);
        });
    SeatKeys keys = SeatKeys.fresh();
    NatsSeat good = line.seat(2, keys);
    String subject = Subjects.proposals(line.game(), 2, keys.sealerPublic());
    List<byte[]> sent = new ArrayList<>();
    line.table().listen(subject, message -> sent.add(message.data())).begun().get();
    line.table().flush();
    good.claimed().toCompletableFuture().get();
    good.propose(bytes("mine")).toCompletableFuture().get();
    Wire attacker = line.wire(1);
    for (int i = 0; i < HOSTILE_MESSAGES; i++) {
      attacker.tell(Subjects.proposals(line.game(), 1), hostile(random, sent));
    }
    attacker.flush();
    List<String> all = new ArrayList<>(List.of("2 mine"));
    for (int i = 0; i < 10; i++) {
      good.propose(bytes("again " + i)).toCompletableFuture().get();
      all.add("2 again " + i);
    }
    assertThat(played).containsExactlyInAnyOrderElementsOf(all);
  }

  private static byte[] hostile(Random random, List<byte[]> sent) {
    byte[] other = sent.get(random.nextInt(sent.size()));
    return switch (random.nextInt(5)) {
      case 0 -> {
        byte[] noise = new byte[random.nextInt(Rights.PAYLOAD)];
        random.nextBytes(noise);
        yield noise;
      }
      case 1 -> other;
      case 2 -> {
        byte[] changed = other.clone();
        changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
        yield changed;
      }
      case 3 -> Arrays.copyOf(other, random.nextInt(2 * other.length));
      default ->
          new SeatMessage(
                  SeatMessage.Kind.values()[random.nextInt(SeatMessage.Kind.values().length)],
                  Wire.freshId(),
                  "QUJD".repeat(random.nextInt(100)))
              .write();
    };
  }

  @Test
  void aMessageThatIsTooLongIsRefused() throws Exception {
    Pass pass = line.pass(1);
    BlockingQueue<String> refusals = new LinkedBlockingQueue<>();
    Options unchecked =
        new Options.Builder()
            .server(pass.servers().getFirst())
            .authHandler(new Login(pass.user(), pass.token()))
            .clientSideLimitChecks(false)
            .errorListener(
                new ErrorListener() {
                  @Override
                  public void errorOccurred(Connection on, String error) {
                    refusals.add(error);
                  }
                })
            .build();
    Connection attacker = Nats.connect(unchecked);
    try {
      attacker.publish(Subjects.proposals(line.game(), 1), new byte[Rights.PAYLOAD + 1]);
      assertThat(refusals.take()).containsIgnoringCase("maximum payload");
    } finally {
      attacker.close();
    }
  }

  @Test
  void aFloodOfOneSeatDoesNotStopAnother() throws Exception {
    SeatKeys keys = SeatKeys.fresh();
    Wire attacker = line.wire(1);
    line.seat(1, attacker, keys).claimed().toCompletableFuture().get();
    playOnUnder(attacker, Subjects.proposals(line.game(), 1, keys.sealerPublic()));
  }

  @Test
  void aFloodOfWhoHasTheInvitationStopsNobody() throws Exception {
    playOnUnder(line.wire(2), Subjects.proposals(line.game(), 2));
  }

  @Test
  void nobodyElseSpeaksForASeatThatIsTaken() throws Exception {
    SeatKeys keys = SeatKeys.fresh();
    line.seat(2, keys).claimed().toCompletableFuture().get();
    cannotSend(
        line.wire(2),
        List.of(
            Subjects.proposals(line.game(), 2, keys.sealerPublic()),
            Subjects.proposals(line.game(), 2, SeatKeys.fresh().sealerPublic())));
  }

  @Test
  void aUsedInvitationIsGoodForNothing() throws Exception {
    line.host().onProposal((seat, proposal) -> CompletableFuture.completedFuture(proposal));
    Wire idle = line.wire(2);
    NatsSeat good = line.seat(2);
    good.propose(bytes("first")).toCompletableFuture().get();
    Revocations revocations = new Revocations(line.table(), server.creds());
    while (new Streams(line.table()).revoked().isEmpty()) {
      line.table().flush();
    }
    CompletableFuture<Void> closed = idle.ended();
    assertThat(revocations.push().get()).isTrue();
    closed.get();
    line.wire(2).ended().get();
    assertThat(line.seat(2).claimed())
        .failsWithin(Duration.ofMinutes(1))
        .withThrowableThat()
        .withCauseInstanceOf(RefusedException.class);
    assertThat(good.propose(bytes("next")).toCompletableFuture().get()).isEqualTo(bytes("next"));
    line.seat(1).claimed().toCompletableFuture().get();
  }

  /** Seat 2 proposes and is answered while somebody floods a subject. */
  private void playOnUnder(Wire attacker, String subject) throws Exception {
    line.host().onProposal((seat, proposal) -> CompletableFuture.completedFuture(proposal));
    NatsSeat good = line.seat(2);
    good.claimed().toCompletableFuture().get();
    byte[] noise = bytes("proposal " + Wire.freshId() + " " + "QUJD".repeat(500));
    for (int i = 0; i < PROPOSALS; i++) {
      for (int j = 0; j < HOSTILE_MESSAGES; j++) {
        attacker.tell(subject, noise);
      }
      assertThat(good.propose(bytes("go " + i)).toCompletableFuture().get())
          .isEqualTo(bytes("go " + i));
    }
  }

  @Test
  void aStoreOfMessagesFillsUpWithTime() {
    long[] now = {0};
    Rates<Integer> rates = new Rates<>(3, 2, () -> now[0]);
    assertThat(List.of(rates.admits(1), rates.admits(1), rates.admits(1), rates.admits(1)))
        .containsExactly(true, true, true, false);
    now[0] += 500_000_000L;
    assertThat(List.of(rates.admits(1), rates.admits(1))).containsExactly(true, false);
    now[0] += 3_600_000_000_000L;
    assertThat(List.of(rates.admits(1), rates.admits(1), rates.admits(1), rates.admits(1)))
        .containsExactly(true, true, true, false);
  }
}
