package org.sanmarco.games.nim;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.notation.Described;

/** Reads a view from its description, in the same order; then derives what that omits. */
final class ViewReader {

  private static final int MOST_TURNS = Game.MOST_SEATS * NimPosition.KINDS * NimPosition.COPIES;
  private static final int CARDS = NimPosition.KINDS - 1;

  private final Described data;
  private final NimView view;
  private final NimPosition known;

  private ViewReader(Described data, NimView view) {
    this.data = data;
    this.view = view;
    known = view.known();
  }

  static NimView read(NimPosition start, int seat, Map<String, @Nullable Object> described) {
    NimView view = start.view(seat);
    Described data = new Described(described);
    ViewReader reader = new ViewReader(data, view);
    reader.read();
    reader.derive();
    reader.requireCards();
    data.requireSame(view.describe());
    data.requireSample(view);
    return view;
  }

  private void read() {
    known.turn = data.get("turn").number(0, MOST_TURNS);
    known.phase = data.get("phase").one(List.of(Phase.values()));
    known.heap = data.get("heap").number(0, known.size);
    known.passes = data.get("passes").number(0, known.players);
    int seat = 1;
    for (Described hand : data.get("hands").list(known.players, known.players)) {
      readHand(seat++, hand);
    }
    int card = 1;
    for (Described left : data.get("deck").list(CARDS, CARDS)) {
      known.deck[card++] = left.number(0, NimPosition.COPIES);
    }
  }

  private void readHand(int seat, Described hand) {
    if (seat == view.seat()) {
      for (Described card : hand.list(0, CARDS * NimPosition.COPIES)) {
        known.hands[seat][card.number(1, CARDS)]++;
      }
      view.sizes[seat] = Arrays.stream(known.hands[seat]).sum();
    } else {
      view.sizes[seat] = hand.number(0, CARDS * NimPosition.COPIES);
    }
  }

  /** Hands are dealt in the order of seats, and the turn tells who is next then. */
  private void derive() {
    int dealt = 1;
    while (dealt < known.players && view.sizes[dealt] > 0) {
      dealt++;
    }
    known.active =
        known.phase == Phase.DEAL
            ? dealt
            : Math.floorMod(known.leader - 1 + known.turn - 1, known.players) + 1;
    for (int card = 1; card <= CARDS; card++) {
      known.played[card] = NimPosition.COPIES - known.deck[card];
      for (int[] hand : known.hands) {
        known.played[card] -= hand[card];
      }
      data.get("deck").require(known.played[card] >= 0);
    }
  }

  /** Hidden cards are in the deck, for all that the seat knows. */
  private void requireCards() {
    int hidden = Arrays.stream(view.sizes).sum() - view.sizes[view.seat()];
    data.get("deck").require(hidden <= Arrays.stream(known.deck).sum());
  }
}
