package org.sanmarco.cli.server;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.cli.shared.Subcommand;
import org.sanmarco.elsewhere.Quota;
import org.sanmarco.elsewhere.Service;
import org.sanmarco.elsewhere.TableServer;
import org.sanmarco.save.AppFolder;
import org.sanmarco.save.format.Program;
import org.sanmarco.seats.http.Networks;
import org.sanmarco.seats.nats.ServerConfig;
import org.sanmarco.seats.nats.ServerFolder;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.table.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code server}: a server for online games and its table, in one command. */
@Command(
    name = "server",
    description = {
      "Runs a server for online games and a table, until it is ended, and prints the link for"
          + " members. It needs nats-server, and no rights of an administrator.",
    })
public final class ServerCommand extends Subcommand {

  private static final int PORT = 4222;

  /** The number of ports that are tried before the first start. */
  private static final int PORTS = 100;

  private static final Duration START = Duration.ofSeconds(30);
  private static final Duration END = Duration.ofSeconds(10);
  private static final long LOOK_MILLIS = 20;
  private static final String LOG = "nats-server.log";
  private static final String PID = "nats-server.pid";
  private static final int LAST_LINES = 5;
  private static final String WINDOWS = "windows";

  @Parameters(
      arity = "0..1",
      paramLabel = "FOLDER",
      description = "The folder for keys and games; one in the program's own folder by default.")
  private @Nullable Path folder;

  @Option(
      names = "--host",
      paramLabel = "NAME",
      description = {
        "The name or address by which players reach this machine; its address in the local network"
            + " by default. With 127.0.0.1 no other machine reaches it."
      })
  private @Nullable String host;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; 4222, or the next one that is free, at the first start.")
  private int port;

  @Option(
      names = "--room",
      paramLabel = "SIZE",
      defaultValue = "1G",
      description = "The room for the games; ${DEFAULT-VALUE} by default.")
  private String room;

  @Option(
      names = "--by",
      paramLabel = "NAME",
      description = "Who runs the table, as players read it; the host by default.")
  private @Nullable String by;

  @Override
  public Integer call() throws IOException {
    require(
        host == null || ServerConfigCommand.isHost(host),
        "--host must be a name or an address, such as play.example.org");
    require(port == 0 || ServerConfigCommand.isPort(port), "--port must be 1 to 65535");
    require(room.matches("[1-9][0-9]{0,8}[MGT]"), "--room must be a size such as 10G");
    Optional<Path> program = program(System.getenv(), System.getProperty("os.name", ""));
    if (program.isEmpty()) {
      return fail(
          "nats-server is not installed. On Debian and Ubuntu: apt install nats-server. For other"
              + " systems it is at https://github.com/nats-io/nats-server/releases; put it into a"
              + " folder of the PATH.");
    }
    Path home = folder == null ? AppFolder.path().resolve("server") : folder;
    Path file = home.resolve(ServerFolder.CREDS);
    Optional<URI> before =
        Files.exists(file)
            ? Optional.of(TableCreds.read(file).servers().getFirst())
            : Optional.empty();
    String name = host == null ? before.map(URI::getHost).orElseGet(ServerCommand::near) : host;
    if (endOrphan(home.resolve(PID))) {
      out().println("Ended the nats-server that an earlier run had left behind.");
    }
    int wanted = port == 0 ? before.map(URI::getPort).orElseGet(() -> free(name)) : port;
    if (!isFree(name, wanted)) {
      return fail(
          "port %d is in use: end the other program, or choose another with --port"
              .formatted(wanted));
    }
    ServerFolder.write(
        home,
        name,
        ServerConfig.plain(
            ServerConfig.listening(name), wanted, home.resolve("games").toAbsolutePath(), room),
        before.isPresent(),
        Clock.systemUTC());
    try {
      return run(program.get(), home, wanted);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      return ExitCode.OK;
    }
  }

  private int fail(String sentence) {
    err().println("san-marco server: " + sentence);
    return ExitCode.SOFTWARE;
  }

