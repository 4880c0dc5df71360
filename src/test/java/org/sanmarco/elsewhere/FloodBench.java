package org.sanmarco.elsewhere;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.JavaProgram;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.Evidence;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.nats.Lobby;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.SeatKeys;
import org.sanmarco.seats.nats.TestCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/**
 * Measures what a flood from a seat of one game does to another game: quiet and flooded rounds take
 * turns. It prints the median time from a proposal to the next position, and how much of a
 * processor the server and the table use.
 */
final class FloodBench {

  private static final int CLOCK_TICKS = 100;

  private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
  private final Random random = new Random(1);

  private FloodBench() {}

  /**
   * Runs the benchmark; with an invitation as the third argument, floods.
   *
   * @param arguments messages a second, seconds of a round, the number of pairs of rounds
   */
  public static void main(String[] arguments) throws Exception {
    if (arguments[0].equals("flood")) {
      flood(Pass.read(arguments[1]), Integer.parseInt(arguments[2]));
      return;
    }
    new FloodBench()
        .run(
            Integer.parseInt(arguments[0]),
            Integer.parseInt(arguments[1]),
            Integer.parseInt(arguments[2]));
    System.exit(0);
  }

  private static void flood(Pass pass, int rate) throws InterruptedException {
    byte[] noise =
        ("proposal " + pass.game() + " " + "QUJD".repeat(100)).getBytes(StandardCharsets.US_ASCII);
    try (Wire wire = Wire.open(pass, Tempo.REAL)) {
      long start = System.nanoTime();
      for (long sent = 0; ; sent++) {
        while ((System.nanoTime() - start) / 1e9 * rate < sent) {
          LockSupport.parkNanos(1_000_000);
        }
        wire.tell("p." + pass.game() + "." + pass.seat(), noise);
      }
    }
  }

  private void run(int rate, int seconds, int rounds) throws Exception {
    Path folder = Files.createTempDirectory("flood");
    try (NatsServer server = NatsServer.started()) {
      server.creds().write(folder.resolve("creds"));
      BlockingQueue<String> lines = new LinkedBlockingQueue<>();
      JavaProgram table =
          JavaProgram.start(
              "org.sanmarco.cli.Main",
              List.of("table", "--creds", folder.resolve("creds").toString()),
              lines,
              ProcessBuilder.Redirect.INHERIT);
      lines.take();
      Pass member = server.creds().member("", TestCreds.ISSUED);
      try (Wire wire = Wire.open(member, Tempo.REAL)) {
        List<Pass> flooded = begin(wire, member);
        play(begin(wire, member), seconds, new ArrayList<>());
        List<Long> quiet = new ArrayList<>();
        List<Long> loud = new ArrayList<>();
        double[] used = new double[4];
        for (int round = 0; round < rounds; round++) {
          double[] before = {cpu(server.pid()), cpu(table.pid())};
          play(begin(wire, member), seconds, quiet);
          double[] between = {cpu(server.pid()), cpu(table.pid())};
          JavaProgram flood =
              JavaProgram.start(
                  FloodBench.class.getName(),
                  List.of("flood", flooded.getFirst().toString(), String.valueOf(rate)),
                  lines,
                  ProcessBuilder.Redirect.INHERIT);
          // A flood comes from another machine, whose work is not to be measured.
          new ProcessBuilder("renice", "-n", "19", "-p", String.valueOf(flood.pid()))
              .start()
              .waitFor();
          play(begin(wire, member), seconds, loud);
          flood.kill();
          used[0] += between[0] - before[0];
          used[1] += between[1] - before[1];
          used[2] += cpu(server.pid()) - between[0];
          used[3] += cpu(table.pid()) - between[1];
        }
        double all = (double) rounds * seconds;
        System.out.printf(
            "quiet: %.1f ms, server %.0f %%, table %.0f %%%n",
            median(quiet), 100 * used[0] / all, 100 * used[1] / all);
        System.out.printf(
            "flood: %.1f ms, server %.0f %%, table %.0f %%%n",
            median(loud), 100 * used[2] / all, 100 * used[3] / all);
      } finally {
        table.kill();
      }
    }
  }

  private static double median(List<Long> nanos) {
    return nanos.stream().sorted().skip(nanos.size() / 2).findFirst().orElse(0L) / 1e6;
  }

  /** The seconds of a processor that a process has used. */
  private static double cpu(long pid) throws IOException {
    String[] fields =
        Files.readString(Path.of("/proc/" + pid + "/stat")).split("\\) ", 2)[1].split(" ", -1);
    return (Double.parseDouble(fields[11]) + Double.parseDouble(fields[12])) / CLOCK_TICKS;
  }

  private static List<Pass> begin(Wire wire, Pass member) throws Exception {
    List<Seat> seats =
        List.of(
            new Seat("Anna", Seat.COLOURS.get(0), ""), new Seat("Bruno", Seat.COLOURS.get(1), ""));
    GameOffer offer = new GameOffer(new Setup("canal-grande", 2, Map.of()), seats, Terms.NONE);
    return JsonMessage.read(
            Lobby.ask(wire, member, JsonMessage.write(1, offer)).toCompletableFuture().get(),
            OfferAnswer.class)
        .invitations()
        .entrySet()
        .stream()
        .filter(one -> one.getKey() > 0)
        .map(one -> Pass.read(one.getValue()))
        .toList();
  }

  /** Plays a game for a time, and adds how long each proposal took. */
  private void play(List<Pass> passes, int seconds, List<Long> times) throws Exception {
    long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
    try (Visit visit =
        new Visit(Games.installed(), passes, SeatKeys.fresh(), new Evidence(), Tempo.REAL)) {
      var joining = visit.join(work::add).toCompletableFuture();
      while (!joining.isDone()) {
        step();
      }
      RemoteGame game = joining.get();
      while (System.nanoTime() < end && game.actor() instanceof Actor.Seat(int seat)) {
        List<? extends Move> legal = game.view(seat).legal();
        long start = System.nanoTime();
        game.propose(seat, List.of(legal.get(random.nextInt(legal.size()))));
        while (game.isSending() && System.nanoTime() < end) {
          step();
        }
        times.add(System.nanoTime() - start);
        TimeUnit.MILLISECONDS.sleep(20);
      }
      while (System.nanoTime() < end) {
        TimeUnit.MILLISECONDS.sleep(20);
      }
    }
  }

  private void step() throws InterruptedException {
    Runnable next = work.poll(1, TimeUnit.SECONDS);
    if (next != null) {
      next.run();
    }
  }
}
