package org.sanmarco.games.canalgrande;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.MoveCodes;
import org.sanmarco.notation.PackedPosition;

/** A game of Canal Grande at one moment. */
public final class CanalGrandePosition extends CanalGrandeState
    implements PackedPosition<CanalGrandeMove> {

  /** The position before the first move (GS). */
  CanalGrandePosition(int seats, int leader, boolean open) {
    super(seats, leader, open);
    Turns.setUp(this);
  }

  /** A position of its own with everything that a state shows. */
  CanalGrandePosition(CanalGrandeState state) {
    super(state.seats, state.leader, state.open);
    assign(state);
  }

  @Override
  public CanalGrandePosition copy() {
    return new CanalGrandePosition(this);
  }

  @Override
  public void copyFrom(Position other) {
    assign((CanalGrandePosition) other);
  }

  @Override
  public CanalGrandeView view(int seat) {
    RefusedException.require(seat >= 0 && seat <= seats, "GS1", "no-such-seat", seat, seats);
    return new CanalGrandeView(this, seat);
  }

  @Override
  public @Nullable Refusal unlisted() {
    return chanceActs() && phase != Phase.STEAL
        ? Refusal.of(RefusalReasons.ruleOf(this), "draws-not-listed")
        : null;
  }

  @Override
  public Refusal gameOver() {
    return Refusal.of("GE1", "game-over");
  }

  @Override
  public long code(Move move) {
    return PackedMove.of((CanalGrandeMove) move);
  }

  @Override
  public @Nullable Refusal refusal(Move move) {
    return RefusalReasons.refusal(this, (CanalGrandeMove) move);
  }

  /**
   * The number of action cards of each kind, ten numbers; then the points of all number cards, laid
   * down or not (GM).
   */
  @Override
  public int[] inventory() {
    int[] counts = new int[Cards.ACTION_COUNT + 1];
    long numbers = Cards.numbers(deck + drawn + offers[0] + offers[1]);
    counts[Cards.ACTION_COUNT] = Cards.points(numbers) + pointsOf(0) + pointsOf(1);
    for (int kind = 0; kind < Cards.ACTION_COUNT; kind++) {
      for (long cards : new long[] {deck, discard, drawn, todo, offers[0], offers[1]}) {
        counts[kind] += Cards.count(cards, kind);
      }
      for (int seat = 0; seat < seats; seat++) {
        counts[kind] += Cards.count(hands[seat], kind) + Cards.count(table[seat], kind);
      }
    }
    for (int district = 0; district < Cards.DISTRICT_COUNT; district++) {
      counts[district] += Cards.count(wonBy(0), district) + Cards.count(wonBy(1), district);
    }
    for (int seat = 0; seat < seats; seat++) {
      counts[Card.GONDOLA.ordinal()] += gondolasOf(seat);
    }
    counts[Card.TRAITOR.ordinal()] += phase == Phase.ROB || phase == Phase.STEAL ? 1 : 0;
    counts[Card.DOGE.ordinal()] += isVoting() ? 1 : 0;
    return counts;
  }

  @Override
  public CanalGrandeMove move(long code) {
    return PackedMove.move(code, this);
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
}
