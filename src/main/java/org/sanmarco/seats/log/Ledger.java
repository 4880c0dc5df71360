package org.sanmarco.seats.log;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.log.BrokenLogException.Fault;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/**
 * A game as the entries of its log tell it. It accepts an entry only if it may follow those before:
 * this is the one place that says so, for the table that leads the game and for everybody who
 * checks it. For one thread.
 *
 * <p>Of logs before version 4 the moves are checked, but not that chance gave them.
 */
public final class Ledger {

  private final SeatFormat format;

  /** The key of chance; null for readers who don't know it yet. */
  private final byte @Nullable [] key;

  private final LogChain chain = new LogChain();

  /** The game, which the first entry begins; null before it. */
  private @Nullable LogParts parts;

  private boolean isEnded;
  private int epoch;
  private String leader = "";

  /**
   * A ledger without entries.
   *
   * @param games the games that are known
   * @param key the key of chance; null if chance isn't to be checked
   */
  public Ledger(Games games, byte @Nullable [] key) {
    this.key = key;
    format = new SeatFormat(games);
  }

  /**
   * The key that a finished log publishes.
   *
   * @return empty while the game isn't over
   */
  public static Optional<byte[]> publishedKey(List<byte[]> entries) {
    return RefusedException.unlessThrown(() ->
            entries.reversed().stream()
                .map(entry -> EntryFormat.read(entry).entry())
                .dropWhile(Ledger::isAfterEnd)
                .findFirst())
        .flatMap(last -> last)
        .flatMap(last ->
            last instanceof Entry.Ended(String key)
                ? Optional.of(LogBytes.decode(key))
                : Optional.empty());
  }

  /** The bytes of an entry that follows now. */
  public byte[] next(Entry entry, Instant now) {
    return chain.next(entry, now);
  }

  /**
   * Accepts the next entry.
   *
   * @throws BrokenLogException if it can't be the next; the ledger must not be used any more
   */
  public void apply(byte[] bytes) throws BrokenLogException {
    EntryFormat.Placed placed = chain.read(bytes);
    try {
      accept(placed.entry(), placed.place().at());
    } catch (RefusedException refused) {
      throw new BrokenLogException(Fault.MOVE, size());
    }
    chain.add(bytes, placed.place().at());
  }

  private void accept(Entry entry, Instant at) throws BrokenLogException {
    chain.require(entry instanceof Entry.Begun == (size() == 0), Fault.ORDER);
    // Tables also lead games that are over, to publish them.
    chain.require(!isEnded || isAfterEnd(entry), Fault.ORDER);
    if (entry instanceof Entry.Begun first) {
      begin(first, at);
      return;
    }
    LogParts game = parts();
    if (entry instanceof Entry.Led) {
      game.clock().skip(at);
    } else {
      game.clock().pass(game.asked().orElse(0), at);
    }
    SeatEntries seats = new SeatEntries(game);
    MoveEntries moves = new MoveEntries(game);
    switch (entry) {
      case Entry.Begun _ -> throw new AssertionError("begun twice");
      case Entry.Led(String by) -> {
        leader = by;
        epoch++;
      }
      case Entry.Claimed claim -> seats.claim(claim, at);
      case Entry.Freed freed -> seats.free(freed, at);
      case Entry.Away away -> seats.leave(away, at);
      case Entry.HandedOver handed -> seats.handOver(handed, at);
      case Entry.Played played -> moves.play(played, at);
      case Entry.Revealed revealed -> {
        if (chain.isSettled()) {
          seats.reveal(revealed, at);
        } else {
          moves.add(revealed, at);
        }
      }
      case Entry.Rolled rolled -> moves.roll(rolled, at);
      case Entry.Undone undone -> moves.undo(undone, at);
      case Entry.Said said -> game.notes().say(said, at);
      case Entry.Advised advised -> game.notes().advise(advised);
      case Entry.Waited() -> chain.require(isStarted(), Fault.ORDER);
      case Entry.Ended(String published) -> {
        chain.require(game.table().isOver(), Fault.ORDER);
        requireKey(LogBytes.decode(published), game.begun());
        game.epilogue().end();
        isEnded = true;
      }
      case Entry.Confirmed word -> {
        chain.require(isEnded, Fault.ORDER);
        game.epilogue().confirm(word);
      }
      case Entry.Again answer -> {
        chain.require(isEnded, Fault.ORDER);
        game.epilogue().answer(answer);
      }
    }
  }

