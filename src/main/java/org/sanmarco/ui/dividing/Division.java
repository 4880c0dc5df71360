package org.sanmarco.ui.dividing;

import module java.base;

/**
 * A divider's cards on their way into offers. Cards and offers are numbered from 1.
 *
 * @param <C> a card
 */
public final class Division<C> {

  /** The place of cards that are in no offer yet. */
  public static final int LEFT = 0;

  private final List<C> cards;
  private final int offers;
  private final int[] places;

  /**
   * A division with all cards left.
   *
   * @param offers the number of offers
   */
  public Division(List<C> cards, int offers) {
    this.cards = List.copyOf(cards);
    this.offers = offers;
    this.places = new int[cards.size()];
  }

  /** The cards, in their order. */
  public List<C> cards() {
    return cards;
  }

  /** The number of offers. */
  public int offers() {
    return offers;
  }

  /** The place of a card: an offer, or {@link #LEFT}. */
  public int place(int card) {
    return places[card - 1];
  }

  /** The numbers of the cards in an offer, or of those left. */
  public List<Integer> in(int place) {
    return IntStream.rangeClosed(1, cards.size())
        .filter(card -> place(card) == place)
        .boxed()
        .toList();
  }

  /** The cards in an offer, or those left. */
  public List<C> offer(int place) {
    return in(place).stream().map(card -> cards.get(card - 1)).toList();
  }

  /** The cards of each offer, the first one's first. */
  public List<List<C>> all() {
    return IntStream.rangeClosed(1, offers).mapToObj(this::offer).toList();
  }

  /** The number of cards in no offer yet. */
  public int left() {
    return in(LEFT).size();
  }

  void put(int card, int place) {
    if (place < LEFT || place > offers) {
      throw new IllegalArgumentException("offer " + place + " of " + offers);
    }
    places[card - 1] = place;
  }

  /**
   * Moves a card from no offer into the first, or from each into the next, the last into the first.
   */
  void putOn(int card) {
    put(card, place(card) % offers + 1);
  }

  void putAllBack() {
    Arrays.fill(places, LEFT);
  }

  void restore(List<List<C>> divided) {
    putAllBack();
    for (int offer = 1; offer <= divided.size(); offer++) {
      List<C> wanted = new ArrayList<>(divided.get(offer - 1));
      for (int card : in(LEFT)) {
        if (wanted.remove(cards.get(card - 1))) {
          put(card, offer);
        }
      }
    }
  }
}
