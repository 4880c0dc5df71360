package org.sanmarco.ui.testing;

import module java.base;

import javafx.scene.Node;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeDecision;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;
import org.sanmarco.ui.move.MoveBuilder;

/** Plays Canal Grande by clicks. */
public final class CanalGrandeFingers extends Fingers<CanalGrandeView> {

  public CanalGrandeFingers() {
    super(CanalGrandeView.class);
  }

  @Override
  public boolean divides(CanalGrandeView view) {
    return view.phase() == Phase.DIVIDE;
  }

  /** No offer stays empty. */
  @Override
  public void divide(Player player, CanalGrandeView view) {
    lookAway(player);
    for (int card = 1; card <= view.drawn().size(); card++) {
      int offer = card <= 2 ? card : 1 + player.random().nextInt(2);
      for (int click = 0; click < offer; click++) {
        player.window().hand().click("card-" + card);
      }
    }
  }

  @Override
  public MoveBuilder builder(CanalGrandeView view) {
    return new MoveBuilder(view.legal().stream().map(CanalGrandeDecision::path).toList());
  }

  @Override
  public Choice one(Player player, MoveBuilder builder) {
    Choice choice = super.one(player, builder);
    // A game in which nobody wants to win takes long.
    return choice.equals(new OfMove(new Pass())) && player.random().nextBoolean()
        ? builder.next().iterator().next()
        : choice;
  }

  @Override
  public void point(Player player, Choice choice, MoveBuilder builder, CanalGrandeView view) {
    lookAway(player);
    Hand hand = player.window().hand();
    switch (choice) {
      case OfCard(Card card) -> {
        List<Card> cards = view.hand(view.seat()).list();
        Fx.until(() -> inHand(player.window(), cards, card).isPresent());
        hand.click(() -> inHand(player.window(), cards, card));
      }
      case OfHand(int seat) -> hand.click("hand-of-" + seat);
      case OfMove(Take(int number)) -> hand.click("take-" + number);
      case OfMove(Done _) -> hand.click("done");
      case OfMove(Pass _) -> hand.click("pass");
      default -> throw new IllegalArgumentException("nothing to click for " + choice);
    }
  }

  /** One of the cards of a kind in hand that no other card covers. */
  private static Optional<Node> inHand(Window window, List<Card> cards, Card card) {
    return IntStream.rangeClosed(1, cards.size())
        .filter(number -> cards.get(number - 1).equals(card))
        .mapToObj(number -> "hand-" + number)
        .filter(id -> Fx.isUsable(window.scene(), id))
        .map(id -> Fx.find(window.scene(), "#" + id))
        .filter(window.hand()::reaches)
        .findFirst();
  }

  /** Closes the view of the piles, which covers the cards. */
  private static void lookAway(Player player) {
    if (player.window().isUsable("piles-close")) {
      player.window().hand().click("piles-close");
    }
  }
}
