package org.sanmarco.ui.table.model;

import java.util.List;
import java.util.stream.IntStream;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.dividing.OffersDecision;

/** Into which offer each card goes, for tests that divide as is written down. */
public final class OfferPlaces {

  private OfferPlaces() {}

  /**
   * For each card drawn, in its order, the number of an offer, so that the offers come about.
   *
   * @param decision nothing is in an offer afterwards
   * @param divide a move that divides these cards
   */
  public static List<Integer> of(OffersDecision<?> decision, Move divide) {
    Decision way = decision;
    way.restore(divide);
    Division<?> division = decision.division().orElseThrow();
    List<Integer> places =
        IntStream.rangeClosed(1, division.cards().size()).map(division::place).boxed().toList();
    decision.putAllBack();
    return places;
  }
}
