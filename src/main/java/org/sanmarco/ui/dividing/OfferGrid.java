package org.sanmarco.ui.dividing;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.ui.cards.CardPaper;

/**
 * The layout of drawn cards and offers in a room: one size for all cards. While cards are divided,
 * no frame changes its size: the drawn cards lie beside the offers, or in a row above them where
 * that makes all cards larger, and an offer with more cards than its columns hold moves them closer
 * together. While one of the offers is chosen, each is as wide as its cards.
 */
final class OfferGrid {

  /**
   * The measures of what surrounds the cards.
   *
   * @param head the height of an offer's heading
   * @param drawnHead the height of the heading of the cards drawn
   */
  record Shape(double head, double drawnHead) {}

  /**
   * A number of rows in each frame.
   *
   * @param isBelow whether the offers lie below the drawn cards, and not beside them
   * @param card the width of a card
   */
  private record Rows(int count, boolean isBelow, double card) {}

  static final double GAP = 9;

  /** The distance of cards from each other, and from the edge of their frame. */
  static final double BETWEEN = 4;

  static final double EDGE = 5;

  private static final double ROUNDING = 1e-6;
  private static final int MOST_ROWS = 3;
  private static final double LARGEST = 120;

  /** The least width of an offer's heading while one is chosen, in equal shares of the room. */
  private static final double LEAST_SHARE = 0.68;

  private final double width;
  private final double height;
  private final int cards;
  private final boolean dividing;
  private final List<Integer> sizes;
  private final Shape shape;
  private final Rows rows;

  /**
   * A layout.
   *
   * @param width of the room
   * @param height of the room
   * @param cards the number of cards drawn
   * @param dividing whether they are being divided
   * @param sizes the number of cards in each offer
   */
  OfferGrid(
      double width, double height, int cards, boolean dividing, List<Integer> sizes, Shape shape) {
    this.width = width;
    this.height = height;
    this.cards = cards;
    this.dividing = dividing;
    this.sizes = List.copyOf(sizes);
    this.shape = shape;
    Stream<Rows> beside =
        IntStream.rangeClosed(1, MOST_ROWS)
            .mapToObj(count -> new Rows(count, false, dividing ? beside(count) : chosen(count)));
    Stream<Rows> below = dividing ? Stream.of(new Rows(1, true, below())) : Stream.of();
    rows = Stream.concat(beside, below).max(Comparator.comparingDouble(Rows::card)).orElseThrow();
  }

  /** The width of a card in some rows while an offer is chosen. */
  private double chosen(int inRows) {
    double card = width(LARGEST, fitting(height - shape.head() - EDGE, inRows));
    while (card > 1 && ownWidths(inRows, card) > width - gaps()) {
      card--;
    }
    return card;
  }

  /** The width of a card in some rows with the drawn cards beside the offers. */
  private double beside(int inRows) {
    int all = Math.ceilDiv(cards, inRows) + sizes.size() * share(inRows);
    int frames = sizes.size() + 1;
    double wide = (width - gaps() - GAP - frames * 2 * EDGE - (all - frames) * BETWEEN) / all;
    return width(wide, fitting(height - shape.head() - EDGE, inRows));
  }

  /** The width of a card with the drawn cards in a row above the offers. */
  private double below() {
    double offer = (width - gaps()) / sizes.size();
    double wide = Math.min(fitting(width - 2 * EDGE, cards), fitting(offer - 2 * EDGE, share(1)));
    return width(wide, (height - GAP - shape.drawnHead() - shape.head() - 2 * EDGE) / 2);
  }

  private static double width(double wide, double high) {
    double byHeight = high * CardPaper.WIDTH / CardPaper.HEIGHT;
    return Math.clamp(Math.floor(Math.min(wide, byHeight) + ROUNDING), 1, LARGEST);
  }

  /** The columns that an equal share of the cards takes in some rows. */
  private int share(int inRows) {
    return Math.ceilDiv(Math.ceilDiv(cards, sizes.size()), inRows);
  }

  private double ownWidths(int inRows, double card) {
    return sizes.stream().mapToDouble(size -> ownWidth(size, inRows, card)).sum();
  }

