package org.sanmarco.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.room.Refusals;
import org.sanmarco.seats.Proposal.Act;

/**
 * The proposals of the seats at a screen: one about the present position at a time, and wishes
 * until they can be sent. For the thread of the game.
 */
final class Outbox {

  private static final Refusal NOT_REACHED = Refusal.of("", "host-not-reached");

  private final SeatFormat format;
  private final Executor thread;
  private final IntFunction<SeatFrames> seats;
  private final Runnable onChange;
  private final Consumer<Refusal> onRefusal;

  /** The wishes of players here, until they can be sent. */
  private final Deque<Wish> wishes = new ArrayDeque<>();

  /** The proposal on its way; null if there is none. */
  private @Nullable Sent sent;

  /** An act that holds in any position: it waits while another is on its way. */
  private record Wish(int seat, Act act, int choice) {}

  /** A proposal, and the frame of its answer; null before the answer. */
  private record Sent(int seat, @Nullable Frame answered) {

    /** Whether a frame shows what became of it; nothing does in another run of the host. */
    boolean isIn(Frame frame) {
      return answered != null
          && (frame.number() >= answered.number() || !frame.run().equals(answered.run()));
    }
  }

  /**
   * An empty outbox.
   *
   * @param seats the frames of each seat at this screen
   * @param onChange called when a proposal is on its way, or isn't any more
   * @param onRefusal called when a proposal was refused
   */
  Outbox(
      SeatFormat format,
      Executor thread,
      IntFunction<SeatFrames> seats,
      Runnable onChange,
      Consumer<Refusal> onRefusal) {
    this.format = format;
    this.thread = thread;
    this.seats = seats;
    this.onChange = onChange;
    this.onRefusal = onRefusal;
  }

  /** Whether a proposal is on its way, so that nothing else can be done. */
  boolean isSending() {
    return sent != null;
  }

  /** Sends an act that holds in any position, once nothing else is on its way. */
  void wish(int seat, Act act, int choice) {
    wishes.add(new Wish(seat, act, choice));
    sendNext();
  }

  /** Forgets the wishes of a kind that were not sent yet. */
  void forget(Act act) {
    wishes.removeIf(wish -> wish.act == act);
  }

  /** Sends the next wish, if it can be sent. */
  void sendNext() {
    if (!isSending() && !wishes.isEmpty()) {
      Wish next = wishes.remove();
      Frame frame = seats.apply(next.seat).frame();
      send(next.seat, Proposal.of(frame, next.act, next.choice), Optional.of(next));
    }
  }

  /** Forgets the proposal if what became of it is shown. */
  void settle() {
    if (sent != null && sent.isIn(seats.apply(sent.seat).frame())) {
      sent = null;
    }
  }

  /** Sends a proposal, unless another is on its way. */
  void send(int seat, Proposal proposal) {
    send(seat, proposal, Optional.empty());
  }

  private void send(int seat, Proposal proposal, Optional<Wish> wish) {
    if (isSending()) {
      return;
    }
    sent = new Sent(seat, null);
    ask(seat, proposal, answer -> answered(seat, proposal, wish, answer));
    onChange.run();
  }

  private void answered(int seat, Proposal proposal, Optional<Wish> wish, @Nullable Answer answer) {
    Refusal refusal = refusal(answer);
    sent = answer == null ? null : new Sent(seat, answer.frame());
    // Something has happened meanwhile: a wish is sent again once that is shown.
    boolean isSentAgain =
        wish.isPresent()
            && answer != null
            && Refusals.STALE.equals(refusal)
            && !proposal.isAbout(answer.frame());
    if (isSentAgain) {
      wishes.addFirst(wish.get());
    }
    settle();
    sendNext();
    onChange.run();
    // What is said of a refusal stays until the next change.
    if (refusal != null && !isSentAgain) {
      onRefusal.accept(refusal);
    }
  }

  private static @Nullable Refusal refusal(@Nullable Answer answer) {
    return answer == null ? NOT_REACHED : answer.refusal();
  }

  /** Sends what changes nothing in the game, also while something else is on its way. */
  void tell(int seat, Proposal proposal) {
    ask(seat, proposal, answer -> Optional.ofNullable(refusal(answer)).ifPresent(onRefusal));
  }

  /** Sends a proposal; the answer, null if none came, is for the thread of the game. */
  private void ask(int seat, Proposal proposal, Consumer<@Nullable Answer> then) {
    seats
        .apply(seat)
        .end()
        .propose(format.write(proposal))
        .thenApply(format::readAnswer)
        .whenCompleteAsync((answer, failed) -> then.accept(failed == null ? answer : null), thread);
  }
}
