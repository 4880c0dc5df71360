package org.sanmarco.ui.table.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.ui.cards.CardPaper;

/**
 * The layout of drawn cards and offers in a room: one size for all cards, and a frame for each
 * offer whose size never depends on its content. Where one of the offers is chosen, cards are as
 * large as the largest of them allows.
 *
 * @param width of the room
 * @param height of the room
 * @param cards the number of cards drawn
 * @param offers the number of offers
 * @param most the number of cards in the largest offer while one is chosen; 0 while cards are
 *     divided
 * @param shape what surrounds the cards
 */
record OfferGrid(double width, double height, int cards, int offers, int most, Shape shape) {

  /**
   * The measures of what surrounds the cards.
   *
   * @param above whether the cards drawn lie above the offers, and not to the left of them
   * @param head the height of an offer's heading
   * @param drawnHead the height of the heading of the cards drawn
   */
  record Shape(boolean above, double head, double drawnHead) {}

  static final double GAP = 9;

  /** The distance of cards from each other, and from the edge of their frame. */
  static final double BETWEEN = 4;

  static final double EDGE = 6;

  private static final double ROUNDING = 1e-6;

  private static final int MOST_ROWS = 3;
  private static final double LARGEST = 92;
  private static final double LARGEST_CHOSEN = 120;

  /** The shape of the frames for one number of rows. */
  private record Rows(int drawn, int offer) {}

  /**
   * The cards that each offer has room for at full size. Of two offers that is all of them; of
   * three, one rarely gets more than this, and then its cards are drawn smaller.
   */
  private int roomy() {
    return offers == 2 ? cards : cards - 2 * (offers - 1);
  }

  /** The width of every card. */
  double cardWidth() {
    return isDividing()
        ? rows().stream().mapToDouble(this::cardWidth).max().orElse(1)
        : IntStream.rangeClosed(1, MOST_ROWS).mapToDouble(this::chosenWidth).max().orElse(1);
  }

  private boolean isDividing() {
    return most == 0;
  }

  /** The width of a card where one of the offers is chosen, whose cards lie in some rows. */
  private double chosenWidth(int rows) {
    double wide = fitting(offerWidth(0) - 2 * EDGE, Math.ceilDiv(most, rows));
    double high = fitting(height - shape.head() - EDGE, rows);
    return width(wide, high, LARGEST_CHOSEN);
  }

  private static double width(double wide, double high, double most) {
    double byHeight = high * CardPaper.WIDTH / CardPaper.HEIGHT;
    return Math.clamp(Math.floor(Math.min(wide, byHeight)), 1, most);
  }

  /** The width of each offer's frame beside other things. */
  private double offerWidth(double left) {
    return (width - left - (offers - 1) * GAP) / offers;
  }

  double cardHeight() {
    return cardWidth() * CardPaper.HEIGHT / CardPaper.WIDTH;
  }

  private static List<Rows> rows() {
    return IntStream.rangeClosed(1, MOST_ROWS)
        .boxed()
        .flatMap(
            drawn -> IntStream.rangeClosed(1, MOST_ROWS).mapToObj(offer -> new Rows(drawn, offer)))
        .toList();
  }

  /** Those with the largest cards; of several the one with the narrowest drawn cards. */
  private Rows best() {
    return rows().stream()
        .max(Comparator.<Rows>comparingDouble(this::cardWidth).thenComparingInt(Rows::drawn))
        .orElseThrow();
  }

  private double cardWidth(Rows rows) {
    int drawnColumns = Math.ceilDiv(cards, rows.drawn());
    int columns = Math.ceilDiv(roomy(), rows.offer());
    double wide;
    double high;
    if (shape.above()) {
      wide =
          Math.min(
              fitting(width - 2 * EDGE, drawnColumns), fitting(offerWidth(0) - 2 * EDGE, columns));
      int lines = rows.drawn() + rows.offer();
      high =
          (height - shape.drawnHead() - shape.head() - GAP - 2 * EDGE - (lines - 2) * BETWEEN)
              / lines;
    } else {
      int all = drawnColumns + offers * columns;
      wide = (width - offers * GAP - (offers + 1) * 2 * EDGE - (all - offers - 1) * BETWEEN) / all;
      high =
          Math.min(
              fitting(height - shape.drawnHead() - EDGE, rows.drawn()),
              fitting(height - shape.head() - EDGE, rows.offer()));
    }
    return width(wide, high, LARGEST);
  }

