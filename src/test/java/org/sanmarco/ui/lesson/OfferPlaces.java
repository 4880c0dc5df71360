package org.sanmarco.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;

/** Into which offer each of some cards goes, for tests that divide them. */
public final class OfferPlaces {

  private record Place(Card card, int offer) {}

  private OfferPlaces() {}

  /** For each card, in its order, the number of an offer, so that the offers come about. */
  public static List<Integer> of(List<Card> cards, List<Cards> offers) {
    List<Place> free = new ArrayList<>();
    for (int offer = 1; offer <= offers.size(); offer++) {
      for (Card card : offers.get(offer - 1).list()) {
        free.add(new Place(card, offer));
      }
    }
    List<Integer> places = new ArrayList<>();
    for (Card card : cards) {
      Place place = free.stream().filter(one -> one.card() == card).findFirst().orElseThrow();
      free.remove(place);
      places.add(place.offer());
    }
    return places;
  }
}
