package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The table that leads a game elsewhere: it plays what seats propose, lets computers and chance
 * act, writes each change into the log before anybody sees it, and sends the frames. It keeps
 * nothing but what the log says, so another table can go on at any time; a log accepts the entries
 * of one table only. Methods may be called by any thread.
 */
public final class Leader implements AutoCloseable {

  /** The place at which a game is led, with all that the game needs. */
  public interface Place {

    /** The means of leading the game. */
    Means means();

    /**
     * The ends of the seats' frames, which begin again.
     *
     * @param game the game as it is now
     */
    TableEnd open(Ledger game);

    /**
     * An invitation to a seat that was freed.
     *
     * @param turn how often
     */
    String invitation(int seat, int turn);

    /**
     * Begins the game that follows this one, unless it has begun.
     *
     * @param over this game
     * @param hosts the seats in the next one of people who run the table
     * @return an invitation for each person's seat in it, and for 0 to watch
     * @throws IOException if that is not known, or there is no room for it now
     */
    Map<Integer, String> again(Ledger over, List<Integer> hosts) throws IOException;

    /**
     * Lets a computer decide.
     *
     * @return its move, by any thread
     */
    CompletionStage<Move> decide(Ledger game, int seat);

    /** The table as players are told of it. */
    Attendance.Table table();

    /** Called when the screen of a seat has appeared, with the version of its program. */
    default void appeared(Ledger game, int seat, String program) {}

    /** Called, now and then, while the time of a seat is over; by the thread of the game. */
    default void late(Ledger game, int seat) {}

    /** Called when an entry of this table's own was impossible; the game is lost then. */
    default void failed(Exception why) {}

    /** Called when this table no longer leads the game: another may, or this one once more. */
    void lost();

    /** Called after each change; by the thread of the game. */
    void changed(Ledger game);
  }

  /**
   * The means of leading a game.
   *
   * @param games the games that are known
   * @param log the log of the game
   * @param key the key of chance, 32 bytes: the same at every table that may lead the game
   * @param signer the keys with which the table signs: the same at every table that may lead it
   * @param clock tells the time
   * @param silence the time without a sign after which a player's screen is not there any more
   * @param thread runs what belongs to this game, one after the other
   */
  @SuppressWarnings("ArrayRecordComponent") // These are never compared.
  public record Means(
      Games games,
      GameLog log,
      byte[] key,
      Signer signer,
      InstantSource clock,
      Duration silence,
      Executor thread) {}

  private static final Logger LOG = LoggerFactory.getLogger(Leader.class);
  private static final String COMPUTER = "medium";

  private final Place place;
  private final Means means;
  private final Ledger ledger;
  private final LogParts game;
  private final SeatFormat format;
  private final TableEnd end;
  private final Table source;
  private final LogSteward steward;
  private final Host host;

  /** The invitations to the next game, by seat of this one; empty before it has begun. */
  private Map<Integer, String> nextInvitations = Map.of();

  /** The screens that show the game. */
  private final Attendance.Book attendance;

  private boolean isThinking;
  private volatile boolean isOpen = true;

  private Leader(Place place, Ledger ledger) throws IOException {
    this.place = place;
    means = place.means();
    this.ledger = ledger;
    game = ledger.parts();
    attendance = new Attendance.Book(means.silence());
    format = new SeatFormat(means.games());
    end = place.open(ledger);
    source = game.table();
    ledger.claims().forEach((seat, claim) -> end.seated(seat, LogBytes.decode(claim.sealer())));
    steward = new LogSteward(this, place, ledger);
    host =
        new Host(
            source,
            format,
            new StampingEnd(this, ledger, end, means),
            steward,
            means.thread(),
            Runnable::run,
            String.valueOf(ledger.epoch()));
    end.onClaim(this::claim);
    end.onSign((seat, sign) -> means.thread().execute(() -> heard(seat, sign)));
  }

  /**
   * Writes the first entry of a new game; {@link #lead} leads it then.
   *
   * @param number the game's, hexadecimal
   * @param hosts the seats of people who run the table
   * @return false if the game had begun before
   * @throws IOException if the log can't be reached
   * @throws RefusedException if the set-up is not one of the game
   */
  public static boolean begin(Place place, String number, GameOffer offer, List<Integer> hosts)
      throws IOException {
    Means means = place.means();
    Ledger ledger = new Ledger(means.games(), means.key());
    ledger.table(offer.setup(), offer.seats());
    Entry.Begun begun =
        new Entry.Begun(
            number,
            offer.setup(),
            offer.seats(),
            LogBytes.encode(LogBytes.sha256(means.key())),
            LogBytes.encode(means.signer().publicKey()),
            hosts,
            offer.terms());
    byte[] bytes = ledger.next(begun, means.clock().instant());
    try {
      ledger.apply(bytes);
    } catch (BrokenLogException impossible) {
      throw new IllegalStateException("a first entry of this table's own", impossible);
    }
    return means.log().append(0, bytes);
  }

