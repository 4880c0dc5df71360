package org.sanmarco.ui.table;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Clicks;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * Drops keys and clicks that were meant for what was on the screen before. For the JavaFX thread.
 *
 * <ul>
 *   <li>The second click of a double click never decides ({@link Clicks}).
 *   <li>A page for another player, or with another task, doesn't take the key that was pressed
 *       last: it takes another key, a click, or that key after half a second of quiet.
 *   <li>A page that follows a computer's move, a step that was taken by itself, or a move after
 *       which the turn is to be ended, takes nothing for a second: no choice appears in the place
 *       of a button that somebody is about to press.
 *   <li>After a move that needed fewer choices than it consists of, cards take no click for half a
 *       second.
 *   <li>A key or a mouse button that went down before a page appeared doesn't act on it.
 * </ul>
 *
 * A dialog over the page takes every key.
 */
final class InputGuard {

  private static final Duration REST = Duration.millis(500);
  private static final Duration LONG_REST = Duration.seconds(1);

  /** The input dropped while the guard rests, besides the key that was pressed last. */
  private enum Dropped {
    /** Nothing. */
    NOTHING,
    /** Clicks on cards. */
    CARDS,
    /** All keys that press, and all clicks. */
    ALL
  }

  private final GameModel model;
  private final Node page;
  private final BooleanSupplier goesOnByItself;
  private final PauseTransition rest = new PauseTransition();
  private Dropped dropped = Dropped.NOTHING;

  /** The keys that went down during a computer's turn, or while their strokes are dropped. */
  private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);

  private final Set<KeyCode> pressed = EnumSet.noneOf(KeyCode.class);
  private @Nullable KeyCode lastKey;
  private Prompt shownPrompt;
  private Decision decision;

  /** The seat that was to act before this page; 0 for none. */
  private int seat;

  /** Whether this page follows a computer's move. */
  private boolean afterComputer;

  /** Whether the mouse went down during a computer's turn, or while its click is dropped. */
  private boolean mouseDown;

  /**
   * A guard that drops nothing yet.
   *
   * @param goesOnByItself whether a step that nobody has asked for is being taken
   */
  InputGuard(GameModel model, Node page, BooleanSupplier goesOnByItself) {
    this.model = model;
    this.page = page;
    this.goesOnByItself = goesOnByItself;
    shownPrompt = model.prompt();
    decision = model.decision();
    seat = shownPrompt.seat();
    rest.statusProperty()
        .subscribe(() -> {
          // While it takes no click on a card, and while it doesn't take the key pressed last.
          Nodes.mark(page, "resting", rests() && dropped != Dropped.NOTHING);
          Nodes.mark(page, "settling", rests());
        });
  }

  /** Called after every change. */
  void changed() {
    Prompt before = shownPrompt;
    Decision decided = decision;
    shownPrompt = model.prompt();
    decision = model.decision();
    if (shownPrompt.equals(before) && decision.equals(decided)
        || shownPrompt instanceof Past
        || before instanceof Past) {
      return;
    }
    int now = shownPrompt.seat();
    if (shownPrompt instanceof Computer) {
      rest.stop();
    } else if (before instanceof Computer) {
      afterComputer = true;
      rest(Dropped.ALL);
    } else {
      afterComputer = false;
      if (goesOnByItself.getAsBoolean()
          || shownPrompt instanceof TurnOver && !(before instanceof TurnOver)) {
        rest(Dropped.ALL);
      } else if (now != seat && !(shownPrompt instanceof Prompt.Chance)
          || shownPrompt instanceof Curtain
          || shownPrompt instanceof RoundOver) {
        rest(Dropped.NOTHING);
      } else if (isShort(decided)) {
        rest(Dropped.CARDS);
      } else if (shownPrompt.getClass() != before.getClass()) {
        rest(Dropped.NOTHING);
      }
    }
    seat = now;
  }

  /** Called when a page has appeared that covers the table. */
  void appeared() {
    rest(afterComputer ? Dropped.ALL : Dropped.NOTHING);
  }

  /** Whether a move was made by fewer choices than it consists of. */
  private boolean isShort(Decision decided) {
    return decided
        .builder()
        .flatMap(builder ->
            builder.settled().map(move -> builder.chosen().size() < builder.row(move).size()))
        .orElse(false);
  }

  private void rest(Dropped what) {
    dropped = what;
    down.addAll(pressed);
    rest.stop();
    rest.setDuration(what == Dropped.ALL ? LONG_REST : REST);
    rest.playFromStart();
  }

  /** Whether some input is dropped now. */
  boolean rests() {
    return rest.getStatus() == Animation.Status.RUNNING;
  }

  /** Filters a key that goes down or up. */
  void filter(KeyEvent event) {
    KeyCode code = event.getCode();
    if (event.getEventType() == KeyEvent.KEY_RELEASED) {
      pressed.remove(code);
      if (down.remove(code) && !isComputers() && !isBehind()) {
        event.consume();
      }
    } else if (event.getEventType() == KeyEvent.KEY_PRESSED && decides(event)) {
      if (isComputers()) {
        lastKey = code;
        down.add(code);
      } else if (!isBehind() && (down.contains(code) || rests() && isDropped(event))) {
        down.add(code);
        event.consume();
        if (rests()) {
          rest.playFromStart();
        }
      } else {
        lastKey = code;
        pressed.add(code);
      }
    }
  }

  /** Whether a dialog lies over the page. */
  private boolean isBehind() {
    return page.isDisabled();
  }

  private boolean isDropped(KeyEvent event) {
    return event.getCode() == lastKey || dropped == Dropped.ALL && Key.PRESS.is(event);
  }

  /** Whether a key may decide something: keys that only move the focus always work. */
  private static boolean decides(KeyEvent event) {
    KeyCode code = event.getCode();
    return !event.isShortcutDown()
        && !event.isAltDown()
        && !code.isNavigationKey()
        && !code.isFunctionKey()
        && !code.isModifierKey()
        && code != KeyCode.TAB
        && code != KeyCode.ESCAPE
        && !Key.CARD.is(event);
  }

  /** Filters a mouse event on a node in which the player decides. */
  void filter(MouseEvent event) {
    if (event.getEventType() == MouseEvent.MOUSE_PRESSED) {
      mouseDown = isComputers() || Clicks.isStray(event) || rests() && isDropped(event);
    }
    if (mouseDown && !isComputers() && !Clicks.isMovement(event)) {
      event.consume();
    }
    if (event.getEventType() == MouseEvent.MOUSE_CLICKED) {
      mouseDown = false;
    }
  }

  private boolean isDropped(MouseEvent event) {
    return switch (dropped) {
      case NOTHING -> false;
      case CARDS -> isCard(event.getTarget());
      case ALL -> true;
    };
  }

  private static boolean isCard(EventTarget target) {
    return Nodes.outwards(target).anyMatch(PlayingCard.class::isInstance);
  }

  private boolean isComputers() {
    return shownPrompt instanceof Computer;
  }
}
