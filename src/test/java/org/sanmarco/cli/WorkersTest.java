package org.sanmarco.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.WorkAddress;
import org.sanmarco.seats.nats.WorkQueue;

/** Matches that are shared among workers, over a real server. */
class WorkersTest {

  private static final String MATCH =
      "arena --a easy@300 --b random --game marco-polo --players 2 --seed 7 --starts ";

  private static final String ENDED = "ended with status ";

  @RegisterExtension final NatsServer server = new NatsServer();
  @TempDir private Path folder;

  private final List<Running> running = new ArrayList<>();

  /** A command that runs beside the test; each line that it says is in {@code lines}. */
  private record Running(
      Thread thread, BlockingQueue<String> lines, CompletableFuture<Integer> status) {

    /** Waits for a line. */
    void until(String part) throws InterruptedException {
      String line = lines.take();
      while (!line.contains(part)) {
        assertThat(line).doesNotStartWith(ENDED);
        line = lines.take();
      }
    }

    int end() {
      thread.interrupt();
      return status.join();
    }
  }

  private String address() {
    return WorkAddress.of(server.creds());
  }

  private Running start(String line) {
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    CompletableFuture<Integer> status = new CompletableFuture<>();
    PrintWriter writer =
        new PrintWriter(new StringWriter()) {
          @Override
          public void println(String text) {
            lines.add(text);
          }
        };
    Thread thread =
        Thread.ofPlatform()
            .start(() ->
                status.complete(
                    Commands.in(Tempos.MORTAL)
                        .setOut(writer)
                        .setErr(writer)
                        .execute(line.split(" ", -1))));
    CompletableFuture<?> _ = status.thenAccept(code -> lines.add(ENDED + code));
    Running one = new Running(thread, lines, status);
    running.add(one);
    return one;
  }

  /** The lines about the winner, without times. */
  private static List<String> result(String line) {
    StringWriter out = new StringWriter();
    int status =
        Commands.in(Tempos.MORTAL)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(new StringWriter()))
            .execute(line.split(" ", -1));
    assertThat(status).isZero();
    return out.toString().lines().filter(text -> text.matches("(a wins|games=).*")).toList();
  }

  @Test
  void workersPlayTheMatchThatOneProgramPlays() {
    start("worker " + address() + " --threads 1");
    start("worker " + address() + " --threads 1");
    assertThat(result(MATCH + "6 --workers " + address())).hasSize(2).isEqualTo(result(MATCH + 6));
  }

  @Test
  void aMatchGoesOnWhereItStopped() throws IOException {
    Path file = Files.writeString(folder.resolve("work.txt"), address() + "\n");
    Running worker = start("worker " + file + " --threads 1");
    result(MATCH + "2 --workers " + file);
    assertThat(worker.end()).isZero();
    // There is no worker any more.
    assertThat(result(MATCH + "2 --workers " + file)).isEqualTo(result(MATCH + 2));
    start("worker " + file);
    Path out = folder.resolve("out");
    assertThat(result(MATCH + "4 --workers " + file + " --out " + out))
        .isEqualTo(result(MATCH + 4));
    assertThat(out.resolve("0003-2.json")).exists();
  }

  @Test
  void whatAKilledWorkerLeavesIsPlayed() throws Exception {
    String match =
        "arena --a hard@300 --b random --players 3 --seed 3 --starts 2 --workers " + address();
    Running arena = start(match);
    arena.until("no workers");
    Process worker =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "worker",
                address(),
                "--threads",
                "1")
            .redirectErrorStream(true)
            .start();
    try (var said = worker.inputReader()) {
      List<String> lines = new ArrayList<>();
      do {
        lines.add(said.readLine());
      } while (lines.getLast() != null && !lines.getLast().contains("hard@300"));
      assertThat(lines).doesNotContainNull();
    } finally {
      worker.destroyForcibly().waitFor();
    }
    start("worker " + address());
    assertThat(arena.status().join()).isZero();
    assertThat(result(match)).isEqualTo(result(match.replaceAll(" --workers.*", "")));
  }

  @Test
  void serverMayBeRestartedDuringAMatch() throws Exception {
    Running arena = start(MATCH + "4 --workers " + address());
    Running worker = start("worker " + address());
    worker.until("easy@300");
    server.kill();
    server.restart();
    assertThat(arena.status().join()).isZero();
    assertThat(result(MATCH + "4 --workers " + address())).isEqualTo(result(MATCH + 4));
  }

  @Test
  void workersOfAnotherBuildGetNoShares() throws Exception {
    try (WorkQueue other =
        new WorkQueue(
            WorkAddress.read(address()), "another", "0.9.0", notice -> {}, Tempos.MORTAL)) {
      Thread.ofVirtual()
          .start(() ->
              assertThatThrownBy(() -> other.work(task -> task)).isInstanceOf(IOException.class));
      Running arena = start(MATCH + "1 --workers " + address());
      arena.until("one of theirs 0.9.0 another");
      start("worker " + address());
      assertThat(arena.status().join()).isZero();
    }
  }

  @Test
  void aServerThatIsNotThereIsNamed() throws Exception {
    String nowhere = "nats://127.0.0.1:" + NatsServer.freePort();
    for (String line : List.of("worker " + nowhere, MATCH + "1 --workers " + nowhere)) {
      Running command = start(line);
      command.until("no server answers at " + nowhere);
      assertThat(command.status().join()).isOne();
    }
  }

  @Test
  void aServerThatRefusesIsNamed() throws Exception {
    Running worker = start("worker " + address().replaceFirst("//.*@", "//"));
    worker.until("doesn't let this address in");
    assertThat(worker.status().join()).isOne();
  }

  @AfterEach
  void endAll() {
    running.forEach(Running::end);
  }
}
