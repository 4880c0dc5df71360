package org.sanmarco.games.marcopolo.ui.map;

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
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloDecision;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.RandomPositions;

/** Plates of spaces within reach cover nothing that they are compared with. */
class ReachPlatesTest {

  private static final List<Dimension2D> SIZES =
      List.of(
          new Dimension2D(3840, 2160),
          new Dimension2D(1920, 1080),
          new Dimension2D(1280, 800),
          new Dimension2D(1024, 700));

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void platesCoverNoCostNoValueAndNoCamel(int players) {
    GameWindow game =
        windows.open(
            RandomPositions.reach(
                seed -> RandomPositions.table(new MarcoPolo(), players, 1, seed),
                MarcoPoloPosition.class,
                position ->
                    position.phase() == Phase.MOVE
                        && position.onTurn() == 1
                        && position.turn() > 4
                        && position.legal().size() > 8),
            1);
    Region root = (Region) game.scene().getRoot();
    Fx.run(() -> {
      assertThat(((MarcoPoloDecision) game.model.decision()).far()).isNotEmpty();
      for (Dimension2D size : SIZES) {
        root.resize(size.getWidth(), size.getHeight());
        Fx.laidOut(game.scene());
        Parent map = (Parent) Fx.find(game.scene(), "#board");
        List<Node> plates = all(map).filter(node -> id(node).startsWith("reach-")).toList();
        List<Node> compared =
            all(map)
                .filter(node ->
                    id(node).startsWith("camel-")
                        || node.getStyleClass().contains("space-slab")
                        || node.getStyleClass().contains("coin")
                        || node.getStyleClass().contains("chest-coin"))
                .toList();
        assertThat(plates).isNotEmpty();
        assertThat(compared).hasSizeGreaterThan(30 + players);
        for (Node plate : plates) {
          assertThat(Stream.concat(compared.stream(), plates.stream()))
              .as("%s in %s", plate.getId(), size)
              .filteredOn(node -> seen(node).intersects(seen(plate)))
              .containsExactly(plate);
        }
      }
      // Enlarged plates make room for none, as once something is chosen.
      MapView map = (MapView) Fx.find(game.scene(), "#board");
      map.forecast(List.of());
      Fx.laidOut(game.scene());
      assertThat(all(map)).noneMatch(node -> id(node).startsWith("reach-"));
    });
  }

  private static String id(Node node) {
    return Objects.requireNonNullElse(node.getId(), "");
  }

  private static Stream<Node> all(Parent parent) {
    return parent.getChildrenUnmodifiable().stream()
        .flatMap(node ->
            node instanceof Parent inner
                ? Stream.concat(Stream.of(node), all(inner))
                : Stream.of(node));
  }

  /** The place of a node without its soft edge. */
  private static Bounds seen(Node node) {
    Bounds place = node.localToScene(node.getBoundsInLocal());
    return new BoundingBox(
        place.getMinX() + 1,
        place.getMinY() + 1,
        Math.max(0, place.getWidth() - 2),
        Math.max(0, place.getHeight() - 2));
  }
}
