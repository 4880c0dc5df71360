package org.sanmarco.games.canalgrande;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Position;
import org.sanmarco.notation.Described;

/** Reads a view from its {@link Description}, in the same order; then what that omits. */
record ViewReader(Described data, CanalGrandeView view) {

  /** The key for {@link Fields#ending}; without it the owner is taken to carry out an offer. */
  static final String ENDING = "ending";

  /** The key for {@link Fields#known}; without it nobody knows any card of a hand that is seen. */
  static final String KNOWLEDGE = "knowledge";

  private static final int MANY = 9_999;
  private static final int MOST_POINTS = 99;
  private static final int MOST_IN_HAND = 99;
  private static final int MOST_WON = 4;

  private static final List<Card> IN_HAND = Card.ALL.subList(0, Card.GONDOLA.ordinal() + 1);
  private static final List<Card> TO_DO = List.of(Card.TRAITOR, Card.SPY, Card.DOGE);

  static CanalGrandeView read(
      CanalGrandePosition start, int seat, Map<String, @Nullable Object> described) {
    CanalGrandeView view = start.view(seat);
    Described data = new Described(described);
    ViewReader reader = new ViewReader(data, view);
    reader.read();
    reader.deriveActive();
    reader.readEnding();
    reader.readKnowledge();
    data.requireSame(view.describe());
    data.requireComplete(new CanalGrandePosition(view), start);
    reader.requirePart();
    reader.requireHands();
    Position sample = data.requireSample(view);
    data.get("vote").require(!CanalGrandeView.isStuck((CanalGrandePosition) sample));
    return view;
  }

  private void read() {
    view.round = data.get("round").number(1, MANY);
    view.turn = data.get("turn").number(0, MANY);
    Turns.assignRoles(view, data.get("divider").number(1, view.seats) - 1);
    view.phase = data.get("phase").one(List.of(Phase.values()));
    readHands();
    view.points = (int) data.get("points").row(Fields.POINTS, Fields.SIDES, MOST_POINTS);
    readWon();
    view.drawn = cards(data.get("drawn"), Card.ALL);
    readOffers(data.get("offers"));
    view.owner = seatOrNone(data.get("owner"));
    view.todo = cards(data.get("todo"), TO_DO);
    view.due = data.get("due").number(0, Turns.DEALT);
    view.victim = seatOrNone(data.get("victim"));
    if (view.phase == Phase.VOTE) {
      readVote(data.get("vote"));
    }
    view.voted = data.get("voted").set(Card.DISTRICTS);
    view.deck = counts(data.get("deck"), Card.ALL);
    view.discard = counts(data.get("discard"), Card.ACTIONS);
  }

  private List<Described> perSeat(Described list) {
    return list.list(view.seats, view.seats);
  }

  private long cards(Described codes, List<Card> kinds) {
    return Cards.of(codes.cards(kinds, card -> card.copies(view.seats))).packed();
  }

  private long counts(Described cards, List<Card> kinds) {
    return Cards.of(cards.counts(kinds, card -> card.copies(view.seats))).packed();
  }

  private int seatOrNone(Described seat) {
    return seat.isNull() ? Fields.NONE : seat.number(1, view.seats) - 1;
  }

  private void readHands() {
    List<Described> hands = perSeat(data.get("hands"));
    List<Described> known = perSeat(data.get("known"));
    view.hidden = 0;
    for (int seat = 0; seat < view.seats; seat++) {
      Described hand = hands.get(seat);
      if (view.seesHandOf(seat)) {
        view.hands[seat] = cards(hand, IN_HAND);
      } else {
        view.hands[seat] = cards(known.get(seat), IN_HAND);
        int size = Cards.size(view.hands[seat]);
        view.hidden |= (int) Fields.HIDDEN.of(hand.number(size, MOST_IN_HAND) - size, seat);
      }
    }
  }

  private void readWon() {
    view.won = 0;
    for (Card district : Card.DISTRICTS) {
      int side = 0;
      for (Described won :
          data.get("won").get(district.toString()).list(Fields.SIDES, Fields.SIDES)) {
        long cards = Cards.KIND.of(won.number(0, MOST_WON), district.ordinal());
        view.won |= Fields.WON.of(cards, side++);
      }
    }
  }

  private void readOffers(Described offers) {
    int number = 0;
    for (Described offer : offers.list(0, view.offers.length)) {
      view.offers[number++] = offer.isNull() ? 0 : cards(offer, Card.ALL);
    }
  }

  private void readVote(Described vote) {
    view.challenger = vote.get("challenger").number(1, view.seats) - 1;
    Described district = vote.get("district");
    view.district = district.isNull() ? Fields.NONE : district.one(Card.DISTRICTS).ordinal();
    int seat = 0;
    for (Described table : perSeat(vote.get("cards"))) {
      view.table[seat++] = cards(table, Card.DISTRICTS);
    }
    int gondolas = Card.GONDOLA.copies(view.seats);
    view.gondolas = (int) vote.get("gondolas").row(Fields.GONDOLAS, view.seats, gondolas);
    int side = 0;
    for (Described first : vote.get("first").list(Fields.SIDES, Fields.SIDES)) {
      int card = first.isNull() ? 0 : first.one(Card.DISTRICTS).ordinal() + 1;
      view.first |= (int) Fields.FIRST.of(card, side++);
    }
    view.raise = vote.get("raise").number(0, MANY);
    view.opened = vote.get("open").set(Card.DISTRICTS);
    view.passed = vote.get("passed").numbers(1, view.seats);
  }

