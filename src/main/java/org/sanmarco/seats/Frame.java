package org.sanmarco.seats;

import module java.base;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;
import org.sanmarco.json.Json.AddedLater;
import org.sanmarco.json.Json.OrEmpty;
import org.sanmarco.json.Json.OrNull;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Note;
import org.sanmarco.room.People;
import org.sanmarco.room.Signal;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;

/**
 * The game as a seat receives it after each change: all that the seat may know, and nothing else.
 *
 * @param run the host's run, at random: numbers begin again with every run
 * @param number of this frame among those of the seat and the run, from 1
 * @param setup the game's set-up
 * @param seats who sits where, the first seat first
 * @param name the name that a person gave the game; empty if none did
 * @param begun when the game began; null if that is unknown
 * @param practice whether every move can be undone
 * @param state the number of changes of the list of moves in this run; frames of all seats with the
 *     same number show the same position
 * @param awaited what the host waits for
 * @param canUndo whether the seat's player may undo the last decision
 * @param signals the newest signal of each seat that has given one
 * @param kept the number of moves of earlier frames that still stand; the others were undone
 * @param played the moves after those, each with the view after it
 * @param view the present position as the seat sees it
 * @param legal the moves open to the seat, as written; none where they are more than {@link
 *     #MOST_LISTED}, as for most divisions of cards
 * @param sheet the same for a screen without rules: words, cards, choices; null if nobody asked for
 *     it
 * @param people who is at the seats, where they are taken by invitation
 * @param notes the notes since the frame before; the newest of all in the first of a run
 */
public record Frame(
    String run,
    @JsonProperty("frame") int number,
    @JsonProperty("set-up") @JsonUnwrapped Setup setup,
    List<Seat> seats,
    @AddedLater String name,
    @OrNull @Nullable Instant begun,
    boolean practice,
    int state,
    Awaited awaited,
    @JsonProperty("undo") boolean canUndo,
    List<Signal> signals,
    int kept,
    List<Played> played,
    View view,
    List<String> legal,
    @OrNull @Nullable SheetContent sheet,
    People people,
    @OrEmpty List<Note> notes) {

  /** The most legal moves that are listed. */
  public static final int MOST_LISTED = 500;

  /**
   * A move as the seat saw it.
   *
   * @param after the position after it, as the seat saw it
   */
  public record Played(
      @JsonProperty("seen") @JsonUnwrapped SeenMove move, @JsonProperty("view") View after) {}

  public Frame {
    seats = List.copyOf(seats);
    signals = List.copyOf(signals);
    played = List.copyOf(played);
    legal = List.copyOf(legal);
    notes = List.copyOf(notes);
  }

  /** The number of moves played. */
  public int moves() {
    return kept + played.size();
  }

  /** Whether this frame has nothing new after an earlier one of the same seat. */
  boolean saysTheSame(Frame earlier) {
    return played.isEmpty()
        && notes.isEmpty()
        && moves() == earlier.moves()
        && name.equals(earlier.name)
        && practice == earlier.practice
        && signals.equals(earlier.signals)
        && people.equals(earlier.people)
        && asksTheSame(earlier);
  }

  /** Whether a choice that was made for an earlier frame of this seat means the same for this. */
  boolean asksTheSame(Frame earlier) {
    return state == earlier.state
        && awaited.equals(earlier.awaited)
        && canUndo == earlier.canUndo
        && seats.equals(earlier.seats)
        && view.equals(earlier.view)
        && legal.equals(earlier.legal)
        && Objects.equals(sheet, earlier.sheet)
        && people.withoutEarly().equals(earlier.people.withoutEarly());
  }

  /** Legal moves as a frame lists them. */
  public static List<String> listed(List<? extends Move> legal) {
    return legal.size() > MOST_LISTED ? List.of() : legal.stream().map(Object::toString).toList();
  }
}
