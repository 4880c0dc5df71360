package org.sanmarco.games.marcopolo;

import java.util.List;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.View;

/**
 * Marco Polo as one seat sees it (MK): of other hands it has the cards that all know of, and the
 * others are back in the deck, for all it knows.
 */
public final class MarcoPoloView extends MarcoPoloState implements View {

  private final int seat;

  MarcoPoloView(MarcoPoloPosition position, int seat) {
    super(position.track, position.players, position.leader, position.both);
    this.seat = seat;
    assign(position);
    for (int other = 0; other < players; other++) {
      if (!sees(other)) {
        long hidden = hands[other] - known[other];
        unseen |= UNSEEN.of(Cards.size(hidden), other);
        deck += hidden;
        hands[other] = known[other];
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
   * @see MarcoPoloPosition#legal()
   */
  @Override
  public List<MarcoPoloMove> legal() {
    boolean acts = phase == Phase.MOVE || phase == Phase.TAKE;
    return acts && sees(player) ? sample(bound -> 0).legal() : List.of();
  }

  @Override
  public MarcoPoloPosition sample(RandomSource random) {
    MarcoPoloPosition position = new MarcoPoloPosition(this);
    deal(position, random);
    return position;
  }

  /** Makes another position of this game such a {@link #sample}; allocates nothing. */
  public void sampleInto(MarcoPoloPosition position, RandomSource random) {
    position.assign(this);
    deal(position, random);
  }

  private void deal(MarcoPoloPosition position, RandomSource random) {
    for (int other = 0; other < players; other++) {
      long hidden = Sampler.cards(position.deck, UNSEEN.get(unseen, other), random);
      position.deck -= hidden;
      position.hands[other] += hidden;
    }
    position.unseen = 0;
  }

  @Override
  boolean sees(int player) {
    return player == seat - 1;
  }
}
