package org.sanmarco.ui.testing;

import module java.base;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;

/**
 * The content of a scene in lines of text: place, identifier and text of each visible node that has
 * one of the latter, then the numbers of all others by kind, and a checksum of their colours.
 */
final class SceneNotes {

  private final List<Line> lines = new ArrayList<>();
  private final Map<String, Integer> others = new TreeMap<>();
  private final Map<String, Integer> colours = new TreeMap<>();

  private record Line(Bounds place, String words) {}

  private SceneNotes() {}

  /** The lines of a scene that is laid out. On the JavaFX thread. */
  static List<String> of(Parent root) {
    SceneNotes notes = new SceneNotes();
    notes.children(root, root.getLayoutBounds());
    List<String> all = new ArrayList<>();
    notes.lines.forEach(line -> all.add(line.words));
    notes.others.forEach((kind, count) -> all.add(kind + " × " + count));
    CRC32 colours = new CRC32();
    colours.update(notes.colours.toString().getBytes(StandardCharsets.UTF_8));
    all.add("%d colours, %08x".formatted(notes.colours.size(), colours.getValue()));
    return all;
  }

  private void children(Parent parent, Bounds seen) {
    parent.getChildrenUnmodifiable().stream()
        .filter(Node::isVisible)
        .filter(node -> node.getOpacity() > 0)
        .forEach(node -> add(node, seen));
  }

  /**
   * Adds a node with all below it, as far as a part of the scene shows them. A dialog covers all
   * behind it.
   */
  private void add(Node node, Bounds seen) {
    Bounds place = node.localToScene(node.getLayoutBounds());
    String text = text(node);
    if (!node.localToScene(node.getBoundsInLocal()).intersects(seen)) {
      return;
    }
    boolean isNamed = node.getId() != null || !text.isBlank();
    if (isNamed && isDialog(node)) {
      lines.removeIf(line -> place.contains(line.place));
    }
    if (isNamed && Math.min(place.getWidth(), place.getHeight()) >= 1) {
      lines.add(
          new Line(
              place,
              "%4.0f %4.0f %4.0f %4.0f  %s%s%s"
                  .formatted(
                      place.getMinX(),
                      place.getMinY(),
                      place.getWidth(),
                      place.getHeight(),
                      node.getId() == null ? kind(node) : "#" + node.getId(),
                      text.isBlank() ? "" : colour(node) + " ",
                      text.replaceAll("\\s+", " ").strip())));
    } else if (!(node instanceof Parent)) {
      others.merge(kind(node), 1, Integer::sum);
      colours.merge(colour(node), 1, Integer::sum);
    }
    // The text of a label is drawn by a node below it, cut if it is too long.
    if (node instanceof Parent parent && text.isBlank()) {
      Node clip = node.getClip();
      children(
          parent, clip == null ? seen : both(seen, node.localToScene(clip.getBoundsInParent())));
    }
  }

  /** Whether a node is the first with an identifier below the place of dialogs. */
  private static boolean isDialog(Node node) {
    Node above = node.getParent();
    while (above != null && above.getId() == null) {
      above = above.getParent();
    }
    return above != null && "dialogs".equals(above.getId());
  }

  private static Bounds both(Bounds one, Bounds other) {
    double left = Math.max(one.getMinX(), other.getMinX());
    double top = Math.max(one.getMinY(), other.getMinY());
    return new BoundingBox(
        left,
        top,
        Math.min(one.getMaxX(), other.getMaxX()) - left,
        Math.min(one.getMaxY(), other.getMaxY()) - top);
  }

  private static String kind(Node node) {
    Class<?> kind = node.getClass();
    while (kind.getSimpleName().isEmpty()) {
      kind = kind.getSuperclass();
    }
    return kind.getSimpleName();
  }

  private static String colour(Node node) {
    Paint paint =
        switch (node) {
          case Labeled labeled -> labeled.getTextFill();
          case Shape shape -> shape.getFill();
          default -> null;
        };
    return paint instanceof Color color ? " " + color.toString().replaceFirst("^0x", "") : "";
  }

  private static String text(Node node) {
    return Objects.requireNonNullElse(
        switch (node) {
          case Labeled labeled -> labeled.getText();
          case Text text -> text.getText();
          case TextInputControl input -> input.getText();
          default -> null;
        },
        "");
  }
}
