package org.sanmarco.seats.http;

import module java.base;

import java.lang.management.ManagementFactory;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Setup;
import org.sanmarco.room.Awaited;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.SealedTransport;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.seats.TableSteward;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.seats.Hosting;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.testing.AnyTable;

/**
 * Lets five seats play Marco Polo over HTTP while twenty spectators look, and prints how long
 * proposals take, beside answers of the same size without a game. Then lets five phones play by
 * taps on their sheets, and prints what that costs the thread of the window.
 */
public final class SeatBench {

  private static final int SEATS = 5;
  private static final int SPECTATORS = 20;
  private static final int WARM_UP = 40;
  private static final int PROPOSALS = 140;
  private static final int TAPS = 400;
  private static final int PAUSE_MILLIS = 40;
  private static final double NANOS_PER_MILLI = 1e6;

  private final HttpHost server;
  private final List<Transport.SeatEnd> ends = new ArrayList<>();

  private SeatBench(List<Seat> seats) throws Exception {
    server =
        new HttpHost(
            InetAddress.getLoopbackAddress(),
            new Claims(seats),
            "0",
            language -> Map.of(),
            language -> Map.of(),
            Tempo.REAL,
            System::nanoTime);
  }

  /** Prints the times. */
  public static void main(String[] arguments) throws Exception {
    List<Seat> seats =
        IntStream.range(0, SEATS)
            .mapToObj(i -> new Seat("Player " + (i + 1), Seat.COLOURS.get(i)))
            .toList();
    int length = new SeatBench(seats).play(seats);
    new SeatBench(seats).echo(length);
    new SeatBench(seats).tap(seats, "first game");
    new SeatBench(seats).tap(seats, "warm");
  }

  /**
   * A thread that measures its tasks: the time of the window's thread, also that of its processor,
   * which other programs don't lengthen, and its new objects.
   */
  private static final class Measured implements Executor, AutoCloseable {
    private static final com.sun.management.ThreadMXBean THREADS =
        (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private long nanos;
    private long cpuNanos;
    private long bytes;

    @Override
    public void execute(Runnable task) {
      thread.execute(() -> {
        long before = System.nanoTime();
        long cpuBefore = THREADS.getCurrentThreadCpuTime();
        long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
        task.run();
        cpuNanos += THREADS.getCurrentThreadCpuTime() - cpuBefore;
        nanos += System.nanoTime() - before;
        bytes += THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
      });
    }

    /** Waits until nothing is left to do, also what that has left to do. */
    void settle() throws Exception {
      for (int i = 0; i < 3; i++) {
        thread.submit(() -> {}).get();
      }
    }

    /** Measures from now on. */
    void begin() throws Exception {
      thread
          .submit(() -> {
            nanos = 0;
            cpuNanos = 0;
            bytes = 0;
          })
          .get();
    }

    @Override
    public void close() {
      thread.close();
    }
  }

  /** Plays by taps on sheets, and clicks at the window between them. */
  private void tap(List<Seat> seats, String when) throws Exception {
    SeatFormat format = new SeatFormat(Games.installed());
    Random random = new Random(1);
    List<Long> taps = new ArrayList<>();
    List<Long> cpuOfTaps = new ArrayList<>();
    List<Long> clicks = new ArrayList<>();
    List<Long> bytesOfTaps = new ArrayList<>();
    List<Long> bytesOfClicks = new ArrayList<>();
    try (Measured thread = new Measured()) {
      LedModel model = AnyTable.model(table(Games.installed(), seats), false, saved -> {});
      Hosting hosting =
          CompletableFuture.supplyAsync(
                  () -> new Hosting(model, server, Locale.ENGLISH, thread, () -> {}, signal -> {}),
                  thread)
              .get();
      List<Frame> frames = new CopyOnWriteArrayList<>();
      List<Transport.SeatEnd> players = new ArrayList<>();
      for (int i = 0; i < SEATS; i++) {
        players.add(end(i + 1));
        int place = i;
        BlockingQueue<Frame> first = new LinkedBlockingQueue<>();
        players
            .getLast()
            .receive(
                0,
                bytes -> {
                  Frame frame = format.readFrame(bytes);
                  if (place < frames.size()) {
                    frames.set(place, frame);
                  }
                  first.add(frame);
                });
        frames.add(first.take());
      }
      while (taps.size() < TAPS && frames.getFirst().awaited().task() != Awaited.Task.OVER) {
        Awaited awaited = frames.getFirst().awaited();
        int seat = Math.max(1, awaited.seat());
        Proposal proposal = tap(frames.get(seat - 1), random);
        thread.settle();
        thread.begin();
        byte[] answer =
            players.get(seat - 1).propose(format.write(proposal)).toCompletableFuture().get();
        thread.settle();
        taps.add(thread.nanos);
        cpuOfTaps.add(thread.cpuNanos);
        bytesOfTaps.add(thread.bytes);
        Frame newest = format.readAnswer(answer).frame();
        while (frames.stream().anyMatch(frame -> frame.state() != newest.state())
            || !frames.get(seat - 1).awaited().equals(newest.awaited())
            || frames.get(seat - 1).number() < newest.number()) {
          Thread.sleep(1);
        }
        thread.begin();
        thread.execute(() -> model.lookAt(model.size()));
        thread.settle();
        clicks.add(thread.nanos);
        bytesOfClicks.add(thread.bytes);
        // Requests are limited.
        Thread.sleep(PAUSE_MILLIS);
      }
      CompletableFuture.runAsync(hosting::close, thread).get();
      // The server tells the thread of screens that go.
      close();
    }
    print("taps, " + when, taps);
    print("of that, of the processor", cpuOfTaps);
    print("clicks, " + when, clicks);
    System.out.printf(
        Locale.ROOT,
        "new objects: half of the taps within %d kB, of the clicks within %d kB%n",
        median(bytesOfTaps) / 1000,
        median(bytesOfClicks) / 1000);
  }

