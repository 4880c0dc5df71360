package org.sanmarco.games.sanmarco.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.Standing;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.ui.cards.CardRow;

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

  /** The same side by side, with what each would mean for the player who chooses. */
  static List<OfferBox> lay(SanMarcoContext context, double cardHeight) {
    SanMarcoView view = context.view();
    List<OfferBox> boxes = new ArrayList<>();
    for (@Nullable Cards cards : of(view)) {
      int number = boxes.size() + 1;
      OfferBox box = new OfferBox(context, number, cardHeight);
      if (cards == null) {
        box.say(context.text("offer", number), "", context.text("offer.taken"));
        box.getStyleClass().add("offer-taken");
      } else {
        fill(box, context, number, cards);
      }
      boxes.add(box);
    }
    CardRow.alike(boxes.stream().map(OfferBox::cards).toList());
    return boxes;
  }

  private static void fill(OfferBox box, SanMarcoContext context, int number, Cards cards) {
    SanMarcoView view = context.view();
    List<Standing> standings = Standing.of(view, cards);
    box.say(context.text("offer", number), "+" + cards.points(), "");
    box.show(standings);
    box.setAccessibleHelp(
        standings.stream().map(context::sentence).collect(Collectors.joining("; ")));
    String spoken = context.spoken(number, cards);
    box.setAccessibleText(spoken);
    box.tell(spoken);
    for (Card card : cards.list()) {
      box.cards().getChildren().add(shown(context, card));
    }
  }

  /** A card for inspection only. */
  static CardView shown(SanMarcoContext context, Card card) {
    CardView view = context.card(card);
    view.setFocusTraversable(false);
    view.setMouseTransparent(true);
    return view;
  }
}
