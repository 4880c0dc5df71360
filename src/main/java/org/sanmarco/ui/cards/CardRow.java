package org.sanmarco.ui.cards;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;

/**
 * Cards side by side, in one line or more; where there is no room they get smaller, and then
 * overlap.
 */
public final class CardRow extends Pane {

  /** The room between two cards, in pixels. */
  public static final double GAP = 6;

  /** The least share of its size that a card shrinks to before it is covered. */
  private static final double SMALLEST = 0.72;

  /** The largest minimum width, which leaves room for other nodes beside the row. */
  private static final double MOST_CLAIMED = 200;

  private final int lines;
  private double cardHeight;

  /**
   * An empty row.
   *
   * @param cardHeight how high cards are where there is room
   */
  public CardRow(double cardHeight) {
    this(cardHeight, 1);
  }

  /**
   * An empty row of up to the given number of lines: as many as make the cards largest.
   *
   * @param cardHeight how high cards are where there is room
   */
  public CardRow(double cardHeight, int lines) {
    this.lines = lines;
    getStyleClass().add("card-row");
    setCardHeight(cardHeight);
  }

  /** Sets the cards' height where there is room. */
  public void setCardHeight(double height) {
    cardHeight = height;
    requestLayout();
  }

  /** The cards' width where there is room. */
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
    int count = Math.ceilDiv(Math.max(1, getChildren().size()), lines);
    Insets insets = getInsets();
    return count * cardWidth() + (count - 1) * GAP + insets.getLeft() + insets.getRight();
  }

  @Override
  protected double computeMinWidth(double height) {
    // Cards get smaller before they overlap.
    return Math.min(MOST_CLAIMED, SMALLEST * computePrefWidth(height));
  }

  @Override
  protected void layoutChildren() {
    Insets insets = getInsets();
    double room = getWidth() - insets.getLeft() - insets.getRight();
    double high = getHeight() - insets.getTop() - insets.getBottom();
    int used = bestLines(room, high);
    int perLine = perLine(used);
    double least = Math.min(SMALLEST * cardWidth(), byHeight(high, used));
    double width = Math.clamp(fitting(room, high, used), least, cardWidth());
    double height = width * CardPaper.HEIGHT / CardPaper.WIDTH;
    double step = width + GAP;
    if (perLine > 1) {
      step = Math.min(step, (room - width) / (perLine - 1));
    }
    for (int place = 0; place < getChildren().size(); place++) {
      int line = place / perLine;
      double x = insets.getLeft() + place % perLine * step;
      double y = insets.getTop() + line * (height + GAP);
      getChildren().get(place).resizeRelocate(Math.rint(x), Math.rint(y), width, height);
    }
  }

  /** The number of lines in which cards are largest; of those, the smallest. */
  private int bestLines(double room, double high) {
    int best = 1;
    for (int count = 2; count <= lines; count++) {
      if (fitting(room, high, count) > Math.min(fitting(room, high, best), cardWidth())) {
        best = count;
      }
    }
    return best;
  }

  private int perLine(int count) {
    return Math.max(1, Math.ceilDiv(getChildren().size(), count));
  }

  /** The largest width of a card in the given number of lines. */
  private double fitting(double room, double high, int count) {
    int perLine = perLine(count);
    double byWidth = (room - (perLine - 1) * GAP) / perLine;
    return Math.min(byWidth, byHeight(high, count));
  }

  private static double byHeight(double high, int count) {
    double height = (high - (count - 1) * GAP) / count;
    return Math.max(1, height * CardPaper.WIDTH / CardPaper.HEIGHT);
  }
}