  private static long median(List<Long> all) {
    return all.stream().sorted().skip(all.size() / 2).findFirst().orElseThrow();
  }

  private static Proposal tap(Frame frame, Random random) {
    SheetContent.Asked asked = Objects.requireNonNull(frame.sheet()).asked();
    List<SheetContent.SheetChoice> choices = asked.choices();
    if (frame.awaited().task() == Awaited.Task.DECIDE
        && asked.settled().isEmpty()
        && choices != null
        && !choices.isEmpty()) {
      int choice = 1 + random.nextInt(choices.size());
      return new Proposal(frame.run(), frame.number(), Act.CHOOSE, choice, List.of(), "");
    }
    return Proposal.of(frame, Act.GO_ON);
  }

  private Transport.SeatEnd end(int seat) throws Exception {
    Transport.SeatEnd end =
        Doors.take(HttpClaim.read(server.link(), "", Tempo.REAL).orElseThrow(), seat);
    ends.add(end);
    return end;
  }

  private Transport.HostEnd sealed() {
    return SealedTransport.host(server.streams().end(), server.claims()::seal, "0");
  }

  private int play(List<Seat> seats) throws Exception {
    Games games = Games.installed();
    SeatFormat format = new SeatFormat(games);
    int length = 0;
    List<Long> times = new ArrayList<>();
    try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
      Table table = table(games, seats);
      Table source = table;
      Host host =
          CompletableFuture.supplyAsync(
                  () ->
                      new Host(
                          source,
                          format,
                          sealed(),
                          new TableSteward(source, Locale.ENGLISH),
                          thread,
                          Runnable::run,
                          "0"),
                  thread)
              .get();
      List<Transport.SeatEnd> players = new ArrayList<>();
      for (int seat = 1; seat <= SEATS; seat++) {
        players.add(end(seat));
        players.getLast().receive(0, frame -> {});
      }
      for (int i = 0; i < SPECTATORS; i++) {
        end(0).receive(0, frame -> {});
      }
      Random random = new Random(1);
      while (times.size() < WARM_UP + PROPOSALS && !table.isOver()) {
        int seat = table.actor() instanceof Actor.Seat(int asked) ? asked : table.view(0).onTurn();
        Frame frame = CompletableFuture.supplyAsync(() -> host.newest(seat), thread).get();
        Proposal proposal =
            table.actor() instanceof Actor.Chance
                ? Proposal.of(frame, Act.GO_ON)
                : Proposal.play(
                    frame,
                    List.of(
                        frame.view().sample(random::nextInt).sample(random::nextInt).toString()));
        byte[] bytes = format.write(proposal);
        long start = System.nanoTime();
        byte[] answer = players.get(seat - 1).propose(bytes).toCompletableFuture().get();
        times.add(System.nanoTime() - start);
        length = Math.max(length, answer.length);
      }
      host.close();
    }
    print("proposals", times);
    close();
    return length;
  }

  private static Table table(Games games, List<Seat> seats) {
    return new Table(
        games.find("marco-polo").orElseThrow(), new Setup("marco-polo", SEATS, Map.of()), seats, 1);
  }

  private void echo(int length) throws Exception {
    byte[] answer = new byte[length];
    sealed().onProposal((seat, proposal) -> CompletableFuture.completedFuture(answer));
    Transport.SeatEnd end = end(1);
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < WARM_UP + PROPOSALS; i++) {
      long start = System.nanoTime();
      end.propose(new byte[] {'1'}).toCompletableFuture().get();
      times.add(System.nanoTime() - start);
    }
    print("echo", times);
    server.close();
    close();
  }

  private void close() {
    ends.forEach(Transport.SeatEnd::close);
  }

  private static void print(String what, List<Long> all) {
    List<Long> times = new ArrayList<>(all.subList(WARM_UP, all.size()));
    Collections.sort(times);
    System.out.printf(
        Locale.ROOT,
        "%s: %d, half within %.1f ms, 99 %% within %.1f ms, longest %.1f ms%n",
        what,
        times.size(),
        times.get(times.size() / 2) / NANOS_PER_MILLI,
        times.get(times.size() * 99 / 100) / NANOS_PER_MILLI,
        times.getLast() / NANOS_PER_MILLI);
  }
}
