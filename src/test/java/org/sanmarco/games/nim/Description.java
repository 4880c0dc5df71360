package org.sanmarco.games.nim;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Result;
import org.sanmarco.notation.Form;

/**
 * A state as plain data: written, or read into a view.
 *
 * @param sees whether a seat's cards are seen
 */
record Description(Form form, NimState state, IntPredicate sees) {

  static final int CARDS = NimState.KINDS - 1;

  private static final int MOST_CARDS = CARDS * NimState.COPIES;
  private static final int MOST_TURNS = Game.MOST_SEATS * (MOST_CARDS + NimState.COPIES);

  static Map<String, @Nullable Object> of(NimState state) {
    NimState copy = new NimPosition(state);
    return Form.written(form -> new Description(form, copy, state::sees).fields());
  }

  /** Writes or reads all fields; read are those that don't follow from others or the set-up. */
  void fields() {
    form.at("game").derived(Nim.ID);
    form.at("version").derived(1);
    form.at("seats").derived(state.players);
    state.turn = form.at("turn").number(state.turn, 0, MOST_TURNS);
    state.phase = form.at("phase").one(state.phase, List.of(Phase.values()));
    form.at("actor").derived(state.actor().toString());
    state.heap = form.at("heap").number(state.heap, 0, state.size);
    state.passes = form.at("passes").number(state.passes, 0, state.players);
    int seat = 1;
    for (Form hand : form.at("hands").items(state.players)) {
      hand(hand, seat++);
    }
    int card = 1;
    for (Form copies : form.at("deck").items(CARDS)) {
      state.deck[card] = copies.number(state.deck[card], 0, NimState.COPIES);
      card++;
    }
    Result result = state.result();
    if (result != null) {
      form.object("result").at("winners").derived(result.winners());
    }
  }

  private void hand(Form hand, int seat) {
    if (!sees.test(seat)) {
      state.unseen[seat] = hand.number(state.unseen[seat], 0, MOST_CARDS);
      return;
    }
    List<Integer> cards = state.hand(seat);
    int[] counts = new int[NimState.KINDS];
    int index = 0;
    for (Form card : hand.items(cards.size(), 0, MOST_CARDS)) {
      counts[card.number(index < cards.size() ? cards.get(index++) : 0, 1, CARDS)]++;
    }
    state.hands[seat] = counts;
  }
}
