package org.sanmarco.games.sanmarco.ui.model;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.games.sanmarco.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.SeenMove;

/** Gathers the dice of the set-up (S3, S4). */
public final class SetupDice {

  private SetupDice() {}

  public static List<List<Integer>> of(List<SeenMove> history, int seats) {
    List<List<Integer>> dice = new ArrayList<>();
    for (int seat = 1; seat <= seats; seat++) {
      dice.add(new ArrayList<>());
    }
    for (SeenMove played : history) {
      switch (played.move()) {
        case SanMarcoMove.Roll(int die) -> dice.get(roller(played) - 1).add(die);
        case SanMarcoMove.Reroll _ ->
            dice.get(((Actor.Seat) played.by()).number() - 1).removeLast();
        case SanMarcoMove.Keep _ -> {}
        case null, default -> {
          return dice;
        }
      }
    }
    return dice;
  }

  private static int roller(SeenMove played) {
    return played.events().stream()
        .filter(NoblePlaced.class::isInstance)
        .map(NoblePlaced.class::cast)
        .findFirst()
        .orElseThrow()
        .seat();
  }
}
