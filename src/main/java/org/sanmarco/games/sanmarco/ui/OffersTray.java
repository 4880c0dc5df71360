package org.sanmarco.games.sanmarco.ui;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.table.offers.Division;
import org.sanmarco.ui.table.offers.OffersView;

/** A divider's cards and the offers they are put into (T5), or the offers to choose from (T7). */
final class OffersTray extends TablePanel<SanMarcoContext, HBox> {

  private static final double LETTERS = 13;

  private final OfferPrinter printer;
  private final OffersView<Card> offers;
  private final Button confirm = new Button();
  private final Button reset = new Button();

  OffersTray(SanMarcoContext context) {
    super(context, new HBox());
    printer = new OfferPrinter(context);
    offers =
        new OffersView<>(
            printer, () -> Optional.of(context.decision()), LETTERS, /* isOnBoard= */ false);
    confirm.setId("divide");
    confirm.getStyleClass().add("accent");
    confirm.setText(context.text("divide"));
    confirm.setOnAction(event -> context.decision().divide());
    reset.setId("divide-reset");
    reset.setGraphic(new FontIcon("mdmz-replay"));
    reset.setOnAction(event -> context.decision().putAllBack());
    offers.setTools(confirm, reset);
    offers.setAccessibleHelp(context.text("divide.help"));
    HBox.setHgrow(offers, Priority.ALWAYS);
    root.getChildren().add(offers);
    root.setId("offers-tray");
    root.getStyleClass().addAll("tray", "offers-tray");
    root.setFillHeight(true);
  }

  @Override
  public Node first() {
    return offers.first().orElse(root);
  }

  /** The frame of an offer, by its number. */
  Optional<Node> offer(int number) {
    return offers.frame(number).map(Node.class::cast);
  }

  @Override
  public void show() {
    offers.show(printer.visible());
    context.decision().division().ifPresent(this::tellWhy);
  }

  private void tellWhy(Division<Card> division) {
    Refusal refusal = context.decision().divisionRefusal();
    confirm.setDisable(refusal != null);
    Buttons.explain(
        confirm,
        refusal == null
            ? context.text("divide.tip")
            : division.left() > 0
                ? context.text("divide.why.left", division.left())
                : context.sentence(refusal));
    Buttons.light(
        confirm, context.decision().isGuided() && context.decision().misplaced().isEmpty());
    boolean empty = division.left() == division.cards().size();
    reset.setDisable(empty);
    Buttons.name(
        reset,
        context.text("divide.reset"),
        context.text(empty ? "divide.reset.why" : "divide.reset.tip"));
  }

  @Override
  public boolean key(KeyEvent event) {
    return offers.key(event, confirm);
  }
}
