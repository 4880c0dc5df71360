package org.sanmarco.games.marcopolo;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.notation.Described;

/** Reads a view from its {@link Description}, in the same order. */
record ViewReader(Described data, MarcoPoloView view) {

  private static final int MOST_TURNS = 9_999;
  private static final int MOST_GOLD = 255;

  static MarcoPoloView read(
      MarcoPoloPosition start, int seat, Map<String, @Nullable Object> described) {
    MarcoPoloView view = start.view(seat);
    Described data = new Described(described);
    ViewReader reader = new ViewReader(data, view);
    reader.read();
    data.requireSame(view.describe());
    data.requireComplete(new MarcoPoloPosition(view), start);
    reader.requireCards();
    reader.requireCamels();
    data.requireSample(view);
    return view;
  }

  private void read() {
    view.turn = data.get("turn").number(0, MOST_TURNS);
    view.phase = data.get("phase").one(List.of(Phase.values()));
    view.player = data.get("player").number(1, view.players) - 1;
    readHands();
    view.gold = data.get("gold").row(MarcoPoloState.COINS, view.players, MOST_GOLD);
    view.spaces = (int) data.get("spaces").row(MarcoPoloState.SPACE, view.camels(), Track.DADU);
    int camel = 0;
    for (Described spaces : perCamel("been")) {
      view.been[camel++] = spaces.numbers(0, Track.DADU);
    }
    readChests(data.get("chests"));
    view.halfway = data.get("halfway").flag();
    readMoved(data.get("moved"));
    view.row = cards(data.get("row"));
    view.deck = counts(data.get("deck"));
    view.discard = counts(data.get("discard"));
    view.idle = data.get("idle").number(0, view.players);
  }

  private List<Described> perPlayer(String key) {
    return data.get(key).list(view.players, view.players);
  }

  private List<Described> perCamel(String key) {
    return data.get(key).list(view.camels(), view.camels());
  }

  private static long cards(Described codes) {
    return Cards.of(codes.cards(Card.ALL, Card::copies)).packed();
  }

  private static long counts(Described cards) {
    return Cards.of(cards.counts(Card.ALL, Card::copies)).packed();
  }

  private void readHands() {
    List<Described> hands = perPlayer("hands");
    List<Described> known = perPlayer("known");
    for (int player = 0; player < view.players; player++) {
      Described hand = hands.get(player);
      view.known[player] = cards(known.get(player));
      if (view.sees(player)) {
        view.hands[player] = cards(hand);
        hand.require(view.hand(player + 1).contains(view.known(player + 1)));
      } else {
        int size = Cards.size(view.known[player]);
        view.hands[player] = view.known[player];
        view.unseen[player] = hand.number(size, Cards.FULL.size()) - size;
      }
    }
  }

  private void readChests(Described chests) {
    view.chests = 0;
    for (int space = 0; space <= Track.DADU; space++) {
      boolean isThere = chests.has(String.valueOf(space)) && view.track.chest(space) > 0;
      view.chests |= isThere ? 1 << space : 0;
    }
  }

  private void readMoved(Described moved) {
    Described camel = moved.get("camel");
    view.moved = camel.isNull() ? MarcoPoloState.NONE : camel.number(1, view.camels()) - 1;
    view.ballast = moved.get("ballast").flag();
    view.stopped = moved.get("stopped").numbers(1, view.camels());
  }

  /** Requires as many cards as are hidden or due (MS2, MT7, MC3). */
  private void requireCards() {
    Described deck = data.get("deck");
    deck.require(Arrays.stream(view.unseen).sum() <= Cards.size(view.deck));
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
