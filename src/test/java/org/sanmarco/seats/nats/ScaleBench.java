package org.sanmarco.seats.nats;

import module java.base;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.Seal;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Leader;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.log.SignedMessage;
import org.sanmarco.seats.log.Signer;
import org.sanmarco.seats.log.TableEnd;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/**
 * Many games elsewhere at once: a cluster of three {@code nats-server}s, table processes, and
 * simulated players of Marco Polo for two. It prints the moves a second, the memory, the times from
 * a proposal to its frame, and what happens when a server and a table are killed; at the end it
 * checks the logs. For Linux. Arguments: the number of games, of tables, and of seconds that each
 * load takes.
 */
public final class ScaleBench {

  private static final int SERVERS = 3;
  private static final String GAME = "marco-polo";
  private static final int SEATS = 2;
  private static final int OUTSTANDING = 64;
  private static final int CHECKED = 500;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final long AGAIN_NANOS = Duration.ofSeconds(5).toNanos();

  private static final JsonMapper JSON = new JsonMapper();

  private final Path folder = Files.createTempDirectory("scale");
  private final List<Process> servers = new ArrayList<>();
  private final List<Process> tables = new ArrayList<>();
  private final SeatKeys keys = SeatKeys.fresh();
  private final Signer signer = Signer.of(keys.signer());
  private final TableCreds creds;
  private final Wire wire;
  private final Seal seal;
  private final Map<String, Playing> games = new ConcurrentHashMap<>();
  private final List<Playing> all = new ArrayList<>();
  private final Random random = new Random(1);
  private final Semaphore free = new Semaphore(OUTSTANDING);
  private final List<Long> times = new ArrayList<>();

  /** A game as its players know it. */
  private static final class Playing {

    private final String id;
    private int epoch;
    private int entry = -1;
    private boolean isOver;

    /** The decision that is waited for; an empty move where there is none. */
    private int seat;

    private String run = "";
    private int frame;
    private String move = "";

    /** The proposal that is under way; null if none is. */
    private byte @Nullable [] proposal;

    private String proposalId = "";
    private int proposedBy;
    private int proposedAfter;
    private long proposedAt;
    private long sentAt;
    private boolean isCounted;
    private int accepted;

    private Playing(String id) {
      this.id = id;
    }
  }

  private ScaleBench() throws IOException {
    List<Integer> ports = new ArrayList<>();
    List<Integer> routes = new ArrayList<>();
    for (int i = 0; i < SERVERS; i++) {
      ports.add(NatsServer.freePort());
      routes.add(NatsServer.freePort());
    }
    creds =
        new TableCreds(
            ports.stream().map(port -> URI.create("nats://127.0.0.1:" + port)).toList(),
            NKey.fresh(NKey.Kind.ACCOUNT));
    creds.write(folder.resolve("table.creds"));
    NKey operator = NKey.fresh(NKey.Kind.OPERATOR);
    long now = Clock.systemUTC().instant().getEpochSecond();
    String urls =
        routes.stream().map(port -> "nats://127.0.0.1:" + port).collect(Collectors.joining(", "));
    for (int i = 0; i < SERVERS; i++) {
      String cluster =
          """
          server_name: "server-%d"
          cluster {
            name: "club"
            host: "127.0.0.1"
            port: %d
            routes: [%s]
          }
          """
              .formatted(i, routes.get(i), urls);
      Files.writeString(
          folder.resolve(i + ".conf"),
          new ServerConfig("127.0.0.1", ports.get(i), folder.resolve("" + i), "20G", null, null)
              .text(operator, creds, now)
              .replace("\noperator: ", "\n" + cluster + "\noperator: "));
      servers.add(server(i));
    }
    wire = Wire.open(creds, Tempo.REAL);
    seal = SeatKeys.seal(keys.sealer(), SeatKeys.publicKey(creds.sealer()));
  }

