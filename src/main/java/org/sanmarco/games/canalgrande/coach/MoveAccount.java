package org.sanmarco.games.canalgrande.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.sanmarco.coach.Account;
import org.sanmarco.coach.Criterion;
import org.sanmarco.coach.Fact;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Rob;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;

/** The countable effects of a move: points, cards for the hand, and the standing of a vote. */
final class MoveAccount {

  private final CanalGrandeView view;
  private final int seat;
  private final List<Fact> facts = new ArrayList<>();
  private final List<Criterion> criteria = new ArrayList<>();

  private MoveAccount(CanalGrandeView view) {
    this.view = view;
    seat = view.onTurn();
  }

  static Account of(CanalGrandeView view, CanalGrandeMove move) {
    MoveAccount account = new MoveAccount(view);
    account.count(move);
    return new Account(account.facts, account.criteria);
  }

  private void count(CanalGrandeMove move) {
    switch (move) {
      case Divide(Cards first, Cards second) -> {
        facts.add(
            Fact.of("why.offers", first.points(), kept(first), second.points(), kept(second)));
        criteria.add(Criterion.more("least-points", Math.min(first.points(), second.points())));
        criteria.add(Criterion.more("least-cards", Math.min(kept(first), kept(second))));
      }
      case Take(int offer) -> taken(view.offer(offer));
      case Rob(int victim) -> {
        facts.add(Fact.of("why.victim", view.handSize(victim)));
        criteria.add(Criterion.more("victim", view.handSize(victim)));
      }
      case Play(Card card) -> vote(view.district() == null ? card : view.district(), 1, 1);
      case Gondola _ -> vote(Objects.requireNonNull(view.district()), 1, 2);
      case Done() -> vote(Objects.requireNonNull(view.district()), 0, 0);
      case Pass() -> {
        // GV8: the loser's cards come back except the first; with four players the vote may go on.
        int returned = view.seats() == 2 ? Math.max(0, view.table(seat).size() - 1) : 0;
        facts.add(Fact.of("why.kept", view.handSize(seat) + returned));
        criteria.add(Criterion.more("kept", view.handSize(seat) + returned));
      }
      default -> throw new IllegalArgumentException("no advice for a move of chance");
    }
  }

  /** GA1, GA2. */
  private void taken(Cards cards) {
    int points = view.points(view.side(seat)) + cards.points();
    facts.add(Fact.of("why.points", points, view.limit()));
    facts.add(Fact.of("why.hand", kept(cards)));
    criteria.add(Criterion.more("points", points));
    criteria.add(Criterion.more("cards", kept(cards)));
  }

  /** The number of these cards that go into the hand (GA2). */
  private static int kept(Cards cards) {
    return Cards.size(Cards.inHand(cards.packed()));
  }

  /**
   * Notes the state of the vote after a move, and whether the game depends on it (GE1).
   *
   * @param more the number of cards added on the table
   * @param spent the number of cards that leave the hand
   */
  private void vote(Card district, int more, int spent) {
    int side = view.side(seat);
    int own = Situation.count(view, side) + more;
    facts.add(Fact.of("why.stands", own, Situation.count(view, Situation.otherSide(view))));
    if (view.winsWith(district, side)) {
      facts.add(Fact.of("why.game"));
    }
    criteria.add(Criterion.more("stands", own));
    criteria.add(Criterion.more("kept", view.handSize(seat) - spent));
  }
}
