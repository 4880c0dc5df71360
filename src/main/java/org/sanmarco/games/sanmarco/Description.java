package org.sanmarco.games.sanmarco;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.Result;
import org.sanmarco.notation.Form;

/**
 * A state as plain data, in the form and order of the notation's JSON: written, or read into a
 * view.
 */
record Description(Form form, SanMarcoState state) {

  private static final String HIDDEN = "hidden";
  private static final int MOST_TURNS = 99;
  private static final int MOST_PRESTIGE = 9_999;
  private static final int MOST_PENALTY = 99;

  static Map<String, @Nullable Object> of(SanMarcoState state) {
    SanMarcoState copy = new SanMarcoPosition(state);
    return Form.written(form -> new Description(form, copy).fields());
  }

  /** Writes or reads all fields; read are those that don't follow from others or the set-up. */
  void fields() {
    int seats = state.seats();
    form.at("game").derived(SanMarco.ID);
    form.at("version").derived(SanMarco.NOTATION);
    form.at("seats").derived(seats);
    form.at("players").derived(state.perSeat(state::player));
    form.at("board").derived(board(state.board()));
    state.round = form.at("round").number(state.round, 1, SanMarcoState.ROUNDS);
    state.turn = form.at("turn").number(state.turn, 0, MOST_TURNS);
    state.leader = form.at("leader").place(state.leader, state.players);
    state.phase = form.at("phase").one(state.phase, List.of(Phase.ALL));
    form.at("actor").derived(state.actor().toString());
    Form nobles = form.object("nobles");
    for (District district : District.ALL) {
      nobles(nobles.at(district), district.ordinal());
    }
    nobles(form.at("reserve"), SanMarcoState.RESERVE);
    bridges(form.object("bridges"));
    state.doge = form.at("doge").oneOrNull(state.doge, District.ALL);
    state.prestige =
        form.at("prestige").row(state.prestige, SanMarcoState.PRESTIGE, seats, MOST_PRESTIGE);
    state.penalty =
        (int) form.at("penalty").row(state.penalty, SanMarcoState.ROW, seats, MOST_PENALTY);
    state.in = form.at("in").numbers(state.in, 1, seats);
    roles(form.at("roles").items(state.roleCount, 0, seats));
    Form drawn = form.object("drawn");
    Form offers = form.object("offers");
    for (int index = 0; index < state.dividerCount(); index++) {
      drawn(drawn, index);
      offers(offers, index);
    }
    state.hand = cards(form.at("hand"), state.hand);
    state.deck =
        Cards.of(form.object("deck").counts(state.deck(), Card.ALL, Card::copies)).packed();
    if (state.exile() != null) {
      exile(form.object("exile"));
    }
    Result result = state.result();
    if (result != null) {
      Form last = form.object("result");
      last.at("score").derived(result.scores());
      last.at("winners").derived(result.winners());
    }
  }

  private static Map<String, @Nullable Object> board(Board board) {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    for (District district : District.ALL) {
      values.put(district.toString(), List.of(board.most(district), board.second(district)));
    }
    return values;
  }

  private void nobles(Form row, int place) {
    int own = state.nobles[place];
    state.nobles[place] =
        (int) row.row(own, SanMarcoState.ROW, state.seats(), SanMarcoState.NOBLES);
  }

  private static long cards(Form codes, long own) {
    return Cards.of(codes.cards(new Cards(own), Card.ALL, Card::copies)).packed();
  }

  private void bridges(Form bridges) {
    for (Pair pair : Pair.ALL) {
      int own = state.ownersAt(pair.index());
      if (bridges.has(pair, own != 0)) {
        int owners = bridges.at(pair).numbers(own, 1, state.seats());
        for (int seat : SanMarcoState.seats(owners)) {
          state.bridges |= SanMarcoState.bridge(pair.index(), seat - 1);
        }
      }
    }
  }

  private void roles(List<Form> roles) {
    int[] seats =
        IntStream.range(0, roles.size())
            .map(index -> roles.get(index).place(state.role(index), state.seats()))
            .toArray();
    state.roles = SanMarcoState.roleOrder(seats);
    state.roleCount = seats.length;
  }

  private void drawn(Form drawn, int index) {
    String divider = String.valueOf(state.divider(index) + 1);
    boolean isHidden = (state.hiddenDrawn >>> index & 1) != 0;
    long own = state.cards[index];
    if (drawn.has(divider, isHidden || own != 0)) {
      Form cards = drawn.at(divider);
      if (cards.is(HIDDEN, isHidden)) {
        state.hiddenDrawn |= 1 << index;
      } else {
        state.cards[index] = cards(cards, own);
      }
    }
  }

  private void offers(Form offers, int index) {
    String divider = String.valueOf(state.divider(index) + 1);
    boolean isHidden = (state.hiddenOffers >>> index & 1) != 0;
    if (offers.has(divider, isHidden || state.hasOffers(index))) {
      Form cards = offers.at(divider);
      if (cards.is(HIDDEN, isHidden)) {
        state.hiddenOffers |= 1 << index;
        return;
      }
      int place = SanMarcoState.offerAt(index, 0);
      for (Form offer : cards.items(state.offerCount())) {
        long own = state.cards[place];
        state.cards[place++] = offer.isNull(own == 0) ? 0 : cards(offer, own);
      }
    }
  }

  private void exile(Form exile) {
    District district = District.ALL.get(state.exileDistrict);
    state.exileDistrict = exile.at("district").one(district, District.ALL).ordinal();
    state.active = exile.at("by").place(state.active, state.seats());
    if (state.phase == Phase.EXILE_REMOVE) {
      state.exileDie = exile.at("die").number(state.exileDie, 1, District.COUNT);
    } else {
      exile.at("die").derived(null);
    }
    state.exileBonus = exile.at("bonus").flag(state.exileBonus);
  }
}
