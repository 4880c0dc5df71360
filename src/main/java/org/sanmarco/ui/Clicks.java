package org.sanmarco.ui;

import java.util.Set;
import javafx.event.EventTarget;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.MouseEvent;

/**
 * Tells second clicks from first ones: the second click of a double click never decides anything,
 * since it was meant for what was there before the first.
 */
public final class Clicks {

  private static final Set<EventType<? extends MouseEvent>> MOVEMENTS =
      Set.of(
          MouseEvent.MOUSE_MOVED,
          MouseEvent.MOUSE_ENTERED,
          MouseEvent.MOUSE_ENTERED_TARGET,
          MouseEvent.MOUSE_EXITED,
          MouseEvent.MOUSE_EXITED_TARGET);

  private Clicks() {}

  /** Marks a node in which clicking fast is harmless, such as a button that leads back a move. */
  public static void mayRepeat(Node node) {
    node.getProperties().put(Clicks.class, true);
  }

  /** Drops the second click of a double click on a node or its descendants. */
  public static void dropStray(Node node) {
    node.addEventFilter(
        MouseEvent.ANY,
        event -> {
          if (event.getClickCount() > 1 && !mayRepeat(event.getTarget())) {
            event.consume();
          }
        });
  }

  /**
   * Whether the mouse only moves. Filters let such events pass: otherwise nodes would count as
   * pointed at after the mouse has left them.
   */
  public static boolean isMovement(MouseEvent event) {
    return MOVEMENTS.contains(event.getEventType());
  }

  /** Whether a press of the mouse follows another so fast that it must not decide anything. */
  public static boolean isStray(MouseEvent pressed) {
    return pressed.getClickCount() > 1 && !mayRepeat(pressed.getTarget());
  }

  private static boolean mayRepeat(EventTarget target) {
    return Nodes.outwards(target)
        .anyMatch(up ->
            up.getProperties().containsKey(Clicks.class)
                || up instanceof TextInputControl
                || up instanceof Spinner<?>
                || up instanceof Slider
                || up instanceof ScrollBar
                || up instanceof ListView<?>);
  }
}
