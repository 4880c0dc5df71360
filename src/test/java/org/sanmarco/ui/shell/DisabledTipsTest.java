package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.robot.Robot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** A disabled button says why when the mouse rests on it. */
class DisabledTipsTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @Test
  void aDisabledButtonSaysWhy() {
    window.open(AnyTable.of("nim", 2, 2, "", 1));
    assertThat(window.isUsable("undo")).isFalse();
    pointAt("undo");
    Fx.until(() -> tips().stream().anyMatch(text -> text.startsWith("Nothing to undo")));
    pointAt("round");
    Fx.until(() -> tips().isEmpty());
  }

  private void pointAt(String id) {
    Fx.run(() -> {
      Fx.laidOut(window.scene());
      Node node = window.find(id).orElseThrow();
      Bounds place = node.localToScreen(node.getLayoutBounds());
      new Robot().mouseMove(place.getCenterX(), place.getCenterY());
    });
  }

  private static List<String> tips() {
    return Fx.on(() ->
        javafx.stage.Window.getWindows().stream()
            .filter(Tooltip.class::isInstance)
            .map(tip -> ((Tooltip) tip).getText())
            .toList());
  }
}
