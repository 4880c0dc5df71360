package org.sanmarco.games.sanmarco.ui.move;

import java.util.Optional;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.SanMarcoMove.Payment;
import org.sanmarco.ui.move.Choice;

/** The choices of a player on the way to a move of San Marco. */
public sealed interface SanMarcoChoice extends Choice {

  /** A card of one's hand: never a move yet, even where just one is left with it (C12). */
  record OfCard(Card card) implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice", card));
    }

    @Override
    public boolean settles() {
      return false;
    }
  }

  /** A district on the board. */
  record OfDistrict(District district) implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice", district));
    }
  }

  /** A place for a bridge. */
  record OfPair(Pair pair) implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice", pair));
    }
  }

  /** A bridge that stands: which seat's, and where. */
  record OfBridge(Pair pair, int owner) implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice.bridge", pair, owner));
    }
  }

  /** A noble of a seat in a district. */
  record OfNoble(District district, int seat) implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice.noble", district, seat));
    }
  }

  /** The district that an own noble is taken from when the reserve is empty (C11). */
  record OfSource(District district) implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice.from", district));
    }
  }

  /** The recipients of the payment for the doge's route (C7 to C9). */
  record OfPayment(Payment payment) implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice.pay", payment));
    }
  }

  /** The choice to give up the chosen card (T8). */
  record OfGivingUp() implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice.give-up"));
    }
  }

  /**
   * A colour for a role (V1, V4). It can be undone, even if other roles follow from it.
   *
   * @param place the role's place in the move, from 1
   */
  record OfRole(int place, int seat) implements SanMarcoChoice {
    @Override
    public Optional<Phrase> words() {
      return Optional.of(Phrase.of("choice.role", place, seat));
    }

    @Override
    public boolean settles() {
      return false;
    }
  }

  /** The doge: never clicked, but named by lines of the log. */
  record OfDoge() implements SanMarcoChoice {}
}
