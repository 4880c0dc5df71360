package org.sanmarco.seats.nats;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.sanmarco.testing.Waiting;

/**
 * A real {@code nats-server} for each test, configured as {@code san-marco server-config} does.
 * Tests are left out where it is not installed.
 */
public final class NatsServer implements BeforeEachCallback, AfterEachCallback, AutoCloseable {

  private static final Optional<Path> PROGRAM =
      Stream.concat(
              Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)),
              Stream.of("/usr/sbin", "/usr/local/bin"))
          .map(folder -> Path.of(folder, "nats-server"))
          .filter(Files::isExecutable)
          .findFirst();

  /** The lines of its log that are told when a test waits in vain. */
  private static final int LINES = 40;

  private static final long ISSUED = 1_700_000_000;
  private static final int FIRST_PORT = 12_000;
  private static final int PORTS_OF_CONNECTIONS = 32_000;

  private final String room;
  private @Nullable Running running;

  private record Running(Path folder, int port, TableCreds creds, Process process) {}

  /** A server with plenty of room. */
  public NatsServer() {
    this("1G");
  }

  /** A server with some room, such as {@code 2M}. */
  public NatsServer(String room) {
    this.room = room;
  }

  /** The program, where it is installed. */
  public static String program() {
    return PROGRAM.orElseThrow().toString();
  }

  /** Whether the program is installed. */
  public static boolean isInstalled() {
    return PROGRAM.isPresent();
  }

  /** A server that runs until it is closed. */
  public static NatsServer started() throws IOException {
    return started("1G");
  }

  /** The same with some room, such as {@code 2M}. */
  public static NatsServer started(String room) throws IOException {
    NatsServer server = new NatsServer(room);
    server.begin();
    return server;
  }

  /**
   * A server that runs in a folder of {@code san-marco server-config} until it is closed; the
   * folder is deleted then.
   */
  public static NatsServer started(Path folder, int port) throws IOException {
    NatsServer server = new NatsServer();
    server.running =
        new Running(
            folder, port, TableCreds.read(folder.resolve(ServerFolder.CREDS)), start(folder, port));
    return server;
  }

  @Override
  public void beforeEach(ExtensionContext context) throws IOException {
    assumeTrue(isInstalled(), "Left out: there is no nats-server on the path");
    begin();
  }

  private void begin() throws IOException {
    Path folder = Files.createTempDirectory("nats");
    int port = freePort();
    TableCreds creds = TableCreds.fresh(URI.create("nats://127.0.0.1:" + port));
    Files.writeString(
        folder.resolve("nats-server.conf"),
        ServerConfig.plain("127.0.0.1", port, folder.resolve("store"), room)
            .text(NKey.fresh(NKey.Kind.OPERATOR), creds, ISSUED));
    running = new Running(folder, port, creds, start(folder, port));
  }

  /**
   * A port of the loopback that is free now and below those that connections get: who waits for a
   * killed server would otherwise be connected with itself now and then.
   */
  public static int freePort() {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(FIRST_PORT, PORTS_OF_CONNECTIONS);
      try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return port;
      } catch (IOException taken) {
        // the next one, then
      }
    }
  }

  private static Process start(Path folder, int port) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                PROGRAM.orElseThrow().toString(),
                "-c",
                folder.resolve("nats-server.conf").toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()));
    builder.environment().put("GOGC", ServerFolder.GROWTH);
    builder.environment().put("GOMEMLIMIT", ServerFolder.MEMORY);
    Process process = builder.start();
    Path log = folder.resolve("log");
    Waiting.tell("nats-server", () -> lastLines(log));
    Waiting.until(() -> {
      if (!process.isAlive()) {
        throw new IOException(Files.readString(log));
      }
      return answers(port);
    });
    return process;
  }

  private static String lastLines(Path log) {
    try {
      List<String> lines = Files.readAllLines(log);
      return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES), lines.size()));
    } catch (IOException unreadable) {
      return unreadable.toString();
    }
  }

  private static boolean answers(int port) {
    try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return true;
    } catch (IOException notYet) {
      return false;
    }
  }

  private Running running() {
    if (running == null) {
      throw new IllegalStateException("not started");
    }
    return running;
  }

  /** The creds of its tables. */
  public TableCreds creds() {
    return running().creds();
  }

  /** The server's own log. */
  public String log() throws IOException {
    return Files.readString(running().folder().resolve("log"));
  }

  /** The bytes that its messages take on the disk. */
  long stored() throws IOException {
    try (Stream<Path> files = Files.walk(running().folder().resolve("store"))) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  /** The number of the server's process. */
  public long pid() {
    return running().process().pid();
  }

  /** Kills the server at once. */
  public void kill() throws InterruptedException {
    running().process().destroyForcibly().waitFor();
  }

  /** Starts a killed server again, with what it has stored. */
  public void restart() throws IOException {
    Running before = running();
    running =
        new Running(
            before.folder(), before.port(), before.creds(), start(before.folder(), before.port()));
  }

  @Override
  public void afterEach(ExtensionContext context) throws IOException {
    close();
  }

  @Override
  public void close() throws IOException {
    if (running != null) {
      Waiting.forget("nats-server");
      running.process().destroyForcibly().onExit().join();
      try (Stream<Path> files = Files.walk(running.folder())) {
        files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
      }
      running = null;
    }
  }
}
