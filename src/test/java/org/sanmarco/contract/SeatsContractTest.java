package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Answer;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.TableSteward;
import org.sanmarco.seats.Transport;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;

/** The laws of seats at screens of their own, for every game and number of players. */
class SeatsContractTest {

  private static final SeatFormat FORMAT = new SeatFormat(Games.installed());
  private static final int STRIDE = 7;

  /** The hidden moves of a game that are exchanged for one seat, at most. */
  private static final int SWAPS = 4;

  private static final int MOST_FOLLOWING = 8;

  static Stream<Walk> games() {
    return GameContractTest.games();
  }

  /** A host's end that keeps what it sends. */
  private static final class Sent implements Transport.HostEnd {

    private final List<List<byte[]>> frames;
    private Transport.@Nullable Proposals proposals;

    Sent(int seats) {
      frames = Stream.<List<byte[]>>generate(ArrayList::new).limit(seats + 1L).toList();
    }

    @Override
    public void send(int seat, int number, byte[] frame) {
      frames.get(seat).add(frame);
      assertThat(frames.get(seat)).hasSize(number);
    }

    @Override
    public void onProposal(Transport.Proposals answers) {
      proposals = answers;
    }

    @Override
    public void close() {}

    Frame newest(int seat) {
      return FORMAT.readFrame(frames.get(seat).getLast());
    }

    Answer propose(int seat, Proposal proposal) {
      return FORMAT.readAnswer(
          Objects.requireNonNull(proposals)
              .answer(seat, FORMAT.write(proposal))
              .toCompletableFuture()
              .join());
    }
  }

  private static Host host(Table table, Sent sent) {
    Table source = table;
    return new Host(
        source,
        FORMAT,
        sent,
        new TableSteward(source, Locale.ENGLISH),
        Runnable::run,
        Runnable::run,
        "c0ffee");
  }

  /** The history of a seat, put together from all its frames. */
  private static List<Frame.Played> history(List<byte[]> frames) {
    List<Frame.Played> history = new ArrayList<>();
    for (byte[] bytes : frames) {
      Frame frame = FORMAT.readFrame(bytes);
      history.subList(frame.kept(), history.size()).clear();
      history.addAll(frame.played());
    }
    return history;
  }

