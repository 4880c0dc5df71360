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
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.dividing.OffersView;
import org.sanmarco.ui.game.TablePanel;

/** The dice of the set-up, or the cards a computer chooses from or plays, open for all. */
public final class ComputersCards extends TablePanel<SanMarcoContext, HBox> {

  private static final double CARD_HEIGHT = 96;
  private static final double LETTERS = 13;

  private final Supplier<Node> dice;
  private final OfferPrinter printer;
  private final OffersView<Card> offers;
  private final Drawn<List<Object>> laid = new Drawn<>(what -> lay());

  /**
   * A panel that shows nothing yet.
   *
   * @param dice draws all dice of the set-up
   */
  public ComputersCards(SanMarcoContext context, Supplier<Node> dice) {
    super(context, new HBox());
    this.dice = dice;
    printer = new OfferPrinter(context);
    offers = new OffersView<>(printer, Optional::empty, LETTERS, /* isOnBoard= */ false);
    HBox.setHgrow(offers, Priority.ALWAYS);
    root.getStyleClass().add("computer-cards");
  }

  @Override
  public boolean fillsTray() {
    return context.view().phase() == Phase.CHOOSE;
  }

  @Override
  public void show() {
    SanMarcoView view = context.view();
    laid.show(List.of(view.phase(), view.active(), view.hand(), context.setupDice()));
  }

  private void lay() {
    SanMarcoView view = context.view();
    root.getChildren().clear();
    if (view.turn() == 0) {
      root.getChildren().setAll(dice.get());
    } else if (view.phase() == Phase.CHOOSE) {
      offers.show(printer.visible());
      root.getChildren().setAll(offers);
    } else if (view.phase() == Phase.PLAY) {
      CardRow hand = new CardRow(CARD_HEIGHT);
      view.hand().list().forEach(card -> hand.getChildren().add(context.card(card).unused()));
      root.getChildren().setAll(hand);
    }
  }
}