  /**
   * Leads a game from where a ledger ends, which this table owns from now on.
   *
   * @param name a text that no other table has
   * @return the table, by the thread of the game; empty if the log has further entries
   * @throws IOException if the log can't be reached
   * @throws BrokenLogException if the log is broken
   */
  public static Optional<Leader> lead(Place place, String name, Ledger ledger)
      throws IOException, BrokenLogException {
    Means means = place.means();
    byte[] led = ledger.next(new Entry.Led(name), means.clock().instant());
    if (!means.log().append(ledger.size(), led)) {
      return Optional.empty();
    }
    ledger.apply(led);
    Leader leader = new Leader(place, ledger);
    means.thread().execute(leader::advance);
    return Optional.of(leader);
  }

  boolean isOpen() {
    return isOpen;
  }

  /** The time by the clock of the place. */
  Instant now() {
    return means.clock().instant();
  }

  void signal(int seat, Signal.Kind kind) {
    host.signal(seat, kind);
  }

  /** The invitation of a seat to the next game; empty before that has begun. */
  String nextGame(int seat) {
    return nextInvitations.getOrDefault(seat, "");
  }

  /**
   * Looks at the game: what should have happened and failed is tried again, and a seat that has
   * used up its time is dealt with as was agreed. To be called now and then.
   */
  public void tick() {
    means
        .thread()
        .execute(() -> {
          if (isUnderWay()) {
            if (isOurs()) {
              advance();
            }
            game.asked()
                .filter(seat -> ledger.claims().containsKey(seat))
                .ifPresent(seat -> look(seat, now()));
          } else if (isOpen && game.epilogue().isWanted() && nextInvitations.isEmpty()) {
            advance();
          }
        });
  }

  /** Looks at the time of the seat for which the game waits. */
  private void look(int seat, Instant now) {
    if (game.isOverTime(seat, now)) {
      late(seat);
    } else if (game.clock().isEntryDue(now)) {
      write(new Entry.Waited());
    }
  }

  /** Tells all screens who is there, and that the game is led; to be called every two seconds. */
  public void beat() {
    means.thread().execute(this::tell);
  }

  private void tell() {
    if (isOpen) {
      attendance
          .at(now(), ledger.claims().keySet(), place.table())
          .ifPresent(now -> end.tell(now.toBytes()));
    }
  }

  private void heard(int seat, byte[] bytes) {
    try {
      Attendance.Sign sign = JsonMessage.read(bytes, Attendance.Sign.class);
      if (attendance.note(seat, sign, now())) {
        tell();
        place.appeared(ledger, seat, sign.program());
      }
    } catch (RefusedException noSign) {
      LOG.debug("not a sign", noSign);
    }
  }

  private boolean isUnderWay() {
    return isOpen && ledger.isStarted() && !ledger.isEnded();
  }

  /** Whether the next entry is this table's, and it doesn't wait for a computer. */
  private boolean isOurs() {
    return switch (source.actor()) {
      case Actor.Chance _, Actor.Over _ -> true;
      case Actor.Seat(int seat) -> source.seat(seat).isComputer() && !isThinking;
    };
  }

  private void late(int seat) {
    place.late(ledger, seat);
    switch (ledger.terms().after()) {
      case WAIT -> {}
      case COMPUTER -> {
        write(new Entry.HandedOver(seat, COMPUTER, ""));
        advance();
      }
      case FREE -> {
        // Another seat of the same player may have time left.
        if (write(new Entry.Freed(seat, List.of()))) {
          lose();
        }
      }
    }
  }

  /**
   * Frees all seats of a seat's player, and ends: their frames are sealed to another key from now
   * on, so they begin again.
   */
  void empty(int seat, List<String> proposals) {
    if (game.seats().of(seat).stream().allMatch(own -> write(new Entry.Freed(own, proposals)))) {
      lose();
    }
  }

  private void lose() {
    isOpen = false;
    host.close();
    place.lost();
  }

  /** Ends leading; another table can go on. */
  @Override
  public void close() {
    means
        .thread()
        .execute(() -> {
          if (isOpen) {
            isOpen = false;
            host.close();
          }
        });
  }