  /** Whether an entry may follow the end of the game. */
  private static boolean isAfterEnd(Entry entry) {
    return entry instanceof Entry.Led
        || entry instanceof Entry.Confirmed
        || entry instanceof Entry.Again
        || entry instanceof Entry.Said;
  }

  private void begin(Entry.Begun first, Instant at) throws BrokenLogException {
    if (key != null) {
      requireKey(key, first);
    }
    Table table = table(first.setup(), first.seats());
    chain.require(
        first.hosts().stream().allMatch(host -> host >= 1 && host <= first.seats().size()),
        Fault.UNREADABLE);
    table.begunAt(at.truncatedTo(ChronoUnit.SECONDS));
    SeatClaims seats = new SeatClaims(table, first.seats(), chain.isSettled());
    SignedProposals proposals = new SignedProposals(chain, format, first.game(), seats);
    parts =
        new LogParts(
            chain,
            first,
            table,
            seats,
            new Consents(table, seats),
            new GameClock(
                first.terms(), chain.isSettled() ? seats::first : UnaryOperator.identity(), at),
            new Chance(chain, first.game(), table, seats, key),
            proposals,
            new EarlyMoves(),
            new Notes(chain, first.terms(), table, seats, proposals),
            new Epilogue(chain, seats, proposals));
  }

  private void requireKey(byte[] published, Entry.Begun first) throws BrokenLogException {
    chain.require(
        LogBytes.encode(LogBytes.sha256(published)).equals(first.commitment()), Fault.KEY);
  }

  /**
   * The table of a game before its first move.
   *
   * @throws RefusedException if the set-up is not one of a game that is known
   */
  Table table(Setup setup, List<Seat> seats) {
    Game game =
        format
            .games()
            .find(setup.game())
            .orElseThrow(() -> new RefusedException(Refusal.of("", "another-game", setup.game())));
    // Its dealer is never asked: what chance gives is decided by this ledger.
    return new Table(game, setup, seats, new Dealer(0));
  }

  /**
   * The next game of the same people and computers: the next player begins, as at a table.
   *
   * @see Table#again
   */
  public GameOffer nextGame() {
    List<Seat> players = begun().seats();
    Table next = table(begun().setup(), players).again(players, new Dealer(0));
    return new GameOffer(next.setup(), next.seats(), terms());
  }

  LogParts parts() {
    return Objects.requireNonNull(parts, "no entry yet");
  }

  /** The time since which the present decision is waited for. */
  public Instant since() {
    return parts().clock().since();
  }

  /** The agreement about time. */
  public Terms terms() {
    return begun().terms();
  }

  /** The first entry. */
  public Entry.Begun begun() {
    return parts().begun();
  }

  /** The game as it is now. */
  public GameSource game() {
    return parts().table();
  }

  /** The game once its key is known, with the number of the log. */
  GameRecord record() {
    GameRecord all = parts().table().record();
    return new GameRecord(
        all.setup(),
        all.seats(),
        parts().chance().dealer(),
        all.moves(),
        all.next(),
        all.practice(),
        all.occasion());
  }

  /** The claims of seats that are taken now, by seat. */
  public Map<Integer, Entry.Claimed> claims() {
    return new TreeMap<>(parts().seats().claims());
  }

  /** The number of times that a seat was freed: each time it has an invitation of its own. */
  public int turn(int seat) {
    return parts().seats().turn(seat);
  }

  /** The number of entries. */
  public int size() {
    return chain.size();
  }

  /** The SHA-256 of the newest entry, in Base64; empty before the first. */
  public String hash() {
    return chain.hash();
  }

  /** The number of tables that have led the game, one after the other. */
  public int epoch() {
    return epoch;
  }

  /** The table that leads the game; empty before there is one. */
  public String leader() {
    return leader;
  }

  /**
   * Whether all seats of people have been taken and chance is settled, so that the game goes on.
   */
  public boolean isStarted() {
    return parts().seats().isStarted();
  }

  /** Whether the game is over and its key published. */
  public boolean isEnded() {
    return isEnded;
  }
}
