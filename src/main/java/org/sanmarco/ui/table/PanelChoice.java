package org.sanmarco.ui.table;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.computer.ComputerPlayers;
import org.sanmarco.ui.table.computer.ComputerTray;
import org.sanmarco.ui.table.end.EndPanel;
import org.sanmarco.ui.table.model.GameView;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.table.tray.BlankTray;
import org.sanmarco.ui.table.tray.CurtainPanel;
import org.sanmarco.ui.table.tray.OverTray;
import org.sanmarco.ui.table.tray.PastTray;
import org.sanmarco.ui.table.tray.TurnOverTray;

/** Which panel lies below the board now, and which over everything. */
final class PanelChoice {

  private final GameTable table;
  private final GameView model;
  private final BooleanSupplier isHeld;
  private final Runnable chosen;

  private final OverTray over;
  private final PastTray past;
  private final TurnOverTray turnOver;
  private final ComputerTray computer;
  private final BlankTray blank = new BlankTray();
  private final CurtainPanel curtain;
  private final EndPanel end;
  private @Nullable Panel round;

  /** Whether somebody looks at the board, though the game is over. */
  private boolean boardFirst;

  private boolean mouseDown;

  /**
   * The panels that come and go.
   *
   * @param isHeld whether the computers wait until something has been read
   * @param chosen is told when the player has chosen to see others
   */
  PanelChoice(
      GameTable table,
      Services services,
      ComputerPlayers computers,
      BooleanSupplier isHeld,
      Runnable chosen) {
    this.table = table;
    this.isHeld = isHeld;
    this.chosen = chosen;
    PanelContext context = table.context();
    model = context.model();
    over = new OverTray(context, () -> lookAtBoard(false));
    past = new PastTray(table, services);
    turnOver = new TurnOverTray(context);
    computer = new ComputerTray(table, computers);
    curtain = new CurtainPanel(context);
    end = new EndPanel(table, services, () -> lookAtBoard(true));
  }

  /** The page at the end, which lies over everything unless the board is looked at. */
  EndPanel end() {
    return end;
  }

  /** What lies below the board; null for nothing. */
  @Nullable Panel tray() {
    return switch (model.prompt()) {
      case Chance _, Shown _, Deciding _ -> table.tray(model.prompt());
      case GameOver _ -> over;
      case Past _ -> past;
      case TurnOver _ -> turnOver;
      case Computer _ -> isHeld.getAsBoolean() ? blank : computer;
      case RoundOver _ -> blank;
      case Curtain _ -> null;
    };
  }

  /** What lies over everything; null for nothing. */
  @Nullable Panel overlay() {
    return switch (model.prompt()) {
      case Curtain _ -> curtain;
      case RoundOver _ -> isBusy() ? null : round();
      case GameOver _ -> boardFirst || isBusy() ? null : end;
      case Chance _, Shown _, Deciding _, Past _, Computer _, TurnOver _ -> null;
    };
  }

  /** Whether something is still to be seen; nor is a click covered between press and release. */
  private boolean isBusy() {
    return mouseDown || table.isPlaying();
  }

  /** A mouse button, or a key, is down; or no button any more. */
  void pressed(boolean byMouse) {
    mouseDown = byMouse;
  }

  /** Something else is due. */
  void changed(@Nullable Prompt before, Prompt now) {
    // Whoever comes back from the past finds what was left: the board, if it was looked at.
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
