package org.sanmarco.elsewhere;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.seats.log.Evidence;
import org.sanmarco.seats.log.PlayerEnd;
import org.sanmarco.seats.log.Signer;
import org.sanmarco.seats.log.Stamp;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.log.Verdict;
import org.sanmarco.seats.nats.NatsSeat;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.SeatKeys;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;

/**
 * This program's seats in one game elsewhere: one for each invitation, and what all may see. The
 * connection is made again until the visit ends. For several threads.
 */
public final class Visit implements AutoCloseable {

  /** The steps from the invitations to the game. */
  public enum Step {
    /** The server is sought. */
    CONNECTING,
    /** A table is asked for the seats. */
    CLAIMING,
    /** The first frames are fetched. */
    LOADING
  }

  private final Games games;
  private final Pass firstPass;
  private final List<Wire> wires = new ArrayList<>();
  private final List<PlayerEnd> players = new ArrayList<>();
  private final Map<Integer, Transport.SeatEnd> ends = new HashMap<>();
  private final List<NatsSeat> seats = new ArrayList<>();
  private final CompletableFuture<Void> seated;
  private volatile Attendance.@Nullable Table table;

  /**
   * Opens a connection for each invitation.
   *
   * @param passes at least one; all of the same game
   * @param keys this program's keys for the game: the same each time
   * @param evidence keeps what is shown
   * @throws RefusedException with {@code not-one-game} if the invitations are no seats, or those of
   *     different games
   */
  public Visit(Games games, List<Pass> passes, SeatKeys keys, Evidence evidence, Tempo tempo) {
    boolean isOne =
        !passes.isEmpty()
            && passes.stream().allMatch(pass -> pass.kind() == Pass.Kind.SEAT)
            && passes.stream().map(Pass::game).distinct().count() == 1;
    RefusedException.require(isOne, "", "not-one-game");
    this.games = games;
    firstPass = passes.getFirst();
    List<CompletableFuture<Void>> claims = new ArrayList<>();
    for (Pass pass : passes) {
      Wire wire = Wire.open(pass, keys, evidence.token(pass.seat()), tempo);
      wires.add(wire);
      NatsSeat seat = new NatsSeat(wire, pass, keys, token -> evidence.seated(pass.seat(), token));
      seats.add(seat);
      if (pass.seat() == 0) {
        ends.put(0, seat);
      } else {
        PlayerEnd player =
            new PlayerEnd(
                seat,
                new SeatFormat(games),
                pass.seat(),
                Signer.of(keys.signer()),
                evidence,
                tempo.around());
        players.add(player);
        ends.put(pass.seat(), player);
        ends.putIfAbsent(0, seat.everybody());
        claims.add(seat.claimed().toCompletableFuture());
      }
    }
    seated = CompletableFuture.allOf(claims.toArray(CompletableFuture[]::new));
  }

  /**
   * Takes the seats and joins the game.
   *
   * @param thread runs what is given to it on the thread of the game
   * @return the game once the table has sent its first frames; or a {@link RefusedException} if
   *     somebody else has a seat
   */
  public CompletionStage<RemoteGame> join(Executor thread) {
    return seated.thenCompose(taken -> RemoteGame.join(games, ends, thread));
  }

  /** The step that is under way, until the game is joined. */
  public Step step() {
    if (!wires.stream().allMatch(Wire::isReached)) {
      return Step.CONNECTING;
    }
    return seated.isDone() ? Step.LOADING : Step.CLAIMING;
  }

  /**
   * Says from now on that this screen shows the game, and passes on to the game who else is there.
   *
   * @param program the version of this program
   * @param thread runs what is given to it on the thread of the game
   */
  public void attend(RemoteGame joined, String program, Executor thread) {
    seats.forEach(seat ->
        seat.attend(
            program,
            now ->
                thread.execute(() -> {
                  boolean isNews = !now.table().equals(table);
                  table = now.table();
                  joined.attended(now.players(), isNews);
                })));
  }

  /** The table that leads the game; empty before it has been heard. */
  public Optional<Attendance.Table> table() {
    return Optional.ofNullable(table);
  }

  /** Whether a pass is for a seat in another game at the same tables. */
  public boolean isNext(Pass pass) {
    return pass.kind() == Pass.Kind.SEAT
        && !pass.game().equals(game())
        && pass.isAtTablesOf(firstPass);
  }

  /** The game's number, hexadecimal. */
  public String game() {
    return firstPass.game();
  }

  /** The stamp of the newest frame; empty for spectators, and before the first frame. */
  public Optional<Stamp> stamp() {
    return players.stream().findFirst().flatMap(PlayerEnd::stamp);
  }

  /** The agreement about time; empty for spectators, and before the first frame. */
  public Optional<Terms> terms() {
    return players.stream().findFirst().flatMap(PlayerEnd::terms);
  }

  /** Whether this program has no seat in the game. */
  public boolean isWatching() {
    return players.isEmpty();
  }

  /**
   * Checks a game that is over.
   *
   * @return what was found. Fails for spectators
   */
  public CompletionStage<Verdict> verify() {
    return players.stream()
        .map(PlayerEnd::verify)
        .reduce((one, other) ->
            one.thenCombine(other, (first, second) -> first.fault().isPresent() ? first : second))
        .orElseGet(() ->
            CompletableFuture.failedFuture(new IllegalStateException("nothing was proposed")));
  }

  @Override
  public void close() {
    ends.values().forEach(Transport.SeatEnd::close);
    wires.forEach(Wire::close);
  }
}
