package org.sanmarco.seats;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.seats.RemoteGame.Connection;

/** The frames of one seat of a game elsewhere. For one thread; the transport calls by any. */
final class SeatFrames implements Transport.Receiver {

  private final int seat;
  private final Transport.SeatEnd end;
  private final RemoteGame game;
  private final SeatFormat format;
  private final Executor thread;

  /** Whether frames come that were sent before this screen was there. */
  private volatile boolean isBehind;

  /** The newest that has arrived. */
  private @Nullable Known arrived;

  /** The newest that has arrived for all seats, which is shown. */
  private @Nullable Known shown;

  /** A position and the way to it, as the seat sees them. */
  private record Known(Frame frame, List<Frame.Played> played) {}

  /**
   * The frames of a seat at this screen, or of 0.
   *
   * @param thread runs what is given to it on the thread of the game
   */
  SeatFrames(int seat, Transport.SeatEnd end, RemoteGame game, SeatFormat format, Executor thread) {
    this.seat = seat;
    this.end = end;
    this.game = game;
    this.format = format;
    this.thread = thread;
  }

  @Override
  public void receive(byte[] bytes) {
    try {
      Frame frame = format.readFrame(bytes);
      boolean isOld = isBehind;
      thread.execute(() -> game.received(seat, frame, isOld));
    } catch (RefusedException another) {
      thread.execute(() -> game.fail(another));
    }
  }

  @Override
  public void behind(boolean now) {
    isBehind = now;
  }

  @Override
  public void reached(boolean isReached) {
    thread.execute(() -> game.connected(isReached ? Connection.REACHED : Connection.LOST));
  }

  @Override
  public void ended(boolean byHost) {
    thread.execute(() -> game.connected(byHost ? Connection.CLOSED : Connection.TAKEN_BACK));
  }

  /** The seat's end of the connection. */
  Transport.SeatEnd end() {
    return end;
  }

  void add(Frame frame) {
    List<Frame.Played> played =
        arrived == null ? new ArrayList<>() : new ArrayList<>(arrived.played);
    played.subList(Math.min(frame.kept(), played.size()), played.size()).clear();
    played.addAll(frame.played());
    arrived = new Known(frame, played);
  }

  /** The newest frame that has arrived; null before the first. */
  @Nullable Frame arrived() {
    return arrived == null ? null : arrived.frame;
  }

  /** Whether what has arrived belongs together with the frame of another seat. */
  boolean isArrivedWith(Frame other) {
    return arrived != null
        && arrived.frame.state() == other.state()
        && arrived.frame.awaited().equals(other.awaited())
        && arrived.frame.run().equals(other.run());
  }

  /** Whether nothing of another run of the host is shown. */
  boolean isOfRun(String run) {
    return shown == null || shown.frame.run().equals(run);
  }

  void show() {
    shown = arrived;
  }

  Frame frame() {
    return shown().frame;
  }

  /** The moves up to the position that is shown. */
  List<Frame.Played> played() {
    return shown().played;
  }

  private Known shown() {
    return Objects.requireNonNull(shown, "no frame of seat " + seat);
  }
}