  /** The room of each of several cards in a row. */
  private static double fitting(double room, int count) {
    return (room - (count - 1) * BETWEEN) / count;
  }

  private static double span(double card, int count) {
    return count * card + (count - 1) * BETWEEN;
  }

  private int drawnColumns() {
    return Math.ceilDiv(cards, best().drawn());
  }

  /** The frame of the cards drawn. */
  Rectangle2D drawn() {
    if (shape.above()) {
      double content = span(cardHeight(), best().drawn());
      return new Rectangle2D(0, 0, width, shape.drawnHead() + content + EDGE);
    }
    return new Rectangle2D(0, 0, Math.ceil(span(cardWidth(), drawnColumns()) + 2 * EDGE), height);
  }

  /** The frame of an offer, from 1. */
  Rectangle2D offer(int number) {
    double left = left();
    double top = isDividing() && shape.above() ? drawn().getHeight() + GAP : 0;
    double high = shape.above() && !isDividing() ? chosenHeight() : height - top;
    double y = shape.above() && !isDividing() ? (height - high) / 3 : top;
    double each = offerWidth(left);
    return new Rectangle2D(left + (number - 1) * (each + GAP), y, each, high);
  }

  /** The room to the left of the offers. */
  private double left() {
    return isDividing() && !shape.above() ? drawn().getWidth() + GAP : 0;
  }

  /** The height of an offer in the middle of a board: as while cards are divided, or higher. */
  private double chosenHeight() {
    int lines = Math.ceilDiv(most, columns());
    return Math.max(
        new OfferGrid(width, height, cards, offers, 0, shape).offer(1).getHeight(),
        shape.head() + span(cardHeight(), lines) + EDGE);
  }

  /** The place of a drawn card in its frame; it stays when others have left. */
  Rectangle2D drawnCard(int index) {
    double inside = drawn().getWidth() - 2 * EDGE;
    double left = EDGE + Math.max(0, (inside - span(cardWidth(), drawnColumns())) / 2);
    Point2D at = cell(index, drawnColumns());
    return new Rectangle2D(
        left + at.getX() * (cardWidth() + BETWEEN),
        shape.drawnHead() + at.getY() * (cardHeight() + BETWEEN),
        cardWidth(),
        cardHeight());
  }

  /** The number of cards of full size that an offer's frame has room for. */
  int capacity() {
    return columns() * lines();
  }

  private int columns() {
    double wide = offerWidth(left()) - 2 * EDGE;
    int columns = count(wide, cardWidth());
    // Even rows look better than a full one and a rest.
    return isDividing() ? columns : Math.ceilDiv(most, Math.ceilDiv(most, columns));
  }

  private int lines() {
    double high = offer(1).getHeight() - shape.head() - EDGE;
    return count(high, cardHeight());
  }

  /** The number of cards side by side in a room that may be computed from that number. */
  private static int count(double room, double card) {
    return Math.max(1, (int) ((room + BETWEEN + ROUNDING) / (card + BETWEEN)));
  }

  /**
   * The places of an offer's cards in its frame, in order.
   *
   * @param count the number of places, gaps included
   */
  List<Rectangle2D> offerCards(int count) {
    double card = cardWidth();
    int columns = columns();
    if (count > capacity()) {
      // Smaller rather than covered.
      columns = Math.ceilDiv(count, lines());
      card = fitting(offer(1).getWidth() - 2 * EDGE, columns);
    }
    double tall = card * CardPaper.HEIGHT / CardPaper.WIDTH;
    List<Rectangle2D> places = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      Point2D at = cell(index, columns);
      places.add(
          new Rectangle2D(
              EDGE + at.getX() * (card + BETWEEN),
              shape.head() + at.getY() * (tall + BETWEEN),
              card,
              tall));
    }
    return places;
  }

  private static Point2D cell(int index, int columns) {
    return new Point2D(index % columns, Math.floorDiv(index, columns));
  }
}
