package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.Setup;
import org.sanmarco.room.Signal;
import org.sanmarco.room.Takeback;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Transport;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/** A game elsewhere, with a player at each seat who plays at random. */
final class Evening {

  final Queue<Runnable> work = new ArrayDeque<>();
  final TestPlace place;
  final Map<Integer, Player> players = new HashMap<>();
  final List<Refusal> refused = new ArrayList<>();
  final Random random = new Random(5);
  private final Terms terms;
  Leader leader;

  /** A player with a screen of their seats and of what all may see. */
  final class Player {

    final int seat;
    final Signer signer = Signer.of(LogBytes.sha256(new byte[] {(byte) players.size()}));
    final Evidence evidence = new Evidence();
    final PlayerEnd end;
    final RemoteGame game;

    Player(List<Integer> seats) {
      seat = seats.getFirst();
      SeatFormat format = new SeatFormat(Games.installed());
      Map<Integer, PlayerEnd> own = new TreeMap<>();
      for (int one : seats) {
        assertThat(claim(one, signer)).isTrue();
        own.put(
            one,
            new PlayerEnd(
                place.network.seat(one), format, one, signer, evidence, InstantSource.system()));
      }
      end = Objects.requireNonNull(own.get(seat));
      Map<Integer, Transport.SeatEnd> ends = new HashMap<>(own);
      ends.put(0, place.network.seat(0));
      List<RemoteGame> joined = new ArrayList<>();
      RemoteGame.join(Games.installed(), ends, work::add).thenAccept(joined::add);
      run();
      game = joined.getFirst();
      game.listen(new Refusals());
    }

    boolean isAsked() {
      return game.actor().equals(new Actor.Seat(seat));
    }

    void play() {
      play(seat);
    }

    void play(int own) {
      List<? extends Move> legal = game.view(own).legal();
      game.propose(own, List.of(legal.get(random.nextInt(legal.size()))));
      run();
    }

    Optional<BrokenLogException> verify() {
      return verdict().fault();
    }

    Verdict verdict() {
      List<Verdict> verdict = new ArrayList<>();
      end.verify().thenAccept(verdict::add);
      run();
      return verdict.getFirst();
    }

    void playAgain(boolean wants) {
      game.playAgain(wants);
      run();
    }
  }

  /** Keeps what was refused. */
  private final class Refusals implements RemoteGame.Listener {
    @Override
    public void connected(RemoteGame.Connection connection) {}

    @Override
    public void refused(Refusal refusal) {
      refused.add(refusal);
    }

    @Override
    public void signalled(Signal signal) {}
  }

  Evening(String game, int players, int computers, List<Integer> hosts, Terms terms)
      throws Exception {
    this(game, players, computers, hosts, terms, Seat.COLOURS.size());
  }

  /** A game of which only the first seats are taken. */
  Evening(String game, int players, int computers, List<Integer> hosts, Terms terms, int taken)
      throws Exception {
    this(setup(game, players), seats(setup(game, players), computers), hosts, terms);
    int count = seats(setup(game, players), computers).size();
    for (int seat = 1; seat <= Math.min(taken, count - computers); seat++) {
      join(seat);
    }
  }

  /** A game of which no seat is taken. */
  Evening(Setup setup, List<Seat> seats, List<Integer> hosts, Terms terms) throws Exception {
    this.terms = terms;
    place = new TestPlace(work);
    Leader.begin(place, "abc", new GameOffer(setup, seats, terms), hosts);
    leader = lead("first");
  }

  private static Setup setup(String game, int players) {
    return new Setup(game, players, Map.of());
  }

  private static List<Seat> seats(Setup setup, int computers) {
    int count = Games.installed().find(setup.game()).orElseThrow().start(setup).seats();
    return IntStream.rangeClosed(1, count)
        .mapToObj(seat ->
            new Seat(
                "P" + seat % setup.players(),
                Seat.COLOURS.get(seat - 1),
                seat > count - computers ? "easy" : ""))
        .toList();
  }

  /** A screen that comes now and sees what all may see. */
  RemoteGame watch() {
    List<RemoteGame> joined = new ArrayList<>();
    RemoteGame.join(Games.installed(), Map.of(0, place.network.seat(0)), work::add)
        .thenAccept(joined::add);
    run();
    return joined.getFirst();
  }

  void join(int seat) {
    join(List.of(seat));
  }

  /** A player comes who has some seats. */
  Player join(List<Integer> seats) {
    Player player = new Player(seats);
    players.put(player.seat, player);
    return player;
  }

  void away(Player player, LocalDate back) {
    player.game.away(back);
    run();
  }

  void free(Player player, int seat) {
    player.game.free(seat);
    run();
  }

  /** Lets time pass, while the table looks at it often enough that all of it counts. */
  void pass(Duration time) {
    Duration step = terms.isTimed() ? terms.gap().dividedBy(2) : time;
    for (Duration left = time; left.isPositive(); left = left.minus(step)) {
      place.pass(left.compareTo(step) < 0 ? left : step);
      leader.tick();
      run();
    }
  }

  boolean claim(int seat, Signer by) {
    return answer(place.network.claim(seat, by));
  }

  /** Claims a seat with any keys. */
  boolean claim(int seat, byte[] signer, byte[] sealer) {
    return answer(place.network.claim(seat, signer, sealer, new byte[Signer.KEY_BYTES]));
  }

  private boolean answer(CompletionStage<Boolean> asked) {
    List<Boolean> answer = new ArrayList<>();
    asked.thenAccept(answer::add);
    run();
    return answer.getFirst();
  }

  Ledger ledger() throws Exception {
    Ledger ledger = new Ledger(place.means().games(), TestPlace.KEY);
    for (byte[] entry : place.network.read()) {
      ledger.apply(entry);
    }
    return ledger;
  }

  Leader lead(String name) throws Exception {
    Leader next = Leader.lead(place, name, ledger()).orElseThrow();
    run();
    return next;
  }

  void run() {
    for (Runnable next = work.poll(); next != null; next = work.poll()) {
      next.run();
    }
  }

  Player player(int seat) {
    return Objects.requireNonNull(players.get(seat));
  }

  boolean isOver() {
    return any().game.actor() instanceof Actor.Over;
  }

  Player any() {
    return players.values().iterator().next();
  }

  Optional<Player> asked() {
    return players.values().stream().filter(Player::isAsked).findFirst();
  }

  /**
   * Plays until a decision can be undone.
   *
   * @param computers the number of computers that have moved since
   * @return the seat that made it
   */
  int playUntilUndo(int computers) {
    while (true) {
      play(1);
      Optional<Takeback> last =
          Takeback.of(any().game).filter(back -> back.computers().size() == computers);
      if (last.isPresent() && player(last.get().by()).game.canUndo()) {
        return last.get().by();
      }
    }
  }

  /** Plays a move where players have several seats. */
  void playSeat() {
    if (any().game.actor() instanceof Actor.Seat(int asked)) {
      players.values().stream()
          .filter(player -> player.game.isHere(asked))
          .findFirst()
          .orElseThrow()
          .play(asked);
    }
  }

  /** Plays some moves, or to the end. */
  void play(int moves) {
    for (int i = 0; i < moves && !isOver(); i++) {
      asked().orElseThrow().play();
    }
  }
}
