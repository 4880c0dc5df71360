package org.sanmarco.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;

/**
 * A game in progress as one screen receives it: positions and moves as a seat may see them, and the
 * answers to proposals. {@link TableSource} reads a table of this program. A {@link RemoteSource}
 * is for the seats at this screen and for 0.
 */
public interface GameSource {

  /** The rules. */
  Game game();

  /** The seats, the first seat first. */
  List<Seat> seats();

  /** A seat; 1 for the first. */
  default Seat seat(int number) {
    return seats().get(number - 1);
  }

  /** Whether a seat is at this screen: all are, unless a host elsewhere leads the game. */
  default boolean isHere(int seat) {
    return true;
  }

  /** The number of moves that have been played. */
  int size();

  /** The actor of the next move. */
  Actor actor();

  /** The position as a seat may see it; 0 for what all may see. */
  View view(int seat);

  /** The position after some of the moves, as a seat may see it. */
  View view(int seat, int moves);

  /** All moves as a seat may see them; an unmodifiable view that changes with the game. */
  List<SeenMove> moves(int seat);

  /** The last move as a seat may see it; only after the first move. */
  default SeenMove lastMove(int seat) {
    return moves(seat).getLast();
  }

  /** The view of a seat after moves of the actor that reveal nothing to the actor. */
  View ahead(int seat, List<Move> parts);

  /** The reason why a move is not legal after moves not played yet; null if it is. */
  @Nullable Refusal refusal(List<Move> parts, Move move);

  /** Whether a legal move would reveal something hidden, and the game continue after it. */
  boolean reveals(Move move);

  /** Plays a move of the actor. */
  void play(Move move);

  /** Plays a move of chance. */
  void playChance();

  /**
   * Whether the last decision of a person can be undone.
   *
   * @param isPart whether a move was decided together with its player's next one
   */
  boolean canUndo(Predicate<Move> isPart);

  /** Undoes the last decision of a person; returns its moves. */
  List<Move> undo(Predicate<Move> isPart);

  /** Whether the last undo can be redone. */
  boolean canRedo();

  /** Redoes the last undo. */
  void redo();

  /** Whether the game is for practice, so that every move can be undone. */
  boolean isPractice();

  /** Makes the game one for practice for good. */
  void practise();

  /** The game's name and its beginning, the same at all screens. */
  Occasion occasion();

  /** Gives the game a name. */
  void name(String name);

  /** Hands a player's seats to a computer of a level, or back to the player if it is empty. */
  void handOver(int seat, String computer);

  /**
   * The whole game with its secret moves, to be saved or exported; empty if a host elsewhere has it
   * and it is not over, or its log was not checked yet.
   */
  Optional<GameRecord> record();

  /** A new game from the position after some of the moves, with a chance source of its own. */
  Table continued(int moves, ChanceSource chanceSource);

  /** Another game of the same players in which the next one begins; see {@link Table#again}. */
  Table again(ChanceSource chanceSource);
}
