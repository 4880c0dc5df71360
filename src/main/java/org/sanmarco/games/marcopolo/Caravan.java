package org.sanmarco.games.marcopolo;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelPutOnGanzhou;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.GameEnded;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Result;

/** Camels on their way: chests (MT4), Ganzhou (MH) and what both cities bring (ME2, ME3). */
final class Caravan {

  private Caravan() {}

  /** Moves a camel to the next free space, regardless of the payment. */
  static void move(MarcoPoloPosition position, int camel, EventListener listener) {
    int from = position.spaceOf(camel);
    int to = position.nextSpace(camel);
    position.put(camel, to);
    position.moved = camel;
    if (listener.isActive()) {
      listener.happened(new CamelMoved(camel + 1, from, to));
    }
    openChest(position, to, listener);
    if (position.halfway && position.track.isHalfway(to)) {
      putOnGanzhou(position, camel, listener);
      position.stopped |= 1 << camel;
    } else if (to == Track.GANZHOU) {
      position.stopped = position.allCamels();
    }
  }

  private static void openChest(MarcoPoloPosition position, int space, EventListener listener) {
    if ((position.chests >>> space & 1) == 0) {
      return;
    }
    int gold = position.track.chest(space);
    position.chests &= ~(1 << space);
    position.earn(position.player, gold);
    if (listener.isActive()) {
      listener.happened(new ChestOpened(position.player + 1, space, gold));
    }
  }

  private static void putOnGanzhou(MarcoPoloPosition position, int camel, EventListener listener) {
    int from = position.spaceOf(camel);
    position.put(camel, Track.GANZHOU);
    if (listener.isActive()) {
      listener.happened(new CamelPutOnGanzhou(camel + 1, from));
    }
  }

  /** MH2: camels earn their gold, then all that did are on Ganzhou. */
  static void scoreHalfway(MarcoPoloPosition position, EventListener listener) {
    for (int camel = 0; camel < position.camels(); camel++) {
      if (position.track.isHalfway(position.spaceOf(camel))) {
        score(position, camel, listener);
      }
    }
    for (int camel = 0; camel < position.camels(); camel++) {
      int space = position.spaceOf(camel);
      if (position.track.isHalfway(space) && space != Track.GANZHOU) {
        putOnGanzhou(position, camel, listener);
      }
    }
    position.halfway = true;
  }

  /** ME2: the last scoring, and the end of the game. */
  static void end(MarcoPoloPosition position, EventListener listener) {
    for (int camel = 0; camel < position.camels(); camel++) {
      if (position.track.isFinal(position.spaceOf(camel))) {
        score(position, camel, listener);
      }
    }
    position.phase = Phase.OVER;
    if (listener.isActive()) {
      listener.happened(new GameEnded(result(position)));
    }
  }

  /** ME2: the gold that a player's camels would earn if the game ended now. */
  static int finalGold(MarcoPoloState state, int player) {
    int gold = 0;
    for (int camels = state.camelsOf(player); camels != 0; camels &= camels - 1) {
      int space = state.spaceOf(Integer.numberOfTrailingZeros(camels));
      gold += state.track.isFinal(space) ? state.track.score(space) : 0;
    }
    return gold;
  }

  private static void score(MarcoPoloPosition position, int camel, EventListener listener) {
    int space = position.spaceOf(camel);
    int owner = position.ownerOf(camel);
    if (listener.isActive()) {
      listener.happened(new CamelScored(owner + 1, camel + 1, space, position.track.score(space)));
    }
    position.earn(owner, position.track.score(space));
  }

  /** ME3: the gold, and who has the most of it or is then the nearest to Dadu. */
  static Result result(MarcoPoloState state) {
    List<Integer> gold = new ArrayList<>();
    List<Integer> winners = new ArrayList<>();
    int best = 0;
    for (int player = 0; player < state.players; player++) {
      gold.add(state.goldOf(player));
      int rank = rank(state, player);
      if (rank > best) {
        best = rank;
        winners.clear();
      }
      if (rank == best) {
        winners.add(player + 1);
      }
    }
    return new Result(gold, winners);
  }

  /** By gold, then by the space of the camel that is nearest to Dadu. */
  static int rank(MarcoPoloState state, int player) {
    int nearest = 0;
    for (int camels = state.camelsOf(player); camels != 0; camels &= camels - 1) {
      nearest = Math.max(nearest, state.spaceOf(Integer.numberOfTrailingZeros(camels)));
    }
    return state.goldOf(player) << Integer.SIZE / 2 | nearest;
  }
}
