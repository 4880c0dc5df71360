package org.sanmarco.seats;

import java.util.List;
import java.util.Locale;
import org.sanmarco.json.Json.AddedLater;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.room.Again;
import org.sanmarco.room.Signal;

/**
 * A request of a seat to the host.
 *
 * @param run the run of the frame that it was made for
 * @param frame the number of that frame
 * @param act the kind of request
 * @param choice the number of the choice for {@link Act#CHOOSE}; that of the signal's kind, from 1,
 *     for {@link Act#SIGNAL}; the seat for {@link Act#FREE}; the day of return, in days since 1970,
 *     for {@link Act#AWAY}; {@link Again#YES} or {@link Again#NO} for {@link Act#AGAIN}; for {@link
 *     Act#HAND_OVER} the number of the computer's level, from 1, or 0 for the player; else 0
 * @param moves the moves to be played in a row, as written; only for {@link Act#PLAY}
 * @param text the line for {@link Act#SAY}; else empty
 */
public record Proposal(
    String run,
    int frame,
    Act act,
    @OrEmpty int choice,
    @AddedLater List<String> moves,
    @OrEmpty String text) {

  /** The most moves that are played together. */
  public static final int MOST_MOVES = 64;

  /** The kinds of requests. */
  public enum Act {
    /** Play moves. */
    PLAY,
    /** Make one of the choices of the sheet. */
    CHOOSE,
    /** Take the last choice back. */
    BACK,
    /** Undo the last decision. */
    UNDO,
    /** Redo what was undone last. */
    REDO,
    /** End the turn, let chance act, or go on from a result on display. */
    GO_ON,
    /** Say until when the player is away, or that they are back. */
    AWAY,
    /** Agree that another seat becomes free for somebody else. */
    FREE,
    /** Say whether the player plays again with the same people, once the game is over. */
    AGAIN,
    /** Begin one of the other games that the sheet offers, once the game is over. */
    ANOTHER,
    /** Give a signal, also if the frame is not the newest. */
    SIGNAL,
    /** Write a line to all, also if the frame is not the newest. */
    SAY,
    /** Tell all that the player asks a computer for advice. */
    ADVISE,
    /** Give the player's seats to a computer, or take them back. */
    HAND_OVER;

    /** The name in messages, such as {@code go-on}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** A proposal to play moves. */
  public static Proposal play(Frame frame, List<String> moves) {
    return new Proposal(frame.run(), frame.number(), Act.PLAY, 0, moves, "");
  }

  /** A proposal without moves. */
  public static Proposal of(Frame frame, Act act) {
    return of(frame, act, 0);
  }

  /** A proposal that needs a number. */
  static Proposal of(Frame frame, Act act, int choice) {
    return new Proposal(frame.run(), frame.number(), act, choice, List.of(), "");
  }

  /** A proposal to give a signal. */
  public static Proposal signal(Frame frame, Signal.Kind kind) {
    return of(frame, Act.SIGNAL, kind.ordinal() + 1);
  }

  static Proposal say(Frame frame, String line) {
    return new Proposal(frame.run(), frame.number(), Act.SAY, 0, List.of(), line);
  }

  /** Whether it was made for this frame or a later one of its run. */
  boolean isAbout(Frame asked) {
    return run.equals(asked.run()) && frame >= asked.number();
  }

  public Proposal {
    moves = List.copyOf(moves);
  }
}
