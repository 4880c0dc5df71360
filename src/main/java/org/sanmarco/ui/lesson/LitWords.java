package org.sanmarco.ui.lesson;

import module java.base;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.LessonPlace;
import org.sanmarco.words.Messages;

/** Says in words what is lit on the table, so that a learner knows what to press. */
record LitWords(Messages messages) {

  private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

  /** The sentence that names a button. */
  String of(Button button) {
    return messages.text("press", name(button));
  }

  /** The sentence that names what is lit in some nodes; empty if nothing is. */
  String of(List<Node> roots) {
    List<Node> lit =
        roots.stream()
            .flatMap(LitWords::shown)
            .filter(node -> node.getPseudoClassStates().contains(LIT))
            .toList();
    Optional<Button> button = first(lit, Button.class);
    if (button.isPresent()) {
      return of(button.get());
    }
    for (Node node : lit) {
      Optional<Button> inside = first(shown(node).toList(), Button.class);
      if (node instanceof LessonPlace place && inside.isPresent()) {
        return messages.text(place.key(), name(inside.get()));
      }
    }
    Optional<PlayingCard> card = first(lit, PlayingCard.class);
    if (card.isPresent()) {
      return messages.text(ofCard(card.get()));
    }
    return lit.isEmpty() ? "" : messages.text("press.place");
  }

  /** Its first line: the second one counts. */
  private static String name(Button button) {
    String text = button.getText().lines().findFirst().orElse("");
    return button.isMnemonicParsing() ? text.replace("_", "") : text;
  }

  private static String ofCard(Node card) {
    return Stream.iterate(card, Objects::nonNull, Node::getParent)
        .filter(LessonPlace.class::isInstance)
        .map(place -> ((LessonPlace) place).key() + ".card")
        .findFirst()
        .orElse("press.card");
  }

  private static <T> Optional<T> first(List<Node> nodes, Class<T> kind) {
    return nodes.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /** A node and all in it that can be seen and used. */
  private static Stream<Node> shown(Node node) {
    return !node.isVisible() || node.isDisable()
        ? Stream.empty()
        : Stream.concat(Stream.of(node), Nodes.children(node).stream().flatMap(LitWords::shown));
  }
}
