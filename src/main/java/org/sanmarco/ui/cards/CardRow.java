package org.sanmarco.ui.cards;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Cards side by side; where there is no room they get smaller, and then overlap. */
public final class CardRow extends Pane {

  /** The room between two cards, in pixels. */
  public static final double GAP = 6;

  /** The least share of its size that a card shrinks to before it is covered. */
  private static final double SMALLEST = 0.72;

  private double cardHeight;

  /**
   * An empty row.
   *
   * @param cardHeight how high cards are where there is room
   */
  public CardRow(double cardHeight) {
    getStyleClass().add("card-row");
    setCardHeight(cardHeight);
  }

  /** How high the cards are. */
  public void setCardHeight(double height) {
    cardHeight = height;
    requestLayout();
  }

  /** How wide cards are where there is room. */
  public double cardWidth() {
    return cardHeight * CardPaper.WIDTH / CardPaper.HEIGHT;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    return cardHeight + getInsets().getTop() + getInsets().getBottom();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefWidth(double height) {
    int count = Math.max(1, getChildren().size());
    Insets insets = getInsets();
    return count * cardWidth() + (count - 1) * GAP + insets.getLeft() + insets.getRight();
  }

  @Override
  protected double computeMinWidth(double height) {
    return cardWidth() + getInsets().getLeft() + getInsets().getRight();
  }

  @Override
  protected void layoutChildren() {
    Insets insets = getInsets();
    double room = getWidth() - insets.getLeft() - insets.getRight();
    int count = getChildren().size();
    double fitting = (room - (count - 1) * GAP) / Math.max(1, count);
    double width = Math.clamp(fitting, SMALLEST * cardWidth(), cardWidth());
    double height = width * CardPaper.HEIGHT / CardPaper.WIDTH;
    double step = width + GAP;
    if (count > 1) {
      step = Math.min(step, (room - width) / (count - 1));
    }
    double x = insets.getLeft();
    double y = insets.getTop() + (cardHeight - height) / 2;
    for (Node child : getChildren()) {
      child.resizeRelocate(Math.rint(x), Math.rint(y), width, height);
      x += step;
    }
  }
}
