package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;

/** Keys that arrive faster than the window is drawn. */
@ExtendWith(FxExtension.class)
class KeyThrottleTest {

  private static final int MANY = 10 * KeyThrottle.MOST_PER_FRAME;

  private final AtomicInteger handled = new AtomicInteger();
  private final TextField field = Fx.on(TextField::new);
  private final Pane root = Fx.on(() -> new StackPane(field));
  private final Stage stage = Fx.on(Stage::new);

  @BeforeEach
  void open() {
    Fx.run(() -> {
      Scene scene = new Scene(root);
      KeyThrottle.follow(scene);
      root.addEventFilter(KeyEvent.KEY_PRESSED, event -> handled.incrementAndGet());
      stage.setScene(scene);
      stage.show();
    });
  }

  @AfterEach
  void close() {
    Fx.run(stage::close);
  }

  /** No frame comes between: the JavaFX thread is busy. */
  private int press(Node target, int times) {
    return Fx.on(() -> {
      handled.set(0);
      for (int i = 0; i < times; i++) {
        Event.fireEvent(
            target,
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.Z, false, true, false, false));
      }
      return handled.get();
    });
  }

  @Test
  void keysFasterThanFramesAreDropped() {
    assertThat(press(root, MANY)).isLessThanOrEqualTo(KeyThrottle.MOST_PER_FRAME);
  }

  @Test
  void keysCountAgainAfterAFrame() {
    press(root, MANY);
    Fx.until(() -> press(root, 1) == 1);
  }

  @Test
  void textIsNeverDropped() {
    assertThat(press(field, MANY)).isEqualTo(MANY);
  }
}
