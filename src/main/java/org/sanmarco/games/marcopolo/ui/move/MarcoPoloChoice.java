package org.sanmarco.games.marcopolo.ui.move;

import java.util.Optional;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.ui.move.Choice;

/** The choices of a player in Marco Polo. */
public sealed interface MarcoPoloChoice extends Choice {

  /** A space, 0 to 29, that a camel is to come to. */
  record OfSpace(int space) implements MarcoPoloChoice {}

  /** A camel, from 1, that is to move. */
  record OfCamel(int camel) implements MarcoPoloChoice {}

  /** A card of the hand that is to pay. */
  record OfCard(Card card) implements MarcoPoloChoice {}

  /** A gold that is to pay (MT5). */
  record OfBallast() implements MarcoPoloChoice {}

  /** A card of the open row that is to be taken. */
  record OfRow(Card card) implements MarcoPoloChoice {}

  /** The deck, whose top card is to be drawn. */
  record OfDeck() implements MarcoPoloChoice {}

  @Override
  default Optional<Phrase> words() {
    return Optional.of(
        switch (this) {
          case OfSpace(int space) -> Phrase.of("choice.space", space);
          case OfCamel(int camel) -> Phrase.of("choice.camel", camel);
          case OfCard(Card card) -> Phrase.of("choice", card);
          case OfBallast() -> Phrase.of("choice.ballast");
          case OfRow(Card card) -> Phrase.of("choice", card);
          case OfDeck() -> Phrase.of("choice.deck");
        });
  }
}