  private CompletionStage<Boolean> claim(
      int seat, byte[] signer, byte[] sealer, byte[] commitment) {
    return CompletableFuture.supplyAsync(
        () -> {
          Entry.Claimed claim =
              new Entry.Claimed(
                  seat,
                  LogBytes.encode(signer),
                  LogBytes.encode(sealer),
                  game.chain().isSettled() ? LogBytes.encode(commitment) : "");
          Entry.Claimed before = ledger.claims().get(seat);
          if (before != null) {
            return claim.equals(before);
          }
          boolean isFree =
              game.seats().persons().contains(seat) && new SeatEntries(game).isUsable(claim);
          if (isFree) {
            if (!write(claim)) {
              throw notLeading();
            }
            end.seated(seat, sealer);
            advance();
          }
          return isFree;
        },
        means.thread());
  }

  /** Ends a question without an answer: it is for the table that leads next. */
  static IllegalStateException notLeading() {
    return new IllegalStateException("another table leads the game");
  }

  /**
   * Appends an entry, and does what it says.
   *
   * @return false if another table leads the game now
   */
  boolean write(Entry entry) {
    if (!isOpen) {
      return false;
    }
    int number = ledger.size();
    byte[] bytes = ledger.next(entry, now());
    try {
      // First, so that nothing is written that may not follow.
      ledger.apply(bytes);
      if (means.log().append(number, bytes)) {
        if (!(entry instanceof Entry.Waited
            || entry instanceof Entry.Said
            || entry instanceof Entry.Advised)) {
          steward.forget();
        }
        place.changed(ledger);
        return true;
      }
    } catch (IOException unknown) {
      // It may have been written or not: the table that leads next finds out.
    } catch (BrokenLogException | RuntimeException impossible) {
      place.failed(impossible);
      lose();
      throw new IllegalStateException("an entry of this table's own", impossible);
    }
    lose();
    return false;
  }

  /** Lets chance and computers act as long as nobody else has to. */
  void advance() {
    boolean goesOn = isUnderWay();
    while (goesOn) {
      goesOn =
          switch (source.actor()) {
            case Actor.Chance _ -> write(new Entry.Rolled(game.chance().move().toString()));
            case Actor.Over _ -> {
              write(new Entry.Ended(LogBytes.encode(means.key())));
              yield false;
            }
            case Actor.Seat(int seat) -> {
              if (source.seat(seat).isComputer()) {
                think(seat);
              }
              yield false;
            }
          };
    }
    if (isOpen) {
      if (game.epilogue().isWanted() && nextInvitations.isEmpty()) {
        nextInvitations = nextGame();
      }
      host.changed();
    }
  }

  /** Begins the next game; returns the invitations to it, or none if that is to be tried again. */
  private Map<Integer, String> nextGame() {
    GameOffer offer = ledger.nextGame();
    // Players may have moved on by a seat, and keep their colours.
    List<String> colours = offer.seats().stream().map(Seat::colour).toList();
    UnaryOperator<Integer> moved =
        seat -> seat == 0 ? 0 : 1 + colours.indexOf(source.seat(seat).colour());
    try {
      Map<Integer, String> passes =
          place.again(ledger, ledger.begun().hosts().stream().map(moved).toList());
      Map<Integer, String> lines = new TreeMap<>();
      for (int seat = 0; seat <= colours.size(); seat++) {
        lines.put(seat, passes.getOrDefault(moved.apply(seat), ""));
      }
      return lines;
    } catch (IOException notNow) {
      LOG.info("the next game can't begin now: {}", notNow.toString());
      return Map.of();
    }
  }

  private void think(int seat) {
    if (isThinking) {
      return;
    }
    isThinking = true;
    int before = game.proposals().lastChange();
    CompletableFuture<?> _ =
        CompletableFuture.completedFuture(seat)
            .thenCompose(asked -> place.decide(ledger, asked))
            .whenCompleteAsync(
                (move, failed) -> {
                  isThinking = false;
                  boolean isStill =
                      before == game.proposals().lastChange()
                          && source.actor().equals(new Actor.Seat(seat))
                          && source.seat(seat).isComputer();
                  if (isOpen && failed == null && isStill) {
                    write(new Entry.Played(seat, List.of(move.toString()), ""));
                  }
                  if (failed == null) {
                    advance();
                  } else if (isOpen) {
                    LOG.warn("a computer will think again", failed);
                  }
                },
                means.thread());
  }
}
