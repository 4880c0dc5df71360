package org.sanmarco.ui.move;

import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.SanMarcoMove.Payment;

/**
 * One click on the way to a move: what a player points at. A move is a short row of choices, and
 * putting one together means narrowing the legal moves choice by choice ({@link MoveBuilder}).
 */
public sealed interface Choice {

  /** A card of one's hand. */
  record OfCard(Card card) implements Choice {}

  /** A district on the board. */
  record OfDistrict(District district) implements Choice {}

  /** A place for a bridge. */
  record OfPair(Pair pair) implements Choice {}

  /** A bridge that stands: which seat's, and where. */
  record OfBridge(Pair pair, int owner) implements Choice {}

  /** A noble of a seat in a district. */
  record OfNoble(District district, int seat) implements Choice {}

  /** The district that an own noble is taken from when the reserve is empty (C11). */
  record OfSource(District district) implements Choice {}

  /** Whom the doge's way pays (C7 to C9). */
  record OfPayment(Payment payment) implements Choice {}

  /** To give the chosen card up (T8). */
  record OfGivingUp() implements Choice {}

  /**
   * A colour for a role (V1, V4).
   *
   * @param place the role's place in the move, from 1
   */
  record OfRole(int place, int seat) implements Choice {}

  /** A whole move that is chosen by its name alone, such as {@code keep} or {@code pass}. */
  record OfMove(org.sanmarco.games.sanmarco.SanMarcoMove move) implements Choice {}
}
