package org.sanmarco.games.canalgrande;

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
 * A game of Canal Grande at one moment.
 *
 * <p>Callers play typed moves. A search uses the numbers behind them ({@link PackedMove}): {@link
 * #codes(MoveCodes)}, {@link #randomCode(RandomSource)} and {@link #advance(long, EventListener)}
 * allocate nothing and check nothing.
 */
public final class CanalGrandePosition extends CanalGrandeState implements Position {

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
    if (seat < 0 || seat > seats) {
      throw new RefusedException(Refusal.of("GS1", "no-such-seat", seat, seats));
    }
    return new CanalGrandeView(this, seat);
  }

  @Override
  public List<CanalGrandeMove> legal() {
    if (chanceActs() && phase != Phase.STEAL) {
      throw new RefusedException(Refusal.of(RefusalReasons.ruleOf(this), "draws-not-listed"));
    }
    MoveCodes codes = new MoveCodes();
    codes(codes);
    List<CanalGrandeMove> moves = new ArrayList<>(codes.size());
    for (int i = 0; i < codes.size(); i++) {
      moves.add(move(codes.get(i)));
    }
    return moves;
  }

  @Override
  public @Nullable Refusal refusal(Move move) {
    return RefusalReasons.refusal(this, (CanalGrandeMove) move);
  }

  @Override
  public void play(Move move, EventListener listener) {
    Refusal refusal = refusal(move);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    advance(PackedMove.of((CanalGrandeMove) move), listener);
  }

  @Override
  public CanalGrandeMove sample(RandomSource random) {
    if (phase == Phase.OVER) {
      throw new RefusedException(Refusal.of("GE1", "game-over"));
    }
    return move(randomCode(random));
  }

  @Override
  public void playRandom(RandomSource random) {
    advance(randomCode(random), EventListener.SILENT);
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

  /** The move behind a number that is legal here. */
  public CanalGrandeMove move(long code) {
    return PackedMove.move(code, this);
  }

  /**
   * Replaces the list's content with the numbers of all legal moves; of none while cards are drawn
   * from the deck.
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
}