  /** The width of an offer's frame, apart from its equal share of the rest. */
  private double ownWidth(int size, int inRows, double card) {
    return dividing
        ? 0
        : Math.max(
            LEAST_SHARE * (width - gaps()) / sizes.size(), frame(Math.ceilDiv(size, inRows), card));
  }

  private double gaps() {
    return (sizes.size() - 1) * GAP;
  }

  /** The room of each of several cards in a row. */
  private static double fitting(double room, int count) {
    return (room - (count - 1) * BETWEEN) / count;
  }

  private static double span(double card, int count) {
    return count * card + (count - 1) * BETWEEN;
  }

  private static double frame(int count, double card) {
    return span(card, count) + 2 * EDGE;
  }

  /** The space around the cards. */
  Shape shape() {
    return shape;
  }

  /** The width of every card. */
  double cardWidth() {
    return rows.card();
  }

  double cardHeight() {
    return cardWidth() * CardPaper.HEIGHT / CardPaper.WIDTH;
  }

  /** The frame of the cards drawn. */
  Rectangle2D drawn() {
    return rows.isBelow()
        ? new Rectangle2D(0, 0, width, shape.drawnHead() + cardHeight() + EDGE)
        : new Rectangle2D(0, 0, frame(drawnColumns(), cardWidth()), height);
  }

  private int drawnColumns() {
    return Math.ceilDiv(cards, rows.count());
  }

  /** The frame of an offer, from 1. */
  Rectangle2D offer(int number) {
    double left = dividing && !rows.isBelow() ? drawn().getWidth() + GAP : 0;
    double top = rows.isBelow() ? drawn().getHeight() + GAP : 0;
    double room = width - left - gaps();
    List<Double> own =
        sizes.stream().map(size -> ownWidth(size, rows.count(), cardWidth())).toList();
    double spare = (room - ownWidths(rows.count(), cardWidth())) / sizes.size();
    double before = own.stream().limit(number - 1).mapToDouble(wide -> wide).sum();
    return new Rectangle2D(
        left + before + (number - 1) * (spare + GAP),
        top,
        own.get(number - 1) + spare,
        height - top);
  }

  /**
   * The places of drawn cards in their frame. A card stays when others have left.
   *
   * @param numbers the numbers of the cards, from 1
   */
  List<Rectangle2D> drawnCards(List<Integer> numbers) {
    return numbers.stream()
        .map(number -> place(number - 1, drawnColumns(), cardWidth() + BETWEEN, shape.drawnHead()))
        .toList();
  }

  /** The number of cards that an offer's frame has room for side by side. */
  int capacity(int number) {
    return columns(number) * rows.count();
  }

  private int columns(int number) {
    double room = offer(number).getWidth() - 2 * EDGE + BETWEEN + ROUNDING;
    return dividing
        ? (int) (room / (cardWidth() + BETWEEN))
        : Math.ceilDiv(sizes.get(number - 1), rows.count());
  }

  /**
   * The places of an offer's cards in its frame, in order; they overlap beyond its capacity.
   *
   * @param count the number of places, gaps included
   */
  List<Rectangle2D> offerCards(int number, int count) {
    int inRow = Math.max(columns(number), Math.ceilDiv(count, rows.count()));
    double room = offer(number).getWidth() - 2 * EDGE - cardWidth();
    return IntStream.range(0, count)
        .mapToObj(cell -> {
          int besideIt = Math.min(inRow, count - cell / inRow * inRow) - 1;
          double step = Math.min(cardWidth() + BETWEEN, room / Math.max(1, besideIt));
          return place(cell, inRow, step, shape.head());
        })
        .toList();
  }

  private Rectangle2D place(int cell, int inRow, double step, double top) {
    Point2D at = new Point2D(cell % inRow, Math.floorDiv(cell, inRow));
    return new Rectangle2D(
        EDGE + at.getX() * step,
        top + at.getY() * (cardHeight() + BETWEEN),
        cardWidth(),
        cardHeight());
  }

  @Override
  public String toString() {
    return "%s x %s, %s cards, %s".formatted(width, height, cards, sizes);
  }
}
