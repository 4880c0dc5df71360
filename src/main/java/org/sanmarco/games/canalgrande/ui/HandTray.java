package org.sanmarco.games.canalgrande.ui;

import module java.base;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Done;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.board.CardTable;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeDecision;
import org.sanmarco.kernel.Move;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.dividing.DivideButtons;
import org.sanmarco.ui.dividing.Division;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/** The viewer's hand below the table over the whole width, with the possible actions below it. */
final class HandTray extends TablePanel<CanalGrandeContext, VBox> {

  private final CardTable table;
  private final HandPanel hand;
  private final HBox buttons = Nodes.styled(new HBox(), "hand-buttons");
  private final Label why = Nodes.wrapped("", "tray-why");
  private final Button goOn = Nodes.button("go-on", "", () -> context.model().goOn(), "accent");
  private final DivideButtons divide;
  private final Button done =
      Nodes.button("done", "", () -> click(new Choice.OfMove(new Done())), "accent");
  private final Button pass = Nodes.button("pass", "", () -> click(new Choice.OfMove(new Pass())));

  HandTray(CanalGrandeContext context, CardTable table, HandPanel hand) {
    super(context, new VBox());
    this.table = table;
    this.hand = hand;
    root.setId("hand-tray");
    root.getStyleClass().addAll("tray", "hand-tray");
    VBox.setVgrow(hand.root(), Priority.ALWAYS);
    why.setId("divide-why");
    root.getChildren().addAll(hand.root(), buttons);
    divide = new DivideButtons(context);
    divide.reset().setText(context.text("divide.reset"));
    pass.setText(context.text("pass"));
    Buttons.explain(done, context.text("done.tip"));
    Buttons.explain(pass, context.tip("pass.tip", Key.DISCARD));
  }

  private CanalGrandeDecision decision() {
    return context.decision();
  }

  private void click(Choice choice) {
    decision().click(choice);
  }

  @Override
  public Node first() {
    return switch (context.model().prompt()) {
      case Deciding(int _, Phase phase) when phase == Phase.VOTE -> {
        Node card = hand.first();
        yield card.equals(hand.root()) ? open() : card;
      }
      case Deciding _ -> table.lit().orElseGet(this::open);
      default -> open();
    };
  }

  /** The first button that can be pressed. */
  private Node open() {
    return buttons.getChildren().reversed().stream()
        .filter(node -> node instanceof Button && node.isVisible() && !node.isDisabled())
        .findFirst()
        .orElse(root);
  }

  @Override
  public void show() {
    hand.show();
    List<Node> shown = new ArrayList<>();
    goOn.setDefaultButton(!(context.model().prompt() instanceof Deciding));
    switch (context.model().prompt()) {
      case Deciding _ when context.model().isHidden() -> hand.say(context.text("peek.first"));
      case Deciding(int _, Phase phase) -> {
        hand.say(help(phase));
        shown.addAll(asked(phase));
      }
      case Chance(Phase phase, int seat) -> {
        int named = phase == Phase.STEAL ? context.view().victim() : seat;
        goOn.setText(context.text("chance." + phase, context.name(named)));
        Buttons.explain(goOn, context.tip("go-on.tip", Key.PRESS));
        hand.say("");
        shown.add(goOn);
      }
      default -> {
        goOn.setText(context.text("go-on"));
        hand.say("");
        shown.add(goOn);
      }
    }
    if (!buttons.getChildren().equals(shown)) {
      buttons.getChildren().setAll(shown);
    }
  }

  private String help(Phase phase) {
    return context.text(decision().parts().isEmpty() ? "help." + phase : "help.raise");
  }

  private List<Node> asked(Phase phase) {
    return switch (phase) {
      // While the offers are on their way to a host, there is nothing to divide.
      case DIVIDE -> decision().division().map(this::divided).orElse(List.of());
      case CHOOSE -> List.of();
      case ROB -> robbed();
      case VOTE -> {
        done.setText(context.text(decision().isOpening() ? "done.open" : "done"));
        Buttons.light(done, decision().wanted().contains(new Choice.OfMove(new Done())));
        Buttons.light(pass, decision().wanted().contains(new Choice.OfMove(new Pass())));
        yield List.<Node>copyOf(Stream.of(pass, done).filter(this::isOpen).toList());
      }
      case DEAL, DRAW, STEAL, SPY, BONUS, OVER -> List.of();
    };
  }

  private boolean isOpen(Button button) {
    Move move = button.equals(done) ? new Done() : new Pass();
    return decision().choices().contains(new Choice.OfMove(move));
  }

  private List<Node> divided(Division<?> division) {
    why.setText(divide.show(division));
    // Cards that are still to be divided are no mistake.
    why.getStyleClass().setAll("label", division.left() > 0 ? "tray-help" : "tray-why");
    return List.of(why, divide.reset(), divide.confirm());
  }

  private List<Node> robbed() {
    List<Node> rob = new ArrayList<>();
    for (Choice choice : decision().choices()) {
      if (choice instanceof OfHand(int seat)) {
        String text = context.text("rob", context.name(seat), context.view().handSize(seat));
        rob.add(Nodes.button("rob-" + seat, text, () -> click(choice)));
      }
    }
    return rob;
  }

  @Override
  public boolean key(KeyEvent event) {
    if (Key.COUNT.is(event)) {
      table.count();
      return true;
    }
    if (context.model().isHidden()
        || !(context.model().prompt() instanceof Deciding(int _, Phase phase))) {
      return false;
    }
    int digit = Key.digit(event);
    return switch (phase) {
      case DIVIDE, CHOOSE -> table.key(event, divide.confirm());
      case ROB -> robbed(digit);
      case VOTE -> Key.DISCARD.is(event) && leave() || played(digit);
      case DEAL, DRAW, STEAL, SPY, BONUS, OVER -> false;
    };
  }

  private boolean robbed(int digit) {
    List<Choice> open = List.copyOf(decision().choices());
    if (digit < 1 || digit > open.size()) {
      return false;
    }
    click(open.get(digit - 1));
    return true;
  }

  /** Passes, or plays the raise: what may be done without a card. */
  private boolean leave() {
    for (Move move : List.of(new Done(), new Pass())) {
      Choice choice = new Choice.OfMove(move);
      if (decision().choices().contains(choice)) {
        click(choice);
        return true;
      }
    }
    return false;
  }

  private boolean played(int digit) {
    if (digit < 1 || digit > hand.cards().size()) {
      return false;
    }
    hand.cards().get(digit - 1).requestFocus();
    click(new OfCard(context.view().hand(context.view().seat()).list().get(digit - 1)));
    return true;
  }
}
