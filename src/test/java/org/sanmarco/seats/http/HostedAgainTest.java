package org.sanmarco.seats.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.save.HostedGames;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.seats.SealedTransport;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.table.Seat;
import org.sanmarco.testing.Waiting;

/** Seats come back when the program that hosts them was killed and hosts again. */
class HostedAgainTest {

  private static final String ID = "6f1c";
  private static final List<Seat> SEATS = List.of(new Seat("Anna", "red"), new Seat("Ben", "blue"));

  @TempDir private Path home;
  private final List<Process> programs = new ArrayList<>();

  @AfterEach
  void end() throws InterruptedException {
    for (Process program : programs) {
      kill(program);
    }
  }

  /** Hosts until it is killed: a folder and the run are the arguments, the link is printed. */
  public static void main(String[] arguments) throws Exception {
    HostedGames hosted = new HostedGames(Path.of(arguments[0]), InstantSource.system());
    Claims claims =
        hosted
            .read(ID, written -> Claims.read(written, SEATS), Claims::write)
            .orElseGet(() -> new Claims(SEATS));
    claims.onChange(() -> keep(hosted, claims));
    HttpHost host = host(claims, arguments[1]);
    Transport.HostEnd end = sealed(host, arguments[1]);
    end.onProposal((seat, proposal) -> CompletableFuture.completedFuture(proposal));
    for (int seat = 0; seat <= SEATS.size(); seat++) {
      end.send(seat, 1, (arguments[1] + seat).getBytes(StandardCharsets.UTF_8));
    }
    System.out.println(host.link());
    new CountDownLatch(1).await();
  }

  private static HttpHost host(Claims claims, String run) throws IOException {
    return host(InetAddress.getLoopbackAddress(), claims, run);
  }

  private static HttpHost host(InetAddress address, Claims claims, String run) throws IOException {
    return new HttpHost(
        address,
        claims,
        run,
        language -> Map.of(),
        language -> Map.of(),
        Tempos.FAST,
        System::nanoTime);
  }

  private static Transport.HostEnd sealed(HttpHost host, String run) {
    return SealedTransport.host(host.streams().end(), host.claims()::seal, run);
  }

