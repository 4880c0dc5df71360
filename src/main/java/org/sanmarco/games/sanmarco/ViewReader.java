package org.sanmarco.games.sanmarco;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.notation.Described;
import org.sanmarco.notation.Form;

/** Reads a view from its {@link Description}, then derives what that omits. */
record ViewReader(Described data, SanMarcoView view) {

  static SanMarcoView read(
      SanMarcoPosition start, int seat, Map<String, @Nullable Object> described) {
    SanMarcoView view = start.view(seat);
    Described data = new Described(described);
    ViewReader reader = new ViewReader(data, view);
    new Description(Form.reading(data), view).fields();
    reader.requireParts();
    reader.derive();
    data.requireSame(view.describe());
    data.requireComplete(new SanMarcoPosition(view), start);
    reader.requireTurn();
    reader.requireCards();
    data.requireSample(view);
    return view;
  }

  /** Requires of each part that the rules can make it, so that others can be derived. */
  private void requireParts() {
    data.get("bridges").require(view.supply() >= 0);
    data.get("roles").require(view.roleCount != 1);
    for (int index = 0; index < view.dividerCount(); index++) {
      Cards drawn = view.drawn(view.divider(index) + 1);
      boolean isComplete =
          drawn.actions().size() == view.actionDraw()
              && drawn.penalties().size() == view.penaltyDraw();
      data.get("drawn").require(drawn.isEmpty() || isComplete);
    }
    if (view.phase == Phase.EXILE_REMOVE) {
      int others = view.others(view.exileDistrict, view.active);
      data.get("exile").require(Actions.leavesChoice(others, view.exileDie));
    }
  }

  /** Derives who acts, or for whom chance acts, and how many colours are done in this turn. */
  private void derive() {
    switch (view.phase) {
      case SETUP_ROLL, SETUP_REROLL -> deriveRolls();
      case SETUP_BRIDGE -> view.active = (view.leader + Long.bitCount(view.bridges)) % view.seats();
      case ROLES -> view.active = view.leader;
      case DRAW, DIVIDE -> {
        data.get("roles").require(dividing() < view.dividerCount());
        view.active = view.divider(dividing());
      }
      case CHOOSE, PLAY -> {
        view.active = actor();
        deriveStep();
      }
      case EXILE_ROLL, EXILE_REMOVE -> {
        if (view.exileBonus) {
          view.step = view.roleCount;
        } else {
          deriveStep();
        }
      }
      case BONUS_EXILE -> {
        view.active = actor();
        view.step = view.roleCount;
      }
      case OVER -> {
        view.active = 0;
        view.step = view.roleCount;
      }
    }
  }

  private int actor() {
    return data.get("actor").seat(view.seats()) - 1;
  }

  /** S3, S4: a roll puts two nobles down; a fourth that may be rolled again doesn't count yet. */
  private void deriveRolls() {
    Described nobles = data.get("nobles");
    int placed = 0;
    for (District district : District.ALL) {
      nobles.require((view.row(district) & 0x01010101) == 0);
      placed += SanMarcoState.count(view.row(district));
    }
    boolean rerolls = view.phase == Phase.SETUP_REROLL;
    view.step = placed / 2 - (rerolls ? 1 : 0);
    nobles.require(view.step >= 0 && view.step < SetupPhase.ROLLS * view.seats());
    for (int colour = 0; colour < view.seats(); colour++) {
      int most = 2 * SetupPhase.ROLLS;
      int seat = (view.leader + colour) % view.seats();
      nobles.require(onBoard(seat) == Math.clamp(placed - colour * most, 0, most));
    }
    view.active = (view.leader + view.step / SetupPhase.ROLLS) % view.seats();
    for (District district : District.ALL) {
      if (view.noblesAt(district.ordinal(), view.active) == onBoard(view.active)) {
        view.sameRoll = onBoard(view.active) == 0 ? 0 : district.die();
      }
    }
    boolean mayReroll = view.step % SetupPhase.ROLLS == SetupPhase.ROLLS - 1 && view.sameRoll != 0;
    nobles.require(!rerolls || mayReroll);
  }

  private int onBoard(int seat) {
    return District.ALL.stream().mapToInt(district -> view.nobles(district, seat + 1)).sum();
  }

