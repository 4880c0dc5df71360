package org.sanmarco.elsewhere;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Digest;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.Evidence;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.LogTruth;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.log.Signer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.log.Verdict;
import org.sanmarco.seats.nats.Inquiry;
import org.sanmarco.seats.nats.Lobby;
import org.sanmarco.seats.nats.NatsLog;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.SeatKeys;
import org.sanmarco.seats.nats.SimulatedServer;
import org.sanmarco.seats.nats.Simulation;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.seats.nats.TestCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/**
 * An evening in a simulation: people who play at random what their seats see, while programs, the
 * server and the network between them fail as the seed wants.
 */
final class SimulatedEvening {

  private static final TableCreds CREDS = TestCreds.seeded(1);

  /** The longest wait in a network that works, for a seat or a sentence. */
  private static final Duration VISIT = Duration.ofSeconds(30);

  /** The longest evening after the last fault. */
  private static final Duration LONGEST = Duration.ofMinutes(20);

  private static final Duration LOOK = Duration.ofSeconds(1);
  private static final Duration AGAIN = Duration.ofMillis(300);
  private static final int SELDOM = 12;
  private static final int MOST_FAULTS = 12;

  private final Simulation simulation;
  private final SimulatedServer server;
  private final Random random;
  private final List<Table> tables = new ArrayList<>();
  private final List<Person> people = new ArrayList<>();
  private final Map<String, List<End>> ends = new TreeMap<>();

  /** The people who fail. */
  private enum Failing {
    /** Only tables and the server do, so that nobody may lose time. */
    NOBODY,
    /** One does, whose seat is given to somebody else if it takes too long. */
    ONE,
    /** Any, in a game whose time doesn't matter, or in which computers play on. */
    ALL
  }

  private final Failing failing;

  private final Terms terms;
  private final int rounds;

  /** The invitations to seats that were freed which somebody has got. */
  private final Set<String> given = new TreeSet<>();

  private Duration healthySince = Duration.ZERO;
  private int faults;
  private int programs;
  private boolean isBegun;
  private boolean arePairs;

  /** The end of a game as a person has seen it; nobody verifies who watches. */
  private record End(
      Person of, List<Integer> seats, String digest, List<String> accepted, String fingerprint) {}

  private enum Fault {
    SERVER_KILLED,
    TABLE_KILLED,
    TABLE_ADDED,
    TABLE_STOPPED,
    TABLE_CUT,
    CLOCK,
    FULL,
    TABLE_CLOSED,
    PERSON_LEAVES,
    PERSON_KILLED,
    PERSON_STOPPED,
    PERSON_CUT;

    boolean isOfPeople() {
      return compareTo(PERSON_LEAVES) >= 0;
    }
  }

  SimulatedEvening(long seed) {
    simulation = new Simulation(seed);
    random = simulation.random();
    server = new SimulatedServer(simulation);
    failing = Failing.values()[random.nextInt(Failing.values().length)];
    terms =
        switch (failing) {
          case NOBODY -> new Terms(Duration.ofMinutes(1), Duration.ZERO, Terms.After.COMPUTER, 0);
          case ONE -> new Terms(Duration.ofSeconds(20), Duration.ZERO, Terms.After.FREE, 0);
          case ALL ->
              random.nextBoolean()
                  ? Terms.NONE
                  : new Terms(Duration.ofSeconds(15), Duration.ZERO, Terms.After.COMPUTER, 0);
        };
    rounds = random.nextInt(3);
  }

  /** A number that differs if something else has happened. */
  long trace() {
    return simulation.trace();
  }

  /** The time that the evening took. */
  Duration time() {
    return simulation.time();
  }

  /** Plays the evening and checks it. */
  void play() {
    for (int i = random.nextInt(2); i >= 0; i--) {
      addTable();
    }
    begin();
    Simulation.Program fate = simulation.program("fate");
    faults = random.nextInt(MOST_FAULTS + 1);
    strikeLater(fate);
    watch(fate);
    simulation.run(
        LONGEST, () -> faults == 0 && isBegun && people.stream().allMatch(Person::isDone));
    judge();
  }

