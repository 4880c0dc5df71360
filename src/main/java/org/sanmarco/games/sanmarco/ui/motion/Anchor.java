package org.sanmarco.games.sanmarco.ui.motion;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;

/** A place where a piece can be, on the board or beside it. */
public sealed interface Anchor {

  /**
   * A noble's place among those of its seat in a district.
   *
   * @param index from 0
   * @param count their number
   */
  record InGroup(District district, int seat, int index, int count) implements Anchor {}

  /** On top of a bridge. */
  record OnBridge(Pair pair, int owner) implements Anchor {}

  /** The present or last place of a seat's bridge. */
  record AtCanal(Pair pair, int owner) implements Anchor {}

  /** With the bridges that are not built. */
  record OnBarge() implements Anchor {}

  /** The doge's place in a district, or beside the board. */
  record DogeAt(@Nullable District district) implements Anchor {}

  /**
   * A seat's place on the prestige track.
   *
   * @param prestige of all seats, the first seat first
   */
  record OnTrack(int seat, List<Integer> prestige) implements Anchor {
    public OnTrack {
      prestige = List.copyOf(prestige);
    }
  }

  /** The middle of a seat's quarter in a district. */
  record InQuarter(District district, int seat) implements Anchor {}

  /** At a seat's panel beside the board. */
  record Before(int seat) implements Anchor {}
}
