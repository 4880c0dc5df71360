package org.sanmarco.ui.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.save.puzzle.PuzzleBox;
import org.sanmarco.table.Games;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** Puzzles in the window: from the start screen to their solutions. */
class PuzzleWindowTest {

  private static final Puzzle WINS = puzzle("3");
  private static final Puzzle OTHER = puzzle("7");

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  /** A heap of which the first seat takes all that is left, or too little. */
  private static Puzzle puzzle(String heap) {
    return new Puzzle(
        "choosing",
        new Setup(Nim.ID, 2, Map.of("heap", heap)),
        List.of("deal 1 3", "deal 2 2"),
        1,
        List.of("take 3"),
        100,
        0,
        Map.of(),
        0);
  }

  @BeforeEach
  void openPuzzle() throws SaveException {
    new PuzzleBox(folder, Games.installed()).add(List.of(WINS, OTHER));
    window.hand().click("home-puzzles").click("puzzles-" + Nim.ID);
    window.settle();
    window.hand().click("puzzle-" + WINS.id());
    window.settle();
  }

  private PuzzleBox.Content box() throws SaveException {
    return new PuzzleBox(folder, Games.installed()).read().content();
  }

  @Test
  void solutionIsToldAndKept() throws IOException, SaveException {
    window.hand().click("move-take-3");
    window.settle();
    assertThat(window.text("puzzle-answer"))
        .isEqualTo("Solved! It wins 100 games in 100, and no other move wins any.");
    assertThat(window.text("puzzle-reason")).isNotBlank();
    assertThat(box().solved()).containsExactly(WINS.id());
    window.hand().click("puzzle-back");
    Fx.until(() -> window.find("puzzle-" + WINS.id()).isPresent());
    assertThat(window.text("puzzle-" + WINS.id())).isEqualTo("1  ✓");
    assertThat(window.text("puzzle-" + OTHER.id())).isEqualTo("2");
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".autosave.sanmarco"));
    }
  }

  @Test
  void missedMoveIsNotPlayed() throws SaveException {
    window.hand().click("move-take-1");
    Fx.until(() -> window.text("puzzle-answer").startsWith("Not the best"));
    assertThat(window.isUsable("move-take-1")).isTrue();
    assertThat(window.isUsable("undo")).isFalse();
    window.hand().click("puzzle-show");
    Fx.until(() -> window.text("puzzle-answer").startsWith("The best move wins 100"));
    window.settle();
    Fx.until(() -> {
      ScrollPane words = (ScrollPane) Fx.find(window.scene(), ".puzzle-scroll");
      return words.getViewportBounds().getHeight()
          >= words.getContent().getLayoutBounds().getHeight() - 1;
    });
    assertThat(window.isUsable("puzzle-show")).isFalse();
    assertThat(box().solved()).isEmpty();
  }

  @Test
  void cardTakenInAPuzzleIsJudged() {
    Puzzle deck =
        Puzzle.packed(Games.installed().find("marco-polo").orElseThrow()).stream()
            .filter(puzzle -> puzzle.solutions().equals(List.of("take deck")))
            .findFirst()
            .orElseThrow();
    window.hand().click("puzzle-back").click("puzzles-marco-polo");
    window.settle();
    window.hand().click("puzzle-" + deck.id());
    window.settle();
    window.hand().click("take-1");
    Fx.until(() -> window.text("puzzle-answer").startsWith("Not the best: it wins "));
    window.hand().click("take-deck");
    Fx.until(() -> window.text("puzzle-answer").startsWith("Solved!"));
  }

  @Test
  void nextPuzzleIsOneClickAway() throws SaveException {
    window.hand().click("puzzle-next");
    window.settle();
    window.hand().click("move-take-3");
    window.settle();
    assertThat(box().solved()).containsExactly(OTHER.id());
  }

  @Test
  void puzzleOfTheDayOpensFromTheStartScreen() throws SaveException {
    window.hand().click("puzzle-back").click("puzzles-back");
    Fx.until(() -> window.isUsable("home-today"));
    window.hand().click("home-today");
    Fx.until(() -> window.find("puzzle-task").isPresent());
    assertThat(box().day()).isEqualTo("2026-11-20");
    assertThat(box().today()).isNotEmpty();
  }

  @Test
  void betterDivisionIsShownInCards() {
    Game sanMarco = Games.installed().find("san-marco").orElseThrow();
    Puzzle dividing =
        Puzzle.packed(sanMarco).stream()
            .filter(puzzle -> puzzle.theme().equals("dividing"))
            .findFirst()
            .orElseThrow();
    Fx.run(() -> window.services().navigator().puzzle(dividing));
    window.settle();
    window.hand().click("puzzle-show");
    window.settle();
    assertThat(window.text("puzzle-reason")).startsWith("Divide as shown");
    Parent figure = Fx.on(() -> (Parent) shown("puzzle-figure").getFirst());
    assertThat(figure.getAccessibleText()).contains(", offer 1: ", "goes from offer ");
    window.in(
        new Dimension2D(Screen.LEAST_WIDTH, Screen.LEAST_HEIGHT),
        root -> {
          assertThat(
                  figure.getChildrenUnmodifiable().stream().filter(PlayingCard.class::isInstance))
              .isNotEmpty()
              .allMatch(card -> figure.getLayoutBounds().contains(card.getBoundsInParent()));
          return root;
        });
  }

  private List<Node> shown(String id) {
    return ((Parent) Fx.find(window.scene(), "#" + id)).getChildrenUnmodifiable();
  }
}