  /** T7: the actor's place in the order in which offers are taken. */
  private void deriveStep() {
    while (view.step < view.roleCount && Turns.taker(view) != view.active) {
      view.step++;
    }
    data.get("roles").require(view.step < view.roleCount);
  }

  /** The divider, first (0) or second (1), who draws or divides now. */
  private int dividing() {
    return isDrawn(0) == (view.phase == Phase.DRAW) ? 1 : 0;
  }

  private boolean isDrawn(int index) {
    return view.cards[index] != 0 || (view.hiddenDrawn >>> index & 1) != 0;
  }

  private boolean isBeforeRoles() {
    return switch (view.phase) {
      case SETUP_ROLL, SETUP_REROLL, SETUP_BRIDGE, ROLES -> true;
      default -> false;
    };
  }

  private boolean isAfterTurn() {
    return view.phase == Phase.BONUS_EXILE || view.phase == Phase.OVER || view.exileBonus;
  }

  /** T1 to T3: all that are in have roles; without any they are still to be given. */
  private void requireTurn() {
    Described roles = data.get("roles");
    int withRoles = 0;
    for (int seat : view.roles()) {
      withRoles |= 1 << seat - 1;
    }
    roles.require(Integer.bitCount(withRoles) == view.roleCount);
    roles.require(isBeforeRoles() == (view.roleCount == 0));
    roles.require(isBeforeRoles() || isAfterTurn() || withRoles == view.in);
    if (view.phase == Phase.ROLES) {
      List<Integer> in = SanMarcoState.seats(view.in);
      data.get("in")
          .require(
              Rounds.leads(view)
                  && (in.size() > 2
                      || in.size() == 2 && view.player(in.get(0)) == view.player(in.get(1))));
    }
  }

  /** T4 to T8: the cards are where the phase has them, and the deck has those that are due. */
  private void requireCards() {
    int due = 0;
    for (int index = 0; index < view.dividerCount(); index++) {
      boolean hidden = ((view.hiddenDrawn | view.hiddenOffers) >>> index & 1) != 0;
      boolean isDue = view.phase == Phase.DRAW && !isDrawn(index);
      data.get("drawn").require(isDrawn(index) == isToDivide(index));
      data.get("offers").require(openOffers(index) == offersDue(index));
      data.get("offers").require(!hidden || view.roleCount == SanMarcoMove.MOST_SEATS);
      due += hidden || isDue ? 1 : 0;
    }
    boolean chooses = view.phase == Phase.CHOOSE;
    data.get("offers").require(!chooses || openOffers(Turns.pair(view)) > 1);
    boolean plays = view.phase == Phase.PLAY;
    boolean mayHold = plays || view.exile() != null && !view.exileBonus;
    data.get("hand").require(view.hand == Cards.actions(view.hand));
    data.get("hand").require(view.hand != 0 ? mayHold : !plays);
    Described deck = data.get("deck");
    deck.require(view.deck().actions().size() >= due * view.actionDraw());
    deck.require(view.deck().penalties().size() >= due * view.penaltyDraw());
    for (Card card : Card.ALL) {
      int count = view.deck().count(card) + view.hand().count(card);
      for (long cards : view.cards) {
        count += new Cards(cards).count(card);
      }
      deck.require(count <= card.copies());
    }
  }

  private boolean isToDivide(int index) {
    return switch (view.phase) {
      case DRAW -> index < dividing();
      case DIVIDE -> index >= dividing();
      default -> false;
    };
  }

  private int openOffers(int index) {
    if ((view.hiddenOffers >>> index & 1) != 0) {
      return view.offerCount();
    }
    int open = 0;
    for (int offer = 0; offer < view.offerCount(); offer++) {
      open += view.cards[SanMarcoState.offerAt(index, offer)] != 0 ? 1 : 0;
    }
    return open;
  }

  private int offersDue(int index) {
    if (view.phase == Phase.DRAW || isAfterTurn()) {
      return 0;
    }
    if (view.phase == Phase.DIVIDE) {
      return isToDivide(index) ? 0 : view.offerCount();
    }
    int taken = view.step - 2 * index + (view.phase == Phase.CHOOSE ? 0 : 1);
    return Math.clamp(view.offerCount() - taken, 0, view.offerCount());
  }
}
