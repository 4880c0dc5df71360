package org.sanmarco.ui.testing;

import module java.base;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/** Finds texts on the screen that are cut off. */
public final class Legibility {

  /** The pixels by which a label may stick out: letters have some room around them. */
  private static final double TOLERANCE = 1.5;

  /** The letters of a word that fits everywhere. */
  private static final int USUAL_WORD = 10;

  /**
   * Texts that are shortened to their place and shown in full elsewhere, abbreviations, which are
   * as short in every language, and the game's name, which is the same in all of them.
   */
  private static final Set<String> ABRIDGED =
      Set.of("end-point", "deck-kind", "pile-label", "goal-name", "home-title");

  private Legibility() {}

  /** The illegible texts, each with the reason. Called on the JavaFX thread. */
  public static List<String> complaints(Parent root) {
    List<String> complaints = new ArrayList<>();
    // A new text has no place before it is styled, and the nodes that it moves aside have their
    // size only afterwards: in a window that takes two frames.
    Fx.laidOut(root.getScene());
    look(root, root.getLayoutBounds(), complaints);
    return complaints;
  }

  /** The texts that are so narrow that a usual word doesn't fit a line. On the JavaFX thread. */
  public static List<String> broken(Parent root) {
    return root.lookupAll(".label").stream()
        .filter(Label.class::isInstance)
        .map(Label.class::cast)
        .filter(label -> label.isWrapText() && Fx.isShown(label))
        .filter(label ->
            Arrays.stream(label.getText().split("[ \u00a0\u202f\n-]"))
                .filter(word -> word.length() <= USUAL_WORD)
                .anyMatch(word -> width(word, label) > label.getWidth() + TOLERANCE))
        .map(label -> "broken: " + label.getText() + " " + place(label))
        .toList();
  }

  private static double width(String word, Label label) {
    Text text = new Text(word);
    text.setFont(label.getFont());
    return text.getLayoutBounds().getWidth();
  }

  private static void look(Parent parent, Bounds window, List<String> complaints) {
    for (Node node : parent.getChildrenUnmodifiable()) {
      // A text longer than its place can be scrolled there.
      boolean scrolls = node instanceof ScrollPane || node instanceof ListView;
      if (!node.isVisible() || scrolls) {
        continue;
      }
      if (node instanceof Labeled label) {
        look(label, window, complaints);
      } else if (node instanceof Parent deeper) {
        look(deeper, window, complaints);
      }
    }
  }

  private static void look(Labeled label, Bounds window, List<String> complaints) {
    if (label.getText() == null
        || label.getText().isEmpty()
        || label.getStyleClass().stream().anyMatch(ABRIDGED::contains)) {
      return;
    }
    String shown = label.lookup(".text") instanceof Text text ? text.getText() : label.getText();
    if (shown.endsWith(label.getEllipsisString())
        && !label.getText().endsWith(label.getEllipsisString())) {
      complaints.add("cut: " + label.getText() + " " + place(label));
    }
    Bounds bounds = label.localToScene(label.getLayoutBounds());
    if (bounds.getMinX() < -TOLERANCE
        || bounds.getMinY() < -TOLERANCE
        || bounds.getMaxX() > window.getWidth() + TOLERANCE
        || bounds.getMaxY() > window.getHeight() + TOLERANCE) {
      complaints.add("outside of the window: " + label.getText() + " " + place(label));
    }
    if (label.getParent() instanceof Region around
        && label.localToParent(label.getLayoutBounds()).getMaxX() > around.getWidth() + TOLERANCE) {
      complaints.add("sticks out: " + label.getText() + " " + place(label));
    }
  }

  private static String place(Labeled label) {
    return label.getId() + " " + label.getStyleClass();
  }
}
