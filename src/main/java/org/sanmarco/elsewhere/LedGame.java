package org.sanmarco.elsewhere;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.View;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Leader;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.log.TableEnd;
import org.sanmarco.seats.nats.NatsHost;
import org.sanmarco.seats.nats.NatsLog;
import org.sanmarco.seats.nats.TableNote;

/** The place of one game at this program's tables. */
final class LedGame implements Leader.Place, AutoCloseable {

  /** One in so many looks is enough for games without time. */
  private static final int SELDOM = 8;

  private final TableServer tables;
  private final TableParts parts;
  private final String game;
  private final ExecutorService thread;
  private volatile Optional<Leader> leader = Optional.empty();
  private volatile Optional<Ledger> ledger = Optional.empty();

  /** Whether the invitations are revoked; by the thread that lists games. */
  private boolean isRevoked;

  /** The reason why the next game can't begin now, as a refusal's code; empty for none. */
  private volatile String refused = "";

  /** The turn of which the listener was told last; empty before the first. */
  private Optional<Turn> lastTurn = Optional.empty();

  /** The turn whose time was said to be over last; empty before the first. */
  private Optional<Turn> late = Optional.empty();

  /** A decision of a seat that is waited for since some time. */
  private record Turn(int seat, Instant since) {}

  LedGame(TableServer tables, String game) {
    this.tables = tables;
    parts = tables.parts();
    this.game = game;
    thread = parts.tempo().around().threads(1, Thread.ofVirtual().name("game"));
  }

  void lead(Leader now) {
    leader = Optional.of(now);
  }

  String game() {
    return game;
  }

  boolean isOld() {
    return ledger.filter(tables::isOld).isPresent();
  }

  /** Revokes the invitations of a game that has been over for long, once. */
  void revoke() {
    ledger
        .filter(known -> !isRevoked && tables.isPast(known))
        .ifPresent(known -> {
          isRevoked = true;
          tables.revoke(game, known.game().seats().size(), known::turn);
        });
  }

  /** Looks at the game, and more seldom where time doesn't matter. */
  void tick(int look) {
    if (look % SELDOM == 0 || ledger.filter(known -> known.terms().isTimed()).isPresent()) {
      leader.ifPresent(Leader::tick);
    }
  }

  /** Tells the game's screens that it is led here, and who is there. */
  void beat() {
    leader.ifPresent(Leader::beat);
  }

  @Override
  public Leader.Means means() {
    return new Leader.Means(
        parts.games(),
        new NatsLog(parts.wire(), parts.creds(), game),
        parts.creds().chanceKey(game),
        parts.creds().signer(game),
        parts.clock(),
        parts.tempo().silence(),
        thread);
  }

  @Override
  public TableEnd open(Ledger now) {
    ledger = Optional.of(now);
    changed(now);
    Map<Integer, Integer> turns = new HashMap<>();
    for (int seat = 0; seat <= now.game().seats().size(); seat++) {
      turns.put(seat, now.turn(seat));
    }
    NatsHost host =
        new NatsHost(
            parts.wire(),
            parts.creds(),
            game,
            now.epoch(),
            now.game().seats().size(),
            seat -> turns.getOrDefault(seat, 0),
            new TableNote(TableNote.PROTOCOL, parts.service().program(), by(now)),
            JsonMessage.write(
                1, new GameOffer(now.begun().setup(), now.begun().seats(), now.begun().terms())),
            parts.clock());
    host.superseded()
        .thenRun(() -> {
          close();
          lost();
          // There may be no leader yet that does it.
          host.close();
        });
    return host;
  }

  @Override
  public Attendance.Table table() {
    return new Attendance.Table(
        ledger.map(this::by).orElse(parts.service().by()),
        parts.service().program(),
        tables.isFull(),
        refused);
  }

  /** Those who run the table: the players at its window, if nobody else is named. */
  private String by(Ledger now) {
    String by = parts.service().by();
    return by.isEmpty()
        ? now.begun().hosts().stream()
            .map(seat -> now.begun().seats().get(seat - 1).name())
            .distinct()
            .collect(Collectors.joining(", "))
        : by;
  }

  @Override
  public void appeared(Ledger now, int seat, String program) {
    String own = parts.service().program();
    if (!program.isEmpty() && !program.equals(own)) {
      parts
          .listener()
          .said(
              "%s plays with version %s of the program, and this table has %s."
                  .formatted(now.game().seat(seat).name(), program, own));
    }
  }

  @Override
  public void late(Ledger now, int seat) {
    Optional<Turn> which = Optional.of(new Turn(seat, now.since()));
    if (!which.equals(late)) {
      late = which;
      parts
          .listener()
          .said(
              "Game %s: the time of %s is over; what was agreed for that is: %s."
                  .formatted(game, now.game().seat(seat).name(), now.terms().after()));
    }
  }

  @Override
  public String invitation(int seat, int turn) {
    return parts.creds().seat(game, seat, turn, parts.clock()).toString();
  }

  @Override
  public Map<Integer, String> again(Ledger over, List<Integer> hosts) throws IOException {
    try {
      Map<Integer, String> passes = tables.newGames().again(game, over, hosts);
      refused = "";
      return passes;
    } catch (RefusedException noRoom) {
      refused = noRoom.refusal().code();
      throw new IOException(noRoom);
    }
  }

  @Override
  public CompletionStage<Move> decide(Ledger now, int seat) {
    View view = now.game().view(seat);
    BotLevel level = BotLevel.of(now.game().seat(seat).computer()).orElseThrow();
    Game rules = parts.games().find(view.setup().game()).orElseThrow();
    Bot bot = Bots.of(rules).bot(level);
    // The same answer to the same question: nobody undoes for another draw.
    Budget budget = Budget.usual(level, now.game().size());
    return CompletableFuture.supplyAsync(() -> bot.choose(view, budget), tables.thinking())
        .thenApplyAsync(
            move -> move, after -> parts.tempo().around().later(parts.tempo().pace(), after));
  }

  @Override
  public void failed(Exception why) {
    tables.failed(game, why);
  }

  @Override
  public void lost() {
    tables.lost(game, this);
    thread.shutdown();
  }

  @Override
  public void changed(Ledger now) {
    if (now.isEnded()) {
      tables.over(game);
    }
    if (now.isStarted()
        && now.game().actor() instanceof Actor.Seat(int seat)
        && !now.game().seat(seat).isComputer()) {
      Optional<Turn> turn = Optional.of(new Turn(seat, now.since()));
      if (!turn.equals(lastTurn)) {
        lastTurn = turn;
        parts.listener().turn(game, seat, now);
      }
    }
  }

  @Override
  public void close() {
    leader.ifPresent(Leader::close);
    thread.shutdown();
  }
}
