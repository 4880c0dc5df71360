package org.sanmarco.ui.table.model;

import java.util.List;
import java.util.Optional;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Note;
import org.sanmarco.room.Question;
import org.sanmarco.room.Takeback;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;

/**
 * A game as the people at one screen may see it: what panels read. It contains nothing that they
 * may not see. {@link #view} is a seat's own only while its player alone may look.
 */
public interface GameView {

  /**
   * A request for advice.
   *
   * @param move the number of moves before it
   */
  record Advised(int move, int seat) {}

  /** The rules. */
  Game game();

  /** The differences in how games proceed at a screen. */
  GameFlow flow();

  /** The seats, the first seat first. */
  List<Seat> seats();

  /** A seat; 1 for the first. */
  default Seat seat(int number) {
    return seats().get(number - 1);
  }

  /** The next thing to do or to look at. */
  Prompt prompt();

  /** The position as it may be seen now. */
  View view();

  /** The position after some of the moves, as the log tells it. */
  View after(int moves);

  /**
   * The choices made so far by the seat that decides; none while no seat decides, or while its
   * player has to open the hand first.
   */
  Decision decision();

  /**
   * The seats whose turn it is: one, or all of a player's; none at the end. A seat that has to end
   * its turn still has it.
   */
  List<Integer> acting();

  /** The game's name and its beginning, the same at all screens. */
  Occasion occasion();

  /** The number of moves that have been played. */
  int size();

  /** The number of moves before the position shown: {@link #size}, unless somebody looks back. */
  int moves();

  /**
   * The seat whose view the log takes: in a game of hands that of the one person who plays with
   * computers; otherwise 0, for what all may know.
   */
  int teller();

  /** All moves as the log tells them: with the events that the {@link #teller} may see. */
  List<SeenMove> history();

  /** All moves, with what may be seen now: by the seat of {@link #view}. */
  List<SeenMove> seenNow();

  /** The move that led to the position shown, as it may be seen now; empty before the first. */
  default Optional<SeenMove> lastMove() {
    return moves() == 0 ? Optional.empty() : Optional.of(seenNow().get(moves() - 1));
  }

  /** The events of {@link #lastMove}. */
  default List<Event> lastEvents() {
    return lastMove().map(SeenMove::events).orElse(List.of());
  }

  /** Whether somebody looks back, so that nothing can be done. */
  boolean isPast();

  /** Whether somebody may look back now: not before the first move, nor at a covered table. */
  boolean canLookBack();

  /** Whether a hand may be seen for as long as its player holds it open. */
  boolean canPeek();

  /** Whether somebody holds their hand open. */
  boolean isPeeking();

  /** Whether the player who decides has to open their hand first. */
  default boolean isHidden() {
    return canPeek() && !isPeeking();
  }

  /** Whether {@link GameCommands#undo} is possible: to undo, to ask for it, or to agree. */
  boolean canUndo();

  /** The moves that an undo would take back; empty if nothing can be undone. */
  Optional<Takeback> takeback();

  /** The moves that were taken back last; empty once another move was made. */
  Optional<TakenBack> takenBack();

  /** The question to which players have to agree before the last decision is undone, if any. */
  Optional<Question> undoQuestion();

  /** Whether {@link GameCommands#redo} is possible. */
  boolean canRedo();

  /** Whether the game is for practice, so that every move can be undone. */
  boolean isPractice();

  /**
   * Whether a person plays for a seat at this screen, or beside it at a screen of their own: not in
   * a game that this screen has joined.
   */
  boolean isPersonNear(int seat);

  /** Whether a player is at a screen of theirs; empty where that is not known of anybody. */
  Optional<Presence> presence(int seat);

  /** Whether the game waits for this seat to end its turn. */
  boolean isEnding(int seat);

  /** Whether only computers play. */
  boolean isWatched();

  /**
   * Whether this program leads the game, so that it lets chance act, and people here decide who
   * plays for a seat.
   */
  boolean isLedHere();

  /** Whether the game is kept here: not one that a host elsewhere leads, and no puzzle. */
  boolean isKept();

  /** Whether people here decide whether a computer plays for a seat's player. */
  boolean canHandOver(int seat);

  /** The notes of the players of a game elsewhere, in order. */
  List<Note> notes();

  /** The topics that hints have explained in this game. */
  ExplainedTopics explained();

  /** The requests for advice on the way to the present position, in order. */
  List<Advised> advised();
}
