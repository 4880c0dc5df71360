package org.sanmarco.games.sanmarco.ui.cards;

import java.util.Objects;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.ui.keys.Key;

/**
 * One card, face up or down, at whatever size it is given; it keeps its proportions.
 *
 * <p>Its states are the pseudo classes {@code selected} (picked out among others), {@code chosen}
 * (the one being played), {@code disabled} and {@code focused}.
 */
public final class CardView extends Region {

  /** The width it would like to have. */
  public static final double WIDTH = CardFace.WIDTH;

  /** The height it would like to have. */
  public static final double HEIGHT = CardFace.HEIGHT;

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final @Nullable Card card;
  private final Group world = new Group();
  private final Scale scale = new Scale();
  private boolean selected;
  private boolean chosen;
  private Runnable action = () -> {};

  /** A card, face up. */
  public CardView(Card card, CardNames names) {
    this(card, CardFace.front(card, names), names.of(card));
    getStyleClass().add(card.isPenalty() ? "penalty-card" : "action-card");
  }

  private CardView(@Nullable Card card, Group face, String name) {
    this.card = card;
    Rectangle outline = new Rectangle(-2.5, -2.5, WIDTH + 5, HEIGHT + 5);
    outline.setArcWidth(17);
    outline.setArcHeight(17);
    outline.getStyleClass().add("card-outline");
    Rectangle shadow = new Rectangle(1.5, 3, WIDTH, HEIGHT);
    shadow.setArcWidth(13);
    shadow.setArcHeight(13);
    shadow.getStyleClass().add("card-shadow");
    world.getChildren().addAll(shadow, face, outline);
    world.getTransforms().add(scale);
    world.setManaged(false);
    getChildren().add(world);
    getStyleClass().add("san-marco-card");
    setAccessibleRole(AccessibleRole.BUTTON);
    setAccessibleText(name);
    setFocusTraversable(card != null);
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** A card lying face down. */
  public static CardView faceDown(boolean penalty, CardNames names) {
    return new CardView(null, CardFace.back(penalty), names.back());
  }

  /** The card, or null if it lies face down. */
  public @Nullable Card card() {
    return card;
  }

  /** Whether it is picked out among others. */
  public boolean isSelected() {
    return selected;
  }

  /** Picks it out among others. */
  public void setSelected(boolean now) {
    selected = now;
    pseudoClassStateChanged(SELECTED, now);
  }

  /** Whether it is the one being played. */
  public boolean isChosen() {
    return chosen;
  }

  /** Makes it the one being played. */
  public void setChosen(boolean now) {
    chosen = now;
    pseudoClassStateChanged(CHOSEN, now);
  }

  /** What a click, Enter or Space does. */
  public void onAction(Runnable listener) {
    action = listener;
  }

  @Override
  public void executeAccessibleAction(AccessibleAction asked, Object... parameters) {
    if (asked == AccessibleAction.FIRE) {
      action.run();
    } else {
      super.executeAccessibleAction(asked, parameters);
    }
  }

  @Override
  public String getUserAgentStylesheet() {
    return Objects.requireNonNull(CardView.class.getResource("cards.css")).toExternalForm();
  }

  @Override
  protected double computePrefWidth(double height) {
    return height > 0 ? height * WIDTH / HEIGHT : WIDTH;
  }

  @Override
  protected double computePrefHeight(double width) {
    return width > 0 ? width * HEIGHT / WIDTH : HEIGHT;
  }

  @Override
  protected void layoutChildren() {
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
