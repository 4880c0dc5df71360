package org.sanmarco.games.marcopolo;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.notation.Described;
import org.sanmarco.notation.Form;

/** Reads a view from its {@link Description} and requires that it can be one. */
record ViewReader(Described data, MarcoPoloView view) {

  static MarcoPoloView read(
      MarcoPoloPosition start, int seat, Map<String, @Nullable Object> described) {
    MarcoPoloView view = start.view(seat);
    Described data = new Described(described);
    ViewReader reader = new ViewReader(data, view);
    new Description(Form.reading(data), view, view::sees).fields();
    data.requireSame(view.describe());
    data.requireComplete(new MarcoPoloPosition(view), start);
    reader.requireCards();
    reader.requireCamels();
    data.requireSample(view);
    return view;
  }

  /** Requires as many cards as are hidden or due (MS2, MT7, MC3). */
  private void requireCards() {
    for (int player = 1; player <= view.players; player++) {
      data.get("hands").require(view.hand(player).contains(view.known(player)));
    }
    Described deck = data.get("deck");
    deck.require(view.deckSize() >= 0);
    boolean isFirst = view.turn == 0;
    boolean mayDraw = view.deckSize() > 0 || view.discard != 0;
    deck.require(
        switch (view.phase) {
          case DEAL ->
              isFirst && view.handSize(view.players) == 0 && view.deckSize() >= MarcoPoloState.HAND;
          case ROW -> isFirst ? view.deckSize() >= MarcoPoloState.HAND : mayDraw;
          case CARD -> !isFirst && mayDraw;
          case TAKE -> !isFirst && (mayDraw || view.row != 0);
          case MOVE, OVER -> !isFirst;
        });
  }

  /** MT6, ME1: camels have been where they are, and one in Dadu ends the game. */
  private void requireCamels() {
    for (int camel = 0; camel < view.camels(); camel++) {
      int space = view.spaceOf(camel);
      data.get("been").require((view.been[camel] >>> space & 1) != 0);
      data.get("spaces").require(space < Track.DADU || view.isOver());
    }
  }
}