  private Process server(int number) throws IOException {
    return new ProcessBuilder("nats-server", "-c", folder.resolve(number + ".conf").toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve(number + ".log").toFile()))
        .start();
  }

  private static String java(String program) {
    return Path.of(System.getProperty("java.home"), "bin", program).toString();
  }

  private void startTable() throws IOException {
    Process table =
        new ProcessBuilder(
                java("java"),
                "-Xmx4g",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "org.sanmarco.cli.Main",
                "table",
                "--creds",
                folder.resolve("table.creds").toString(),
                "--replicas",
                String.valueOf(SERVERS))
            .redirectErrorStream(true)
            .start();
    tables.add(table);
    var lines = table.inputReader();
    while (!lines.readLine().startsWith("Leads games")) {
      // Not yet.
    }
    Thread.ofVirtual().start(() -> lines.lines().forEach(line -> say("table: %s".formatted(line))));
  }

  private static void say(String text) {
    System.out.println(text);
  }

  /** Runs the bench. */
  public static void main(String[] arguments) throws Exception {
    int count = Integer.parseInt(arguments[0]);
    int tables = Integer.parseInt(arguments[1]);
    int seconds = Integer.parseInt(arguments[2]);
    ScaleBench bench = new ScaleBench();
    try {
      bench.run(count, tables, seconds);
    } finally {
      bench.end();
    }
    System.exit(0);
  }

  private void run(int count, int tableCount, int seconds) throws Exception {
    prepare();
    wire.listen("v.>", this::frame);
    for (int i = 0; i < tableCount; i++) {
      startTable();
    }
    say("memory of tables without games: %.0f MB".formatted(memory(tables)));
    long begun = System.nanoTime();
    begin(count);
    say("%d games begun after %.0f s".formatted(count, since(begun)));
    until(() -> all.stream().allMatch(one -> one.entry >= SEATS + 1), "led and claimed");
    say("all led and claimed after %.0f s".formatted(since(begun)));
    memory("at the beginning");
    Thread loading = Thread.ofPlatform().daemon().start(this::sendAgain);
    load("as much as goes", Double.MAX_VALUE, seconds);
    double most = load("as much as goes", Double.MAX_VALUE, seconds);
    load("half of that", most / 2, seconds);
    memory("later");

    servers.get(1).destroyForcibly().waitFor();
    say("a server is killed");
    outage("server", most / 4, seconds);
    servers.set(1, server(1));
    load("a quarter, the server is back", most / 4, seconds);
    if (tableCount > 1) {
      tables.getFirst().destroyForcibly().waitFor();
      say("a table is killed");
      outage("table", most / 4, seconds);
    } else {
      tables.getFirst().destroyForcibly().waitFor();
      startTable();
      say("the table is killed and started again");
      outage("table", most / 4, seconds);
    }
    loading.interrupt();
    check();
  }

  private void prepare() throws Exception {
    for (int tries = 0; ; tries++) {
      try {
        new Streams(wire).prepare(SERVERS);
        return;
      } catch (IOException notYet) {
        if (tries > 60) {
          throw notYet;
        }
        TimeUnit.SECONDS.sleep(1);
      }
    }
  }

  private static double since(long nanos) {
    return (System.nanoTime() - nanos) / 1e9;
  }

  private interface Condition {
    boolean holds();
  }

  private void until(Condition condition, String what) throws InterruptedException {
    for (int i = 1; !condition.holds(); i++) {
      TimeUnit.MILLISECONDS.sleep(200);
      if (i % 50 == 0) {
        say(
            "... %s: %d"
                .formatted(what, all.stream().filter(one -> one.entry >= SEATS + 1).count()));
        all.stream().filter(one -> one.entry < SEATS + 1).limit(200).forEach(this::claim);
      }
    }
  }

  private void begin(int count) throws Exception {
    List<Seat> seats =
        IntStream.range(0, SEATS)
            .mapToObj(i -> new Seat("Player " + (i + 1), Seat.COLOURS.get(i)))
            .toList();
    try (ExecutorService pool = Executors.newFixedThreadPool(16)) {
      List<Future<?>> tasks = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        Playing game = new Playing(Wire.freshId());
        all.add(game);
        games.put(game.id, game);
        tasks.add(
            pool.submit(() -> {
              Leader.begin(
                  new Place(game.id),
                  game.id,
                  new GameOffer(new Setup(GAME, SEATS, Map.of()), seats, Terms.NONE),
                  List.of());
              return null;
            }));
      }
      for (Future<?> task : tasks) {
        task.get();
      }
    }
  }

  private final class Place implements Leader.Place {
    private final String game;

    private Place(String game) {
      this.game = game;
    }

    @Override
    public Leader.Means means() {
      return new Leader.Means(
          Games.installed(),
          new NatsLog(wire, creds, game),
          creds.chanceKey(game),
          creds.signer(game),
          Clock.systemUTC(),
          Tempo.REAL.silence(),
          Runnable::run);
    }

    @Override
    public TableEnd open(Ledger now) {
      throw new IllegalStateException();
    }

    @Override
    public String invitation(int seat, int turn) {
      throw new IllegalStateException();
    }

    @Override
    public Attendance.Table table() {
      return new Attendance.Table("", "", false, "");
    }

    @Override
    public Map<Integer, String> again(Ledger over, List<Integer> hosts) {
      throw new IllegalStateException();
    }

    @Override
    public CompletionStage<Move> decide(Ledger now, int seat) {
      throw new IllegalStateException();
    }

    @Override
    public void lost() {}

    @Override
    public void changed(Ledger now) {}
  }

  private void claim(Playing game) {
    byte[] claim = Arrays.copyOf(signer.publicKey(), 2 * Signer.KEY_BYTES);
    System.arraycopy(keys.sealerPublic(), 0, claim, Signer.KEY_BYTES, Signer.KEY_BYTES);
    for (int seat = 1; seat <= SEATS; seat++) {
      Seal with = Pass.claimSeal(creds.seatSeed(game.id, seat, 0));
      String id = Wire.freshId();
      SeatMessage message =
          SeatMessage.seal(with, SeatMessage.Kind.CLAIM, game.id, seat, id, claim);
      put(game.id, seat, id, message.write());
    }
  }

  private void put(String game, int seat, String id, byte[] message) {
    CompletionStage<?> _ = wire.put(Subjects.proposals(game, seat), message, id);
  }

  private void frame(Client.Message message) {
    String[] parts = message.subject().split("\\.", -1);
    Playing game = games.get(parts[1]);
    if (game == null) {
      return;
    }
    int seat = Integer.parseInt(parts[2]);
    int epoch = Integer.parseInt(parts[3]);
    if (seat == 0) {
      if (parts[4].equals("0") && epoch == 1) {
        claim(game);
      }
      return;
    }
    frame(game, seat, epoch, Integer.parseInt(parts[4]), message.data());
  }

  private void frame(Playing game, int seat, int epoch, int number, byte[] sealed) {
    byte[] plain = seal.open(SeatMessage.frame(game.id, seat, epoch, number), sealed).orElseThrow();
    JsonNode frame;
    try {
      frame = JSON.readTree(plain);
    } catch (IOException wrong) {
      throw new IllegalStateException(wrong);
    }
    synchronized (game) {
      int entry = frame.get("entry").asInt();
      String task = frame.at("/awaited/task").asText();
      game.epoch = Math.max(game.epoch, epoch);
      if (entry > game.entry) {
        game.entry = entry;
        game.move = "";
      }
      if (entry < game.entry) {
        return;
      }
      game.isOver |= task.equals("over");
      boolean isAsked = task.equals("decide") && frame.at("/awaited/seat").asInt() == seat;
      JsonNode legal = frame.get("legal");
      if (isAsked && !legal.isEmpty()) {
        game.seat = seat;
        game.run = frame.get("run").asText();
        game.frame = frame.get("frame").asInt();
        game.move =
            legal.get(Math.floorMod(entry * 31 + game.id.hashCode(), legal.size())).asText();
      }
      if (game.proposal != null
          && game.proposedBy == seat
          && entry > game.proposedAfter
          && isPlayed(frame)) {
        game.proposal = null;
        game.accepted++;
        free.release();
        if (game.isCounted) {
          synchronized (times) {
            times.add(System.nanoTime() - game.proposedAt);
          }
        }
      }
    }
  }

  /** Whether a frame shows moves: while a proposal is under way, those that it proposed. */
  private static boolean isPlayed(JsonNode frame) {
    return !frame.get("played").isEmpty() && !frame.get("frame").asText().equals("1");
  }

  /** Proposes a move in a game; false if nobody has to decide there now. */
  private boolean propose(Playing game, boolean isCounted) {
    synchronized (game) {
      if (game.proposal != null || game.move.isEmpty() || game.isOver) {
        return false;
      }
      String json =
          "{\"v\":1,\"run\":\"%s\",\"frame\":%d,\"act\":\"play\",\"moves\":[\"%s\"]}"
              .formatted(game.run, game.frame, game.move);
      String bits = Base64.getEncoder().encodeToString(Signer.randomBytes(16));
      byte[] signed =
          SignedMessage.sign(
              json.getBytes(StandardCharsets.UTF_8),
              ",\"log\":\"%s\",\"seat\":%d,\"entry\":%d,\"bits\":\"%s\""
                  .formatted(game.id, game.seat, game.entry, bits),
              signer);
      game.proposalId = Wire.freshId();
      game.proposal =
          SeatMessage.seal(
                  seal, SeatMessage.Kind.PROPOSAL, game.id, game.seat, game.proposalId, signed)
              .write();
      game.proposedBy = game.seat;
      game.proposedAfter = game.entry;
      game.isCounted = isCounted;
      game.proposedAt = System.nanoTime();
      game.sentAt = game.proposedAt;
      put(game.id, game.seat, game.proposalId, game.proposal);
      return true;
    }
  }

  /** Sends what has no answer again, and looks for frames that were missed. */
  private void sendAgain() {
    while (!Thread.currentThread().isInterrupted()) {
      for (Playing game : all) {
        byte[] proposal = game.proposal;
        if (proposal != null && System.nanoTime() - game.sentAt > AGAIN_NANOS) {
          game.sentAt = System.nanoTime();
          put(game.id, game.proposedBy, game.proposalId, proposal);
          CompletionStage<?> _ =
              Epochs.newest(wire, game.id, Math.max(0, game.epoch - 1))
                  .thenAccept(epoch -> {
                    for (int seat = 1; seat <= SEATS; seat++) {
                      missed(game, seat, epoch, epoch == game.epoch ? Math.max(1, game.frame) : 1);
                    }
                  });
        }
      }
      try {
        TimeUnit.SECONDS.sleep(1);
      } catch (InterruptedException ended) {
        return;
      }
    }
  }

  private void missed(Playing game, int seat, int epoch, int number) {
    CompletionStage<?> _ =
        wire.get(Subjects.frame(game.id, seat, epoch, number))
            .thenAccept(sealed -> {
              if (sealed != null) {
                frame(game, seat, epoch, number, sealed);
                missed(game, seat, epoch, number + 1);
              }
            });
  }

  /** Proposes at a rate for a while; returns the moves a second. */
  private double load(String name, double rate, int seconds) throws InterruptedException {
    synchronized (times) {
      times.clear();
    }
    long begun = System.nanoTime();
    int sent = 0;
    while (since(begun) < seconds) {
      if (sent >= rate * since(begun)) {
        TimeUnit.MILLISECONDS.sleep(1);
        continue;
      }
      if (!free.tryAcquire(100, TimeUnit.MILLISECONDS)) {
        continue;
      }
      if (propose(all.get(random.nextInt(all.size())), true)) {
        sent++;
      } else {
        free.release();
      }
    }
    double took = since(begun);
    List<Long> sorted;
    synchronized (times) {
      sorted = times.stream().sorted().toList();
    }
    if (sorted.isEmpty()) {
      say("%s: no move".formatted(name));
      return 0;
    }
    double result = sorted.size() / took;
    say(
        ("%s: %.0f moves a second; from proposal to frame: median %.1f ms, 99th percentile %.1f ms,"
                + " longest %.1f ms; %d over")
            .formatted(
                name,
                result,
                millis(sorted, 0.5),
                millis(sorted, 0.99),
                millis(sorted, 1),
                all.stream().filter(one -> one.isOver).count()));
    return result;
  }

  private static double millis(List<Long> sorted, double quantile) {
    return sorted.get((int) Math.min(sorted.size() - 1L, (long) (quantile * sorted.size())))
        / NANOS_PER_MILLI;
  }

  /** Proposes while something is down: one proposal in each of many games, until all are played. */
  private void outage(String what, double rate, int seconds) throws InterruptedException {
    long begun = System.nanoTime();
    List<Playing> asked =
        all.stream()
            .filter(one -> !one.isOver && one.proposal == null && !one.move.isEmpty())
            .limit((long) Math.max(200, rate * seconds))
            .toList();
    free.release(asked.size());
    synchronized (times) {
      times.clear();
    }
    int sent = 0;
    for (Playing game : asked) {
      while (sent > rate * since(begun)) {
        TimeUnit.MILLISECONDS.sleep(1);
      }
      free.acquire();
      if (propose(game, true)) {
        sent++;
      } else {
        free.release();
      }
    }
    while (asked.stream().anyMatch(one -> one.proposal != null) && since(begun) < 300) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    double took = since(begun);
    free.acquire(asked.size());
    List<Long> sorted;
    synchronized (times) {
      sorted = times.stream().sorted().toList();
    }
    say(
        ("%s: %d proposals in as many games, all played after %.1f s (%d not): median %.1f ms, 90th"
                + " percentile %.1f ms, 99th %.1f ms, longest %.1f ms")
            .formatted(
                what,
                sent,
                took,
                asked.stream().filter(one -> one.proposal != null).count(),
                millis(sorted, 0.5),
                millis(sorted, 0.9),
                millis(sorted, 0.99),
                millis(sorted, 1)));
  }

  private void memory(String when) throws Exception {
    for (Process table : tables) {
      new ProcessBuilder(java("jcmd"), "" + table.pid(), "GC.run").start().waitFor();
    }
    say(
        "memory %s: tables %.0f MB (%s), servers %.0f MB (%s)"
            .formatted(when, memory(tables), each(tables), memory(servers), each(servers)));
    for (Process table : tables) {
      Process histogram =
          new ProcessBuilder(java("jcmd"), "" + table.pid(), "GC.class_histogram").start();
      try (Stream<String> lines = histogram.inputReader().lines()) {
        List<String> found = lines.toList();
        say("  heap of table %d: %s".formatted(table.pid(), found.getLast().strip()));
      }
    }
    try (Stream<Path> files = Files.walk(folder.resolve("0"))) {
      say(
          "disk of a server: %.1f MB"
              .formatted(
                  files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum()
                      / 1e6));
    }
  }

  private static String each(List<Process> processes) {
    return processes.stream()
        .map(one -> "%.0f".formatted(memory(List.of(one))))
        .collect(Collectors.joining(", "));
  }

  private static double memory(List<Process> processes) {
    double all = 0;
    for (Process process : processes) {
      try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
        all +=
            lines
                .filter(line -> line.startsWith("VmRSS"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
                .sum();
      } catch (IOException gone) {
        // It was killed.
      }
    }
    return all;
  }

  /** Checks that nothing was lost or doubled. */
  private void check() throws Exception {
    TimeUnit.SECONDS.sleep(1);
    int moves = 0;
    int wrong = 0;
    for (Playing game : all.subList(0, Math.min(CHECKED, all.size()))) {
      Ledger ledger = new Ledger(Games.installed(), creds.chanceKey(game.id));
      int played = 0;
      for (byte[] entry : new NatsLog(wire, creds, game.id).read()) {
        ledger.apply(entry);
        played += new String(entry, StandardCharsets.UTF_8).contains("\"played\"") ? 1 : 0;
      }
      moves += played;
      if (played != game.accepted) {
        wrong++;
      }
    }
    say(
        "checked %d logs with %d moves of players; %d differ from what the players saw"
            .formatted(Math.min(CHECKED, all.size()), moves, wrong));
  }

  private void end() throws IOException {
    Stream.concat(tables.stream(), servers.stream())
        .forEach(one -> one.destroyForcibly().onExit().join());
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
  }
}
