package org.sanmarco.ui.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;
import org.sanmarco.ui.testing.Fx;

/** JavaFX takes the picture of a cached drawing back only from a drawing in a window. */
class CachedPicturesTest {

  private final Rectangle inner = Art.cached(new Rectangle(10, 10));
  private final Group outer = Art.cached(new Group(inner));
  private final Group plain = new Group(outer);
  private final Group layer = new Group(plain);
  private final Pane root = new Pane(layer);

  @Test
  void drawingsStayUnseenUntilTheirPicturesAreGivenBack() {
    Group waiting =
        Fx.on(() -> {
          Scene scene = new Scene(root);
          CachedPictures.giveBackIn(scene);
          Group unseen = (Group) root.getChildren().getFirst();
          outer.setVisible(false);
          CachedPictures.clear(layer);
          assertThat(layer.getChildren()).isEmpty();
          assertThat(unseen.getOpacity()).isZero();
          assertThat(unseen.isMouseTransparent() && unseen.isDisabled()).isTrue();
          assertThat(unseen.getChildren()).containsExactly(outer);
          assertThat(List.of(outer, inner)).allMatch(Node::isVisible).noneMatch(Node::isCache);
          return unseen;
        });
    Fx.until(() -> waiting.getChildren().isEmpty());
  }

  @Test
  void inAnyOtherWindowTheyLeaveAtOnce() {
    Fx.run(() -> {
      Scene scene = new Scene(root);
      CachedPictures.clear(layer);
      assertThat(scene.getRoot().getChildrenUnmodifiable()).containsExactly(layer);
      assertThat(layer.getChildren()).isEmpty();
    });
  }
}
