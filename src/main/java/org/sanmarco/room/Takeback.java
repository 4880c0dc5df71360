package org.sanmarco.room;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.SeenMove;

/**
 * The moves that an undo takes back: the last decision of a person, and all that followed.
 *
 * @param move the number of that decision's last move
 * @param by the seat that made it
 * @param computers the seats of computers that have moved since
 */
public record Takeback(int move, int by, List<Integer> computers) {

  public Takeback {
    computers = List.copyOf(computers);
  }

  /** The moves that an undo would take back now; empty if no person has decided. */
  public static Optional<Takeback> of(GameSource game) {
    List<Integer> computers = new ArrayList<>();
    for (SeenMove played : game.moves(0).reversed()) {
      if (played.by() instanceof Actor.Seat(int seat)) {
        if (!game.seat(seat).isComputer()) {
          return Optional.of(
              new Takeback(played.number(), seat, computers.stream().distinct().toList()));
        }
        computers.add(seat);
      }
    }
    return Optional.empty();
  }
}
