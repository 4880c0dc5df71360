package org.sanmarco.games.canalgrande.ui;

import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.cards.CardFan;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;

/** The hand of a victim, face down: the thief takes one of the cards (GA3). */
final class RobTray extends TablePanel<CanalGrandeContext, VBox> {

  private final Label help = new Label();
  private final Button goOn = new Button();
  private final CardFan<Integer> fan =
      new CardFan<>(this::draw, card -> card, HandPanel.CARD_HEIGHT);

  RobTray(CanalGrandeContext context) {
    super(context, new VBox());
    root.setId("rob-tray");
    root.getStyleClass().addAll("tray", "hand-tray");
    fan.setMinWidth(0);
    fan.fill(HandPanel.LEAST_HEIGHT, HandPanel.MOST_HEIGHT);
    VBox.setVgrow(fan, Priority.ALWAYS);
    help.getStyleClass().add("tray-help");
    help.setWrapText(true);
    goOn.setId("go-on");
    goOn.getStyleClass().add("accent");
    goOn.setDefaultButton(true);
    goOn.setOnAction(event -> context.commands().goOn());
    Buttons.explain(goOn, context.tip("help.steal", Key.PRESS));
    help.setText(context.text("help.steal"));
    HBox buttons = new HBox(goOn);
    buttons.getStyleClass().add("hand-buttons");
    root.getChildren().setAll(help, fan, buttons);
  }

  private PlayingCard draw(int number) {
    PlayingCard back = context.faces().back();
    back.setId("rob-card-" + number);
    back.setFocusTraversable(true);
    back.onAction(() -> context.commands().goOn());
    return back;
  }

  @Override
  public Node first() {
    return goOn;
  }

  @Override
  public void show() {
    int victim = context.view().victim();
    goOn.setText(context.text("chance.steal", context.name(victim)));
    fan.show(IntStream.rangeClosed(1, context.view().handSize(victim)).boxed().toList());
    fan.cards().forEach(card -> card.setLit(true));
  }

  @Override
  public boolean key(KeyEvent event) {
    int digit = Key.digit(event);
    if (digit < 1 || digit > fan.cards().size()) {
      return false;
    }
    context.commands().goOn();
    return true;
  }
}