  @ParameterizedTest
  @MethodSource("games")
  void seatsPlayAndSeeAWholeGame(Walk walk) {
    Table table = walk.table(21);
    Sent sent = new Sent(table.seats().size());
    Host host = host(table, sent);
    Random random = new Random(21);
    while (!table.isOver()) {
      int seat = table.actor() instanceof Actor.Seat(int asked) ? asked : table.view(0).onTurn();
      Frame frame = sent.newest(seat);
      assertThat(frame.view()).isEqualTo(table.view(seat));
      Proposal proposal =
          table.actor() instanceof Actor.Chance
              ? Proposal.of(frame, Act.GO_ON)
              : Proposal.play(
                  frame,
                  List.of(frame.view().sample(random::nextInt).sample(random::nextInt).toString()));
      Answer answer = sent.propose(seat, proposal);
      assertThat(answer.refusal()).isNull();
      assertThat(answer.frame()).isEqualTo(sent.newest(seat));
    }
    host.close();
    for (int seat = 0; seat <= table.seats().size(); seat++) {
      Table source = table;
      List<Frame.Played> history = history(sent.frames.get(seat));
      assertThat(history).extracting(Frame.Played::move).isEqualTo(source.moves(seat));
      for (int moves = 1; moves <= table.size(); moves += STRIDE) {
        assertThat(history.get(moves - 1).after()).isEqualTo(source.view(seat, moves));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aProposalThatComesTooLateChangesNothing(Walk walk) {
    Table table = walk.table(22);
    Sent sent = new Sent(table.seats().size());
    host(table, sent);
    Frame old = sent.newest(table.view(0).onTurn());
    int seat = table.view(0).onTurn();
    assertThat(sent.propose(seat, Proposal.of(old, Act.GO_ON)).refusal()).isNull();
    int before = table.size();
    Answer again = sent.propose(seat, Proposal.of(old, Act.GO_ON));
    assertThat(Objects.requireNonNull(again.refusal()).code()).isEqualTo("stale-frame");
    assertThat(again.frame()).isEqualTo(sent.newest(seat));
    assertThat(table.size()).isEqualTo(before);
  }

  @ParameterizedTest
  @MethodSource("games")
  void onlyTheSeatThatIsAskedMayPlay(Walk walk) {
    Table table = walk.table(23);
    Sent sent = new Sent(table.seats().size());
    Host host = host(table, sent);
    while (!(table.actor() instanceof Actor.Seat)) {
      table.playChance();
    }
    host.changed();
    int asked = table.view(0).onTurn();
    int other = asked % table.seats().size() + 1;
    String move = table.position().legal().getFirst().toString();
    Answer answer = sent.propose(other, Proposal.play(sent.newest(other), List.of(move)));
    assertThat(Objects.requireNonNull(answer.refusal()).code()).isEqualTo("not-your-turn");
    Answer no = sent.propose(asked, Proposal.play(sent.newest(asked), List.of("no move")));
    assertThat(no.refusal()).isNotNull();
    assertThat(no.frame()).isEqualTo(sent.newest(asked));
  }

  /**
   * A signal is for all; it is about no frame, and of each seat come only a few between two moves.
   */
  @ParameterizedTest
  @MethodSource("games")
  void signalsReachAllSeats(Walk walk) {
    Table table = walk.table(27);
    Sent sent = new Sent(table.seats().size());
    Host host = host(table, sent);
    Frame old = sent.newest(1);
    for (int count = 1; count <= Signal.MOST; count++) {
      Answer given = sent.propose(1, Proposal.signal(old, Signal.Kind.WELL_PLAYED));
      assertThat(given.refusal()).isNull();
      for (int seat = 0; seat <= table.seats().size(); seat++) {
        assertThat(sent.newest(seat).signals())
            .containsExactly(new Signal(count, 1, Signal.Kind.WELL_PLAYED));
      }
    }
    Answer more = sent.propose(1, Proposal.signal(old, Signal.Kind.THINKING));
    assertThat(Objects.requireNonNull(more.refusal()).code()).isEqualTo("too-many-signals");
    Walk.step(table);
    host.changed();
    assertThat(sent.propose(1, Proposal.signal(old, Signal.Kind.THINKING)).refusal()).isNull();
  }

  @ParameterizedTest
  @MethodSource("games")
  void spectatorsGiveNoSignals(Walk walk) {
    Table table = walk.table(28);
    Sent sent = new Sent(table.seats().size());
    host(table, sent);
    Frame seen = sent.newest(0);
    assertThat(sent.propose(0, Proposal.signal(seen, Signal.Kind.THINKING)).refusal()).isNotNull();
    Proposal unknown = new Proposal(seen.run(), seen.number(), Act.SIGNAL, 9, List.of(), "");
    assertThat(sent.propose(1, unknown).refusal()).isNotNull();
    assertThat(sent.newest(0)).isEqualTo(seen);
  }

  /** After an undo the frames say how many moves still stand. */
  @ParameterizedTest
  @MethodSource("games")
  void whatWasUndoneIsGoneForAll(Walk walk) {
    Table table = walk.table(24);
    Sent sent = new Sent(table.seats().size());
    Host host = host(table, sent);
    Random random = new Random(24);
    int undone = 0;
    while (!table.isOver() && undone < 5) {
      Walk.step(table);
      host.changed();
      if (random.nextInt(4) == 0) {
        table.undo();
        undone++;
        host.changed();
      }
    }
    for (int seat = 0; seat <= table.seats().size(); seat++) {
      assertThat(history(sent.frames.get(seat)))
          .extracting(Frame.Played::move)
          .isEqualTo(table.moves(seat));
    }
  }

  /**
   * Another draw that looks the same to a seat: no byte of what the seat receives may differ, then
   * and for as long as the game can go on with the same moves.
   */
  @ParameterizedTest
  @MethodSource("games")
  void whatIsHiddenChangesNoByte(Walk walk) {
    Table game = walk.played(25);
    List<Move> moves = game.history().stream().map(played -> played.move()).toList();
    int seats = game.seats().size();
    Random random = new Random(25);
    int compared = 0;
    for (int seat = 0; seat <= seats; seat++) {
      List<SeenMove> hidden = new ArrayList<>();
      for (PlayedMove played : game.history()) {
        SeenMove seen = SeenMove.of(played, seat);
        if (seen.move() == null) {
          hidden.add(seen);
        }
      }
      Collections.shuffle(hidden, random);
      for (SeenMove seen : hidden.subList(0, Math.min(SWAPS, hidden.size()))) {
        compared += compare(walk, moves, seen.number() - 1, seat, seen) ? 1 : 0;
      }
    }
    boolean hides =
        game.history().stream().anyMatch(played -> SeenMove.of(played, 0).move() == null);
    assertThat(compared > 0).isEqualTo(hides);
  }

  private static boolean compare(Walk walk, List<Move> moves, int hidden, int seat, SeenMove seen) {
    Position before = walk.start();
    moves.subList(0, hidden).forEach(move -> before.play(move, event -> {}));
    Move other = before.sample(new Dealer(hidden).at(seat));
    if (other.equals(moves.get(hidden))) {
      return false;
    }
    Table one = walk.table(26);
    Table two = walk.table(26);
    for (Move move : moves.subList(0, hidden)) {
      one.play(move);
      two.play(move);
    }
    one.play(moves.get(hidden));
    if (!SeenMove.of(two.play(other), seat).equals(seen)
        || !two.view(seat).equals(one.view(seat))) {
      // The seat's player may see the difference: with two players, from another seat.
      return false;
    }
    Sent left = new Sent(one.seats().size());
    Sent right = new Sent(two.seats().size());
    Host first = host(one, left);
    Host second = host(two, right);
    for (int next = hidden + 1; ; next++) {
      assertThat(text(right.frames.get(seat).getLast()))
          .as("%s: what seat %s sees after move %s", walk, seat, next)
          .isEqualTo(text(left.frames.get(seat).getLast()));
      if (next == moves.size()
          || next > hidden + MOST_FOLLOWING
          || !follows(two, moves.get(next), one, seat)) {
        return true;
      }
      first.changed();
      second.changed();
    }
  }

  /** Plays a move in both games if the seat sees no difference in what came of it. */
  private static boolean follows(Table two, Move move, Table one, int seat) {
    try {
      SeenMove right = SeenMove.of(two.play(move), seat);
      return right.equals(SeenMove.of(one.play(move), seat))
          && two.view(seat).equals(one.view(seat));
    } catch (RefusedException refused) {
      return false;
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