  private void addTable() {
    Table table = new Table();
    tables.add(table);
    table.start();
  }

  /** A table program, which is started again as systemd does. */
  private final class Table {

    private Simulation.Program program = simulation.program("none");
    private @Nullable TableServer running;

    /** Ends it as its owner does. */
    void close() {
      TableServer open = running;
      Simulation.Program of = program;
      if (open == null) {
        of.kill();
      } else {
        simulation.tell(of.name() + " ends");
        running = null;
        of.later(Duration.ZERO, open::close);
        of.later(LOOK, of::kill);
      }
    }

    void start() {
      if (!program.isDead()) {
        program.kill();
      }
      running = null;
      program = simulation.program("table" + ++programs).at(server);
      program.later(Duration.ZERO, this::begin);
    }

    private void begin() {
      try {
        running =
            TableServer.start(
                CREDS,
                Games.installed(),
                new Service("Club", "1.0", 1, Quota.USUAL),
                new Said(program),
                program.clock(),
                program.tempo());
      } catch (IOException notNow) {
        simulation.tell("a table gives up: " + notNow.getMessage());
        program.later(VISIT.dividedBy(6), this::begin);
      }
    }
  }

  private final class Said implements TableServer.Listener {
    private final Simulation.Program of;

    Said(Simulation.Program of) {
      this.of = of;
    }

    @Override
    public void turn(String game, int seat, org.sanmarco.seats.log.Ledger ledger) {
      simulation.tell(of.name() + ": turn of seat " + seat);
    }

    @Override
    public void said(String sentence) {
      simulation.tell(of.name() + ": " + sentence);
    }
  }

