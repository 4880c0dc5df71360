package org.sanmarco.games.marcopolo.coach;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.coach.Account;
import org.sanmarco.coach.Criterion;
import org.sanmarco.coach.Fact;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.kernel.EventListener;

/** The countable effects of a move: spaces, gold and cards. */
final class MoveAccount {

  /** The price of ballast, in gold (MT5). */
  private static final int BALLAST = 1;

  private final MarcoPoloView view;
  private final int seat;
  private final List<Fact> facts = new ArrayList<>();
  private final List<Criterion> criteria = new ArrayList<>();

  private MoveAccount(MarcoPoloView view) {
    this.view = view;
    seat = view.onTurn();
  }

  static Account of(MarcoPoloView view, MarcoPoloMove move) {
    MoveAccount account = new MoveAccount(view);
    account.count(move);
    return new Account(account.facts, account.criteria);
  }

  private void count(MarcoPoloMove move) {
    switch (move) {
      case Step(int named, Cards paid) -> moved(move, camel(view, named), paid.size());
      case Ballast(int named) -> moved(move, camel(view, named), 0);
      case Take(Card card) -> {
        if (card != null) {
          taken(card);
        }
        if (facts.isEmpty()) {
          facts.add(Fact.of("why.hand", view.handSize(seat) + 1));
        }
      }
      default -> {
        facts.add(Fact.of("why.keep", view.handSize(seat)));
        after(0, view.gold(seat), view.handSize(seat));
      }
    }
  }

  /** The camel that a move means. */
  static int camel(MarcoPoloView view, int named) {
    return named == MarcoPoloMove.NO_CAMEL ? view.onTurn() : named;
  }

  /** The camel's advance, its price, and most of the gold that it brings. */
  private void moved(MarcoPoloMove move, int camel, int paid) {
    int space = view.nextSpaceOf(camel);
    // Which cards others are dealt is of no concern to one's own step.
    MarcoPoloPosition after = view.sample(bound -> 0);
    after.play(move, EventListener.SILENT);
    int spaces = after.space(camel) - view.space(camel);
    facts.add(
        paid > 0
            ? Fact.of("why.on", spaces, paid)
            : Fact.of(
                "why.ballast", spaces, Payments.price(view.track().condition(space)), BALLAST));
    if (after.isOver()) {
      facts.add(Fact.of("why.dadu", after.gold(seat)));
    } else if (after.isHalfwayDue()) {
      facts.add(Fact.of("why.ganzhou", view.track().score(space)));
    } else if (view.hasChest(space)) {
      facts.add(Fact.of("why.chest", view.track().chest(space)));
    }
    after(spaces, after.gold(seat), view.handSize(seat) - paid);
  }

  private void after(int spaces, int gold, int hand) {
    criteria.add(Criterion.more("spaces", spaces));
    criteria.add(Criterion.more("gold", gold));
    criteria.add(Criterion.more("hand", hand));
  }

  /** Notes how many cards the next steps of the own camels lack with an open card. */
  private void taken(Card card) {
    Cards hand = view.hand(seat);
    int lacking = 0;
    for (int camel = view.camels(); camel >= 1; camel--) {
      if (view.owner(camel) == seat) {
        int space = view.nextSpaceOf(camel);
        Condition condition = view.track().condition(space);
        int missing = Payments.missing(condition, hand.with(card).packed());
        lacking += missing;
        if (facts.isEmpty() && missing < Payments.missing(condition, hand.packed())) {
          Cost cost = new Cost(space, condition);
          facts.add(
              missing == 0 ? Fact.of("why.opens", cost) : Fact.of("why.nearer", missing, cost));
        }
      }
    }
    criteria.add(Criterion.less("missing", lacking));
  }
}
