package org.sanmarco.games.canalgrande;

import java.util.List;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsDrawn;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.HandDealt;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OffersMade;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TurnBegan;
import org.sanmarco.kernel.EventListener;

/** The turn machine: plays any legal move, and leads from the set-up (GS) through turns (GT). */
final class Turns {

  static final int DEALT = 4;
  static final int ACTIONS_DRAWN = 5;
  static final int NUMBERS_DRAWN = 3;

  /** One card of each district. */
  private static final long EACH_DISTRICT = 0x111111;

  private Turns() {}

  static void play(CanalGrandePosition position, long code, EventListener listener) {
    long number = PackedMove.number(code);
    switch (PackedMove.kind(code)) {
      case PackedMove.DEAL -> deal(position, number, listener);
      case PackedMove.DRAW -> draw(position, number, listener);
      case PackedMove.DIVIDE -> divide(position, number, listener);
      case PackedMove.TAKE -> take(position, (int) number, listener);
      case PackedMove.ROB -> Actions.rob(position, (int) number, listener);
      case PackedMove.STEAL -> Actions.steal(position, (int) number, listener);
      case PackedMove.SPY, PackedMove.BONUS -> Actions.drawUnseen(position, number, listener);
      case PackedMove.PLAY -> Votes.play(position, (int) number, listener);
      case PackedMove.GONDOLA -> Votes.gondola(position, (int) number, listener);
      case PackedMove.DONE -> Votes.done(position, listener);
      case PackedMove.PASS -> Votes.pass(position, listener);
      default -> throw new AssertionError(code);
    }
  }

  /** GS2, GS3. */
  static void setUp(CanalGrandePosition position) {
    position.deck = Cards.full(position.seats).packed();
    if (position.seats == Fields.MOST_SEATS) {
      long gondola = Cards.one(Card.GONDOLA.ordinal());
      for (int seat = 0; seat < position.seats; seat++) {
        position.hands[seat] = gondola;
        position.deck -= gondola;
        Knowledge.gain(position, seat, gondola);
      }
    }
    position.due = DEALT;
    assignRoles(position, position.leader);
  }

  /** GS2, GS3: the cards of which hands are dealt, without those that are. */
  static long pool(CanalGrandeState state) {
    long pool = state.seats * EACH_DISTRICT;
    for (int seat = 0; seat < state.seats; seat++) {
      pool -= state.hands[seat] & 15 * EACH_DISTRICT;
    }
    return pool;
  }

  private static void deal(CanalGrandePosition position, long cards, EventListener listener) {
    int seat = position.active;
    position.deck -= cards;
    position.hands[seat] += cards;
    if (listener.isActive()) {
      listener.happened(new HandDealt(seat + 1, openPartner(position, seat), new Cards(cards)));
    }
    position.active++;
    if (position.active == position.seats) {
      position.due = 0;
      begin(position, position.divider, listener);
    }
  }

  /** GS4: the other seat that sees a seat's hand, 0 if none does. */
  static int openPartner(CanalGrandeState state, int seat) {
    return state.open ? (seat ^ 1) + 1 : 0;
  }

  /** GT1, GT4: the next turn of the round. */
  static void begin(CanalGrandePosition position, int divider, EventListener listener) {
    assignRoles(position, divider);
    position.turn++;
    position.voted = 0;
    position.owner = Fields.NONE;
    position.active = divider;
    position.phase = Phase.DRAW;
    if (listener.isActive()) {
      if (position.turn == 1) {
        listener.happened(new RoundBegan(position.round));
      }
      listener.happened(
          new TurnBegan(position.round, position.turn, divider + 1, position.chooser()));
    }
  }

  /** GT4: two sit opposite each other; of four A divides for C, B for D and so on. */
  static void assignRoles(CanalGrandeState state, int divider) {
    state.divider = divider;
    state.chooser = (divider + state.seats / 2) % state.seats;
  }

  private static void draw(CanalGrandePosition position, long cards, EventListener listener) {
    position.drawn = cards;
    position.phase = Phase.DIVIDE;
    if (listener.isActive()) {
      listener.happened(new CardsDrawn(position.divider(), new Cards(cards)));
    }
    position.deck -= Cards.numbers(cards);
    Deck.take(position, Cards.actions(cards), listener);
  }

  private static void divide(
      CanalGrandePosition position, long firstOffer, EventListener listener) {
    position.offers[0] = firstOffer;
    position.offers[1] = position.drawn - firstOffer;
    position.drawn = 0;
    position.active = position.chooser;
    position.phase = Phase.CHOOSE;
    if (listener.isActive()) {
      listener.happened(
          new OffersMade(position.divider(), List.of(position.offer(1), position.offer(2))));
    }
  }

  /** GT3: the chooser's offer. */
  private static void take(CanalGrandePosition position, int offer, EventListener listener) {
    position.owner = position.chooser;
    carryOut(position, offer, listener);
    Actions.next(position, listener);
  }

  /** GT3: the divider takes the offer that is left. */
  static void takeOther(CanalGrandePosition position, EventListener listener) {
    position.owner = position.divider;
    carryOut(position, position.offers[0] == 0 ? 1 : 0, listener);
  }

  /** Carries out GA1 and GA2 and notes the cards to be used afterwards. */
  private static void carryOut(CanalGrandePosition position, int offer, EventListener listener) {
    long cards = position.offers[offer];
    long intoHand = Cards.inHand(cards);
    int seat = position.owner;
    int side = position.sideOf(seat);
    position.offers[offer] = 0;
    position.points += (int) Fields.POINTS.of(Cards.points(cards), side);
    position.hands[seat] += intoHand;
    position.todo = Cards.actions(cards) - intoHand;
    Knowledge.gain(position, seat, intoHand);
    if (listener.isActive()) {
      listener.happened(
          new OfferTaken(seat + 1, offer + 1, new Cards(cards), position.pointsOf(side)));
    }
  }
}
