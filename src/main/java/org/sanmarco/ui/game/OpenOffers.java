package org.sanmarco.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Standing;
import org.sanmarco.rules.sanmarco.Card;
import org.sanmarco.rules.sanmarco.Cards;
import org.sanmarco.rules.sanmarco.SanMarcoView;
import org.sanmarco.ui.cards.CardView;

/** The offers among which a seat chooses, as everybody sees them (T7). */
final class OpenOffers {

  private OpenOffers() {}

  /** Those of the first divider who has some in sight; null for each that is taken. */
  static List<@Nullable Cards> of(SanMarcoView view) {
    for (int divider : view.dividers()) {
      List<@Nullable Cards> offers = view.offers(divider);
      if (!offers.isEmpty()) {
        return offers;
      }
    }
    return List.of();
  }

  /** The same side by side, with what each would mean for whoever chooses. */
  static List<OfferBox> lay(Desk desk, double cardHeight) {
    SanMarcoView view = desk.model().view();
    List<OfferBox> boxes = new ArrayList<>();
    for (@Nullable Cards cards : of(view)) {
      int number = boxes.size() + 1;
      OfferBox box = new OfferBox(desk, number, cardHeight);
      if (cards == null) {
        box.say(desk.text("offer", number), "", desk.text("offer.taken"));
        box.getStyleClass().add("offer-taken");
      } else {
        fill(box, desk, number, cards);
      }
      boxes.add(box);
    }
    return boxes;
  }

  private static void fill(OfferBox box, Desk desk, int number, Cards cards) {
    SanMarcoView view = desk.model().view();
    List<Standing> standings = Standing.of(view, cards);
    box.say(desk.text("offer", number), desk.text("offer.points", cards.points()), "");
    box.show(standings);
    box.setAccessibleHelp(standings.stream().map(desk::sentence).collect(Collectors.joining("; ")));
    box.setAccessibleText(
        desk.text("offer.spoken", number, desk.terms().cards(cards), cards.points()));
    for (Card card : cards.list()) {
      box.cards().getChildren().add(shown(desk, card));
    }
  }

  /** A card that is there to be looked at. */
  static CardView shown(Desk desk, Card card) {
    CardView view = desk.card(card);
    view.setFocusTraversable(false);
    view.setMouseTransparent(true);
    return view;
  }
}
