package org.sanmarco.games.canalgrande;

import java.util.List;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.View;

/**
 * Canal Grande as one seat sees it (GK): of a hidden hand its size and what must be known of it;
 * the rest of it is back in the deck, for all that the seat knows (GK4).
 */
public final class CanalGrandeView extends CanalGrandeState implements View {

  private final int seat;

  CanalGrandeView(CanalGrandePosition position, int seat) {
    super(position.seats, position.leader, position.open);
    this.seat = seat;
    assign(position);
    for (int other = 0; other < seats; other++) {
      if (!seesHandOf(other)) {
        hide(other);
      }
    }
  }

  @Override
  public int seat() {
    return seat;
  }

  /**
   * The moves open to the seat whose view this is, each once; none while another acts.
   *
   * @see CanalGrandePosition#legal()
   */
  @Override
  public List<CanalGrandeMove> legal() {
    return mustLookAlone() && active == seat - 1
        ? new CanalGrandePosition(this).legal()
        : List.of();
  }

  /**
   * A whole position that looks like this one from the seat. Unknown cards of hands are drawn from
   * the possible ones, such that the seat that acts in a vote has a move (GV1, GV6). Other seats
   * know of these hands what this seat knows.
   */
  @Override
  public CanalGrandePosition sample(RandomSource random) {
    CanalGrandePosition position = new CanalGrandePosition(this);
    sample(position, random);
    return position;
  }

  /**
   * The same without making a position: for searches. Allocates nothing.
   *
   * @param position one of the same game; becomes the sample
   */
  public void sample(CanalGrandePosition position, RandomSource random) {
    position.assign(this);
    deal(position, random);
    while (phase == Phase.VOTE && MoveGenerator.moves(position) == 0) {
      position.assign(this);
      deal(position, random);
    }
  }

  private void deal(CanalGrandePosition position, RandomSource random) {
    position.hidden = 0;
    for (int other = 0; other < seats; other++) {
      long pool = phase == Phase.DEAL ? Turns.pool(position) : Cards.inHand(position.deck);
      long cards = Sampler.draw(pool, HIDDEN.get(hidden, other), random);
      position.hands[other] += cards;
      position.deck -= cards;
    }
  }

  /** Whether the seat sees another's hand; seat 0 sees none. */
  boolean seesHandOf(int other) {
    return seat > 0 && seesHand(seat - 1, other);
  }

  /**
   * Takes out of a hand what the seat does not know. What others know of that hand, which depends
   * on it, is left out as well: to this seat they seem to know what it knows.
   */
  private void hide(int other) {
    long mine = seat == 0 ? 0 : known[row(seat - 1, other)];
    long unknown = hands[other] - mine;
    hands[other] = mine;
    deck += unknown;
    hidden |= (int) HIDDEN.of(Cards.size(unknown), other);
    for (int observer = 0; observer < seats; observer++) {
      if (!seesHand(observer, other)) {
        known[row(observer, other)] = mine;
      }
    }
  }
}
