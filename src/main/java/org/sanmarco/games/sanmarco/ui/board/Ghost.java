package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;

/** A piece as it would stand, or would no longer, after a move that is only thought of. */
public sealed interface Ghost {

  /** Whether the piece would come, and not go. */
  boolean comes();

  /**
   * A noble.
   *
   * @param index its place among those of its seat in the district, from 0
   */
  record OfNoble(District district, int seat, int index, boolean comes) implements Ghost {}

  /** A seat's bridge. */
  record OfBridge(Pair pair, int seat, boolean comes) implements Ghost {}

  /** The doge, who comes to a district. */
  record OfDoge(District district) implements Ghost {
    @Override
    public boolean comes() {
      return true;
    }
  }

  /** The differences on the board common to a position's possible outcomes. */
  static Set<Ghost> of(SanMarcoState before, List<? extends SanMarcoState> outcomes) {
    Set<Ghost> common = new LinkedHashSet<>();
    for (int i = 0; i < outcomes.size(); i++) {
      Set<Ghost> one = between(before, outcomes.get(i));
      if (i == 0) {
        common.addAll(one);
      } else {
        common.retainAll(one);
      }
    }
    return common;
  }

  /**
   * The nobles that leave a district, among those already decided.
   *
   * @param seats the owners, one for each noble
   */
  static Set<Ghost> leaving(SanMarcoState before, District district, List<Integer> seats) {
    Set<Ghost> all = new LinkedHashSet<>();
    int[] left = new int[before.seats() + 1];
    for (int seat : seats) {
      left[seat]++;
      all.add(new OfNoble(district, seat, before.nobles(district, seat) - left[seat], false));
    }
    return all;
  }

  private static Set<Ghost> between(SanMarcoState before, SanMarcoState after) {
    Set<Ghost> all = new LinkedHashSet<>();
    for (int seat = 1; seat <= before.seats(); seat++) {
      for (District district : District.ALL) {
        int then = before.nobles(district, seat);
        int now = after.nobles(district, seat);
        for (int index = Math.min(then, now); index < Math.max(then, now); index++) {
          all.add(new OfNoble(district, seat, index, now > then));
        }
      }
      for (Pair pair : Pair.ALL) {
        boolean stands = after.owners(pair).contains(seat);
        if (before.owners(pair).contains(seat) != stands) {
          all.add(new OfBridge(pair, seat, stands));
        }
      }
    }
    @Nullable District doge = after.doge();
    if (doge != null && doge != before.doge()) {
      all.add(new OfDoge(doge));
    }
    return all;
  }
}
