package org.sanmarco.games.canalgrande.ui.board;

import javafx.geometry.Rectangle2D;

/**
 * The layout of the table in its own units. The height is fixed; the width follows the available
 * room.
 *
 * @param width of the table
 * @param places the number of hands on it
 * @param seats the number of seats
 */
record TableLayout(double width, int places, int seats) {

  static final double HEIGHT = 620;
  static final double LEAST_WIDTH = 880;
  static final double MOST_WIDTH = 1320;

  /** The cards of one division (GT1). */
  static final int DRAWN = 8;

  private static final double EDGE = 16;
  private static final double GAP = 9;
  private static final double HANDS = 126;
  private static final double PILES = 222;
  private static final double STRIP = 66;
  private static final double TITLE = 46;

  private double inner() {
    return width - 2 * EDGE;
  }

  /** A seat's hand, the first place being 0. */
  Rectangle2D hand(int place) {
    double each = (inner() - PILES - places * GAP) / places;
    return new Rectangle2D(EDGE + place * (each + GAP), EDGE, each, HANDS);
  }

  private double below() {
    return EDGE + HANDS + GAP;
  }

  Rectangle2D piles() {
    return new Rectangle2D(width - EDGE - PILES, EDGE, PILES, HANDS);
  }

  /** The room for offers and votes. */
  Rectangle2D arena() {
    return new Rectangle2D(EDGE, below(), inner(), HEIGHT - below() - EDGE);
  }

  /** The room for the strip with the offer being carried out. */
  Rectangle2D strip() {
    Rectangle2D arena = arena();
    return new Rectangle2D(arena.getMinX(), arena.getMinY(), arena.getWidth(), STRIP);
  }

  /** The part of the arena below the strip. */
  Rectangle2D middle() {
    Rectangle2D arena = arena();
    double top = STRIP + GAP;
    return new Rectangle2D(
        arena.getMinX(), arena.getMinY() + top, arena.getWidth(), arena.getHeight() - top);
  }

  /** The room for the subject of a vote. */
  Rectangle2D title() {
    Rectangle2D middle = middle();
    return new Rectangle2D(middle.getMinX(), middle.getMinY(), middle.getWidth(), TITLE);
  }

  /** The part of the arena above the rows of a vote and right of a place. */
  Rectangle2D aboveRows(double left) {
    Rectangle2D arena = arena();
    return new Rectangle2D(
        left, arena.getMinY(), arena.getMaxX() - left, row(1).getMinY() - arena.getMinY());
  }

  /** The ground below a vote, up to the strip. */
  Rectangle2D ground() {
    Rectangle2D middle = middle();
    return new Rectangle2D(
        middle.getMinX(), middle.getMinY() - GAP, middle.getWidth(), middle.getHeight() + GAP);
  }

  /** A seat's row in a vote. */
  Rectangle2D row(int seat) {
    Rectangle2D middle = middle();
    double gap = seats > 2 ? 4 : GAP;
    double top = TITLE + 6;
    double each = (middle.getHeight() - top - (seats - 1) * gap) / seats;
    return new Rectangle2D(
        middle.getMinX(),
        middle.getMinY() + top + (seat - 1) * (each + gap),
        middle.getWidth(),
        each);
  }
}
