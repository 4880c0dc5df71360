package org.sanmarco.games.marcopolo;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.MoveCodes;
import org.sanmarco.notation.PackedPosition;

/** A game of Marco Polo at one moment. */
public final class MarcoPoloPosition extends MarcoPoloState
    implements PackedPosition<MarcoPoloMove> {

  /** The position before the first move (MS). */
  MarcoPoloPosition(Track track, int players, int leader, boolean both) {
    super(track, players, leader, both);
    Turns.begin(this);
  }

  /** A position of its own with everything that a state shows. */
  MarcoPoloPosition(MarcoPoloState state) {
    super(state.track, state.players, state.leader, state.both);
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
    RefusedException.require(seat >= 0 && seat <= seats(), "MS1", "no-such-seat", seat, seats());
    return new MarcoPoloView(this, seat);
  }

  @Override
  public @Nullable Refusal unlisted() {
    return phase == Phase.DEAL || phase == Phase.ROW && turn == 0
        ? Refusal.of("MS2", "draws-not-listed")
        : null;
  }

  @Override
  public Refusal gameOver() {
    return Refusal.of("ME1", "game-over");
  }

  @Override
  public long code(Move move) {
    return PackedMove.of((MarcoPoloMove) move);
  }

  @Override
  public @Nullable Refusal refusal(Move move) {
    return RefusalReasons.refusal(this, (MarcoPoloMove) move);
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

  @Override
  public MarcoPoloMove move(long code) {
    return PackedMove.move(code);
  }

  @Override
  public void codes(MoveCodes codes) {
    codes.clear();
    MoveGenerator.list(this, codes);
  }

  @Override
  public long randomCode(RandomSource random) {
    return Sampler.code(this, random);
  }

  @Override
  public void advance(long code, EventListener listener) {
    Turns.play(this, code, listener);
  }

  @Override
  boolean sees(int player) {
    return true;
  }
}
