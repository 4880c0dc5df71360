package org.sanmarco.ui.table;

import javafx.scene.Node;
import javafx.stage.Window;
import org.sanmarco.save.GameName;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.puzzle.PuzzlePanel;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;

/**
 * The title of a game's screen. It calls the player of a joined game while it is their turn and
 * another window is used.
 */
final class ScreenTitle {

  private final OpenGame game;
  private final PanelContext context;
  private final Node root;
  private boolean isCalling;
  private String shownText;

  /**
   * A title.
   *
   * @param root the screen's
   */
  ScreenTitle(OpenGame game, PanelContext context, Node root) {
    this.game = game;
    this.context = context;
    this.root = root;
    shownText = text();
  }

  String text() {
    if (game.trial().isPresent()) {
      boolean isRetry = game.trial().get().exits().played().isPresent();
      return context.services().messages(PuzzlePanel.TEXTS).text(isRetry ? "retry" : "title");
    }
    GameModel model = context.model();
    String name = GameName.of(model.occasion(), model.seats(), context.messages().language());
    return isCalling ? context.text("joined.your-turn", name) : name;
  }

  /** Calls the player, or no longer, and follows a game that is named or followed by another. */
  void update() {
    Window window = Nodes.window(root);
    isCalling =
        game.remote().isPresent()
            && context.model().prompt() instanceof Prompt.Deciding
            && window != null
            && !window.isFocused();
    if (!text().equals(shownText)) {
      shownText = text();
      context.services().navigator().titleChanged();
    }
  }
}
