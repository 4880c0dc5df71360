package org.sanmarco.games.marcopolo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.MoveCodes;

/**
 * A game of Marco Polo at one moment.
 *
 * <p>Callers play typed moves. A search uses the numbers behind them ({@link PackedMove}): {@link
 * #codes(MoveCodes)}, {@link #randomCode(RandomSource)} and {@link #advance(long, EventListener)}
 * allocate nothing and check nothing.
 */
public final class MarcoPoloPosition extends MarcoPoloState implements Position {

  /** The position before the first move (MS). */
  MarcoPoloPosition(Way way, int players, int leader, boolean both) {
    super(way, players, leader, both);
    Turns.begin(this);
  }

  /** A position of its own with everything that a state shows. */
  MarcoPoloPosition(MarcoPoloState state) {
    super(state.way, state.players, state.leader, state.both);
    assign(state);
  }

  @Override
  public MarcoPoloPosition copy() {
    return new MarcoPoloPosition(this);
  }

  @Override
  public void copyFrom(Position other) {
    assign((MarcoPoloPosition) other);
  }

  @Override
  public MarcoPoloView view(int seat) {
    if (seat < 0 || seat > seats()) {
      throw new RefusedException(Refusal.of("MS1", "no-such-seat", seat, seats()));
    }
    return new MarcoPoloView(this, seat);
  }

  @Override
  public List<MarcoPoloMove> legal() {
    if (phase == Phase.DEAL || phase == Phase.ROW && turn == 0) {
      throw new RefusedException(Refusal.of("MS2", "draws-not-listed"));
    }
    MoveCodes codes = new MoveCodes();
    codes(codes);
    List<MarcoPoloMove> moves = new ArrayList<>(codes.size());
    for (int i = 0; i < codes.size(); i++) {
      moves.add(PackedMove.move(codes.get(i)));
    }
    return moves;
  }

  @Override
  public @Nullable Refusal refusal(Move move) {
    return RefusalReasons.refusal(this, (MarcoPoloMove) move);
  }

  @Override
  public void play(Move move, EventListener listener) {
    Refusal refusal = refusal(move);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    advance(PackedMove.of((MarcoPoloMove) move), listener);
  }

  @Override
  public MarcoPoloMove sample(RandomSource random) {
    if (phase == Phase.OVER) {
      throw new RefusedException(Refusal.of("ME1", "game-over"));
    }
    return PackedMove.move(randomCode(random));
  }

  @Override
  public void playRandom(RandomSource random) {
    advance(randomCode(random), EventListener.SILENT);
  }

  /** The cards of each kind and colour, in the order of {@link Card#ALL} (MC1). */
  @Override
  public int[] inventory() {
    return Card.ALL.stream().mapToInt(this::inventory).toArray();
  }

  private int inventory(Card card) {
    int count = deck().count(card) + discard().count(card) + row().count(card);
    for (int seat = 1; seat <= seats(); seat++) {
      count += hand(seat).count(card);
    }
    return count;
  }

  /** The move behind a number that is legal here. */
  public MarcoPoloMove move(long code) {
    return PackedMove.move(code);
  }

  /**
   * Replaces the list's content with the numbers of all legal moves; of none while five cards are
   * drawn.
   */
  public void codes(MoveCodes codes) {
    codes.clear();
    MoveGenerator.list(this, codes);
  }

  /**
   * The number of one random legal move: uniform over a seat's moves, by its probabilities where
   * chance acts. The game must not be over.
   */
  public long randomCode(RandomSource random) {
    return Sampler.code(this, random);
  }

  /** Plays the move behind a number, which must be legal here. */
  public void advance(long code, EventListener listener) {
    Turns.play(this, code, listener);
  }

  @Override
  boolean sees(int player) {
    return true;
  }

  @Override
  int unseen(int player) {
    return 0;
  }
}
