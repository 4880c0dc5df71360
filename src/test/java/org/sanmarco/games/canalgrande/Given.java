package org.sanmarco.games.canalgrande;

import java.util.Arrays;
import java.util.Map;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.PackedCards;

/**
 * Sets up positions in the words of the rules: a divider is about to draw. What isn't said follows:
 * hands are empty, and all other cards are in the decks.
 */
final class Given {

  private final CanalGrandePosition position;

  private Given(int seats, Map<String, String> options) {
    position = start(seats, options);
    for (int seat = 0; seat < seats; seat++) {
      position.deck += position.hands[seat];
      position.hands[seat] = 0;
    }
    Arrays.fill(position.known, 0);
    position.due = 0;
    position.turn = 1;
    position.phase = Phase.DRAW;
    position.active = 0;
  }

  static CanalGrandePosition start(int seats, Map<String, String> options) {
    return new CanalGrande().start(new Setup(CanalGrande.ID, seats, options));
  }

  /** Two players; seat 1 divides. */
  static Given two() {
    return new Given(2, Map.of());
  }

  /** Four with closed hands; seat 1 divides for seat 3. */
  static Given four() {
    return new Given(4, Map.of());
  }

  /** Four with open hands between partners. */
  static Given open() {
    return new Given(4, Map.of("partners", "open"));
  }

  Given divider(int seat) {
    position.divider = seat - 1;
    position.chooser = (seat - 1 + position.seats / 2) % position.seats;
    position.active = seat - 1;
    return this;
  }

  Given hand(int seat, String cards) {
    position.hands[seat - 1] = taken(cards);
    return this;
  }

  /** The won cards of a side. */
  Given won(int side, String cards) {
    position.won |= Fields.WON.of(taken(cards), side - 1);
    return this;
  }

  /** The number cards that a side has laid down. */
  Given points(int side, String cards) {
    position.points += (int) Fields.POINTS.of(Cards.points(taken(cards)), side - 1);
    return this;
  }

  /** The deck has no action cards but these, all others that are nowhere else are discarded. */
  Given deck(String cards) {
    long all = Cards.actions(position.deck);
    position.discard += all - cards(cards);
    position.deck -= all - cards(cards);
    return this;
  }

  Scene scene() {
    return new Scene(position);
  }

  /** Written cards, packed; blanks alone are none. */
  static long cards(String written) {
    return Arrays.stream(written.split(" ", -1))
        .filter(code -> !code.isBlank())
        .mapToLong(code -> Cards.of(PackedCards.read(code, Card.ALL)).packed())
        .sum();
  }

  private long taken(String written) {
    position.deck -= cards(written);
    return cards(written);
  }
}
