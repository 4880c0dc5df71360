package org.sanmarco.ui.table;

import module java.base;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.elsewhere.InvitationsDialog;
import org.sanmarco.ui.elsewhere.Rematch;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.computer.ComputerPlayers;
import org.sanmarco.ui.table.computer.ComputerTray;
import org.sanmarco.ui.table.computer.GameReview;
import org.sanmarco.ui.table.end.EndPanel;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Joining;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.table.tray.CurtainPanel;
import org.sanmarco.ui.table.tray.NoticeTray;
import org.sanmarco.ui.table.tray.NoticeTray.Notice;
import org.sanmarco.ui.table.tray.OtherScreenTray;
import org.sanmarco.ui.table.tray.PastTray;

/** The choice of the panel below the board and of the panel over the page. */
final class PanelChoice {

  private final GameTable table;
  private final GameModel model;
  private final OpenGame game;
  private final Runnable chosen;
  private final Moments moments;
  private final Panel over;
  private final PastTray past;
  private final Panel turnOver;
  private final ComputerTray computer;
  private final OtherScreenTray otherScreen;
  private final Panel away;

  /** An empty tray, which keeps the board at its size behind a summary. */
  private final Panel blank;

  private final CurtainPanel curtain;
  private final EndPanel end;
  private @Nullable Panel round;

  /** A tray that never changes. */
  private record Still(Parent root, Node first) implements Panel {
    @Override
    public void show() {}
  }

  /** Whether somebody looks at the board, though the game is over. */
  private boolean boardFirst;

  private boolean mouseDown;

  /**
   * The panels that come and go.
   *
   * @param moments the decisive moments, which come first
   * @param review the review of the game
   * @param rematch asks the players of a game elsewhere whether they play again
   * @param chosen called when the player has chosen other panels
   */
  PanelChoice(
      OpenGame game,
      GameTable table,
      ComputerPlayers computers,
      Moments moments,
      GameReview review,
      Optional<Rematch> rematch,
      Runnable chosen) {
    this.table = table;
    this.moments = moments;
    this.game = game;
    this.chosen = chosen;
    PanelContext context = table.context();
    model = context.model();
    String again = context.text("game-over.show");
    Button show = Nodes.button("game-over-show", again, () -> lookAtBoard(false));
    over = new Still(Nodes.styled(new HBox(show), "tray", "tray-middle"), show);
    HBox empty = Nodes.styled(new HBox(), "tray");
    blank = new Still(empty, empty);
    past = new PastTray(table);
    turnOver = new NoticeTray(context, "turn-over", prompt -> turnOver(context, prompt));
    // The trays of computers and of those who decide at other screens take turns with them.
    Optional<Panel> openCards = table.openCards();
    openCards.ifPresent(panel -> HBox.setHgrow(panel.root(), Priority.ALWAYS));
    computer = new ComputerTray(context, openCards, computers, game::isHeld);
    otherScreen =
        new OtherScreenTray(
            context,
            () -> !game.invitations().isEmpty(),
            () -> InvitationsDialog.open(context.services(), game.invitations()),
            openCards);
    away = new NoticeTray(context, "away", prompt -> away(context, prompt));
    curtain = new CurtainPanel(context);
    end = new EndPanel(table, review, rematch, () -> lookAtBoard(true));
  }

  /** A player may still undo their move. */
  private static Notice turnOver(PanelContext context, Prompt prompt) {
    GameModel model = context.model();
    TurnOver over = (TurnOver) prompt;
    String text = context.text(over.isLast() ? "last-move.end" : "turn-over.end");
    Button end = Nodes.button("end-turn", text, model::goOn, "accent");
    end.setDefaultButton(true);
    String tip = over.isLast() ? "last-move.end.tip" : "turn-over.end.tip";
    Buttons.explain(end, context.tip(tip, Key.PRESS));
    Button undo = Nodes.button("turn-over-undo", context.text("undo"), model::undo);
    Buttons.explain(undo, context.tip("undo.tip", Key.UNDO));
    return new Notice(over.seat(), "", context.text("turn-over.help"), List.of(end, undo));
  }

  /** A seat is asked whose own screen is away: the game waits, unless somebody presses a button. */
  private static Notice away(PanelContext context, Prompt prompt) {
    GameModel model = context.model();
    int seat = ((Away) prompt).seat();
    String name = context.name(seat);
    Button here = Nodes.button("away-here", context.text("away.here"), model::decideHere);
    Buttons.explain(here, context.text("away.here.tip", name));
    Button computer =
        Nodes.button("away-computer", context.text("away.computer"), model::substitute);
    Buttons.explain(computer, context.text("away.computer.tip", name));
    return new Notice(
        seat, context.text("away", name), context.text("away.help"), List.of(here, computer));
  }

  /** The last page, which covers the table unless the player looks at the board. */
  EndPanel end() {
    return end;
  }

  /** The panel below the board; null for none. */
  @Nullable Panel tray() {
    if (moments.isOn()) {
      return moments.tray();
    }
    if (game.isHeld()) {
      return computer;
    }
    return switch (model.prompt()) {
      case Chance _, Shown _, Deciding _ -> table.tray(model.prompt());
      case GameOver _ -> over;
      case Past _ -> past;
      case TurnOver _ -> turnOver;
      case Computer _ -> computer;
      case OtherScreen _, Joining _ -> otherScreen;
      case Away _ -> away;
      case RoundOver _ -> blank;
      case Curtain _ -> null;
    };
  }

  /** The panel over the page; null for none. */
  @Nullable Panel overlay() {
    return switch (model.prompt()) {
      case Curtain _ -> moments.isOn() ? null : curtain;
      case RoundOver _ -> isBusy() ? null : round();
      case GameOver _ -> boardFirst || isBusy() ? null : end;
      default -> null;
    };
  }

  /** Whether the overlay waits: for a moment, an animation, or for the release of a click. */
  private boolean isBusy() {
    return moments.isOn() || mouseDown || table.isPlaying();
  }

  /** Called when a mouse button or a key goes down, or a button goes up. */
  void pressed(boolean byMouse) {
    mouseDown = byMouse;
  }

  void changed(@Nullable Prompt before, Prompt now) {
    // A player who looked at the board before looking back sees the board again.
    boardFirst &= now instanceof Past || before instanceof Past;
  }

  private void lookAtBoard(boolean first) {
    boardFirst = first;
    chosen.run();
  }

  /** The overlay at the end of a round, made when the first one ends. */
  private Panel round() {
    if (round == null) {
      round = table.roundOver();
    }
    return round;
  }
}
