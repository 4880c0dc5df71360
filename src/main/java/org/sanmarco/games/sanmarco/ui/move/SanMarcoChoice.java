package org.sanmarco.games.sanmarco.ui.move;

import java.util.Optional;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.ui.move.Choice;

/** The choices of a player on the way to a move of San Marco. */
public sealed interface SanMarcoChoice extends Choice {

  /** A card of one's hand: never a move yet, even where just one is left with it (C12). */
  record OfCard(Card card) implements SanMarcoChoice {}

  /** A district on the board. */
  record OfDistrict(District district) implements SanMarcoChoice {}

  /** A place for a bridge. */
  record OfPair(Pair pair) implements SanMarcoChoice {}

  /** A bridge that stands: which seat's, and where. */
  record OfBridge(Pair pair, int owner) implements SanMarcoChoice {}

  /** A noble of a seat in a district. */
  record OfNoble(District district, int seat) implements SanMarcoChoice {}

  /** The district that an own noble is taken from when the reserve is empty (C11). */
  record OfSource(District district) implements SanMarcoChoice {}

  /** The recipients of the payment for the doge's route (C7 to C9). */
  record OfPayment(Payment payment) implements SanMarcoChoice {}

  /** The choice to give up the chosen card (T8). */
  record OfGivingUp() implements SanMarcoChoice {}

  /**
   * A colour for a role (V1, V4). It can be undone, even if other roles follow from it.
   *
   * @param place the role's place in the move, from 1
   */
  record OfRole(int place, int seat) implements SanMarcoChoice {}

  /** The doge: never clicked, but named by lines of the log. */
  record OfDoge() implements SanMarcoChoice {}

  @Override
  default Optional<Phrase> words() {
    return Optional.ofNullable(
        switch (this) {
          case OfCard(Card card) -> Phrase.of("choice", card);
          case OfDistrict(District district) -> Phrase.of("choice", district);
          case OfPair(Pair pair) -> Phrase.of("choice", pair);
          case OfBridge(Pair pair, int owner) -> Phrase.of("choice.bridge", pair, owner);
          case OfNoble(District district, int seat) -> Phrase.of("choice.noble", district, seat);
          case OfSource(District district) -> Phrase.of("choice.from", district);
          case OfPayment(Payment payment) -> Phrase.of("choice.pay", payment);
          case OfGivingUp() -> Phrase.of("choice.give-up");
          case OfRole(int place, int seat) -> Phrase.of("choice.role", place, seat);
          case OfDoge() -> null;
        });
  }

  @Override
  default boolean settles() {
    return !(this instanceof OfCard || this instanceof OfRole);
  }
}
