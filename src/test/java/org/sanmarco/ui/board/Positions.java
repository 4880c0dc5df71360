package org.sanmarco.ui.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.sanmarco.rules.Actor;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Setup;
import org.sanmarco.rules.sanmarco.District;
import org.sanmarco.rules.sanmarco.Pair;
import org.sanmarco.rules.sanmarco.SanMarco;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;
import org.sanmarco.rules.sanmarco.Sight;
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
      position.play(position.sample(random::nextInt), Listener.SILENT);
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

  static int onBoard(Sight sight) {
    int count = 0;
    for (District district : District.ALL) {
      for (int seat = 1; seat <= sight.seats(); seat++) {
        count += sight.nobles(district, seat);
      }
    }
    return count;
  }

  /** Everything on the board that can be a choice. */
  static Set<Choice> everything(Sight sight) {
    Set<Choice> all = new HashSet<>();
    for (District district : District.ALL) {
      all.add(new Choice.OfDistrict(district));
      for (int seat = 1; seat <= sight.seats(); seat++) {
        all.add(new Choice.OfNoble(district, seat));
      }
    }
    for (Pair pair : Pair.ALL) {
      all.add(new Choice.OfPair(pair));
      for (int owner : sight.owners(pair)) {
        all.add(new Choice.OfBridge(pair, owner));
      }
    }
    return all;
  }
}