  /**
   * The file of nats-server: on the path, or where Debian puts it, which is on no user's path.
   *
   * @param environment the variables of the environment
   * @param system the name of the operating system
   */
  static Optional<Path> program(Map<String, String> environment, String system) {
    boolean isWindows = system.toLowerCase(Locale.ROOT).startsWith(WINDOWS);
    String name = isWindows ? "nats-server.exe" : "nats-server";
    Stream<String> usual =
        isWindows ? Stream.empty() : Stream.of("/usr/local/bin", "/usr/local/sbin", "/usr/sbin");
    return Stream.concat(
            Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator)), usual)
        .filter(folder -> !folder.isBlank())
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** The address of this machine in the local network. */
  private static String near() {
    try {
      return Networks.all().getFirst().address().getHostAddress();
    } catch (IOException none) {
      return InetAddress.getLoopbackAddress().getHostAddress();
    }
  }

  /** Ends a server that a killed program has left behind; returns whether there was one. */
  private static boolean endOrphan(Path pid) throws IOException {
    if (!Files.exists(pid)) {
      return false;
    }
    Optional<ProcessHandle> left =
        ProcessHandle.of(Long.parseLong(Files.readString(pid).strip()))
            .filter(one -> one.info().command().orElse("").contains("nats-server"));
    left.ifPresent(one -> {
      one.destroy();
      one.onExit().orTimeout(END.toSeconds(), TimeUnit.SECONDS).join();
    });
    Files.delete(pid);
    return left.isPresent();
  }

  private static int free(String host) {
    return IntStream.range(PORT, PORT + PORTS)
        .filter(number -> isFree(host, number))
        .findFirst()
        .orElse(PORT);
  }

  private static boolean isFree(String host, int port) {
    try (ServerSocket _ =
        new ServerSocket(port, 1, InetAddress.getByName(ServerConfig.listening(host)))) {
      return true;
    } catch (IOException taken) {
      return false;
    }
  }

  private int run(Path program, Path home, int port) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
                program.toString(),
                "-c",
                home.resolve(ServerFolder.CONFIG).toString(),
                "-P",
                home.resolve(PID).toString())
            .redirectErrorStream(true)
            .redirectOutput(home.resolve(LOG).toFile());
    builder.environment().putAll(ServerFolder.ENVIRONMENT);
    Process server = builder.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(server)));
    try {
      return lead(server, home, port);
    } finally {
      end(server);
    }
  }

  /** Leads games until the server or this program ends. */
  private int lead(Process server, Path home, int port) throws IOException, InterruptedException {
    TableCreds creds = TableCreds.read(home.resolve(ServerFolder.CREDS));
    URI address = creds.servers().getFirst();
    String near = address.getHost().equals("[::1]") ? "[::1]" : "127.0.0.1";
    if (!answers(server, near, port)) {
      return fail("nats-server has not started: " + lastWords(home));
    }
    PrintWriter out = out();
    Service service =
        new Service(by == null ? address.getHost() : by, Program.version(), 1, Quota.USUAL);
    // A machine behind a router may not reach itself by the name that others use.
    URI own = URI.create("nats://" + near + ":" + port);
    try (TableServer tables =
        TableServer.start(
            creds.reachedAt(own),
            Games.installed(),
            service,
            new TableCommand.Output(out, null),
            Clock.systemUTC(),
            tempo)) {
      TableCommand.warn(tables, out);
      out.println("A server and a table run until this command is ended, with " + home + ".");
      out.println(
          ServerConfig.listening(address.getHost()).equals("0.0.0.0")
              ? "Players reach it at %s. It can be reached from outside if the router forwards port %d (TCP) to this machine; --host names another address."
                  .formatted(address.getAuthority(), port)
              : "Only programs on this machine reach it, at %s.".formatted(address.getAuthority()));
      out.println("The link for members, to be pasted under Play online:");
      out.println(Files.readString(home.resolve(ServerFolder.MEMBER)).strip());
      out.flush();
      server.waitFor();
    }
    return fail("nats-server has ended: " + lastWords(home));
  }

  /** Waits until a server answers; false if it has ended or doesn't answer for long. */
  private static boolean answers(Process server, String host, int port)
      throws InterruptedException {
    long since = System.nanoTime();
    while (server.isAlive() && System.nanoTime() - since < START.toNanos()) {
      try (Socket socket = new Socket()) {
        socket.connect(
            new InetSocketAddress(InetAddress.getByName(host), port), (int) START.toMillis());
        return true;
      } catch (IOException notYet) {
        TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
      }
    }
    return false;
  }

  private static String lastWords(Path home) throws IOException {
    List<String> lines = Files.readAllLines(home.resolve(LOG));
    return String.join(" ", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
  }

  private static void end(Process server) {
    server.destroy();
    try {
      if (!server.waitFor(END.toSeconds(), TimeUnit.SECONDS)) {
        server.destroyForcibly();
      }
    } catch (InterruptedException hurried) {
      server.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