  /** The seat that acts, or for which chance acts. */
  private void deriveActive() {
    view.active =
        switch (view.phase) {
          case DEAL -> dealt();
          case DRAW, DIVIDE -> view.divider;
          case CHOOSE -> view.chooser;
          case ROB, STEAL, SPY, BONUS -> view.owner;
          case VOTE -> data.get("actor").seat(view.seats) - 1;
          case OVER -> 0;
        };
  }

  /** The number of seats whose hands have been dealt (GS2, GS3). */
  private int dealt() {
    int dealt = 0;
    while (dealt < view.seats && view.sizeOfHand(dealt) >= Turns.DEALT) {
      dealt++;
    }
    data.get("hands").require(dealt < view.seats);
    return dealt;
  }

  /** GR2: with the round's bonus nothing is left of the offers. */
  private void readEnding() {
    boolean robs = view.phase == Phase.ROB || view.phase == Phase.STEAL;
    boolean must = robs && openOffers() == 0 && view.owner != view.divider;
    view.ending = data.has(ENDING) ? data.get(ENDING).flag() : must || view.phase == Phase.BONUS;
  }

  private int openOffers() {
    return (view.offers[0] == 0 ? 0 : 1) + (view.offers[1] == 0 ? 0 : 1);
  }

  /** GK2: of a hand that is not seen others seem to know what this seat knows. */
  private void readKnowledge() {
    for (int observer = 0; observer < view.seats; observer++) {
      for (int seat = 0; seat < view.seats; seat++) {
        if (!view.seesHand(observer, seat)) {
          int row = Fields.row(observer, seat);
          view.known[row] = view.seesHandOf(seat) ? knowledge(observer, seat) : view.hands[seat];
        }
      }
    }
  }

  private long knowledge(int observer, int seat) {
    if (!data.has(KNOWLEDGE)) {
      return 0;
    }
    Described codes = perSeat(perSeat(data.get(KNOWLEDGE)).get(observer)).get(seat);
    long known = cards(codes, IN_HAND);
    codes.require(Cards.contains(view.hands[seat], known));
    return known;
  }

  /** GT1 to GA5, GR2: whose part of the turn it is, and what is left of it. */
  private void requirePart() {
    boolean isOpening =
        switch (view.phase) {
          case DEAL, DRAW, DIVIDE, CHOOSE -> true;
          case ROB, STEAL, SPY, VOTE, BONUS, OVER -> false;
        };
    Described owner = data.get("owner");
    owner.require(isOpening == (view.owner == Fields.NONE));
    data.get("todo").require(!isOpening || view.todo == 0);
    boolean choosers = view.owner == view.chooser && !view.ending;
    int open = view.phase == Phase.CHOOSE ? 2 : choosers ? 1 : 0;
    data.get("offers").require(openOffers() == open);
    if (view.ending) {
      requireEnding();
    } else {
      owner.require(isOpening || choosers || view.owner == view.divider);
      data.get("phase").require(view.phase != Phase.BONUS);
    }
    requireDrawn();
    requireVictim();
    boolean first = Votes.hasWon(view, 0);
    boolean second = Votes.hasWon(view, 1);
    data.get("won").require(view.isOver() ? first != second : !first && !second);
    data.get("vote").require(!view.hasPassed(view.active + 1));
  }

  private void requireEnding() {
    boolean mayRob = view.phase == Phase.ROB || view.phase == Phase.STEAL;
    data.get("phase").require(mayRob || view.phase == Phase.BONUS);
    int side = view.sideOf(view.owner);
    int more = view.pointsOf(1 - side);
    data.get("points").require(more >= view.limit() && more > view.pointsOf(side));
    data.get("todo").require(view.todo == Cards.only(view.todo, Card.TRAITOR));
  }

  private void requireDrawn() {
    Cards drawn = view.drawn();
    Described codes = data.get("drawn");
    codes.require(drawn.size() > 1 == (view.phase == Phase.DIVIDE));
    codes.require(drawn.actions().size() <= Turns.ACTIONS_DRAWN);
    codes.require(drawn.numbers().size() <= Turns.NUMBERS_DRAWN);
    int most =
        switch (view.phase) {
          case DEAL -> Turns.DEALT;
          case SPY -> Actions.SPY_DRAWS;
          case BONUS -> Rounds.BONUS;
          case DRAW, DIVIDE, CHOOSE, ROB, STEAL, VOTE, OVER -> 0;
        };
    data.get("due").require(view.due <= most && view.due > 0 == most > 0);
  }

  /** GA3. */
  private void requireVictim() {
    boolean isRobbed = view.victim != Fields.NONE;
    data.get("victim").require(isRobbed == (view.phase == Phase.STEAL));
    if (isRobbed) {
      int victims = Actions.victims(view);
      data.get("victim").require((victims >>> view.victim & 1) != 0);
    } else if (view.phase == Phase.ROB) {
      data.get("hands").require(Integer.bitCount(Actions.victims(view)) > 1);
    }
  }

  /** GS2, GK4: the cards that are hidden are in the deck, for all that the seat knows. */
  private void requireHands() {
    Described deck = data.get("deck");
    int hidden = 0;
    long dealt = 0;
    for (int seat = 0; seat < view.seats; seat++) {
      hidden += Fields.HIDDEN.get(view.hidden, seat);
      dealt += view.hands[seat];
    }
    long pool = Cards.inHand(view.deck);
    if (view.phase == Phase.DEAL) {
      for (int district = 0; district < Cards.DISTRICT_COUNT; district++) {
        data.get("hands").require(Cards.count(dealt, district) <= view.seats);
      }
      pool = Turns.pool(view);
    }
    deck.require(Cards.contains(view.deck, pool) && hidden <= Cards.size(pool));
  }
}
