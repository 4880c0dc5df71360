package org.sanmarco.ui.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;
import org.sanmarco.ui.testing.Fx;

/** JavaFX takes the picture of a cached drawing back only from a drawing in a window. */
class CachedPicturesTest {

  private final Rectangle inner = Art.cached(new Rectangle(10, 10));
  private final Group outer = Art.cached(new Group(inner));
  private final Group plain = new Group(outer);
  private final Group layer = new Group(plain);
  private final Group root = new Group(layer);

  @Test
  void drawingsStayUnseenUntilTheirPicturesAreGivenBack() {
    Group waiting =
        Fx.on(() -> {
          Scene scene = new Scene(root);
          Group unseen = CachedPictures.waitingIn(scene);
          root.getChildren().add(unseen);
          outer.setVisible(false);
          CachedPictures.clear(layer);
          assertThat(layer.getChildren()).isEmpty();
          assertThat(unseen.getOpacity()).isZero();
          assertThat(unseen.getChildren()).containsExactly(outer);
          assertThat(List.of(outer, inner)).allMatch(Node::isVisible).noneMatch(Node::isCache);
          return unseen;
        });
    Fx.until(() -> waiting.getChildren().isEmpty());
  }

  @Test
  void inAnyOtherWindowTheyLeaveAtOnce() {
    Fx.run(() -> {
      root.getChildren().setAll(layer);
      Scene scene = new Scene(root);
      CachedPictures.clear(layer);
      assertThat(scene.getRoot().getChildrenUnmodifiable()).containsExactly(layer);
      assertThat(layer.getChildren()).isEmpty();
    });
  }

  @Test
  void theLagoonThatIsSeenHasTheOnlyDrawing() {
    Lagoon first = new Lagoon();
    Lagoon second = new Lagoon();
    Fx.run(() -> {
      Scene scene = new Scene(new Group(first), 3840, 2160);
      first.resize(3840, 2160);
      first.layout();
      assertThat(first.getChildrenUnmodifiable()).hasSize(1);
      scene.setRoot(new Group(second));
      second.resize(3840, 2160);
      second.layout();
      assertThat(first.getChildrenUnmodifiable()).isEmpty();
      assertThat(second.getChildrenUnmodifiable()).hasSize(1);
    });
  }
}
