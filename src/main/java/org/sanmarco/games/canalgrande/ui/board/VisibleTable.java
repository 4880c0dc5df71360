package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.dividing.OffersView;
import org.sanmarco.ui.move.Choice;

/**
 * The complete visible state of the table.
 *
 * @param view the position, as it may be seen
 * @param home the seat whose hand is held below the table and never lies on it, 0 if there is none
 * @param knowing whether cards that must be known of hidden hands are shown
 * @param division the cards that are being divided
 * @param open the offers that may be taken
 * @param looked the offer being inspected, 0 if none
 * @param pointed the offers and the cards in division that a guide points at
 * @param lit the choices that are lit
 * @param raised the cards in the vote that can still be taken back
 */
public record VisibleTable(
    CanalGrandeView view,
    int home,
    boolean knowing,
    Optional<Division<Card>> division,
    Set<Integer> open,
    int looked,
    OffersView.Lit pointed,
    Set<Choice> lit,
    List<Card> raised) {

  public VisibleTable {
    raised = List.copyOf(raised);
  }

  /** A position in which no action is possible. */
  public static VisibleTable of(CanalGrandeView view) {
    return new VisibleTable(
        view, 0, true, Optional.empty(), Set.of(), 0, OffersView.Lit.NOTHING, Set.of(), List.of());
  }

  /**
   * The seats whose hands lie on the table, clockwise from the left of the seat at home. The
   * viewer's own hand lies below it.
   */
  List<Integer> places() {
    return IntStream.range(0, view.seats())
        .map(step -> (home + step) % view.seats() + 1)
        .filter(seat -> seat != home && seat != view.seat())
        .boxed()
        .toList();
  }

  /** Whether a seat's hand is seen. */
  boolean sees(int seat) {
    return view.seat() > 0 && view.sees(view.seat(), seat);
  }
}
