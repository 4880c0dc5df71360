package org.sanmarco.ui.table.end;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.RandomPositions.reach;

import module java.base;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;
import org.sanmarco.words.Messages;

/** The page at the end of a game has room in its window, however often it is laid out. */
class EndPageTest {

  private static final int LAYOUTS = 4;

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @ParameterizedTest
  @CsvSource({"1024, 700", "1280, 800", "1920, 1080"})
  void allSheetsStayInTheWindow(double width, double height) {
    open();
    assertSheetsStayIn(width, height);
  }

  @ParameterizedTest
  @CsvSource({"de, 1024, 700", "fr, 1280, 800", "ru, 1024, 700"})
  void aLongVerdictLeavesThemRoom(String language, double width, double height) {
    Fx.run(
        () -> window.services().preferences().change(now -> now.with(Setting.LANGUAGE, language)));
    open();
    Fx.run(() -> {
      Messages messages = window.services().messages("org.sanmarco.ui.elsewhere.elsewhere");
      Label verdict = (Label) Fx.find(window.scene(), "#game-over-check");
      Nodes.say(
          verdict,
          String.join(
              " ",
              messages.text("check.sound", "3F2A-91C0"),
              messages.text("check.sound.computers", 160),
              messages.text("check.host", "Massimiliano Contarini")));
    });
    Pictures.takeSmall(window, "long-verdict-" + language);
    assertSheetsStayIn(width, height);
  }

  private void open() {
    window.open(reach(4, position -> position.phase() == Phase.OVER));
    Fx.until(() -> window.find("podium").isPresent());
  }

  private void assertSheetsStayIn(double width, double height) {
    Fx.run(() -> {
      Region root = (Region) window.scene().getRoot();
      root.resize(width, height);
      for (int i = 0; i < LAYOUTS; i++) {
        window.find("podium").map(Node::getParent).orElseThrow().requestLayout();
        Fx.laidOut(window.scene());
      }
      Bounds all = new BoundingBox(0, 0, width, height);
      for (Node sheet : root.lookupAll("#game-over .end-sheet")) {
        assertThat(all.contains(Fx.place(sheet))).as("%s in %s", Fx.place(sheet), all).isTrue();
      }
    });
  }

  @Test
  void thePageRestsOnceItIsLaidOut() {
    window.open(reach(4, position -> position.phase() == Phase.OVER));
    Fx.until(() -> window.find("podium").isPresent());
    List<Node> asking = new ArrayList<>();
    for (int frame = 0; frame < 2 * LAYOUTS; frame++) {
      Fx.awaitFrame(window.scene());
      if (frame == LAYOUTS) {
        Fx.run(() ->
            window.find("game-over").orElseThrow().lookupAll("*").stream()
                .filter(Parent.class::isInstance)
                .map(Parent.class::cast)
                .forEach(node ->
                    node.needsLayoutProperty()
                        .addListener(
                            (_, _, needs) -> asking.addAll(needs ? List.of(node) : List.of()))));
      }
    }
    assertThat(asking).isEmpty();
  }
}
