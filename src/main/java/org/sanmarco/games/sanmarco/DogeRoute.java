package org.sanmarco.games.sanmarco;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;

/**
 * A route of the doge, step by step (C7 to C9): a move names only its end and its payment.
 *
 * @param legs in the doge's order; none if the doge stays or comes onto the board (C6)
 */
public record DogeRoute(List<Leg> legs) {

  /**
   * From one district into the next.
   *
   * @param owner whose bridge is crossed; 0 for a step without one (C8)
   */
  public record Leg(District from, District to, int owner) {

    /** The prestige that a seat pays for it, to another seat or to the bank. */
    public int price(int seat) {
      return owner == 0 ? DogeRoutes.WADING : owner == seat ? 0 : 1;
    }
  }

  private static final DogeRoute NONE = new DogeRoute(List.of());

  public DogeRoute {
    legs = List.copyOf(legs);
  }

  /**
   * The shortest route that costs exactly this.
   *
   * @param before the position in which a seat moves the doge
   * @param seat who moves the doge
   * @throws IllegalArgumentException if there is none
   */
  public static DogeRoute of(SanMarcoState before, int seat, District to, Payment payment) {
    District from = before.doge();
    if (from == null || from == to) {
      return NONE;
    }
    int[] left = new int[SanMarcoMove.MOST_SEATS + 1];
    left[0] = payment.bank();
    for (int receiver = 1; receiver <= SanMarcoMove.MOST_SEATS; receiver++) {
      left[receiver] = payment.to(receiver);
    }
    RouteFinder finder = new RouteFinder(before, seat, to, left);
    finder.go(from);
    if (finder.best == null) {
      throw new IllegalArgumentException(from + " to " + to + " never costs " + payment);
    }
    return new DogeRoute(finder.best);
  }

  /** Follows all routes, paying each step; the first seat is 1, and 0 is the bank. */
  private static final class RouteFinder {

    private final SanMarcoState state;
    private final int seat;
    private final District end;
    private final int[] left;
    private final List<Leg> taken = new ArrayList<>();
    private @Nullable List<Leg> best;

    RouteFinder(SanMarcoState state, int seat, District end, int[] left) {
      this.state = state;
      this.seat = seat;
      this.end = end;
      this.left = left;
    }

    void go(District here) {
      if (here == end) {
        boolean paid = Arrays.stream(left).allMatch(points -> points == 0);
        if (paid && (best == null || taken.size() < best.size())) {
          best = List.copyOf(taken);
        }
        return;
      }
      boolean wades = taken.isEmpty() && state.isIsolated(here);
      for (Pair pair : Pair.ALL) {
        // C9: no district twice.
        if (!pair.touches(here) || wasAt(pair.other(here))) {
          continue;
        }
        if (wades) {
          step(here, pair, 0, 0);
        }
        for (int owner : state.owners(pair)) {
          // V3: the bridge of one's own other colour pays the bank.
          boolean own = state.player(owner) == state.player(seat);
          step(here, pair, owner, own ? 0 : owner);
        }
      }
    }

    private boolean wasAt(District district) {
      return taken.stream().anyMatch(leg -> leg.from() == district);
    }

    private void step(District here, Pair pair, int owner, int receiver) {
      Leg next = new Leg(here, pair.other(here), owner);
      int price = next.price(seat);
      if (left[receiver] < price) {
        return;
      }
      left[receiver] -= price;
      taken.add(next);
      go(pair.other(here));
      taken.removeLast();
      left[receiver] += price;
    }
  }
}
