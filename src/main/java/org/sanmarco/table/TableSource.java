package org.sanmarco.table;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;

/**
 * The table in this program, for all its seats: it can be read and controlled.
 *
 * @param table the table
 */
public record TableSource(Table table) implements GameSource {

  @Override
  public Game game() {
    return table.game();
  }

  @Override
  public List<Seat> seats() {
    return table.seats();
  }

  @Override
  public int size() {
    return table.size();
  }

  @Override
  public Actor actor() {
    return table.actor();
  }

  @Override
  public View view(int seat) {
    return table.view(seat);
  }

  @Override
  public View view(int seat, int moves) {
    return table.positionAfter(moves).view(seat);
  }

  @Override
  public List<SeenMove> moves(int seat) {
    List<PlayedMove> history = table.history();
    return new AbstractList<>() {
      @Override
      public SeenMove get(int index) {
        return SeenMove.of(history.get(index), seat);
      }

      @Override
      public int size() {
        return history.size();
      }
    };
  }

  @Override
  public View ahead(int seat, List<Move> parts) {
    return after(parts).view(seat);
  }

  @Override
  public @Nullable Refusal refusal(List<Move> parts, Move move) {
    return after(parts).refusal(move);
  }

  private Position after(List<Move> parts) {
    Position ahead = table.position();
    parts.forEach(part -> ahead.play(part, EventListener.SILENT));
    return ahead;
  }

  /** Whether a legal move would reveal something hidden, and the game continue after it. */
  public boolean reveals(Move move) {
    Position ahead = table.position();
    List<Event> events = new ArrayList<>();
    ahead.play(move, events::add);
    return !(ahead.actor() instanceof Actor.Over) && events.stream().anyMatch(Event::reveals);
  }

  /** Plays a move of the actor. */
  public void play(Move move) {
    table.play(move);
  }

  /** Plays a move of chance. */
  public void playChance() {
    table.playChance();
  }

  /**
   * Whether the last decision of a person can be undone.
   *
   * @param isPart whether a move was decided together with its player's next one
   */
  public boolean canUndo(Predicate<Move> isPart) {
    return table.canUndo(isPart);
  }

  /** Undoes the last decision of a person; returns its moves. */
  public List<Move> undo(Predicate<Move> isPart) {
    return table.undoToDecision(isPart).stream().map(PlayedMove::move).toList();
  }

  /** Whether the last undo can be redone. */
  public boolean canRedo() {
    return table.canRedo();
  }

  /** Redoes the last undo. */
  public void redo() {
    table.redo();
  }

  @Override
  public boolean isPractice() {
    return table.isPractice();
  }

  /** Makes the game one for practice for good. */
  public void practise() {
    table.practise();
  }

  @Override
  public Occasion occasion() {
    return table.occasion();
  }

  /** Gives the game a name. */
  public void name(String name) {
    table.tell(table.occasion().named(name));
  }

  /** Hands a player's seats to a computer of a level, or back to the player if it is empty. */
  public void handOver(int seat, String computer) {
    table.handOver(seat, computer);
  }

  @Override
  public Optional<GameRecord> record() {
    return Optional.of(table.record());
  }

  @Override
  public Table continued(int moves, ChanceSource chanceSource) {
    return table.from(moves, chanceSource);
  }

  /** Another game of the same players in which the next one begins; see {@link Table#again}. */
  public Table again(ChanceSource chanceSource) {
    return table.again(chanceSource);
  }
}
