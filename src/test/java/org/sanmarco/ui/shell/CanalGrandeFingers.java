package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeDecision;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.Hand;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.move.MoveBuilder;

/** How Canal Grande is played by clicks. */
final class CanalGrandeFingers implements Fingers {

  @Override
  public void move(Player player) {
    CanalGrandeView view = (CanalGrandeView) player.view();
    if (player.window().isUsable("piles-close")) {
      // What lies in the piles was looked at, over the cards.
      player.window().hand().click("piles-close");
    }
    if (view.phase() == Phase.DIVIDE) {
      divide(player, view);
    } else {
      decide(player, view);
    }
  }

  /** Puts each card into an offer, none of them empty, and confirms. */
  private static void divide(Player player, CanalGrandeView view) {
    int before = player.table().size();
    Hand hand = player.window().hand();
    assertThat(player.window().isUsable("divide")).isFalse();
    for (int card = 1; card <= view.drawn().size(); card++) {
      int offer = card <= 2 ? card : 1 + player.random().nextInt(2);
      for (int click = 0; click < offer; click++) {
        hand.click("card-" + card);
      }
    }
    hand.click("divide");
    assertThat(player.table().size()).isGreaterThan(before);
    assertThat(player.table().history().get(before).move()).isInstanceOf(Divide.class);
  }

  /** Picks a move, and points at its choices one after the other. */
  private static void decide(Player player, CanalGrandeView view) {
    MoveBuilder builder =
        new MoveBuilder(view.legal().stream().map(CanalGrandeDecision::path).toList());
    int before = player.table().size();
    Optional<Move> made = Optional.empty();
    while (made.isEmpty()) {
      List<Choice> open = new ArrayList<>(builder.next());
      Choice choice = open.get(player.random().nextInt(open.size()));
      // A game in which nobody wants to win takes long.
      if (choice.equals(new OfMove(new Pass())) && player.random().nextBoolean()) {
        choice = open.getFirst();
      }
      point(player.pointAt(choice), choice, view);
      made = builder.choose(choice);
      if (made.isEmpty() && builder.next().isEmpty()) {
        made = builder.settled();
      }
    }
    player.assertMade(before, made.get());
  }

  private static void point(Hand hand, Choice choice, CanalGrandeView view) {
    switch (choice) {
      case OfCard(Card card) ->
          hand.click("hand-" + (view.hand(view.seat()).list().indexOf(card) + 1));
      case OfHand(int seat) -> hand.click("hand-of-" + seat);
      case OfMove(Take(int number)) -> hand.click("offer-" + number).click("take");
      case OfMove(Done _) -> hand.click("done");
      case OfMove(Pass _) -> hand.click("pass");
      default -> throw new IllegalArgumentException("nothing to click for " + choice);
    }
  }
}