  /** Asks for the first game until a table answers, and invites the people. */
  private void begin() {
    int count = 2 + random.nextInt(3);
    int computers = random.nextInt(4) == 0 ? 1 : 0;
    // Two people with two seats each.
    arePairs = count == 4 && random.nextBoolean();
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= count; seat++) {
      seats.add(
          new Seat(
              "Player " + seat,
              Seat.COLOURS.get(seat - 1),
              seat > count - computers ? "easy" : ""));
    }
    GameOffer offer = new GameOffer(new Setup("nim", count, Map.of()), seats, terms);
    Simulation.Program host = simulation.program("member").at(server);
    host.later(
        Duration.ZERO,
        () -> {
          Pass member = CREDS.member("", host.clock());
          Wire wire = Wire.open(member, host.tempo());
          while (!isBegun) {
            try {
              byte[] answer =
                  host.await(
                      Lobby.ask(wire, member, JsonMessage.write(1, offer)).toCompletableFuture(),
                      VISIT);
              invite(JsonMessage.read(answer, OfferAnswer.class));
            } catch (ExecutionException | TimeoutException | InterruptedException notNow) {
              simulation.tell("no table begins a game: " + notNow);
              pause(host);
            }
          }
          wire.close();
        });
  }

  private static void pause(Simulation.Program of) {
    try {
      Object _ = of.await(new CompletableFuture<>(), LOOK);
    } catch (ExecutionException | TimeoutException | InterruptedException over) {
      // It goes on.
    }
  }

  private void invite(OfferAnswer answer) {
    simulation.tell("offer: " + answer.refused() + " " + answer.invitations().keySet());
    if (!answer.refused().isEmpty()) {
      return;
    }
    isBegun = true;
    Map<Integer, List<String>> lines = new TreeMap<>();
    new TreeMap<>(answer.invitations())
        .forEach((seat, line) -> {
          int person = arePairs && seat > 0 ? 2 - seat % 2 : seat;
          lines.computeIfAbsent(person, each -> new ArrayList<>()).add(line);
        });
    List<String> watcher = Objects.requireNonNull(lines.remove(0));
    // The first one to come is the one that fails where only one does.
    lines.values().forEach(all -> invite(all, 0));
    if (random.nextInt(3) == 0) {
      invite(watcher, 0);
    }
  }

  private void invite(List<String> lines, int round) {
    List<Pass> passes = lines.stream().map(Pass::read).toList();
    Person person = new Person(passes.stream().map(Pass::seat).toList(), round);
    people.add(person);
    person.invited(passes, person.keys());
  }

  /** A person with a program that keeps its files. */
  private final class Person implements RemoteGame.Listener {

    private final List<Integer> seats;
    private final int generation;
    private final Map<String, List<String>> files = new LinkedHashMap<>();
    private final Set<String> over = new HashSet<>();
    private Simulation.Program program;
    private Executor thread;
    private String current = "";
    private @Nullable KeptGame kept;
    private @Nullable Visit visit;
    private @Nullable RemoteGame game;

    /** The last time at which nothing was awaited of the network. */
    private Duration served = Duration.ZERO;

    private boolean isActing;
    private boolean isVerifying;
    private boolean isDone;
    private int round;
    private int kills;

    Person(List<Integer> seats, int round) {
      this.seats = seats;
      this.round = round;
      generation = people.size();
      program = simulation.program("").at(server);
      thread = Runnable::run;
      start();
    }

    SeatKeys keys() {
      byte[] seed = new byte[Signer.KEY_BYTES];
      // The first bits of a sealer don't count.
      seed[1] = (byte) (1 + generation);
      return new SeatKeys(seed, seed);
    }

    boolean isDone() {
      return isDone;
    }

    private boolean isWatching() {
      return seats.contains(0);
    }

    /** Leaves the game, and comes back later. */
    void left() {
      Visit open = visit;
      if (!isDone && open != null && !isVerifying) {
        simulation.tell(program.name() + " leaves");
        open.close();
        visit = null;
        game = null;
        isActing = false;
        program.later(Duration.ofMillis(random.nextInt(8000)), this::join);
      }
    }

    private void start() {
      program = simulation.program("person" + seats + "." + generation + "." + kills).at(server);
      thread = program.threads(1, Thread.ofVirtual());
      visit = null;
      game = null;
      isActing = false;
      isVerifying = false;
    }

    void killed() {
      program.kill();
      kills++;
      start();
      // Now and then its newest lines, or all that only proves something, were not on the disk yet.
      List<String> file = files.get(current);
      if (file != null && random.nextInt(3) == 0) {
        int kept = random.nextInt(4) == 0 ? 0 : file.size() - random.nextInt(3);
        List<String> lost = new ArrayList<>(file.subList(Math.max(0, kept), file.size()));
        lost.removeIf(line -> line.matches("(pass|keys|token) .*"));
        file.removeAll(lost);
      }
      if (!isDone && !current.isEmpty()) {
        program.later(Duration.ofMillis(random.nextInt(20_000)), this::join);
      }
    }

    void invited(List<Pass> passes, SeatKeys keys) {
      KeptGame next = new KeptGame(passes, keys, Map.of(), new Evidence(), null, "", null);
      current = next.id();
      files.putIfAbsent(current, new ArrayList<>(next.lines()));
      boolean asks = random.nextInt(3) == 0;
      Pass first = passes.getFirst();
      program.later(
          Duration.ofMillis(random.nextInt(4000)),
          () -> {
            if (asks) {
              inquire(first);
            }
            join();
          });
    }

    /** Asks what the game is, as a window does before it claims a seat. */
    private void inquire(Pass pass) {
      Duration begun = simulation.time();
      try {
        simulation.tell(program.name() + " reads " + Inquiry.of(pass, program.tempo()).isPresent());
      } catch (TimeoutException notNow) {
        simulation.tell(program.name() + " reads nothing");
        if (begun.compareTo(healthySince) > 0) {
          throw new IllegalStateException(program.name() + " reads nothing", notNow);
        }
      } catch (Exception refused) {
        simulation.tell(program.name() + " may not read: " + refused);
      }
    }

    private void join() {
      if (isDone || visit != null) {
        return;
      }
      List<String> file = Objects.requireNonNull(files.get(current));
      KeptGame now = KeptGame.read(file).orElseThrow();
      kept = now;
      now.evidence().onLine(file::add);
      Visit next = now.visit(Games.installed(), program.tempo());
      visit = next;
      simulation.tell(program.name() + " joins");
      CompletionStage<?> _ =
          next.join(thread)
              .whenComplete((joined, failed) ->
                  thread.execute(() -> {
                    if (visit == next) {
                      joined(next, joined, failed);
                    }
                  }));
    }

    private void joined(Visit now, @Nullable RemoteGame joined, @Nullable Throwable failed) {
      if (joined != null) {
        simulation.tell(program.name() + " has joined");
        game = joined;
        joined.listen(this);
        joined.canHandOver(true);
        joined.onChange(this::changed);
        now.attend(joined, "1.0", thread);
        changed();
        return;
      }
      simulation.tell(program.name() + " can't join: " + failed);
      now.close();
      visit = null;
      if (failed instanceof CompletionException wrapped
          && wrapped.getCause() instanceof RefusedException refused
          && refused.refusal().code().equals("seat-taken")) {
        lose();
        return;
      }
      program.later(AGAIN, this::join);
    }

    private void changed() {
      RemoteGame now = game;
      if (now == null || isDone) {
        return;
      }
      passOn(now);
      seats.stream()
          .filter(seat -> seat > 0 && now.seat(seat).isComputer() && now.canHandOver(seat))
          .findFirst()
          .filter(seat -> !now.isSending())
          .ifPresent(seat -> now.handOver(seat, ""));
      if (now.actor() instanceof Actor.Over) {
        if (!isVerifying) {
          isVerifying = true;
          verify();
        } else if (over.contains(current)) {
          goOn(now);
        }
      } else if (!isActing && isAsked(now)) {
        isActing = true;
        program.later(
            Duration.ofMillis(100 + random.nextInt(2500)), () -> thread.execute(this::act));
      }
    }

    /** Whether the network owes this person something. */
    private boolean isWaiting() {
      RemoteGame now = game;
      return visit != null
          && !isDone
          && (now == null
              || now.isSending()
              || now.connection() != RemoteGame.Connection.REACHED
              || isVerifying && !over.contains(current));
    }

    void look() {
      Duration now = simulation.time();
      if (!isWaiting() || now.compareTo(healthySince) < 0) {
        served = now;
      } else if (now.minus(served).compareTo(VISIT) > 0) {
        throw new IllegalStateException(
            "%s waits since %s, in a network that works since %s: %s"
                .formatted(
                    program.name(),
                    served,
                    healthySince,
                    game == null
                        ? "for a seat"
                        : game.connection() + (game.isSending() ? ", sending" : "")));
      }
    }

    private boolean isAsked(RemoteGame now) {
      return !now.isSending()
          && now.actor() instanceof Actor.Seat(int seat)
          && now.isHere(seat)
          && now.awaited().task().isDecision();
    }

    private void act() {
      isActing = false;
      RemoteGame now = game;
      if (now == null || !isAsked(now) || !(now.actor() instanceof Actor.Seat(int seat))) {
        return;
      }
      if (random.nextInt(SELDOM) == 0) {
        now.signal(Signal.Kind.THINKING);
      }
      if (random.nextInt(SELDOM) == 0) {
        now.say("a line after " + now.size());
      }
      if (random.nextInt(SELDOM) == 0) {
        now.askAdvice(seat);
      }
      if (random.nextInt(SELDOM) == 0) {
        now.away(
            LocalDate.ofInstant(program.instant(), ZoneOffset.UTC).plusDays(random.nextInt(2)));
      }
      if (random.nextInt(SELDOM) == 0 && now.canUndo()) {
        simulation.tell(program.name() + " wants to undo");
        now.undo();
      } else {
        List<? extends Move> legal = now.view(seat).legal();
        Move move = legal.get(random.nextInt(legal.size()));
        simulation.tell(program.name() + " plays " + move + " after " + now.size());
        now.propose(seat, List.of(move));
      }
    }

    private void verify() {
      RemoteGame now = Objects.requireNonNull(game);
      Visit of = Objects.requireNonNull(visit);
      if (isWatching()) {
        end(now, "");
        return;
      }
      CompletionStage<?> _ =
          of.verify()
              .whenComplete((verdict, failed) ->
                  thread.execute(() -> {
                    if (visit == of && failed != null) {
                      simulation.tell(program.name() + " can't verify: " + failed);
                      program.later(AGAIN, () -> thread.execute(this::verify));
                    } else if (visit == of) {
                      end(now, verdict);
                    }
                  }));
    }

    private void end(RemoteGame now, Verdict verdict) {
      if (verdict.fault().isPresent()) {
        throw new IllegalStateException(program.name() + " finds", verdict.fault().get());
      }
      if (!verdict.isChanceProven()) {
        throw new IllegalStateException(program.name() + " finds chance unproven");
      }
      end(now, verdict.fingerprint());
    }

    private void end(RemoteGame now, String fingerprint) {
      List<Integer> seen = new ArrayList<>(seats);
      if (!isWatching()) {
        seen.addFirst(0);
      }
      List<String> accepted =
          Objects.requireNonNull(files.get(current)).stream()
              .filter(line -> line.startsWith("accepted "))
              .map(line -> line.substring("accepted ".length()))
              .toList();
      if (over.add(current)) {
        simulation.tell(program.name() + " has seen the end");
        ends.computeIfAbsent(current, each -> new ArrayList<>())
            .add(new End(this, seen, Digest.of(seen, now), accepted, fingerprint));
      }
      goOn(now);
    }

    /** Follows to the next game, if there is one to be. */
    private void goOn(RemoteGame now) {
      if (round == rounds) {
        isDone = true;
        Objects.requireNonNull(visit).close();
        return;
      }
      if (!now.nextGame().isEmpty()) {
        round++;
        simulation.tell(program.name() + " goes to the next game");
        List<Pass> passes = now.nextGame().stream().map(Pass::read).toList();
        Objects.requireNonNull(visit).close();
        visit = null;
        game = null;
        isVerifying = false;
        invited(passes, Objects.requireNonNull(kept).keys());
      } else if (!isWatching() && !now.isFollowing()) {
        now.playAgain(true);
      }
    }

    @Override
    public void refused(Refusal refusal) {
      simulation.tell(program.name() + " is refused: " + refusal.code());
      program.later(AGAIN, () -> thread.execute(this::changed));
    }

    @Override
    public void connected(RemoteGame.Connection connection) {
      simulation.tell(program.name() + " " + connection);
      if (connection == RemoteGame.Connection.TAKEN_BACK) {
        lose();
      }
    }

    /** Is told that the seat is somebody else's, as it may be. */
    private void lose() {
      if (failing != Failing.ONE || !people.getFirst().equals(this)) {
        throw new IllegalStateException(program.name() + " has lost the seat");
      }
      simulation.tell(program.name() + " has lost the seat");
      isDone = true;
      Visit open = visit;
      if (open != null) {
        open.close();
      }
    }

    /** Passes on the invitations to seats that were freed. */
    private void passOn(RemoteGame now) {
      now.invitations()
          .forEach((seat, line) -> {
            if (given.add(line)) {
              simulation.tell(program.name() + " passes on seat " + seat);
              invite(List.of(line), round);
            }
          });
    }

    @Override
    public void signalled(Signal signal) {
      RemoteGame now = game;
      if (now != null
          && signal.kind() == Signal.Kind.UNDO
          && now.canUndo()
          && random.nextBoolean()) {
        now.undo();
      }
    }
  }

  /** Has a fault happen after a while, and the next one. */
  private void strikeLater(Simulation.Program fate) {
    if (faults > 0) {
      fate.later(
          Duration.ofMillis(random.nextInt(random.nextBoolean() ? 1_000 : 12_000)),
          () -> {
            strike();
            faults--;
            strikeLater(fate);
          });
    }
  }

  private void strike() {
    Fault fault = Fault.values()[random.nextInt(Fault.values().length)];
    if (fault.isOfPeople() && (failing == Failing.NOBODY || people.isEmpty())
        || failing != Failing.ALL && fault == Fault.CLOCK) {
      fault = Fault.SERVER_KILLED;
    }
    Duration time = Duration.ofMillis(random.nextInt(random.nextBoolean() ? 5_000 : 60_000));
    Table table = tables.get(random.nextInt(tables.size()));
    Optional<Person> person =
        people.stream()
            .skip(failing == Failing.ALL && !people.isEmpty() ? random.nextInt(people.size()) : 0)
            .findFirst();
    boolean isSaid = random.nextBoolean();
    simulation.tell("FAULT " + fault);
    switch (fault) {
      case SERVER_KILLED -> server.kill(time.dividedBy(3));
      case TABLE_KILLED -> {
        table.program.kill();
        simulation.program("systemd").later(time, table::start);
      }
      case TABLE_ADDED -> addTable();
      case TABLE_STOPPED -> table.program.stop(time);
      case TABLE_CUT -> table.program.cut(time, isSaid);
      case CLOCK -> table.program.shift(Duration.ofMinutes(random.nextInt(-90, 90)));
      case FULL -> {
        server.room(random.nextInt(4000));
        simulation.program("owner").later(time, () -> server.room(1 << 30));
      }
      case TABLE_CLOSED -> {
        table.close();
        simulation.program("systemd").later(time, table::start);
      }
      case PERSON_LEAVES -> person.orElseThrow().left();
      case PERSON_KILLED -> person.orElseThrow().killed();
      case PERSON_STOPPED -> person.orElseThrow().program.stop(time);
      case PERSON_CUT -> person.orElseThrow().program.cut(time, isSaid);
    }
    Duration over =
        simulation.time().plus(time).plus(isSaid ? Duration.ofSeconds(20) : Duration.ofSeconds(80));
    healthySince = over.compareTo(healthySince) > 0 ? over : healthySince;
  }

  /** Looks whether somebody waits too long for a seat. */
  private void watch(Simulation.Program fate) {
    fate.later(
        LOOK,
        () -> {
          people.forEach(Person::look);
          watch(fate);
        });
  }

  /** Compares what people have seen and done with the logs. */
  private void judge() {
    Simulation.Program judge = simulation.program("judge").at(server);
    AtomicBoolean isJudged = new AtomicBoolean();
    judge.later(
        Duration.ZERO,
        () -> {
          try (Wire wire = Wire.open(CREDS, judge.tempo())) {
            for (String game : ends.keySet()) {
              judge(game, LogTruth.of(new NatsLog(wire, CREDS, game)));
            }
          } catch (Exception broken) {
            throw new IllegalStateException(broken);
          }
          isJudged.set(true);
        });
    simulation.run(LONGEST, isJudged::get);
  }

  private void judge(String game, LogTruth truth) {
    List<End> all = Objects.requireNonNull(ends.get(game));
    for (End end : all) {
      require(
          end.digest.equals(Digest.of(end.seats, truth.game())), end, "has seen something else");
      if (!end.of.isWatching() && failing != Failing.ONE) {
        List<String> played =
            end.of.seats.stream().flatMap(seat -> truth.accepted(seat).stream()).toList();
        require(Set.copyOf(played).size() == played.size(), end, "has a move twice");
        require(Set.copyOf(played).containsAll(end.accepted), end, "has lost a move");
      }
    }
    long prints =
        all.stream().map(End::fingerprint).filter(print -> !print.isEmpty()).distinct().count();
    if (prints != 1) {
      throw new IllegalStateException("fingerprints differ");
    }
    if (failing == Failing.NOBODY && truth.kinds().containsKey("HandedOver")) {
      throw new IllegalStateException("somebody has lost a seat: " + truth.kinds());
    }
  }

  private void require(boolean holds, End end, String otherwise) {
    if (!holds) {
      throw new IllegalStateException("person " + end.of.seats + " " + otherwise);
    }
  }
}
