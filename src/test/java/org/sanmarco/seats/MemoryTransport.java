package org.sanmarco.seats;

import module java.base;

/** A transport inside one program: for tests, and for a host's own seats. */
public final class MemoryTransport implements Transport.HostEnd {

  private final List<Mailbox> boxes;
  private final CompletableFuture<Transport.Proposals> proposals = new CompletableFuture<>();

  /** A transport for a number of seats. */
  public MemoryTransport(int seats) {
    boxes = Stream.generate(Mailbox::new).limit(seats + 1L).toList();
  }

  @Override
  public void send(int seat, int number, byte[] frame) {
    boxes.get(seat).add(number, frame);
  }

  @Override
  public void onProposal(Transport.Proposals answers) {
    proposals.complete(answers);
  }

  @Override
  public void close() {
    boxes.forEach(Mailbox::close);
  }

  /**
   * The end of a seat.
   *
   * @param seat 1 and up; 0 for a spectator
   */
  public Transport.SeatEnd seat(int seat) {
    return new End(seat, boxes.get(seat));
  }

  private final class End implements Transport.SeatEnd {

    private final int seat;
    private final Mailbox box;
    private volatile boolean closed;

    End(int seat, Mailbox box) {
      this.seat = seat;
      this.box = box;
    }

    @Override
    public void receive(int after, Transport.Receiver receiver) {
      Thread.startVirtualThread(() -> deliver(after, receiver));
    }

    private void deliver(int after, Transport.Receiver receiver) {
      int earlier = box.size();
      receiver.behind(after < earlier);
      try {
        for (int number = after; !closed && !box.isOver(number); ) {
          byte[] frame = box.next(number, 0);
          if (frame != null && !closed) {
            receiver.receive(frame);
            number++;
            if (number == earlier) {
              receiver.behind(false);
            }
          }
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public CompletionStage<byte[]> propose(byte[] proposal) {
      return proposals.thenCompose(answers -> answers.answer(seat, proposal));
    }

    @Override
    public void leave() {
      close();
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
