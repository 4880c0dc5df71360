package org.sanmarco.seats;

import module java.base;

/**
 * Carries frames from a host to its seats and proposals back, as bytes. Frames of a seat arrive in
 * order, each once, and can be asked for again. All methods may be called by any thread.
 */
public final class Transport {

  private Transport() {}

  /**
   * A frame on its way to a seat.
   *
   * @param seat 1 and up; 0 for what all may see
   * @param number as {@link HostEnd#send(int, int, byte[])} counts
   */
  @SuppressWarnings("ArrayRecordComponent") // These are never compared.
  public record Numbered(int seat, int number, byte[] frame) {}

  /** The host's end. */
  public interface HostEnd extends AutoCloseable {

    /**
     * Sends a frame to all who look from a seat, now and later.
     *
     * @param seat 1 and up; 0 for what all may see
     * @param number the frame's number: one more than that of the seat's frame before, or 1
     */
    void send(int seat, int number, byte[] frame);

    /** Sends the frames that show one change, at most one for each seat. */
    default void send(List<Numbered> frames) {
      frames.forEach(one -> send(one.seat(), one.number(), one.frame()));
    }

    /** Sets what answers proposals; until then they wait. */
    void onProposal(Proposals proposals);

    /** Ends the transport; the seats are told. */
    @Override
    void close();
  }

  /** A seat's end. */
  public interface SeatEnd extends AutoCloseable {

    /**
     * Receives the seat's frames, those that were sent already first.
     *
     * @param after the number of the last frame that is known; 0 for all frames
     * @param receiver gets the frames one after the other, by a thread of the transport
     */
    void receive(int after, Receiver receiver);

    /** Sends a proposal; the answer comes later, or an exception if the host can't be reached. */
    CompletionStage<byte[]> propose(byte[] proposal);

    /**
     * Gives the seat back to the host, so that another screen can have it, and ends receiving;
     * where it stays the player's, only that.
     */
    default void leave() {
      close();
    }

    /** Ends receiving; the seat stays this screen's. */
    @Override
    void close();
  }

  /** Receives frames, and hears of the connection. */
  @FunctionalInterface
  public interface Receiver {

    /** Called with the next frame. */
    void receive(byte[] frame);

    /**
     * Called before frames that were sent while this receiver was not there, and after the last of
     * them: their signals are no news.
     */
    default void behind(boolean isBehind) {}

    /** Called when the host can't be reached any more, or can be reached again. */
    default void reached(boolean isReached) {}

    /**
     * Called when no frame comes any more, unless the host opens the game again.
     *
     * @param byHost whether the host has ended the transport; else the seat was taken back, for
     *     good
     */
    default void ended(boolean byHost) {}

    /** A receiver that hears of the connection as this one does, and receives frames otherwise. */
    default Receiver with(Consumer<byte[]> frames) {
      Receiver all = this;
      return new Receiver() {
        @Override
        public void receive(byte[] frame) {
          frames.accept(frame);
        }

        @Override
        public void behind(boolean isBehind) {
          all.behind(isBehind);
        }

        @Override
        public void reached(boolean isReached) {
          all.reached(isReached);
        }

        @Override
        public void ended(boolean byHost) {
          all.ended(byHost);
        }
      };
    }
  }

  /** Answers proposals. */
  @FunctionalInterface
  public interface Proposals {

    /**
     * Answers a proposal.
     *
     * @param seat the seat that it came from, which the transport has made sure of
     */
    CompletionStage<byte[]> answer(int seat, byte[] proposal);
  }
}
