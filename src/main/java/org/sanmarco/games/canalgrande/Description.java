package org.sanmarco.games.canalgrande;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Result;
import org.sanmarco.notation.Form;

/**
 * A state as plain data, in the form and order of the notation's JSON: written, or read into a
 * view.
 *
 * @param view the view that is written or read, or null for a position
 */
record Description(Form form, CanalGrandeState state, @Nullable CanalGrandeView view) {

  private static final int MANY = 9_999;
  private static final int MOST_POINTS = 99;
  private static final int MOST_IN_HAND = 99;
  private static final int MOST_WON = 4;

  /** The kinds of cards that hands hold. */
  static final List<Card> IN_HAND = Card.ALL.subList(0, Card.GONDOLA.ordinal() + 1);

  private static final List<Card> TO_DO = List.of(Card.TRAITOR, Card.SPY, Card.DOGE);

  static Map<String, @Nullable Object> of(CanalGrandeState state) {
    CanalGrandeState copy = new CanalGrandePosition(state);
    @Nullable CanalGrandeView view = state instanceof CanalGrandeView seen ? seen : null;
    return Form.written(form -> new Description(form, copy, view).fields());
  }

  /** Writes or reads all fields; read are those that don't follow from others or the set-up. */
  void fields() {
    form.at("game").derived(CanalGrande.ID);
    form.at("version").derived(CanalGrande.NOTATION);
    form.at("seats").derived(state.seats());
    form.at("sides").derived(state.perSeat(state::side));
    form.at("partners").derived(CanalGrande.partners(state));
    state.round = form.at("round").number(state.round, 1, MANY);
    state.turn = form.at("turn").number(state.turn, 0, MANY);
    Turns.assignRoles(state, form.at("divider").place(state.divider, state.seats));
    form.at("chooser").derived(state.chooser());
    state.phase = form.at("phase").one(state.phase, List.of(Phase.values()));
    form.at("actor").derived(state.actor().toString());
    hands(perSeat(form.at("hands")), form.at("known"));
    state.points =
        (int) form.at("points").row(state.points, Fields.POINTS, Fields.SIDES, MOST_POINTS);
    won(form.object("won"));
    state.drawn = cards(form.at("drawn"), state.drawn, Card.ALL);
    offers(form.at("offers"));
    state.owner = form.at("owner").placeOrNull(state.owner, state.seats);
    state.todo = cards(form.at("todo"), state.todo, TO_DO);
    state.due = form.at("due").number(state.due, 0, Turns.DEALT);
    state.victim = form.at("victim").placeOrNull(state.victim, state.seats);
    if (state.phase == Phase.VOTE) {
      vote(form.object("vote"));
    } else {
      form.at("vote").derived(null);
    }
    state.voted = form.at("voted").set(state.voted, Card.DISTRICTS);
    state.deck = counts(form.object("deck"), state.deck, Card.ALL);
    state.discard = counts(form.object("discard"), state.discard, Card.ACTIONS);
    Result result = state.result();
    if (result != null) {
      form.object("result").at("winners").derived(result.winners());
    }
  }

  private List<Form> perSeat(Form list) {
    return list.items(state.seats);
  }

  long cards(Form codes, long own, List<Card> kinds) {
    return Cards.of(codes.cards(new Cards(own), kinds, card -> card.copies(state.seats))).packed();
  }

  private long counts(Form cards, long own, List<Card> kinds) {
    return Cards.of(cards.counts(new Cards(own), kinds, card -> card.copies(state.seats))).packed();
  }

  /** GK1: of a hidden hand a view has the known part, and the number of all cards. */
  private void hands(List<Form> hands, Form known) {
    if (view == null) {
      known.derived(knowledge(state));
    }
    List<Form> parts = view == null ? List.of() : perSeat(known);
    int hidden = 0;
    for (int seat = 0; seat < state.seats; seat++) {
      boolean isSeen = view == null || view.seesHandOf(seat);
      Form shown = isSeen ? hands.get(seat) : parts.get(seat);
      state.hands[seat] = cards(shown, state.hands[seat], IN_HAND);
      if (!isSeen) {
        int size = Cards.size(state.hands[seat]);
        int all = hands.get(seat).number(state.sizeOfHand(seat), size, MOST_IN_HAND);
        hidden |= (int) Fields.HIDDEN.of(all - size, seat);
      }
    }
    state.hidden = hidden;
  }

  /** The cards that each seat must know of each hand it doesn't see (GK2). */
  static List<List<@Nullable List<String>>> knowledge(CanalGrandeState state) {
    return state.perSeat(observer -> knownTo(state, observer));
  }

  private static List<@Nullable List<String>> knownTo(CanalGrandeState state, int observer) {
    List<@Nullable List<String>> row = new ArrayList<>();
    for (int seat = 1; seat <= state.seats(); seat++) {
      row.add(state.sees(observer, seat) ? null : state.known(observer, seat).codes());
    }
    return row;
  }

  private void won(Form won) {
    long all = 0;
    for (Card district : Card.DISTRICTS) {
      int side = 0;
      for (Form number : won.at(district).items(Fields.SIDES)) {
        int cards = number.number(state.won(district, side + 1), 0, MOST_WON);
        all |= Fields.WON.of(Cards.KIND.of(cards, district.ordinal()), side++);
      }
    }
    state.won = all;
  }

  private void offers(Form offers) {
    boolean isOffering = (state.offers[0] | state.offers[1]) != 0;
    int number = 0;
    for (Form offer : offers.items(isOffering ? 2 : 0, 0, 2)) {
      long own = state.offers[number];
      state.offers[number++] = offer.isNull(own == 0) ? 0 : cards(offer, own, Card.ALL);
    }
  }

  private void vote(Form vote) {
    vote.at("doge").derived(state.owner());
    state.challenger = vote.at("challenger").place(state.challenger, state.seats);
    state.district = vote.at("district").oneOrNull(state.district, Card.DISTRICTS);
    int seat = 0;
    for (Form table : perSeat(vote.at("cards"))) {
      state.table[seat] = cards(table, state.table[seat], Card.DISTRICTS);
      seat++;
    }
    int gondolas = Card.GONDOLA.copies(state.seats);
    state.gondolas =
        (int) vote.at("gondolas").row(state.gondolas, Fields.GONDOLAS, state.seats, gondolas);
    int firsts = 0;
    int side = 0;
    for (Form first : vote.at("first").items(Fields.SIDES)) {
      int own = Fields.FIRST.get(state.first, side) - 1;
      firsts |= (int) Fields.FIRST.of(first.oneOrNull(own, Card.DISTRICTS) + 1, side++);
    }
    state.first = firsts;
    state.raise = vote.at("raise").number(state.raise, 0, MANY);
    state.opened = vote.at("open").set(state.opened, Card.DISTRICTS);
    state.passed = vote.at("passed").numbers(state.passed, 1, state.seats);
  }
}
