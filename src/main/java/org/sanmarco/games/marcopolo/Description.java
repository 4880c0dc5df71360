package org.sanmarco.games.marcopolo;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Result;
import org.sanmarco.notation.Form;

/**
 * A state as plain data, in the form and order of the notation's JSON: written, or read into a
 * view.
 *
 * @param sees whether all of a player's hand is seen, counted from 0
 */
record Description(Form form, MarcoPoloState state, IntPredicate sees) {

  private static final int MOST_TURNS = 9_999;
  private static final int MOST_GOLD = 255;

  static Map<String, @Nullable Object> of(MarcoPoloState state) {
    MarcoPoloState copy = new MarcoPoloPosition(state);
    return Form.written(form -> new Description(form, copy, state::sees).fields());
  }

  /** Writes or reads all fields; read are those that don't follow from others or the set-up. */
  void fields() {
    form.at("game").derived(MarcoPolo.ID);
    form.at("version").derived(MarcoPolo.NOTATION);
    form.at("seats").derived(state.seats());
    form.at("camels").derived(perCamel(state::owner));
    form.at("variant").derived(MarcoPolo.variant(state));
    form.at("way").derived(way());
    form.at("leader").derived(state.leader());
    state.turn = form.at("turn").number(state.turn, 0, MOST_TURNS);
    state.phase = form.at("phase").one(state.phase, List.of(Phase.values()));
    form.at("actor").derived(state.actor().toString());
    state.player = form.at("player").place(state.player, state.players);
    hands(form.at("hands").items(state.players), form.at("known").items(state.players));
    state.gold = form.at("gold").row(state.gold, MarcoPoloState.COINS, state.players, MOST_GOLD);
    state.spaces =
        (int) form.at("spaces").row(state.spaces, MarcoPoloState.SPACE, state.camels(), Track.DADU);
    List<Form> been = form.at("been").items(state.camels());
    for (int camel = 0; camel < state.camels(); camel++) {
      state.been[camel] = been.get(camel).numbers(state.been[camel], 0, Track.DADU);
    }
    chests(form.object("chests"));
    state.halfway = form.at("halfway").flag(state.halfway);
    moved(form.object("moved"));
    state.row = cards(form.at("row"), state.row);
    state.deck = counts(form.object("deck"), state.deck);
    state.discard = counts(form.object("discard"), state.discard);
    state.idle = form.at("idle").number(state.idle, 0, state.players);
    Result result = state.result();
    if (result != null) {
      Form last = form.object("result");
      last.at("gold").derived(result.scores());
      last.at("winners").derived(result.winners());
    }
  }

  private <T> List<T> perCamel(IntFunction<T> value) {
    return IntStream.rangeClosed(1, state.camels()).mapToObj(value).toList();
  }

  private List<String> way() {
    return IntStream.rangeClosed(1, Track.DADU).mapToObj(state.track()::written).toList();
  }

  private void hands(List<Form> hands, List<Form> known) {
    long unseen = 0;
    for (int player = 0; player < state.players; player++) {
      state.known[player] = cards(known.get(player), state.known[player]);
      if (sees.test(player)) {
        state.hands[player] = cards(hands.get(player), state.hands[player]);
      } else {
        state.hands[player] = state.known[player];
        int own = state.handSize(player + 1);
        int size = Cards.size(state.known[player]);
        int hidden = hands.get(player).number(own, size, Cards.FULL.size()) - size;
        unseen |= MarcoPoloState.UNSEEN.of(hidden, player);
      }
    }
    state.unseen = unseen;
  }

  private void chests(Form chests) {
    for (int space = 0; space <= Track.DADU; space++) {
      int chest = state.track.chest(space);
      int bit = chest > 0 ? 1 << space : 0;
      if (chests.has(space, (state.chests & bit) != 0)) {
        chests.at(space).derived(chest);
      } else {
        state.chests &= ~bit;
      }
    }
  }

  private void moved(Form moved) {
    state.moved = moved.at("camel").placeOrNull(state.moved, state.camels());
    state.ballast = moved.at("ballast").flag(state.ballast);
    state.stopped = moved.at("stopped").numbers(state.stopped, 1, state.camels());
  }

  private static long cards(Form codes, long own) {
    return Cards.of(codes.cards(new Cards(own), Card.ALL, Card::copies)).packed();
  }

  private static long counts(Form cards, long own) {
    return Cards.of(cards.counts(new Cards(own), Card.ALL, Card::copies)).packed();
  }
}
