package org.sanmarco.ui.table;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * Keeps keys and clicks that were meant for something else from deciding for a person: what was
 * pressed during a computer's turn, or to make a move after which the turn is to be ended, and is
 * still held or repeats; and for a moment whatever is pressed by somebody who hurried, or who has
 * just made such a move. For the JavaFX thread.
 */
final class HurryGuard {

  private static final Duration REST = Duration.millis(500);

  /** Says on the page that what is pressed is dropped. */
  private static final PseudoClass RESTING = PseudoClass.getPseudoClass("resting");

  private final Supplier<Prompt> prompt;
  private final PauseTransition rest = new PauseTransition(REST);

  /** The keys that went down during a computer's turn, or while their strokes are dropped. */
  private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);

  /** All keys that are down. */
  private final Set<KeyCode> pressed = EnumSet.noneOf(KeyCode.class);

  private boolean computersTurn;
  private boolean turnOver;
  private boolean hurried;

  /** Whether the mouse went down during a computer's turn, or while clicks are dropped. */
  private boolean mouseDown;

  HurryGuard(Supplier<Prompt> prompt, Node page) {
    this.prompt = prompt;
    rest.statusProperty().subscribe(() -> page.pseudoClassStateChanged(RESTING, rests()));
  }

  /** To be called when anything has changed. */
  void changed() {
    boolean before = computersTurn;
    computersTurn = prompt.get() instanceof Computer;
    boolean ended = turnOver;
    turnOver = prompt.get() instanceof TurnOver;
    if (turnOver && !ended) {
      down.addAll(pressed);
    }
    if (before && !computersTurn && hurried || turnOver && !ended) {
      rest.playFromStart();
    }
    hurried &= computersTurn;
  }

  /** Whether what is pressed now is dropped. */
  boolean rests() {
    return rest.getStatus() == Animation.Status.RUNNING;
  }

  /** Filters a key that goes down or up. */
  void filter(KeyEvent event) {
    KeyCode code = event.getCode();
    if (event.getEventType() == KeyEvent.KEY_RELEASED) {
      pressed.remove(code);
      if (down.remove(code) && !computersTurn) {
        event.consume();
      }
    } else if (computersTurn) {
      hurried |= Key.PRESS.is(event);
      down.add(code);
    } else if (down.contains(code) || rests() && Key.PRESS.is(event)) {
      down.add(code);
      event.consume();
    } else {
      pressed.add(code);
    }
  }

  /** Filters what the mouse does. */
  void filter(MouseEvent event) {
    if (event.getEventType() == MouseEvent.MOUSE_PRESSED) {
      hurried |= computersTurn;
      mouseDown = computersTurn || rests();
    }
    boolean moved =
        event.getEventType() == MouseEvent.MOUSE_MOVED
            || event.getEventType() == MouseEvent.MOUSE_ENTERED_TARGET
            || event.getEventType() == MouseEvent.MOUSE_EXITED_TARGET;
    if (mouseDown && !computersTurn && !moved) {
      event.consume();
    }
    if (event.getEventType() == MouseEvent.MOUSE_CLICKED) {
      mouseDown = false;
    }
  }
}
