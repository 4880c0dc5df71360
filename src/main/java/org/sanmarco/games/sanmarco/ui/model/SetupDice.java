package org.sanmarco.games.sanmarco.ui.model;

import module java.base;

import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblePlaced;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
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

  /** The seat whose nobles the first die of a move has placed; 0 if it was no such die. */
  public static int roller(SeenMove played) {
    return played.events().stream()
        .flatMap(event -> event instanceof NoblePlaced placed ? Stream.of(placed) : Stream.empty())
        .findFirst()
        .map(NoblePlaced::seat)
        .orElse(0);
  }
}
