package org.sanmarco.seats.log;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.kernel.Move;
import org.sanmarco.table.Games;

/** A place at which tables lead a game over a network in memory; its clock is set by hand. */
class TestPlace implements Leader.Place {

  static final byte[] KEY = new byte[32];
  static final Duration SILENCE = Duration.ofSeconds(10);

  final MemoryNetwork network = new MemoryNetwork();
  final Signer signer = Signer.of(KEY);
  private final Queue<Runnable> work;
  static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  Instant now = START;
  int lost;

  /** The faults by which entries were impossible. */
  final List<Exception> faults = new ArrayList<>();

  /** The games that were begun after this one. */
  final List<GameOffer> nextGames = new ArrayList<>();

  /** The number of questions to computers and the clock until one fails; 0 if none does. */
  int failsAt;

  TestPlace(Queue<Runnable> work) {
    this.work = work;
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  @Override
  public Leader.Means means() {
    return new Leader.Means(
        Games.installed(), network, KEY, signer, this::instant, SILENCE, work::add);
  }

  private Instant instant() {
    fail();
    return now;
  }

  @Override
  public TableEnd open(Ledger game) {
    return network.open();
  }

  @Override
  public String invitation(int seat, int turn) {
    return seat + " " + turn;
  }

  @Override
  public Map<Integer, String> again(Ledger over, List<Integer> hosts) throws IOException {
    if (network.isAway) {
      throw new IOException("away");
    }
    GameOffer next = over.nextGame();
    nextGames.add(next);
    Map<Integer, String> lines = new TreeMap<>();
    for (int seat = 0; seat <= next.seats().size(); seat++) {
      lines.put(seat, "next " + seat);
    }
    return lines;
  }

  private void fail() {
    if (failsAt > 0 && --failsAt == 0) {
      throw new IllegalStateException("as asked");
    }
  }

  @Override
  public CompletionStage<Move> decide(Ledger game, int seat) {
    fail();
    return CompletableFuture.completedFuture(
        Bot.RANDOM.choose(game.game().view(seat), Budget.forIterations(game.size(), 1)));
  }

  @Override
  public Attendance.Table table() {
    return new Attendance.Table("", "", false, "");
  }

  @Override
  public void failed(Exception why) {
    faults.add(why);
  }

  @Override
  public void lost() {
    lost++;
  }

  @Override
  public void changed(Ledger game) {}
}
