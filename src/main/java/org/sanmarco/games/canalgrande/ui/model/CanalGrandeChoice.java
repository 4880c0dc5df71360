package org.sanmarco.games.canalgrande.ui.model;

import java.util.Optional;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.ui.move.Choice;

/** The choices of a player in Canal Grande that are not a move by themselves. */
public sealed interface CanalGrandeChoice extends Choice {

  /**
   * A card of the hand that is to be played in a vote. A gondola and the card it brings are two
   * choices in any order, so that neither alone makes a move (GV5).
   */
  record OfCard(Card card) implements CanalGrandeChoice {}

  /** A seat's hand, to be robbed (GA3). */
  record OfHand(int seat) implements CanalGrandeChoice {}

  @Override
  default Optional<Phrase> words() {
    return Optional.of(
        switch (this) {
          case OfCard(Card card) -> Phrase.of("choice", card);
          case OfHand(int seat) -> Phrase.of("choice.hand", seat);
        });
  }

  @Override
  default boolean settles() {
    return !(this instanceof OfCard);
  }
}
