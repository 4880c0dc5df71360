package org.sanmarco.ui.testing;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.sanmarco.games.sanmarco.ui.cards.CardView;

/** The cards in a scene graph, covered or not. */
public final class FaceUpCards {

  private FaceUpCards() {}

  /** All face-up cards below a node, at any depth. */
  public static List<CardView> cards(Parent root) {
    return all(root).stream()
        .filter(CardView.class::isInstance)
        .map(CardView.class::cast)
        .filter(card -> card.card() != null)
        .toList();
  }

  /** All words anywhere below a node. */
  public static String words(Parent root) {
    StringBuilder words = new StringBuilder();
    for (Node node : all(root)) {
      switch (node) {
        case Labeled labeled -> words.append(labeled.getText()).append('\n');
        case Text text -> words.append(text.getText()).append('\n');
        default -> {}
      }
    }
    return words.toString();
  }

  public static List<Node> all(Parent root) {
    List<Node> all = new ArrayList<>();
    for (Node node : root.getChildrenUnmodifiable()) {
      all.add(node);
      if (node instanceof Parent parent) {
        all.addAll(all(parent));
      }
    }
    return all;
  }
}
