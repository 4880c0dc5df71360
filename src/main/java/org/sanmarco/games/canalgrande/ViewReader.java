package org.sanmarco.games.canalgrande;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Position;
import org.sanmarco.notation.Described;
import org.sanmarco.notation.Form;

/** Reads a view from its {@link Description}, then what that omits. */
record ViewReader(Described data, CanalGrandeView view) {

  /** The key for {@link Fields#ending}; without it the owner is taken to carry out an offer. */
  static final String ENDING = "ending";

  /** The key for {@link Fields#known}; without it nobody knows any card of a hand that is seen. */
  static final String KNOWLEDGE = "knowledge";

  static CanalGrandeView read(
      CanalGrandePosition start, int seat, Map<String, @Nullable Object> described) {
    CanalGrandeView view = start.view(seat);
    Described data = new Described(described);
    ViewReader reader = new ViewReader(data, view);
    new Description(Form.reading(data), view, view).fields();
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

  private List<Described> perSeat(Described list) {
    return list.list(view.seats, view.seats);
  }

  private long knowledge(int observer, int seat) {
    if (!data.has(KNOWLEDGE)) {
      return 0;
    }
    Described codes = perSeat(perSeat(data.get(KNOWLEDGE)).get(observer)).get(seat);
    Form form = Form.reading(codes);
    long known = new Description(form, view, view).cards(form, 0, Description.IN_HAND);
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
