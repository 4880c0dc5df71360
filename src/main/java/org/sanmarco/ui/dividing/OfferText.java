package org.sanmarco.ui.dividing;

import java.util.List;
import org.sanmarco.ui.game.Gain;

/**
 * A game's text about the drawn cards or an offer.
 *
 * @param title the name, such as "Offer 1"
 * @param brief the name where there is little room
 * @param badge the weight of its cards; empty for none
 * @param gains what it brings to whom
 * @param words what it brings to anybody; empty for nothing
 * @param spoken all of it, for a screen reader and as a tooltip
 * @param note on the empty place; empty for none
 */
public record OfferText(
    String title,
    String brief,
    String badge,
    List<Gain> gains,
    String words,
    String spoken,
    String note) {

  public OfferText {
    gains = List.copyOf(gains);
  }

  /** The heading of the cards in no offer; where there is little room, their number if any. */
  public static OfferText left(String title, int left, String note) {
    return new OfferText(title, left > 0 ? "" + left : "", "", List.of(), "", "", note);
  }
}
