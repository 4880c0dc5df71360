package org.sanmarco.games.nim;

import module java.base;

import org.sanmarco.notation.Described;
import org.sanmarco.notation.Form;

/** Reads a view from its {@link Description}, then derives what that omits. */
record ViewReader(Described data, NimView view) {

  static NimView read(NimPosition start, int seat, Described described) {
    NimView view = start.view(seat);
    ViewReader reader = new ViewReader(described, view);
    new Description(Form.reading(described), view, view::sees).fields();
    reader.derive();
    described.requireSame(view.describe());
    described.requireSample(view);
    return view;
  }

  /**
   * Hands are dealt in the order of seats, and the turn tells who is next then. Hidden cards are in
   * the deck, for all that the seat knows.
   */
  private void derive() {
    int dealt = 1;
    while (dealt < view.players && view.handSize(dealt) > 0) {
      dealt++;
    }
    view.active =
        view.phase == Phase.DEAL
            ? dealt
            : Math.floorMod(view.leader - 1 + view.turn - 1, view.players) + 1;
    for (int card = 1; card < NimState.KINDS; card++) {
      view.played[card] = NimState.COPIES - view.deck[card];
      for (int[] hand : view.hands) {
        view.played[card] -= hand[card];
      }
      data.get("deck").require(view.played[card] >= 0);
    }
    int hidden = Arrays.stream(view.unseen).sum();
    data.get("deck").require(hidden <= Arrays.stream(view.deck).sum());
  }
}
