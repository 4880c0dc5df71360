package org.sanmarco.ui.testing;

import java.util.Locale;
import java.util.function.Predicate;
import javafx.scene.Node;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Choice.OfMove;

/** Clicks the node of a choice on the screen, in any game. */
public final class Pointer {

  private final GameWindow game;

  public Pointer(GameWindow game) {
    this.game = game;
  }

  /** Clicks the node of a choice that is available now. */
  public void point(Choice choice) {
    switch (choice) {
      case SanMarcoChoice one -> point(one);
      case CanalGrandeChoice one -> point(one);
      case MarcoPoloChoice one -> point(one);
      case OfMove(Move move) -> point(move);
      default -> throw new IllegalArgumentException("nothing to click for " + choice);
    }
  }

  private void point(Move move) {
    switch (move) {
      case SanMarcoMove.Take(int number) -> game.hand.click("take-" + number);
      case CanalGrandeMove.Take(int number) -> game.hand.click("take-" + number);
      case CanalGrandeMove.Done _, CanalGrandeMove.Pass _, MarcoPoloMove.Stop _ ->
          game.hand.click(move.toString().toLowerCase(Locale.ROOT));
      default -> throw new IllegalArgumentException("nothing to click for " + move);
    }
  }

  private void point(SanMarcoChoice choice) {
    switch (choice) {
      case SanMarcoChoice.OfCard(var card) ->
          game.hand.click(
              "hand-" + (((SanMarcoView) game.model.view()).hand().list().indexOf(card) + 1));
      case SanMarcoChoice.OfDistrict(var district) -> game.hand.click("district-" + district);
      case SanMarcoChoice.OfPair(var pair) -> game.hand.click("pair-" + pair);
      case SanMarcoChoice.OfNoble(var district, int seat) ->
          game.hand.click(
              game.isDeciding(Phase.EXILE_REMOVE)
                  ? "remove-" + seat
                  : "noble-" + district + "-" + seat);
      case SanMarcoChoice.OfPayment _ -> game.hand.click("route-take");
      default -> throw new IllegalArgumentException("nothing to click for " + choice);
    }
  }

  private void point(CanalGrandeChoice choice) {
    switch (choice) {
      case CanalGrandeChoice.OfCard(var card) -> {
        CanalGrandeView view = (CanalGrandeView) game.model.view();
        game.hand.click("hand-" + (view.hand(view.seat()).list().indexOf(card) + 1));
      }
      case CanalGrandeChoice.OfHand(int seat) -> game.hand.click("hand-of-" + seat);
    }
  }

  private void point(MarcoPoloChoice choice) {
    switch (choice) {
      case MarcoPoloChoice.OfCard(var card) ->
          clickIn(
              "playing",
              node ->
                  node instanceof CardView view && card.equals(view.card()) && !view.isChosen());
      case MarcoPoloChoice.OfRow(var card) ->
          clickIn(
              "taking",
              node ->
                  node instanceof CardView view
                      && card.equals(view.card())
                      && node.getId().startsWith("take-"));
      case MarcoPoloChoice.OfDeck _ -> game.hand.click("take-deck");
      case MarcoPoloChoice.OfBallast _ -> game.hand.click("ballast");
      case MarcoPoloChoice.OfSpace(int space) -> game.hand.click("space-" + space);
      case MarcoPoloChoice.OfCamel(int camel) -> game.hand.click("camel-" + camel);
    }
  }

  private void clickIn(String id, Predicate<Node> wanted) {
    game.hand.click(
        () -> game.find(id).lookupAll(".playing-card").stream().filter(wanted).findFirst());
  }
}
