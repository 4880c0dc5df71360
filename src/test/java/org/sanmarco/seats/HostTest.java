package org.sanmarco.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Signal;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.AnyTable;

/**
 * A host makes frames once for all changes, for those who receive them, and sends them in order.
 */
class HostTest {

  private final SeatFormat format = new SeatFormat(Games.installed());
  private final Table table = AnyTable.of("nim", 2, 2, "", 5);
  private final TableSteward rules = new TableSteward(table, Locale.ENGLISH);

  /** The tasks of the game's thread, and of the one that writes. */
  private final Deque<Runnable> thread = new ArrayDeque<>();

  private final Deque<Runnable> writer = new ArrayDeque<>();

  private final Set<Integer> watched = new TreeSet<>();
  private final List<Frame> sent = new ArrayList<>();

  /** The number of frames that were made. */
  private int made;

  /** All that the game's frames depend on besides its moves. */
  private Object state = new Object();

  private Transport.Proposals proposals = (seat, proposal) -> new CompletableFuture<>();
  private final Host host =
      new Host(table, format, new Sent(), new Counting(), thread::add, writer::add, "1");

  private final class Sent implements Transport.HostEnd {
    @Override
    public void send(int seat, int number, byte[] frame) {
      sent.add(format.readFrame(frame));
      assertThat(sent.getLast().number()).isEqualTo(number);
    }

    @Override
    public void onProposal(Transport.Proposals answers) {
      proposals = answers;
    }

    @Override
    public void close() {}
  }

  /** Plays by the rules of the table, and tells of each move at once, as a window does. */
  private final class Counting implements Host.Steward {
    @Override
    public @Nullable Refusal play(int seat, List<Move> moves) {
      Refusal refusal = rules.play(seat, moves);
      host.changedSoon();
      return refusal;
    }

    @Override
    public @Nullable Refusal act(int seat, Proposal.Act act, int choice) {
      return rules.act(seat, act, choice);
    }

    @Override
    public boolean isWatched(int seat) {
      return watched.contains(seat);
    }

    @Override
    public Object state(int seat) {
      return state;
    }

    @Override
    public Awaited awaited() {
      return rules.awaited();
    }

    @Override
    public boolean canUndo(int seat) {
      return rules.canUndo(seat);
    }

    @Override
    public @Nullable SheetContent sheet(int seat) {
      made++;
      return null;
    }

    @Override
    public String reason(int seat, Refusal refusal) {
      return rules.reason(seat, refusal);
    }
  }

  private static void run(Deque<Runnable> tasks) {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  private void play() {
    table.play(table.position().sample(new Random(1)::nextInt));
    host.changedSoon();
  }

  private List<Frame> of(int seat) {
    run(thread);
    run(writer);
    return sent.stream().filter(frame -> frame.view().seat() == seat).toList();
  }

  @Test
  void nobodysFramesAreNotMade() {
    watched.add(1);
    play();
    play();
    assertThat(of(1)).hasSize(1);
    assertThat(of(0)).isEmpty();
    assertThat(made).isEqualTo(1);
  }

  @Test
  void whoComesLaterIsToldTheWholeGame() {
    watched.add(1);
    play();
    assertThat(of(1).getLast().played()).hasSize(1);
    watched.add(2);
    host.signal(1, Signal.Kind.THINKING);
    host.changedSoon();
    assertThat(of(2)).extracting(Frame::number).containsExactly(1);
    assertThat(of(2).getLast().played()).hasSize(1);
    assertThat(of(2).getLast().signals()).as("from before").isEmpty();
    assertThat(of(1).getLast().signals()).hasSize(1);
    watched.remove(2);
    play();
    play();
    assertThat(of(2)).hasSize(1);
    watched.add(2);
    host.changedSoon();
    assertThat(of(2)).extracting(Frame::number).containsExactly(1, 2);
    assertThat(of(2).getLast().kept()).isEqualTo(1);
    assertThat(of(2).getLast().played()).hasSize(2);
  }

  @Test
  void framesAreMadeOnceForAllChanges() {
    watched.add(1);
    host.changedSoon();
    of(1);
    made = 0;
    play();
    play();
    assertThat(thread).hasSize(1);
    of(1);
    assertThat(made).isEqualTo(1);
    host.changedSoon();
    state = new Object();
    of(1);
    assertThat(made).as("something else has changed").isEqualTo(2);
    host.changedSoon();
    of(1);
    assertThat(made).as("nothing has changed").isEqualTo(2);
    assertThat(of(1)).hasSize(2);
  }

  @Test
  void aProposalTakesOneRound() {
    watched.addAll(List.of(0, 1, 2));
    while (table.actor() instanceof Actor.Chance) {
      play();
    }
    of(1);
    made = 0;
    Frame newest = host.newest(1);
    CompletableFuture<byte[]> answer = propose(newest);
    run(thread);
    assertThat(made).isEqualTo(3);
    assertThat(sent).as("written elsewhere").hasSize(3);
    assertThat(answer).isNotDone();
    run(writer);
    assertThat(sent).hasSize(6);
    assertThat(format.readAnswer(answer.join()).frame().number()).isEqualTo(newest.number() + 1);
  }

  /** Proposes any move of the first player for a frame of its seat. */
  private CompletableFuture<byte[]> propose(Frame shown) {
    String move = table.position().sample(new Random(1)::nextInt).toString();
    return proposals
        .answer(1, format.write(Proposal.play(shown, List.of(move))))
        .toCompletableFuture();
  }

  @Test
  void aChoiceCountsUntilSomethingElseIsAsked() {
    watched.add(1);
    while (table.actor() instanceof Actor.Chance) {
      play();
    }
    of(1);
    Frame shown = host.newest(1);
    host.signal(2, Signal.Kind.THINKING);
    assertThat(host.newest(1).number()).isEqualTo(shown.number() + 1);
    for (Refusal refusal : Arrays.asList(null, Refusals.STALE)) {
      CompletableFuture<byte[]> answer = propose(shown);
      run(thread);
      run(writer);
      assertThat(format.readAnswer(answer.join()).refusal()).isEqualTo(refusal);
    }
  }

  @Test
  void framesLeaveInTheOrderOfTheirNumbers() {
    watched.addAll(List.of(0, 1, 2));
    for (int i = 0; i < 3; i++) {
      play();
      run(thread);
    }
    assertThat(sent).isEmpty();
    for (int seat : watched) {
      assertThat(of(seat)).extracting(Frame::number).containsExactly(1, 2, 3);
    }
  }
}
