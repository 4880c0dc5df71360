package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.nats.Lobby;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Seat;
import org.sanmarco.testing.Waiting;

/** The command {@code server}, with a real nats-server. */
class ServerCommandTest {

  @TempDir private Path folder;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final StringWriter err = new StringWriter();
  private final CompletableFuture<Integer> status = new CompletableFuture<>();
  private Thread program = new Thread(() -> {});

  private void start(Object... options) {
    PrintWriter out =
        new PrintWriter(new StringWriter()) {
          @Override
          public void println(String line) {
            lines.add(line);
          }
        };
    var commands = Commands.in(Tempos.FAST).setErr(new PrintWriter(err, true));
    String[] line =
        Stream.concat(
                Stream.of("server", folder.toString()), Stream.of(options).map(String::valueOf))
            .toArray(String[]::new);
    program =
        Thread.ofPlatform()
            .start(() ->
                status.complete(
                    SanMarcoCommand.execute(
                        commands, out, new PrintWriter(new StringWriter()), line)));
  }

  @AfterEach
  void end() throws InterruptedException {
    program.interrupt();
    program.join();
  }

  /** The link for members, once everything runs. */
  private Pass member() throws InterruptedException {
    String line = lines.take();
    while (!Pass.isLink(line)) {
      line = lines.take();
    }
    return Pass.read(line);
  }

  @Test
  void serverAndTableRunAndEndTogether() throws Exception {
    assumeTrue(NatsServer.isInstalled(), "Left out: there is no nats-server");
    int port = NatsServer.freePort();
    start("--host", "127.0.0.1", "--port", port);
    Pass member = member();
    assertThat(member.host()).isEqualTo("127.0.0.1");
    assertThat(Files.readString(folder.resolve("nats-server.conf")))
        .contains("host: \"127.0.0.1\"");
    Seat anna = new Seat("Anna", Seat.COLOURS.getFirst(), "");
    Seat bruno = new Seat("Bruno", Seat.COLOURS.get(1), "");
    GameOffer offer =
        new GameOffer(new Setup("nim", 2, Map.of()), List.of(anna, bruno), Terms.NONE);
    try (Wire wire = Wire.open(member, Tempos.FAST)) {
      byte[] answer =
          Lobby.ask(wire, member, JsonMessage.write(1, offer)).toCompletableFuture().get();
      assertThat(JsonMessage.read(answer, OfferAnswer.class).invitations())
          .containsOnlyKeys(0, 1, 2);
    }
    program.interrupt();
    assertThat(status.get()).isZero();
    try (ServerSocket freed = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      assertThat(freed.isBound()).isTrue();
    }
  }

  @Test
  void aServerThatIsKilledEndsTheCommand() throws Exception {
    assumeTrue(NatsServer.isInstalled(), "Left out: there is no nats-server");
    start("--host", "127.0.0.1", "--port", NatsServer.freePort());
    member();
    long pid = Long.parseLong(Files.readString(folder.resolve("nats-server.pid")).strip());
    ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    assertThat(status.get()).isEqualTo(1);
    assertThat(err.toString()).contains("nats-server has ended");
  }

  @Test
  void aServerThatWasLeftBehindIsEnded() throws Exception {
    assumeTrue(NatsServer.isInstalled(), "Left out: there is no nats-server");
    Process left =
        new ProcessBuilder(
                NatsServer.program(),
                "-a",
                "127.0.0.1",
                "-p",
                String.valueOf(NatsServer.freePort()),
                "-P",
                folder.resolve("nats-server.pid").toString())
            .start();
    Waiting.until(() -> Files.exists(folder.resolve("nats-server.pid")));
    start("--host", "127.0.0.1", "--port", NatsServer.freePort());
    assertThat(lines.take()).startsWith("Ended the nats-server that an earlier run");
    assertThat(left.waitFor()).isNotNegative();
    member();
  }

  @Test
  void aPortInUseIsNamed() throws Exception {
    assumeTrue(NatsServer.isInstalled(), "Left out: there is no nats-server");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      start("--host", "127.0.0.1", "--port", taken.getLocalPort());
      assertThat(status.get()).isEqualTo(1);
      assertThat(err.toString()).contains("port " + taken.getLocalPort() + " is in use");
    }
  }
}
