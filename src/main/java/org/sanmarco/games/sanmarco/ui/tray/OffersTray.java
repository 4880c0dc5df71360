package org.sanmarco.games.sanmarco.ui.tray;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.dividing.DivideButtons;
import org.sanmarco.ui.dividing.OffersView;
import org.sanmarco.ui.game.TablePanel;

/** A divider's cards and the offers they are put into (T5), or the offers to choose from (T7). */
public final class OffersTray extends TablePanel<SanMarcoContext, HBox> {

  private static final double LETTERS = 13;

  private final OfferPrinter printer;
  private final OffersView<Card> offers;
  private final DivideButtons buttons;

  public OffersTray(SanMarcoContext context) {
    super(context, new HBox());
    printer = new OfferPrinter(context);
    offers =
        new OffersView<>(
            printer, () -> Optional.of(context.decision()), LETTERS, /* isOnBoard= */ false);
    buttons = new DivideButtons(context);
    buttons.reset().setGraphic(new FontIcon("mdmz-replay"));
    offers.setTools(buttons.confirm(), buttons.reset());
    offers.setAccessibleHelp(context.text("divide.help"));
    root.getChildren().add(Nodes.wide(offers));
    root.setId("offers-tray");
    root.getStyleClass().addAll("tray", "offers-tray");
    root.setFillHeight(true);
  }

  @Override
  public Node first() {
    return offers.first().orElse(root);
  }

  /** The frame of an offer, by its number. */
  public Optional<Node> offer(int number) {
    return offers.frame(number).map(Node.class::cast);
  }

  /** The drawn cards and the offers. */
  public Region offers() {
    return offers;
  }

  @Override
  public void show() {
    offers.show(printer.visible());
    context.decision().division().ifPresent(buttons::show);
  }

  @Override
  public boolean key(KeyEvent event) {
    return offers.key(event, buttons.confirm());
  }
}
