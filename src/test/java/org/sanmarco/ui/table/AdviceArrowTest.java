package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.kernel.Position;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/** Advice is drawn on the tables of the sister games too, and played by its button. */
class AdviceArrowTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @ParameterizedTest
  @CsvSource({"canal-grande, vote", "canal-grande, choose", "marco-polo, move", "marco-polo, take"})
  void adviceIsDrawnAndPlayed(String game, String phase) {
    LongFunction<Table> begun =
        seed ->
            RandomPositions.table(
                game.equals(MarcoPolo.ID) ? new MarcoPolo() : new CanalGrande(), 2, 1, seed);
    window.open(RandomPositions.reach(begun, Position.class, at -> isAsked(at, phase)));
    window.hand().push(KeyCode.F6);
    Fx.until(() -> window.find("advice-play").isPresent());
    // A move that has no place, as to stop or to pass, has no arrow.
    boolean drawn = Fx.on(this::isDrawn);
    assertThat(Fx.on(this::coveredCosts)).isEmpty();
    Pictures.take(window, "advice-" + game + "-" + phase);
    int moves = window.table().orElseThrow().size();
    window.hand().click("advice-play");
    Table table = window.table().orElseThrow();
    if (table.size() == moves) {
      // A card of a raise is laid out; the raise is played with its own button (GV5).
      window.hand().click("done");
    }
    assertThat(table.size()).isGreaterThan(moves);
    Fx.until(() -> !isDrawn());
    String played = table.history().get(moves).move().toString();
    // The button is gone; the focus moves to the decision or the next step, not to the header.
    Fx.until(() -> !Fx.isShown(Fx.find(window.scene(), "#advice-play")));
    window.settle();
    assertThat(Fx.on(this::isInHeader)).isFalse();
    assertThat(drawn).as(played).isEqualTo(!Set.of("pass", "done", "stop").contains(played));
  }

  /** Whether the first seat has a choice of moves in a phase. */
  private static boolean isAsked(Position position, String phase) {
    return position.onTurn() == 1
        && position.phase().toString().equals(phase)
        && position.legal().size() > 3 - (phase.equals("choose") ? 2 : 0);
  }

  private boolean isInHeader() {
    Node focused = window.scene().getFocusOwner();
    return focused == null || Set.of("undo", "redo", "save-as", "menu").contains(focused.getId());
  }

  /** The costs of spaces whose middle an arrow covers. */
  private List<Node> coveredCosts() {
    Group arrow = (Group) window.find("advice-arrow").orElseThrow();
    return window.scene().getRoot().lookupAll(".condition-sign").stream()
        .filter(sign ->
            arrow.getChildren().stream()
                .anyMatch(line -> line.contains(line.sceneToLocal(sign.localToScene(0, 0)))))
        .toList();
  }

  private boolean isDrawn() {
    return window.find("advice-arrow").stream()
        .anyMatch(arrow -> !((Group) arrow).getChildren().isEmpty());
  }
}
