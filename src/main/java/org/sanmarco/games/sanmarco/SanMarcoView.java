package org.sanmarco.games.sanmarco;

import java.util.List;
import java.util.Optional;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.kernel.View;

/** San Marco as one seat sees it (T6): hidden cards are back in the deck, for all it knows. */
public final class SanMarcoView extends SanMarcoState implements View {

  private final int seat;

  SanMarcoView(SanMarcoPosition position, int seat) {
    super(position.board, position.players, position.firstLeader);
    this.seat = seat;
    assign(position);
    if (roleCount == SanMarcoMove.MOST_SEATS) {
      for (int index = 0; index < 2; index++) {
        hide(index);
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
   * @see SanMarcoPosition#legal()
   */
  @Override
  public List<SanMarcoMove> legal() {
    return !chanceActs() && phase != Phase.OVER && sees(active)
        ? new SanMarcoPosition(this).legal()
        : List.of();
  }

  @Override
  public SanMarcoPosition sample(RandomSource random) {
    SanMarcoPosition position = new SanMarcoPosition(this);
    for (int index = 0; index < 2; index++) {
      if (((hiddenDrawn | hiddenOffers) >>> index & 1) != 0) {
        Turns.deal(position, index, Sampler.draw(position, random));
        if ((hiddenOffers >>> index & 1) != 0) {
          long drawn = position.cards[index];
          Turns.cut(position, index, Divisions.random(drawn, 2, random));
        }
      }
    }
    position.hiddenDrawn = 0;
    position.hiddenOffers = 0;
    return position;
  }

  /** Both dividers have drawn before the first of them divides, in secret (T4 to T6). */
  @Override
  public Optional<View> early() {
    if (!mustLookAlone() || active != divider(0) || sees(active) || !sees(divider(1))) {
      return Optional.empty();
    }
    SanMarcoPosition later = new SanMarcoPosition(this);
    later.active = divider(1);
    later.hiddenOffers = hiddenDrawn;
    later.hiddenDrawn = 0;
    return Optional.of(new SanMarcoView(later, seat));
  }

  /** Takes out of state what a divider, first (0) or second (1), has not yet turned up (T6). */
  private void hide(int index) {
    boolean turnedUp = index == 0 ? cards[0] == 0 && hasOffers(1) || step > 0 : step >= 2;
    if (turnedUp || sees(divider(index))) {
      return;
    }
    hiddenDrawn |= cards[index] != 0 ? 1 << index : 0;
    hiddenOffers |= hasOffers(index) ? 1 << index : 0;
    deck += cards[index];
    cards[index] = 0;
    for (int i = 0; i < 2; i++) {
      deck += cards[offerAt(index, i)];
      cards[offerAt(index, i)] = 0;
    }
  }

  /** Whether the seat whose view this is belongs to the same player as another, counted from 0. */
  private boolean sees(int other) {
    return seat > 0 && samePlayer(seat - 1, other);
  }
}
