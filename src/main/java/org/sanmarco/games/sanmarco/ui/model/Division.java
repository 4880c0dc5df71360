package org.sanmarco.games.sanmarco.ui.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;

/** A divider's cards on their way into offers (T5). Cards and offers are numbered from 1. */
public final class Division {

  /** The place of cards that are in no offer yet. */
  public static final int LEFT = 0;

  private final List<Card> cards;
  private final int offers;
  private final int[] places;

  /**
   * Nothing is divided yet.
   *
   * @param offers how many there will be
   */
  Division(Cards drawn, int offers) {
    this.cards = drawn.list();
    this.offers = offers;
    this.places = new int[cards.size()];
  }

  /** The cards, in canonical order. */
  public List<Card> cards() {
    return cards;
  }

  /** How many offers there are. */
  public int offers() {
    return offers;
  }

  /** Where a card is: an offer, or {@link #LEFT}. */
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
  public Cards offer(int place) {
    return Cards.of(in(place).stream().map(card -> cards.get(card - 1)).toList());
  }

  /** How many cards are in no offer yet. */
  public int left() {
    return in(LEFT).size();
  }

  /** The division as it stands; whether it is legal the rules know. */
  public Divide move() {
    return new Divide(IntStream.rangeClosed(1, offers).mapToObj(this::offer).toList());
  }

  void put(int card, int place) {
    if (place < LEFT || place > offers) {
      throw new IllegalArgumentException("offer " + place + " of " + offers);
    }
    places[card - 1] = place;
  }

  /** From no offer into the first, from each into the next, from the last into the first. */
  void putOn(int card) {
    put(card, place(card) % offers + 1);
  }

  void putAllBack() {
    Arrays.fill(places, LEFT);
  }

  /** Puts the cards where they were in a division that was taken back. */
  void restore(Divide divide) {
    putAllBack();
    for (int offer = 1; offer <= divide.offers().size(); offer++) {
      List<Card> wanted = new ArrayList<>(divide.offers().get(offer - 1).list());
      for (int card : in(LEFT)) {
        if (wanted.remove(cards.get(card - 1))) {
          put(card, offer);
        }
      }
    }
  }
}
