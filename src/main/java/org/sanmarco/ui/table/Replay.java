package org.sanmarco.ui.table;

import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.table.model.GameModel;

/**
 * Shows some moves once more, one after the other, as all at the screen could see them, and then
 * what was shown before. It ends early when somebody looks at another position.
 */
final class Replay {

  private static final Duration PAUSE = Duration.millis(700);

  private final GameTable table;
  private final GameModel model;
  private final Moments moments;
  private final PauseTransition pause = new PauseTransition(PAUSE);

  /** The number of the move shown, 0 for none. */
  private int replayed;

  private int lastMove;
  private int back;

  Replay(GameTable table, GameModel model, Moments moments) {
    this.table = table;
    this.model = model;
    this.moments = moments;
    pause.setOnFinished(event -> next());
  }

  /** Shows the moves of these numbers, if somebody may look back now. */
  void play(int from, int to) {
    if (model.canLookBack() && from >= 1 && from <= to && to <= model.size()) {
      back = isOn() ? back : model.moves();
      lastMove = to;
      show(from);
    }
  }

  private boolean isOn() {
    return replayed > 0 && model.moves() == replayed;
  }

  private void show(int move) {
    pause.stop();
    moments.replay(0);
    model.lookAt(move - 1);
    replayed = move;
    moments.replay(move);
    model.lookAt(move);
    seen();
  }

  /** Called when an animation or the last moment has ended. */
  void seen() {
    if (replayed > 0 && !table.isPlaying() && !moments.isOn()) {
      moments.replay(0);
      pause.playFromStart();
    }
  }

  private void next() {
    if (!isOn()) {
      replayed = 0;
    } else if (replayed < lastMove) {
      show(replayed + 1);
    } else {
      replayed = 0;
      model.lookAt(back);
    }
  }

  void close() {
    pause.stop();
    replayed = 0;
  }
}
