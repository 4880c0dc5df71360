package org.sanmarco.ui.table.board;

import module java.base;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Shape;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;

/** Something on the board that can be pointed at, with the mouse or, while it is lit, by key. */
public abstract class Target extends Group {

  /** Listens to clicks and to pointing. */
  public interface ClickListener {
    /** Called when a target was clicked, lit or not. */
    void clicked(Choice choice);

    /**
     * The target meant by a click on one at a point of the scene: itself, or a lit one below it.
     */
    Target meant(Target clicked, double x, double y);

    /** Called when the mouse or the focus has come or gone. */
    void pointed();
  }

  private final List<Choice> meanings;
  private final ClickListener clicks;
  private @Nullable Choice offered;
  private Set<Node> glows = Set.of();

  /**
   * A target.
   *
   * @param meanings what a click here may mean, the usual one first
   */
  @SuppressWarnings("this-escape") // the handlers run only on a click
  protected Target(String id, List<Choice> meanings, ClickListener clicks) {
    this.meanings = List.copyOf(meanings);
    this.clicks = clicks;
    setId(id);
    setAccessibleRole(AccessibleRole.BUTTON);
    getStyleClass().add("target");
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    hoverProperty().subscribe(clicks::pointed);
    focusedProperty().subscribe(clicks::pointed);
    setFocusTraversable(false);
  }

  /**
   * The outline of a lit target: a bright line on a wider dark edge, so that it stands out from any
   * colour, also for people who see no colours.
   *
   * @param shape draws the outline, once for each of the two
   */
  protected static Group glow(Supplier<? extends Shape> shape) {
    return new Group(
        Art.styled(shape.get(), "glow", "glow-edge"), Art.styled(shape.get(), "glow", "glow-line"));
  }

  /** Lights up if one of the choices is a click here. */
  public void offer(Set<Choice> choices) {
    offered = meanings.stream().filter(choices::contains).findFirst().orElse(null);
    Nodes.mark(this, "lit", isLit());
    if (isLit() && glows.isEmpty()) {
      glows = Set.copyOf(lookupAll(".glow"));
    }
    setFocusTraversable(isLit());
  }

  /**
   * Steps back, or no longer, while others are lit: ground does, and pieces where pieces of their
   * kind are asked for; pieces one only decides by stay clear.
   */
  void dim(boolean others, Set<Choice> choices) {
    Nodes.mark(
        this,
        "dim",
        others && !isLit() && (isGround() || choices.stream().anyMatch(this::matches)));
  }

  /** Sets whether it is ground for pieces; at first it isn't. */
  public boolean isGround() {
    return false;
  }

  /** The meaning of a click here now, or else its usual meaning. */
  final Choice meaning() {
    return offered == null ? meanings.getFirst() : offered;
  }

  /** Marks the target if one of the choices is a click here. */
  public void mark(Set<Choice> spoken) {
    Nodes.mark(this, "spoken", meanings.stream().anyMatch(spoken::contains));
  }

  /** Raises the target if one of the choices is a click here; others of their kind step back. */
  void raise(Set<Choice> told) {
    boolean isRaised = meanings.stream().anyMatch(told::contains);
    Nodes.mark(this, "raised", isRaised);
    Nodes.mark(this, "dim", !isRaised && stepsBack(told));
  }

  /** Whether it steps back while others are raised; at first where they are of its kind. */
  protected boolean stepsBack(Set<Choice> told) {
    return told.stream().anyMatch(this::matches);
  }

  /** Sets the strength of the light, 0 to 1. */
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

  /** Whether a choice is of the same kind as a meaning of a click here. */
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
      clicks.meant(this, event.getSceneX(), event.getSceneY()).fire();
      event.consume();
    }
  }

  private void pressed(KeyEvent event) {
    if (Key.PRESS.is(event)) {
      fire();
      event.consume();
    }
  }

  /** Whether a click at a point of the scene would hit this target. */
  boolean isAt(double x, double y) {
    return isVisible()
        && !isMouseTransparent()
        && contains(sceneToLocal(x, y))
        && !FittedBoard.isCutOff(this, x, y);
  }

  /** Shows whether a card is dragged over it. */
  void showOver(boolean over) {
    Nodes.mark(this, "over", over);
  }

  /** Acts like a click here. */
  final void fire() {
    clicks.clicked(meaning());
  }
}
