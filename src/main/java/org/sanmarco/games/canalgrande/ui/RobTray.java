package org.sanmarco.games.canalgrande.ui;

import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.cards.CardFan;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.GoOnPanel;
import org.sanmarco.ui.keys.Key;

/** The hand of a victim, face down: the thief takes one of the cards (GA3). */
final class RobTray extends GoOnPanel<CanalGrandeContext> {

  private final CardFan<Integer> fan =
      new CardFan<>(this::draw, card -> card, HandPanel.CARD_HEIGHT);

  @FXML private StackPane fanSlot;

  RobTray(CanalGrandeContext context) {
    super(context, "rob.fxml");
    fan.setMinWidth(0);
    fan.fill(HandPanel.LEAST_HEIGHT, HandPanel.MOST_HEIGHT);
    fanSlot.getChildren().add(fan);
  }

  private PlayingCard draw(int number) {
    PlayingCard back = context.faces().back();
    back.setId("rob-card-" + number);
    back.setFocusTraversable(true);
    back.onAction(() -> context.model().goOn());
    return back;
  }

  @Override
  public void show() {
    int victim = context.view().victim();
    lead(context.text("chance.steal", context.name(victim)));
    fan.show(IntStream.rangeClosed(1, context.view().handSize(victim)).boxed().toList());
    fan.cards().forEach(card -> card.setLit(true));
  }

  @Override
  public boolean key(KeyEvent event) {
    int digit = Key.digit(event);
    if (digit < 1 || digit > fan.cards().size()) {
      return false;
    }
    context.model().goOn();
    return true;
  }
}
