package org.sanmarco.ui.cards;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.keys.Key;

/**
 * One card, face up or down, of any size; it keeps its proportions.
 *
 * <p>Its states are the pseudo classes {@code chosen} (the one being played), {@code lit} (it may
 * be chosen), {@code spoken} (a line of the log mentions it), {@code covered} (a neighbour covers a
 * part of it), {@code disabled} and {@code focused}.
 */
public class PlayingCard extends Region {

  /** The preferred width. */
  public static final double WIDTH = CardPaper.WIDTH;

  /** The height it would like to have. */
  public static final double HEIGHT = CardPaper.HEIGHT;

  /** The height of the eye's middle: on the edge that a neighbour never covers, above the name. */
  private static final double EYE_AT = 84;

  private static final String EYE =
      "M5.5,%1$sQ13,%2$s 20.5,%1$sQ13,%3$s 5.5,%1$sZ".formatted(EYE_AT, EYE_AT - 9, EYE_AT + 9);

  /** The left end of the name of a card whose right side is covered. */
  private static final double NAME_LEFT = 8;

  private final Group world = new Group();
  private final Group count = new Group();
  private final Group eye = new Group();
  private final Scale scale = new Scale();
  private boolean chosen;
  private Runnable action = () -> {};

  /**
   * A card.
   *
   * @param face what is printed on the side that is seen
   * @param name what a screen reader says
   * @param faceUp whether it can be told from others, and so be chosen
   */
  // What it calls of itself is final.
  @SuppressWarnings("this-escape")
  public PlayingCard(Group face, String name, boolean faceUp) {
    Rectangle outline = Art.box(-2.5, -2.5, WIDTH + 5, HEIGHT + 5, 17, "card-outline");
    Rectangle shadow = Art.box(1.5, 3, WIDTH, HEIGHT, 13, "card-shadow");
    world.getChildren().addAll(shadow, face, outline);
    world.getTransforms().add(scale);
    world.setManaged(false);
    getChildren().add(world);
    getStyleClass().add("playing-card");
    setAccessibleRole(AccessibleRole.BUTTON);
    setAccessibleText(name);
    setFocusTraversable(faceUp);
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Whether it is the one being played. */
  public final boolean isChosen() {
    return chosen;
  }

  /** Makes it the one being played. */
  public final void setChosen(boolean now) {
    chosen = now;
    Nodes.mark(this, "chosen", now);
  }

  /** Shows whether it may be chosen. */
  public final void setLit(boolean now) {
    Nodes.mark(this, "lit", now);
  }

  /** Shows whether a neighbour covers its right side, so that its name begins at the left. */
  public final void setCovered(boolean now) {
    Nodes.mark(this, "covered", now);
    for (Node name : world.lookupAll(".card-name")) {
      double left = name.getBoundsInParent().getMinX() - name.getLayoutX();
      name.setLayoutX(now ? NAME_LEFT - left : 0);
    }
  }

  /** Shows whether a line of the log mentions it. */
  public final void setSpoken(boolean now) {
    Nodes.mark(this, "spoken", now);
  }

  /**
   * Shows how many cards this one stands for, itself included; nothing where it is the only one.
   */
  public final void setCount(int cards) {
    world.getChildren().remove(count);
    if (cards > 1) {
      count
          .getChildren()
          .setAll(
              Art.circle(WIDTH - 13, 14, 12, "card-corner"),
              Art.centre(Art.text(String.valueOf(cards), 17, "card-corner-words"), WIDTH - 13, 14));
      world.getChildren().add(count);
    }
  }

  /** Shows whether other players know of the card. */
  public final void setKnown(boolean now) {
    if (now && !world.getChildren().contains(eye)) {
      if (eye.getChildren().isEmpty()) {
        eye.getChildren()
            .addAll(
                Art.circle(13, EYE_AT, 10.5, "card-corner"),
                Art.path(EYE, "card-eye"),
                Art.circle(13, EYE_AT, 2.4, "card-eye-pupil"));
      }
      world.getChildren().add(eye);
    } else if (!now) {
      world.getChildren().remove(eye);
    }
  }

  /** Makes it one that can't be used; returns it. */
  public final PlayingCard unused() {
    setFocusTraversable(false);
    setMouseTransparent(true);
    return this;
  }

  /** Makes it one to look at, of a fixed height. */
  public final PlayingCard toLookAt(double height) {
    double width = height * WIDTH / HEIGHT;
    setMinSize(width, height);
    setMaxSize(width, height);
    setFocusTraversable(false);
    return this;
  }

  /** Sets the action of a click, Enter or Space. */
  public final void onAction(Runnable listener) {
    action = listener;
  }

  @Override
  public final void executeAccessibleAction(AccessibleAction asked, Object... parameters) {
    if (asked == AccessibleAction.FIRE) {
      action.run();
    } else {
      super.executeAccessibleAction(asked, parameters);
    }
  }

  @Override
  public final String getUserAgentStylesheet() {
    return Nodes.stylesheet(PlayingCard.class, "cards.css");
  }

  @Override
  protected final double computePrefWidth(double height) {
    return height > 0 ? height * WIDTH / HEIGHT : WIDTH;
  }

  @Override
  protected final double computePrefHeight(double width) {
    return width > 0 ? width * HEIGHT / WIDTH : HEIGHT;
  }

  @Override
  protected final void layoutChildren() {
    double factor = Math.min(getWidth() / WIDTH, getHeight() / HEIGHT);
    scale.setX(factor);
    scale.setY(factor);
    world.setLayoutX((getWidth() - factor * WIDTH) / 2);
    world.setLayoutY((getHeight() - factor * HEIGHT) / 2);
  }

  private void clicked(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
      requestFocus();
      action.run();
      event.consume();
    }
  }

  private void pressed(KeyEvent event) {
    if (Key.PRESS.is(event)) {
      action.run();
      event.consume();
    }
  }
}
