package org.sanmarco.games.canalgrande;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.View;

/**
 * Canal Grande as one seat sees it (GK): of a hidden hand its size and what must be known of it;
 * the rest of it is back in the deck, for all that the seat knows (GK4).
 */
public final class CanalGrandeView extends CanalGrandeState implements View {

  /** The number of random hands that are tried in {@link #sample} before one is made that fits. */
  private static final int TRIES = 10_000;

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
    for (int tries = 1; tries < TRIES && isStuck(position); tries++) {
      position.assign(this);
      deal(position, random);
    }
    if (isStuck(position)) {
      position.assign(this);
      give(position, active, Sampler.fitting(this, HIDDEN.get(hidden, active)));
      deal(position, random);
    }
  }

  /** Whether the seat that acts in a vote has no move, as hands never are. */
  static boolean isStuck(CanalGrandePosition position) {
    return position.phase == Phase.VOTE && MoveGenerator.moves(position) == 0;
  }

  private void deal(CanalGrandePosition position, RandomSource random) {
    for (int other = 0; other < seats; other++) {
      long pool = phase == Phase.DEAL ? Turns.pool(position) : Cards.inHand(position.deck);
      give(position, other, Sampler.draw(pool, HIDDEN.get(position.hidden, other), random));
    }
  }

  private static void give(CanalGrandePosition position, int seat, long cards) {
    position.hands[seat] += cards;
    position.deck -= cards;
    position.hidden &= (int) ~HIDDEN.mask(seat);
  }

  /** Adds whether the bonus is drawn, and what others must know of the hands that are seen here. */
  @Override
  public Map<String, @Nullable Object> toData() {
    Map<String, @Nullable Object> data = new LinkedHashMap<>(describe());
    data.put(ViewReader.ENDING, ending);
    data.put(ViewReader.KNOWLEDGE, Description.knowledge(this));
    return data;
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