  private static void keep(HostedGames hosted, Claims claims) {
    try {
      hosted.put(ID, Optional.of(claims.write()));
      hosted.flush();
    } catch (SaveException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void rightsOfEarlierProgramsAreStillGood() {
    Claims claims = new Claims(SEATS);
    String token = claims.claim(2, "de").orElseThrow();
    String written = new String(claims.write(), StandardCharsets.UTF_8);
    String earlier =
        written.replace("\"outside\":0,\"known\":\"\",", "").replace(",\"substituted\":[]", "");
    assertThat(earlier).isNotEqualTo(written);
    Claims read = Claims.read(earlier.getBytes(StandardCharsets.UTF_8), SEATS).orElseThrow();
    assertThat(read.seal(0).code()).isEqualTo(claims.seal(0).code());
    assertThat(read.person(token)).contains(2);
  }

  /** Starts a program that hosts; its link. */
  private String start(String run) throws IOException {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                HostedAgainTest.class.getName(),
                home.toString(),
                run)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    programs.add(program);
    BufferedReader lines = program.inputReader(StandardCharsets.UTF_8);
    return String.valueOf(lines.readLine());
  }

  private static void kill(Process program) throws InterruptedException {
    program.toHandle().destroyForcibly();
    program.waitFor();
  }

  private static HttpClaim door(String link) {
    return HttpClaim.read(link, "", Tempos.FAST).orElseThrow();
  }

  private static BlockingQueue<String> frames(Transport.SeatEnd seat) {
    BlockingQueue<String> received = new LinkedBlockingQueue<>();
    seat.receive(0, frame -> received.add(new String(frame, StandardCharsets.UTF_8)));
    return received;
  }

  @Test
  void seatsThatKeepTryingFollowTheNewRun() throws Exception {
    String link = start("a");
    Transport.SeatEnd seat = Doors.take(door(link), 2);
    Transport.SeatEnd watching = Doors.take(door(link), 0);
    BlockingQueue<String> received = frames(seat);
    BlockingQueue<String> seen = frames(watching);
    assertThat(received.take()).isEqualTo("a2");
    assertThat(seen.take()).isEqualTo("a0");
    kill(programs.getFirst());

    assertThat(start("b")).as("the same port and code").isEqualTo(link);
    assertThat(received.take()).isEqualTo("b2");
    assertThat(seen.take()).isEqualTo("b0");
    byte[] proposal = {'7'};
    assertThat(seat.propose(proposal).toCompletableFuture().get()).isEqualTo(proposal);
    seat.close();
    watching.close();
  }

  @Test
  void seatsFollowAHostThatWasClosedAndOpensAgain() throws Exception {
    Claims claims = new Claims(SEATS);
    HttpHost first = host(claims, "a");
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    Transport.SeatEnd seat = Doors.take(door(first.link()), 1);
    seat.receive(
        0,
        new Transport.Receiver() {
          @Override
          public void receive(byte[] frame) {
            heard.add(new String(frame, StandardCharsets.UTF_8));
          }

          @Override
          public void reached(boolean isReached) {
            heard.add("reached " + isReached);
          }

          @Override
          public void ended(boolean byHost) {
            heard.add("ended " + byHost);
          }
        });
    assertThat(heard.take()).isEqualTo("reached true");
    first.close();
    assertThat(heard.take()).isEqualTo("ended true");
    HttpHost second = host(Claims.read(claims.write(), SEATS).orElseThrow(), "b");
    sealed(second, "b").send(1, 1, new byte[] {'7'});
    assertThat(heard.take()).isEqualTo("reached true");
    assertThat(heard.take()).isEqualTo("7");
    seat.close();
    second.close();
  }

  @Test
  void aHostOpensAgainAtOnceWhereItWas() throws Exception {
    HttpHost host = host(new Claims(SEATS), "a");
    int port = host.socket().getPort();
    for (int again = 0; again < 20; again++) {
      host.close();
      Claims claims = new Claims(SEATS);
      claims.update(ways -> new Claims.Ways(port, "", 0, ""));
      host = host(claims, "b");
      assertThat(host.socket().getPort()).isEqualTo(port);
    }
    host.close();
  }

  @Test
  void releasedSeatsStayReleased() throws Exception {
    String link = start("a");
    Doors.take(door(link), 1).leave();
    Transport.SeatEnd kept = Doors.take(door(link), 2);
    Waiting.until(() -> door(link).places().getFirst().isFree());
    kill(programs.getFirst());

    start("b");
    assertThat(door(link).places())
        .extracting(HttpClaim.Place::isFree)
        .containsExactly(true, false);
    kept.close();
  }

  /** A browser keeps nothing for another address, so its player has to choose again. */
  @Test
  void seatsMayBeChosenAgainAtAnotherPort() throws Exception {
    Claims claims = new Claims(SEATS);
    HttpHost first = host(claims, "a");
    door(first.link()).claim(1);
    HttpClaim.Taken ben = door(first.link()).claim(2);
    HttpHost second = host(Claims.read(claims.write(), SEATS).orElseThrow(), "b");
    HttpClaim door = door(second.link());
    assertThat(second.claims().person(ben.token())).contains(2);
    assertThat(second.claims().hasCome(2)).as("has come back by itself").isTrue();
    assertThat(door.places()).extracting(HttpClaim.Place::isFree).containsExactly(true, false);
    assertThat(second.claims().isFree(1)).isFalse();
    HttpClaim.Taken anna = door.claim(1);
    assertThat(second.claims().person(anna.token())).contains(1);
    assertThat(door.places()).extracting(HttpClaim.Place::isFree).containsOnly(false);
    first.close();
    second.close();
  }

  /** The old port is tried again as long as nobody has come to the new one. */
  @Test
  void aPortThatWasTakenIsUsedOnceItIsFree() throws Exception {
    Claims claims = new Claims(SEATS);
    HttpHost first = host(claims, "a");
    Transport.SeatEnd seat = Doors.take(door(first.link()), 2);
    InetSocketAddress old = first.socket();
    first.close();
    HttpHost second;
    BlockingQueue<String> received;
    try (ServerSocket _ = Doors.occupy(first.authority())) {
      second = host(Claims.read(claims.write(), SEATS).orElseThrow(), "b");
      second.onMove(List::of, () -> {});
      sealed(second, "b").send(2, 1, new byte[] {'7'});
      received = frames(seat);
      assertThat(second.socket()).isNotEqualTo(old);
      assertThat(second.claims().ways().port()).isEqualTo(old.getPort());
      assertThat(second.claims().sought()).isPresent();
    }
    assertThat(received.take()).isEqualTo("7");
    assertThat(second.socket()).isEqualTo(old);
    assertThat(second.claims().sought()).isEmpty();
    seat.close();
    second.close();
  }

  @Test
  void somebodyWhoComesSettlesTheNewPort() throws Exception {
    Claims claims = new Claims(SEATS);
    HttpHost first = host(claims, "a");
    var _ = door(first.link()).claim(1);
    HttpClaim.Taken ben = door(first.link()).claim(2);
    HttpHost second = host(Claims.read(claims.write(), SEATS).orElseThrow(), "b");
    door(second.link()).end(ben).receive(0, frame -> {});
    Waiting.until(() -> second.claims().ways().port() == second.socket().getPort());
    assertThat(second.claims().sought()).as("Anna looks still").isPresent();
    assertThat(Networks.place(List.of(), second.claims().ways(), second.socket()))
        .isEqualTo(second.socket());
    first.close();
    second.close();
  }

  /** The router gives this computer another address, or it comes to another network. */
  @Test
  void hostsFollowTheirComputerToAnotherAddress() throws Exception {
    assumeThat("127.0.0.3").matches(Doors::isOurs);
    AtomicReference<List<Networks.Network>> networks =
        new AtomicReference<>(Doors.networks("127.0.0.2"));
    BlockingQueue<String> moved = new LinkedBlockingQueue<>();
    HttpHost host = host(InetAddress.ofLiteral("127.0.0.2"), new Claims(SEATS), "a");
    host.onMove(networks::get, () -> moved.add(host.authority()));
    sealed(host, "a").send(1, 1, new byte[] {'7'});
    HttpClaim.Taken anna = door(host.link()).claim(1);
    HttpClaim.Taken ben = door(host.link()).claim(2);
    BlockingQueue<String> received = frames(door(host.link()).end(anna));
    assertThat(received.take()).isEqualTo("7");

    networks.set(List.of(new Networks.Network(InetAddress.getLoopbackAddress(), "")));
    networks.set(Doors.networks("127.0.0.3"));
    assertThat(moved.take()).isEqualTo("127.0.0.3:" + host.socket().getPort());
    assertThat(host.claims().ways().address()).as("kept").isEqualTo("127.0.0.2");
    HttpClaim door = door(host.link());
    assertThat(door.places()).extracting(HttpClaim.Place::isFree).containsOnly(true);
    assertThat(frames(door.end(ben))).isEmpty();
    Transport.SeatEnd again = door.end(door.claim(1));
    assertThat(frames(again).take()).as("the same run").isEqualTo("7");
    assertThat(host.claims().ways().address()).isEqualTo("127.0.0.3");
    assertThat(host.claims().person(anna.token())).as("the old right").isEmpty();
    Waiting.until(() -> host.claims().sought().isEmpty());
    again.close();
    host.close();
  }

  @Test
  void anotherPortIsUsedIfTheFirstIsTaken() throws IOException {
    Claims claims = new Claims(SEATS);
    HttpHost first = host(claims, "a");
    HttpHost second = host(Claims.read(claims.write(), SEATS).orElseThrow(), "b");
    assertThat(second.authority()).isNotEqualTo(first.authority());
    assertThat(URI.create(second.link()).getFragment())
        .isEqualTo(URI.create(first.link()).getFragment());
    first.close();
    second.close();
  }

  @Test
  void languagesOfScreensAreKept() {
    Claims claims = new Claims(SEATS);
    claims.claim(1, "it-CH");
    Claims read = Claims.read(claims.write(), SEATS).orElseThrow();
    assertThat(read.language(1))
        .hasValueSatisfying(language -> assertThat(language).hasToString("it_CH"));
    assertThat(read.language(2)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'\"version\":1', '\"version\":2'",
    "san-marco-screens, other",
    "Anna, Anne",
    "'\"seat\":1', '\"seat\":3'",
    "'\"port\":0', '\"port\":-1'",
    "'{', ''",
    "de, '<de'"
  })
  void filesThatDontFitAreIgnored(String what, String instead) {
    Claims claims = new Claims(SEATS);
    claims.claim(1, "de");
    String written = new String(claims.write(), StandardCharsets.UTF_8);
    assertThat(Claims.read(written.getBytes(StandardCharsets.UTF_8), SEATS)).isPresent();
    String changed = written.replace(what, instead);
    assertThat(changed).isNotEqualTo(written);
    assertThat(Claims.read(changed.getBytes(StandardCharsets.UTF_8), SEATS)).isEmpty();
  }
}
