package org.sanmarco.seats;

import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/**
 * Carries frames from a host to its seats and proposals back, as bytes. Frames of a seat arrive in
 * order, each once, and can be asked for again. All methods may be called by any thread.
 */
public final class Transport {

  private Transport() {}

  /** The host's end. */
  public interface HostEnd extends AutoCloseable {

    /**
     * Sends a frame to all who look from a seat, now and later.
     *
     * @param seat 1 and up; 0 for what all may see
     * @param number the frame's number: one more than that of the seat's frame before, or 1
     */
    void send(int seat, int number, byte[] frame);

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
     * @param receiver gets the frames one after the other
     */
    void receive(int after, Consumer<byte[]> receiver);

    /** Sends a proposal; the answer comes later, or an exception if the host can't be reached. */
    CompletionStage<byte[]> propose(byte[] proposal);

    /** Ends receiving. */
    @Override
    void close();
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
