package org.sanmarco.games.canalgrande.ui.board;

import java.util.Optional;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeDecision;
import org.sanmarco.ui.dividing.OfferActions;

/** The actions of a player on the table. */
@FunctionalInterface
public interface TableActions extends OfferActions {

  @Override
  Optional<CanalGrandeDecision> decision();

  /** Takes a card of the unfinished raise back into the hand. */
  default void takeBack(Card card) {
    decision().ifPresent(decision -> decision.takeBack(card));
  }

  /** Points at a seat's hand. */
  default void hand(int seat) {
    decision().ifPresent(decision -> decision.click(new OfHand(seat)));
  }
}
