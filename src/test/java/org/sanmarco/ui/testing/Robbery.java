package org.sanmarco.ui.testing;

import module java.base;

import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;

/** A game of Canal Grande in which Ben can rob Anna: the second offer has a traitor. */
public final class Robbery {

  private Robbery() {}

  /**
   * The game before Ben takes an offer.
   *
   * @param more the moves played from there
   */
  public static Table table(String... more) {
    Table table =
        new Table(
            new CanalGrande(),
            new Setup(CanalGrande.ID, 2, Map.of()),
            List.of(new Seat("Anna", Seat.COLOURS.get(0)), new Seat("Ben", Seat.COLOURS.get(1))),
            1);
    Stream.concat(
            Stream.of(
                "deal CRO MAR DOR CAS",
                "deal POL POL MAR CAS",
                "draw CAN CAN CAS CAS TRA 1 2 3",
                "divide CAN CAN 1 2 / CAS CAS TRA 3"),
            Stream.of(more))
        .forEach(move -> table.play(table.game().read(move)));
    return table;
  }
}
