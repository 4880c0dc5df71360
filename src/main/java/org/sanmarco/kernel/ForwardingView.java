package org.sanmarco.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A view that answers as another state, from which the hidden part is removed: a game overrides
 * only the differences.
 *
 * @param <S> that state
 */
public abstract class ForwardingView<S extends State> implements View {

  /** The state without what is hidden. */
  protected final S known;

  private final int seat;

  /**
   * A view of a seat.
   *
   * @param seat 1 and up, or 0 for what all may see
   */
  protected ForwardingView(S known, int seat) {
    this.known = known;
    this.seat = seat;
  }

  @Override
  public final int seat() {
    return seat;
  }

  @Override
  public Setup setup() {
    return known.setup();
  }

  @Override
  public int seats() {
    return known.seats();
  }

  @Override
  public int player(int of) {
    return known.player(of);
  }

  @Override
  public int side(int of) {
    return known.side(of);
  }

  @Override
  public int round() {
    return known.round();
  }

  @Override
  public int turn() {
    return known.turn();
  }

  @Override
  public Enum<?> phase() {
    return known.phase();
  }

  @Override
  public Actor actor() {
    return known.actor();
  }

  @Override
  public int onTurn() {
    return known.onTurn();
  }

  @Override
  public boolean isOver() {
    return known.isOver();
  }

  @Override
  public @Nullable Result result() {
    return known.result();
  }

  @Override
  public boolean mustLookAlone() {
    return known.mustLookAlone();
  }
}
