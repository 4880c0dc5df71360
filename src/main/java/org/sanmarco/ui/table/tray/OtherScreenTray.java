package org.sanmarco.ui.table.tray;

import module java.base;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.sanmarco.table.Presence;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.PresenceWords;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Joining;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;

/**
 * The tray while a player decides at a screen of their own, or has to take their seat: it says so,
 * above the cards that those at this screen may look at meanwhile.
 */
public final class OtherScreenTray extends TablePanel<PanelContext, HBox> {

  private static final double CREST = 44;

  private final BooleanSupplier hasInvitations;
  private final Runnable invite;
  private final Optional<Panel> openCards;
  private final HBox cards = Nodes.styled(new HBox(), "computer-cards");
  private final Drawn<Said> said = new Drawn<>(this::draw);

  /** Seats of a player, what is said of them, and the text of a button; empty without one. */
  private record Said(List<Integer> seats, String text, String button) {}

  /**
   * A tray.
   *
   * @param hasInvitations whether a player here passes on invitations to free seats
   * @param invite shows them
   * @param openCards the cards open to all, or to the viewer, if the game shows any
   */
  public OtherScreenTray(
      PanelContext context,
      BooleanSupplier hasInvitations,
      Runnable invite,
      Optional<Panel> openCards) {
    super(context, new HBox());
    this.hasInvitations = hasInvitations;
    this.invite = invite;
    this.openCards = openCards;
    root.setId("elsewhere");
    root.getStyleClass().addAll("tray", "elsewhere");
    cards.setId("elsewhere-cards");
    VBox.setVgrow(cards, Priority.ALWAYS);
  }

  @Override
  public void show() {
    switch (context.model().prompt()) {
      case OtherScreen(int seat) ->
          said.show(
              new Said(
                  crests(seat),
                  words(seat),
                  context.model().isKept() && !context.model().isPast() ? "away.here" : ""));
      case Joining(int seat) ->
          said.show(
              new Said(
                  List.of(seat),
                  context.text("joining.seat", context.name(seat)),
                  hasInvitations.getAsBoolean() ? "joining.invite" : ""));
      default -> {}
    }
    Nodes.show(cards, openCards.filter(this::lay).isPresent());
  }

  /** Lays out the cards; whether there are any. */
  private boolean lay(Panel panel) {
    if (context.model().flow().hasHands() && context.model().view().seat() == 0) {
      return false;
    }
    panel.show();
    Nodes.put(panel.root(), cards);
    return !panel.root().getChildrenUnmodifiable().isEmpty();
  }

  /** The seats that act; that one alone if it ends its turn while the next one is asked already. */
  private List<Integer> crests(int seat) {
    List<Integer> acting = context.model().acting();
    return acting.contains(seat) ? acting : List.of(seat);
  }

  private String words(int seat) {
    GameModel model = context.model();
    boolean thinks = model.seat(seat).isComputer();
    String turn =
        context.text(
            thinks ? "computer.thinks" : model.isKept() ? "elsewhere" : "elsewhere.turn",
            model.acting().size() > 1
                ? context.player(model.view().player(seat))
                : context.name(seat));
    return model
        .presence(seat)
        .filter(presence -> !thinks && presence.state() != Presence.State.HERE)
        .map(presence ->
            turn
                + " "
                + PresenceWords.of(context.messages(), model.seat(seat).name(), presence)
                + ".")
        .orElse(turn);
  }

  private void draw(Said now) {
    Label text = Nodes.wrapped(now.text());
    HBox head = Nodes.styled(new HBox(context.crests(now.seats(), CREST), text), "elsewhere-head");
    VBox words = Nodes.styled(new VBox(head, cards), "elsewhere-words");
    root.getChildren().setAll(Nodes.wide(words));
    if (!now.button().isEmpty()) {
      Button button =
          Nodes.button(
              now.button().replace('.', '-'),
              context.text(now.button()),
              now.button().equals("joining.invite") ? invite : context.model()::decideHere);
      button.setFocusTraversable(false);
      head.getChildren().add(Nodes.uncut(button));
    }
  }
}
