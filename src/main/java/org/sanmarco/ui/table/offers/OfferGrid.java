package org.sanmarco.ui.table.offers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.ui.cards.CardPaper;

/**
 * The layout of drawn cards and offers in a room: one size for all cards, the same while they are
 * divided and while offers are chosen, and a frame for each offer whose size never depends on its
 * content.
 *
 * @param width of the room
 * @param height of the room
 * @param cards the number of cards drawn
 * @param offers the number of offers
 * @param shape what surrounds the cards
 */
record OfferGrid(double width, double height, int cards, int offers, Shape shape) {

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

  private static final int MOST_ROWS = 3;
  private static final double LARGEST = 92;

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
    return rows().stream().mapToDouble(this::cardWidth).max().orElse(1);
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
              fitting(width - 2 * EDGE, drawnColumns),
              fitting((width - (offers - 1) * GAP) / offers - 2 * EDGE, columns));
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
    double byHeight = high * CardPaper.WIDTH / CardPaper.HEIGHT;
    return Math.clamp(Math.floor(Math.min(wide, byHeight)), 1, LARGEST);
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

  /**
   * The frame of an offer, from 1.
   *
   * @param dividing whether the cards drawn need their room
   */
  Rectangle2D offer(int number, boolean dividing) {
    boolean beside = dividing && !shape.above();
    double left = beside ? drawn().getWidth() + GAP : 0;
    double each = (width - left - (offers - 1) * GAP) / offers;
    double top = dividing && shape.above() ? drawn().getHeight() + GAP : 0;
    double high = shape.above() && !dividing ? offer(1, true).getHeight() : height - top;
    double y = shape.above() && !dividing ? (height - high) / 3 : top;
    return new Rectangle2D(left + (number - 1) * (each + GAP), y, each, high);
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
  int capacity(boolean dividing) {
    return columns(dividing) * lines(dividing);
  }

  private int columns(boolean dividing) {
    double wide = offer(1, dividing).getWidth() - 2 * EDGE;
    return Math.max(1, (int) ((wide + BETWEEN) / (cardWidth() + BETWEEN)));
  }

  private int lines(boolean dividing) {
    double high = offer(1, dividing).getHeight() - shape.head() - EDGE;
    return Math.max(1, (int) ((high + BETWEEN) / (cardHeight() + BETWEEN)));
  }

  /**
   * The places of an offer's cards in its frame, in order.
   *
   * @param count the number of places, gaps included
   */
  List<Rectangle2D> offerCards(int count, boolean dividing) {
    double card = cardWidth();
    int columns = columns(dividing);
    if (count > capacity(dividing)) {
      // Smaller rather than covered.
      columns = Math.ceilDiv(count, lines(dividing));
      card = fitting(offer(1, dividing).getWidth() - 2 * EDGE, columns);
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
