package org.sanmarco.ui.table;

import java.util.List;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;

/** Something on the board that can be pointed at, with the mouse or, while it is lit, by key. */
public abstract class Target extends Group {

  /** What is spoken of, wherever on the board. */
  public static final PseudoClass SPOKEN = PseudoClass.getPseudoClass("spoken");

  private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

  /** Is given the target that was pointed at. */
  public interface Clicks {
    /** A lit target was clicked. */
    void chosen(Choice choice);

    /** A target that is not lit was clicked. */
    void refused(Choice choice);
  }

  private final List<Choice> meanings;
  private final Clicks clicks;
  private @Nullable Choice offered;
  private Set<Node> glows = Set.of();

  /**
   * A target.
   *
   * @param meanings what a click here may mean, the usual one first
   */
  @SuppressWarnings("this-escape") // the handlers run once somebody clicks
  protected Target(String id, List<Choice> meanings, Clicks clicks) {
    this.meanings = List.copyOf(meanings);
    this.clicks = clicks;
    setId(id);
    setAccessibleRole(AccessibleRole.BUTTON);
    getStyleClass().add("target");
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    setFocusTraversable(false);
  }

  /** Lights up if one of the choices is a click here. */
  public void offer(Set<Choice> choices) {
    offered = meanings.stream().filter(choices::contains).findFirst().orElse(null);
    pseudoClassStateChanged(LIT, isLit());
    if (isLit() && glows.isEmpty()) {
      glows = Set.copyOf(lookupAll(".glow"));
    }
    setFocusTraversable(isLit());
  }

  /** Marks it if one of the choices is a click here. */
  public void mark(Set<Choice> spoken) {
    pseudoClassStateChanged(SPOKEN, meanings.stream().anyMatch(spoken::contains));
  }

  /** How strongly what shows that this is lit shines, 0 to 1. */
  public void shine(double strength) {
    glows.forEach(glow -> glow.setOpacity(strength));
  }

  /** Whether a click here would be taken. */
  public boolean isLit() {
    return offered != null;
  }

  /** Whether a choice is one that a click here may mean. */
  public boolean means(Choice choice) {
    return meanings.contains(choice);
  }

  /** Whether a choice is of a kind that a click here may mean, be it this one or another. */
  public boolean matches(Choice choice) {
    return meanings.stream().anyMatch(meaning -> meaning.getClass() == choice.getClass());
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    if (action == AccessibleAction.FIRE) {
      fire();
    } else {
      super.executeAccessibleAction(action, parameters);
    }
  }

  private void clicked(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
      fire();
      event.consume();
    }
  }

  private void pressed(KeyEvent event) {
    if (Key.PRESS.is(event)) {
      fire();
      event.consume();
    }
  }

  private void fire() {
    Choice choice = offered;
    if (choice == null) {
      clicks.refused(meanings.getFirst());
    } else {
      clicks.chosen(choice);
    }
  }
}
