package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Shape;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Legibility;
import org.sanmarco.ui.testing.RandomPositions;
import org.sanmarco.ui.testing.Window;

/**
 * Dividing cards on screens of 1920 by 1080 and 3840 by 2160 pixels that enlarge everything by a
 * quarter, a half or to twice its size. The screen of tests has no scale, so the window's content
 * is laid out in as many units as such a screen has: the program sees nothing else of the scale.
 */
class RenderScaleTest {

  private static final List<Double> SCALES = List.of(1.25, 1.5, 2.0);
  private static final List<Dimension2D> SCREENS =
      List.of(new Dimension2D(1920, 1080), new Dimension2D(3840, 2160));

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  /** A game and the identifier of something in it to be clicked. */
  record Stage(String target, Supplier<Table> table) {}

  static List<Stage> stages() {
    return List.of(
        new Stage("card-1", () -> RandomPositions.reach(3, RandomPositions.at(Phase.DIVIDE, 2))),
        new Stage(
            "card-8",
            () ->
                RandomPositions.reach(
                    seed -> RandomPositions.table(new CanalGrande(), 4, 1, seed),
                    CanalGrandePosition.class,
                    position ->
                        position.phase() == org.sanmarco.games.canalgrande.Phase.DIVIDE
                            && position.onTurn() == 1)),
        new Stage(
            "stop",
            () ->
                RandomPositions.reach(
                    seed -> RandomPositions.table(new MarcoPolo(), 5, 1, seed),
                    MarcoPoloPosition.class,
                    position ->
                        position.phase() == org.sanmarco.games.marcopolo.Phase.MOVE
                            && position.onTurn() == 1
                            && position.legal().size() > 1)));
  }

  @ParameterizedTest
  @MethodSource("stages")
  void everythingFitsAndClicksMeetTheirTargets(Stage stage) {
    window.open(stage.table().get());
    window.find("go-on").ifPresent(button -> window.hand().click("go-on"));
    for (double scale : SCALES) {
      for (Dimension2D screen : SCREENS) {
        Dimension2D room = new Dimension2D(screen.getWidth() / scale, screen.getHeight() / scale);
        assertThat(window.in(room, Legibility::complaints)).as("%s", room).isEmpty();
        boolean isMet = window.in(room, root -> isMet(root, stage.target()));
        assertThat(isMet).as("%s", room).isTrue();
      }
    }
  }

  /** Whether a click into the middle of a node meets it. */
  private boolean isMet(Parent root, String id) {
    Node target = Fx.find(window.scene(), "#" + id);
    Bounds place = target.localToScene(target.getLayoutBounds());
    Node top = top(root, new Point2D(place.getCenterX(), place.getCenterY()));
    return top != null && Nodes.isWithin(top, target);
  }

  /** The topmost node at a point of the scene. */
  private static @Nullable Node top(Node node, Point2D point) {
    if (!node.isVisible() || node.isMouseTransparent()) {
      return null;
    }
    if (node instanceof Parent parent) {
      for (Node child : parent.getChildrenUnmodifiable().reversed()) {
        Node top = top(child, point);
        if (top != null) {
          return top;
        }
      }
    }
    boolean isGround = node instanceof Shape || node instanceof Region && node.isPickOnBounds();
    return isGround && node.contains(node.sceneToLocal(point)) ? node : null;
  }
}
