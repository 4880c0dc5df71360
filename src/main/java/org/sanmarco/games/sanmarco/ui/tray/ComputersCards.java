package org.sanmarco.games.sanmarco.ui.tray;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.art.Die;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.dividing.OffersView;
import org.sanmarco.ui.game.TablePanel;

/** The dice that are due, or the cards drawn, chosen from or played, as far as all see them. */
public final class ComputersCards extends TablePanel<SanMarcoContext, HBox> {

  private static final double CARD_HEIGHT = 96;
  private static final double LETTERS = 13;
  private static final double FAR_CARD_HEIGHT = 174;
  private static final double FAR_LETTERS = 18;

  private final double cardHeight;
  private final Supplier<Node> dice;
  private final OfferPrinter printer;
  private final OffersView<Card> offers;
  private final Drawn<List<Object>> laid = new Drawn<>(what -> lay());

  private ComputersCards(
      SanMarcoContext context, Supplier<Node> dice, double cardHeight, double letters) {
    super(context, new HBox());
    this.dice = dice;
    this.cardHeight = cardHeight;
    printer = new OfferPrinter(context);
    offers = new OffersView<>(printer, Optional::empty, letters, /* isOnBoard= */ false);
    HBox.setHgrow(offers, Priority.ALWAYS);
    root.getStyleClass().add("computer-cards");
  }

  /**
   * A panel of a computer's tray.
   *
   * @param dice draws all dice of the set-up
   */
  public static ComputersCards inTray(SanMarcoContext context, Supplier<Node> dice) {
    return new ComputersCards(context, dice, CARD_HEIGHT, LETTERS);
  }

  /**
   * A panel that is read from three metres.
   *
   * @param dice draws all dice of the set-up
   */
  public static ComputersCards onTelevision(SanMarcoContext context, Supplier<Node> dice) {
    return new ComputersCards(context, dice, FAR_CARD_HEIGHT, FAR_LETTERS);
  }

  @Override
  public boolean fillsTray() {
    return context.view().phase() == Phase.CHOOSE;
  }

  @Override
  public void show() {
    SanMarcoView view = context.view();
    laid.show(List.of(view.phase(), view.active(), open(view), context.setupDice()));
  }

  /** The cards that somebody divides or plays; none if hidden. */
  private static Cards open(SanMarcoView view) {
    return view.phase() == Phase.DIVIDE ? view.drawn(view.active()) : view.hand();
  }

  private void lay() {
    SanMarcoView view = context.view();
    root.getChildren().clear();
    if (view.turn() == 0) {
      root.getChildren().setAll(dice.get());
    } else if (view.phase() == Phase.EXILE_ROLL) {
      root.getChildren().setAll(new Die(0, cardHeight));
    } else if (view.phase() == Phase.CHOOSE) {
      offers.show(printer.visible());
      root.getChildren().setAll(offers);
    } else if (view.phase() == Phase.DIVIDE || view.phase() == Phase.PLAY) {
      CardRow row = new CardRow(cardHeight);
      open(view).list().forEach(card -> row.getChildren().add(context.card(card).unused()));
      if (view.phase() == Phase.DIVIDE && row.getChildren().isEmpty()) {
        for (int back = 0; back < view.actionDraw() + view.penaltyDraw(); back++) {
          row.getChildren().add(context.cardBack(back >= view.actionDraw()));
        }
      }
      HBox.setHgrow(row, Priority.ALWAYS);
      root.getChildren().setAll(row);
    }
  }
}
