package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Sampled;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** The board keeps its size and place through the whole game; questions have their own. */
class BoardPlaceTest {

  /** The number of times that each kind of decision is inspected. */
  private static final int LOOKS = 2;

  private static final List<Dimension2D> SIZES =
      List.of(new Dimension2D(1024, 700), new Dimension2D(1280, 800), new Dimension2D(1920, 1080));

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private final Map<String, Integer> looked = new HashMap<>();

  @Sampled(3)
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theBoardStaysWhereItIs(int players) {
    GameWindow game = windows.open(players, 7);
    Region root = (Region) game.scene().getRoot();
    Map<Dimension2D, Bounds> first = new HashMap<>();
    Fx.run(() -> {
      while (!(game.model.prompt() instanceof GameOver)) {
        String kind = game.model.prompt().getClass() + " " + game.model.view().phase();
        kind += game.model.decision().chosen().size();
        if (!(game.model.prompt() instanceof Curtain)
            && looked.merge(kind, 1, Integer::sum) <= LOOKS) {
          for (Dimension2D size : SIZES) {
            root.resize(size.getWidth(), size.getHeight());
            // The area below the board is as high as the board's width allows.
            board(root);
            assertThat(board(root))
                .as(kind)
                .isEqualTo(first.computeIfAbsent(size, one -> board(root)));
            fits(root, "#tray-slot", kind);
            fits(root, "#status-slot", kind);
          }
        }
        game.clicker.step();
      }
    });
  }

  private static Bounds board(Region root) {
    Fx.laidOut(root.getScene());
    return place(Fx.find(root.getScene(), "#board"));
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** Checks that a place is at least as large as its contents. */
  private static void fits(Region root, String slot, String kind) {
    Parent place = (Parent) Fx.find(root.getScene(), slot);
    Bounds room = place(place);
    Bounds enough =
        new BoundingBox(
            room.getMinX() - 1, room.getMinY() - 1, room.getWidth() + 2, room.getHeight() + 2);
    for (Node child : place.getChildrenUnmodifiable()) {
      assertThat(enough.contains(place(child)))
          .as("%s: %s at %s in %s", kind, child, place(child), room)
          .isTrue();
    }
  }
}
