package org.sanmarco.games.canalgrande.ui.model;

import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;

/**
 * The actions still to come before cards are divided again (GT3, GR2).
 *
 * @param owner the seat whose cards are used, 0 if none are
 * @param isBonus whether it draws them for its side's lower sum, and not from an offer
 * @param todo its cards still to be used
 * @param mayGrow whether cards that are still to be drawn may add to them
 * @param next the seat that follows, 0 if none does
 * @param waiting the offer that the next seat carries out; none if it draws for the lower sum
 */
public record StillToCome(
    int owner, boolean isBonus, Cards todo, boolean mayGrow, int next, Cards waiting) {

  /** The actions still to come in a view. */
  public static StillToCome of(CanalGrandeView view) {
    int owner = view.isOver() ? 0 : view.owner();
    boolean isBonus = view.isRoundEnding();
    Cards waiting = view.offer(1).isEmpty() ? view.offer(2) : view.offer(1);
    boolean isDrawn = view.phase() == Phase.SPY || view.phase() == Phase.BONUS;
    return new StillToCome(
        owner,
        isBonus,
        view.todo(),
        isDrawn || view.todo().count(Card.SPY) > 0,
        owner == 0 ? 0 : isBonus ? partner(view, owner) : waiting.isEmpty() ? 0 : view.divider(),
        waiting);
  }

  /** The partner who draws after a seat, 0 if none does: the lower seat begins. */
  private static int partner(CanalGrandeView view, int owner) {
    int last = view.seatsOfSide(view.side(owner)).getLast();
    return last == owner ? 0 : last;
  }

  /** Whether the present action is the last one. */
  public boolean isLast() {
    return todo.isEmpty() && !mayGrow && next == 0;
  }
}
