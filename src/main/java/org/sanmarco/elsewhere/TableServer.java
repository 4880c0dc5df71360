package org.sanmarco.elsewhere;

import module java.base;

import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.seats.Surroundings;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.BrokenLogException;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Leader;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.nats.GameNumber;
import org.sanmarco.seats.nats.NatsLog;
import org.sanmarco.seats.nats.Revocations;
import org.sanmarco.seats.nats.Streams;
import org.sanmarco.seats.nats.TableCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A program's tables: they lead the games of a server that no other program leads, and new ones.
 * For several threads.
 */
public final class TableServer implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TableServer.class);

  /** The subject on which tables are told that a game is removed. */
  static final String REMOVED = "t.removed";

  /** A server that has not taken revoked invitations so often has an older configuration. */
  private static final int OLD = 3;

  private static final int LONGEST_REASON = 200;

  /** A game that is lost by faults so often isn't led again. */
  private static final int MOST_FAULTS = 3;

  /** The number of games that are begun to be led at once. */
  private static final int AT_ONCE = 16;

  /** The time for which tables publish the log of a game that is over; then they delete it. */
  private static final Duration PUBLISHED = Duration.ofDays(30);

  /** The longest look at games that nobody leads; each game gives up sooner. */
  private static final Duration LONGEST_LOOK = Duration.ofHours(1);

  /** The time after the end of a game in which its invitations still let in who watches. */
  private static final Duration INVITING = Duration.ofDays(1);

  /** The time after which a game that never began is deleted. */
  private static final Duration OFFERED = Duration.ofDays(7);

  private final TableParts parts;
  private final Streams streams;
  private final Revocations revocations;
  private final OtherTables others;
  private final NewGames newGames;
  private final Surroundings around;
  private final ExecutorService thinking;
  private final ExecutorService leading;
  private final Map<String, LedGame> ledGames = new ConcurrentHashMap<>();

  /** The games that the server has. */
  private final Set<String> stored = ConcurrentHashMap.newKeySet();

  /** Those that are over. */
  private final Set<String> finished = ConcurrentHashMap.newKeySet();

  /** Games that this program can't lead, until it starts again. */
  private final Set<String> notLeadable = ConcurrentHashMap.newKeySet();

  /** The number of times that each game was lost by a fault. */
  private final Map<String, Integer> faults = new ConcurrentHashMap<>();

  private long listed;
  private int looks;

  /** Whether the server can't be reached. */
  private volatile boolean isLost;

  private volatile int usedRoom;

  /** The percentage at which was warned last; 0 while there is room. */
  private int warned;

  /** The number of times in a row that the server has not taken which invitations are revoked. */
  private final AtomicInteger untaken = new AtomicInteger();

  /** Hears of games; by any thread. */
  public interface Listener {

    /** Called when it is a person's turn at a seat. */
    void turn(String game, int seat, Ledger ledger);

    /** Called with a sentence for the owner of the server. */
    default void said(String sentence) {}
  }

  private TableServer(
      TableCreds creds, Games games, Service service, Listener listener, Clock clock, Tempo tempo) {
    around = tempo.around();
    listed = around.nanos() - tempo.listing().toNanos();
    Wire wire = Wire.open(creds, tempo);
    parts = new TableParts(creds, games, service, listener, clock, tempo, wire);
    streams = new Streams(wire);
    revocations = new Revocations(wire, creds);
    others =
        new OtherTables(
            wire,
            tempo,
            this::tellLed,
            () ->
                said(
                    "Another table has ended or is not heard any more: its games go on at those"
                        + " that are."),
            stored::add);
    newGames = new NewGames(this);
    thinking =
        around.threads(
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            Thread.ofPlatform().daemon().name("computers-", 0));
    leading = around.threads(AT_ONCE, Thread.ofVirtual().name("leading-", 0));
  }

  /**
   * Starts tables.
   *
   * @throws IOException if the server can't be reached or refuses
   */
  public static TableServer start(
      TableCreds creds, Games games, Service service, Listener listener, Clock clock, Tempo tempo)
      throws IOException {
    TableServer tables = new TableServer(creds, games, service, listener, clock, tempo);
    try {
      tables.streams.prepare(service.replicas());
      tables.list();
    } catch (IOException failed) {
      tables.close();
      throw failed;
    }
    CompletableFuture<?> _ =
        tables
            .parts
            .wire()
            .ended()
            .whenComplete((notLetIn, closed) ->
                tables.said("The server's connection is closed for good: start the table again."));
    tables.parts.wire().listen(tables::reached);
    tables.others.hear();
    tables.parts.wire().hear(REMOVED, game -> tables.leading.execute(() -> tables.removed(game)));
    tables.newGames.serve();
    tables.beat();
    tables.everyBeat(tables::beat);
    tables.everyBeat(tables::lookAround);
    return tables;
  }

  private void everyBeat(Runnable task) {
    around.later(
        parts.tempo().beat(),
        () -> {
          if (isClosed()) {
            return;
          }
          try {
            task.run();
          } catch (RuntimeException failed) {
            // While the tables are closed, their threads may refuse more work.
            if (!isClosed()) {
              LOG.warn("tables", failed);
            }
          }
          everyBeat(task);
        });
  }

  private boolean isClosed() {
    return leading.isShutdown();
  }

  private void reached(boolean isReached) {
    if (isReached && isLost) {
      said("The server is reached again.");
    } else if (!isReached && !isClosed()) {
      said("The server can't be reached: its games stand still until it can.");
    }
    isLost = !isReached;
  }

  private void beat() {
    others.beat();
    ledGames.values().forEach(LedGame::beat);
  }

  /** Tells other programs which games are led here. */
  private void tellLed() {
    others.tell(led());
  }

  /** Looks at the own games, and for games that nobody leads. */
  private void lookAround() {
    ledGames.values().forEach(one -> one.tick(looks));
    looks++;
    others.look();
    try {
      lookAtRoom();
      if (around.nanos() - listed >= parts.tempo().listing().toNanos()) {
        tellLed();
        list();
      }
      for (LedGame old : ledGames.values().stream().filter(LedGame::isOld).toList()) {
        delete(old.game());
      }
      CompletableFuture<?>[] all =
          stored.stream()
              .filter(this::isFree)
              .map(game -> CompletableFuture.runAsync(() -> lead(game), leading))
              .toArray(CompletableFuture<?>[]::new);
      around.await(CompletableFuture.allOf(all), LONGEST_LOOK);
    } catch (IOException | ExecutionException | TimeoutException notNow) {
      LOG.info("the server can't be reached: {}", notNow.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void list() {
    try {
      List<String> now = streams.games();
      stored.retainAll(Set.copyOf(now));
      stored.addAll(now);
      finished.retainAll(stored);
      finished.addAll(streams.finishedGames());
      listed = around.nanos();
      lookAtRoom();
      revoke();
    } catch (IOException notNow) {
      // Those that are known can be led.
      LOG.info("the games can't be listed: {}", notNow.toString());
    }
  }

  /** Tells the owner, once each time, that the server's room runs short. */
  private void lookAtRoom() throws IOException {
    usedRoom = streams.usedRoom();
    int level = usedRoom >= Quota.SCARCE ? Quota.SCARCE : usedRoom >= Quota.SHORT ? Quota.SHORT : 0;
    if (level > warned) {
      said(
          ("The server has used %d %% of its room. New games are refused from %d %% on, and at"
                  + " 100 %% all games stand still: give it more room, or remove games.")
              .formatted(usedRoom, Quota.FOR_NEW));
    }
    warned = level;
  }

  /** Tells the server which invitations are good no more; it forgets that when it starts again. */
  private void revoke() throws IOException {
    ledGames.values().forEach(LedGame::revoke);
    CompletableFuture<?> _ =
        revocations
            .push()
            .thenAccept(isTaken -> {
              if (isTaken) {
                untaken.set(0);
              } else if (untaken.incrementAndGet() == OLD) {
                said(
                    "The server lets in invitations of games that are over: its configuration is"
                        + " older than this program. Run server-config with --keep-keys, and start"
                        + " the server again.");
              }
            });
  }

  /** Notes that the invitations of a game are good for nothing. */
  void revoke(String game, int seats, IntUnaryOperator turns) {
    for (int seat = 0; seat <= seats; seat++) {
      for (int turn = turns.applyAsInt(seat); turn >= 0; turn--) {
        revocations.add(game, seat, turn);
      }
    }
  }

  /** Whether the server has hardly any room left. */
  boolean isFull() {
    return usedRoom >= Quota.SCARCE;
  }

  /** Whether the server's room runs short. */
  boolean isShort() {
    return usedRoom >= Quota.SHORT;
  }

  /** Notes that a game is over. */
  void over(String game) {
    if (finished.add(game)) {
      parts.wire().markOver(game);
    }
  }

  private boolean isFree(String game) {
    return !ledGames.containsKey(game) && !notLeadable.contains(game) && !others.isLeading(game);
  }

  /** Leads a game, unless another program does, or this one begins to do so at this moment. */
  private void lead(String game) {
    LedGame own = new LedGame(this, game);
    if (ledGames.putIfAbsent(game, own) != null) {
      return;
    }
    Optional<Leader> leader = Optional.empty();
    try {
      Ledger ledger = ledger(game);
      if (others.isAlive(ledger.leader())) {
        others.leads(game, ledger.leader());
      } else if (isOld(ledger)) {
        delete(game);
      } else {
        leader = Leader.lead(own, others.name(), ledger);
      }
    } catch (IOException notNow) {
      LOG.info("game {} can't be led now: {}", game, notNow.toString());
    } catch (BrokenLogException | RuntimeException broken) {
      giveUp(game, broken);
    }
    leader.ifPresentOrElse(
        leads -> {
          own.lead(leads);
          others.tell(List.of(game));
        },
        () -> ledGames.remove(game, own));
  }

  /** Leads a game no more; the others go on. */
  private void giveUp(String game, Exception why) {
    if (notLeadable.add(game) && !isClosed()) {
      LOG.warn("game {} can't be led", game, why);
      said(
          "Game %1$s can't be led: %2$s. The others go on; table --delete %1$s removes it."
              .formatted(game, SafeText.of(String.valueOf(why.getMessage()), LONGEST_REASON)));
    }
  }

  /** Called when an entry of a game was impossible, before the game is lost. */
  void failed(String game, Exception why) {
    if (faults.merge(game, 1, Integer::sum) == MOST_FAULTS) {
      giveUp(game, why);
    }
  }

  /** The number of the server's games that can't be led here. */
  public int notLed() {
    return (int) notLeadable.stream().filter(stored::contains).count();
  }

  /** Whether a game has been over for long, or its players have not come for a week. */
  boolean isOld(Ledger ledger) {
    Duration kept = ledger.isEnded() ? PUBLISHED : OFFERED;
    return (ledger.isEnded() || !ledger.isStarted())
        && ledger.since().isBefore(parts.clock().instant().minus(kept));
  }

  /** Whether a game has been over for so long that nobody needs its invitations. */
  boolean isPast(Ledger ledger) {
    return ledger.isEnded() && ledger.since().isBefore(parts.clock().instant().minus(INVITING));
  }

  private void delete(String game) throws IOException {
    stored.remove(game);
    revoke(game, Seat.COLOURS.size(), seat -> 0);
    LedGame own = ledGames.remove(game);
    if (own != null) {
      own.close();
    }
    streams.deleteGame(game);
    LOG.info("game {} is deleted", game);
  }

  /** Deletes a game that the owner has removed; it must not be written to again. */
  private void removed(byte[] message) {
    String game = new String(message, StandardCharsets.US_ASCII);
    if (!GameNumber.isOne(game)) {
      return;
    }
    notLeadable.add(game);
    try {
      delete(game);
    } catch (IOException notNow) {
      LOG.info("game {} can't be deleted: {}", game, notNow.toString());
    }
  }

  private Ledger ledger(String game) throws IOException, BrokenLogException {
    Ledger ledger = new Ledger(parts.games(), parts.creds().chanceKey(game));
    for (byte[] entry : new NatsLog(parts.wire(), parts.creds(), game).read()) {
      ledger.apply(entry);
    }
    return ledger;
  }

  /**
   * Begins a game, and leads it.
   *
   * @return false if it had begun before
   */
  boolean begin(String game, GameOffer offer, List<Integer> hosts) throws IOException {
    boolean isNew = Leader.begin(new LedGame(this, game), game, offer, hosts);
    stored.add(game);
    leading.execute(() -> lead(game));
    return isNew;
  }

  boolean isStored(String game) {
    return stored.contains(game);
  }

  /** The refusal of a new game to who has a link; empty if the link has not too many games. */
  Optional<Refusal> whyNot(String link) {
    return parts.service().quota().whyNot(link, stored, finished, parts.clock().instant());
  }

  /** The part of the server's room that is used, in percent. */
  int usedRoom() {
    return usedRoom;
  }

  /** The games to begin here. */
  public NewGames newGames() {
    return newGames;
  }

  /** The games that are led here. */
  public List<String> led() {
    return new ArrayList<>(ledGames.keySet());
  }

  /** The version of the server; empty until it is reached. */
  public String serverVersion() {
    return streams.serverVersion();
  }

  void said(String sentence) {
    parts.listener().said(sentence);
  }

  TableParts parts() {
    return parts;
  }

  ExecutorService thinking() {
    return thinking;
  }

  /** Called when a game is no longer led here; it is looked for again. */
  void lost(String game, LedGame which) {
    ledGames.remove(game, which);
    others.forget(game);
  }

  /** Ends leading; other programs, or this one when it starts again, go on. */
  @Override
  public void close() {
    leading.shutdownNow();
    ledGames.values().forEach(LedGame::close);
    ledGames.clear();
    others.leave();
    thinking.shutdownNow();
    parts.wire().close();
  }
}
