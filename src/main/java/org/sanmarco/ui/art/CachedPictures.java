package org.sanmarco.ui.art;

import java.util.List;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;

/**
 * Gives back the pictures of cached drawings that are seen no more.
 *
 * <p>JavaFX gives back the picture of a cached node only while the node is in a window. It keeps
 * the picture of a node that has left by a soft reference that it uses in every frame, so that none
 * is collected before the heap is full. Therefore such nodes stay in the window for a moment, where
 * nobody sees them.
 */
public final class CachedPictures {

  /** A picture is given back in the first frame, and after that its node may leave. */
  private static final int FRAMES = 2;

  private CachedPictures() {}

  /**
   * Has drawings stay in a window until their pictures are given back. In any other window, such as
   * one of which nothing is drawn, they just leave.
   */
  public static void giveBackIn(Scene window) {
    Group waiting = new Group();
    waiting.setManaged(false);
    waiting.setOpacity(0);
    waiting.setMouseTransparent(true);
    waiting.setDisable(true);
    window.getProperties().put(CachedPictures.class, waiting);
    ((Pane) window.getRoot()).getChildren().addFirst(waiting);
  }

  /** Takes all nodes out of a group for good. */
  public static void clear(Group group) {
    List<Node> left = List.copyOf(group.getChildren());
    group.getChildren().clear();
    giveBack(left, group.getScene());
  }

  /**
   * Gives back the pictures of nodes that have left a window for good.
   *
   * @param window which they have left; null if they were in none
   */
  public static void giveBack(List<? extends Node> left, @Nullable Scene window) {
    if (window != null
        && window.getProperties().get(CachedPictures.class) instanceof Group waiting) {
      List<Node> cached = left.stream().flatMap(CachedPictures::outermost).toList();
      cached.forEach(CachedPictures::release);
      waiting.getChildren().addAll(cached);
      new AnimationTimer() {
        private int frames;

        @Override
        public void handle(long now) {
          if (++frames == FRAMES) {
            stop();
            waiting.getChildren().removeAll(cached);
          }
        }
      }.start();
    }
  }

  private static Stream<Node> outermost(Node node) {
    return node.isCache()
        ? Stream.of(node)
        : Nodes.children(node).stream().flatMap(CachedPictures::outermost);
  }

  private static void release(Node node) {
    node.setCache(false);
    if (!node.visibleProperty().isBound()) {
      // What is invisible is not drawn, and keeps its picture.
      node.setVisible(true);
    }
    Nodes.children(node).forEach(CachedPictures::release);
  }
}
