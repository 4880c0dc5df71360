package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;
import org.sanmarco.ui.move.Choice;

/** Positions to look at: those of a random game. */
final class Positions {

  private Positions() {}

  /** All positions of one game, the first to the last. */
  static List<SanMarcoPosition> game(int players, long seed) {
    Random random = new Random(seed);
    SanMarcoPosition position = new SanMarco().start(new Setup("san-marco", players, Map.of()));
    List<SanMarcoPosition> all = new ArrayList<>(List.of(position.copy()));
    while (!position.actor().equals(Actor.OVER)) {
      position.play(position.sample(random::nextInt), EventListener.SILENT);
      all.add(position.copy());
    }
    return all;
  }

  /** The position of the game with the most nobles in districts. */
  static SanMarcoPosition fullest(List<SanMarcoPosition> game) {
    return game.stream()
        .max((one, other) -> Integer.compare(onBoard(one), onBoard(other)))
        .orElseThrow();
  }

  static int onBoard(SanMarcoState state) {
    int count = 0;
    for (District district : District.ALL) {
      for (int seat = 1; seat <= state.seats(); seat++) {
        count += state.nobles(district, seat);
      }
    }
    return count;
  }

  /** Everything on the board that can be a choice. */
  static Set<Choice> everything(SanMarcoState state) {
    Set<Choice> all = new HashSet<>();
    for (District district : District.ALL) {
      all.add(new SanMarcoChoice.OfDistrict(district));
      for (int seat = 1; seat <= state.seats(); seat++) {
        all.add(new SanMarcoChoice.OfNoble(district, seat));
      }
    }
    for (Pair pair : Pair.ALL) {
      all.add(new SanMarcoChoice.OfPair(pair));
      for (int owner : state.owners(pair)) {
        all.add(new SanMarcoChoice.OfBridge(pair, owner));
      }
    }
    return all;
  }
}
