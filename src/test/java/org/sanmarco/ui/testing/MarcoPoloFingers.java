package org.sanmarco.ui.testing;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloDecision;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfBallast;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCard;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfDeck;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfRow;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.MoveBuilder;

/** Plays Marco Polo by clicks. */
public final class MarcoPoloFingers extends Fingers<MarcoPoloView> {

  private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

  public MarcoPoloFingers() {
    super(MarcoPoloView.class);
  }

  @Override
  public boolean divides(MarcoPoloView view) {
    return false;
  }

  @Override
  public void divide(Player player, MarcoPoloView view) {
    throw new IllegalArgumentException("nothing is divided in Marco Polo");
  }

  @Override
  public MoveBuilder builder(MarcoPoloView view) {
    return new MoveBuilder(MarcoPoloDecision.paths(view));
  }

  @Override
  public Choice one(Player player, MoveBuilder builder) {
    Choice choice = super.one(player, builder);
    // A race in which nobody wants to arrive takes long.
    return choice.equals(MarcoPoloDecision.STOP) || choice instanceof OfBallast
        ? super.one(player, builder)
        : choice;
  }

  @Override
  public void point(Player player, Choice choice, MoveBuilder builder, MarcoPoloView view) {
    Hand hand = player.window().hand();
    switch (choice) {
      case OfSpace(int space) -> hand.click("space-" + space);
      case OfCamel(int camel) -> hand.click("camel-" + camel);
      case OfCard(Card card) -> {
        if (!isPaid(builder, view)) {
          hand.click(() -> Optional.of(inHand(player.window(), card)));
        }
      }
      case OfRow(Card card) -> hand.click("take-" + (view.row().list().indexOf(card) + 1));
      case OfDeck() -> hand.click("take-deck");
      case OfBallast() -> hand.click("ballast");
      default -> hand.click("stop");
    }
  }

  /** Whether the window has paid with the only cards that can, as soon as a space was chosen. */
  private static boolean isPaid(MoveBuilder builder, MarcoPoloView view) {
    MoveBuilder then = new MoveBuilder(MarcoPoloDecision.paths(view));
    for (Choice choice : builder.chosen()) {
      then.choose(choice);
      if (choice instanceof OfSpace) {
        List<Move> left = then.candidates();
        return left.size() > 1
            && left.stream().map(move -> ((Step) move).cards()).distinct().count() == 1;
      }
    }
    return false;
  }

  /** A card of a kind that may pay and doesn't yet, and that no other card covers. */
  private static Node inHand(Window window, Card card) {
    return window.scene().getRoot().lookupAll("#playing .playing-card").stream()
        .filter(node -> node instanceof CardView view && view.card().equals(card))
        .filter(node -> node.getPseudoClassStates().contains(LIT))
        .filter(window.hand()::reaches)
        .findFirst()
        .orElseThrow();
  }
}
