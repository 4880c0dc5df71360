package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;

/**
 * The drawing of Venice as data: all positions, in the board's own units.
 *
 * @param width the board's width
 * @param height the board's height
 * @param land the outline of the whole city, before canals cut it
 * @param canals the water between the districts
 * @param islands land that is no district
 * @param plots the positions in each district
 * @param places the middle of the row of bridges of each pair
 * @param spans the places of the bridges of each pair, beside each other
 * @param labels the names of the water
 * @param spots the plaque, the sundial and the like, by name
 */
record Venice(
    double width,
    double height,
    List<Point2D> land,
    List<Canal> canals,
    List<List<Point2D>> islands,
    Map<District, Plot> plots,
    Map<Pair, Point2D> places,
    Map<Pair, List<Span>> spans,
    List<PlaceName> labels,
    Map<String, Rectangle2D> spots) {

  /** The width of the edge with the prestige track. */
  static final double EDGE = 66;

  /** The room for the nobles of one seat in one district. */
  static final double GROUP_WIDTH = 130;

  /** Its height. */
  static final double GROUP_HEIGHT = 72;

  /** Read once: every board and every phone is drawn from it. */
  private static final Venice PACKED = VeniceFile.read("/assets/san-marco/venice.txt");

  /** The packed drawing. */
  static Venice packed() {
    return PACKED;
  }

  /** The position of the doge's feet before entering. */
  Point2D waiting() {
    Rectangle2D spot = spot("waiting");
    return new Point2D((spot.getMinX() + spot.getMaxX()) / 2, spot.getMinY() + 74);
  }

  Plot plot(District district) {
    return get(plots, district);
  }

  Point2D place(Pair pair) {
    return get(places, pair);
  }

  List<Span> spans(Pair pair) {
    return get(spans, pair);
  }

  Rectangle2D spot(String name) {
    return get(spots, name);
  }

  static <K, V> V get(Map<K, V> map, K key) {
    V value = map.get(key);
    if (value == null) {
      throw new IllegalStateException("venice.txt says nothing of " + key);
    }
    return value;
  }

  /** A name on the water, its middle at a point, along a slope in degrees. */
  record PlaceName(Point2D middle, double slope, String text) {}

  /** A canal as wide as given, along a curve through the points. */
  record Canal(double width, List<Point2D> points) {}

  /**
   * The positions of a district's things.
   *
   * @param seed a point on its land
   * @param title its name on the board
   * @param name the middle of the name
   * @param plate the middle of the plate with its values
   * @param doge the point at the doge's feet
   * @param forecast the middle of the plate with the district's forecast
   * @param landmark the square its landmark is drawn in
   * @param nobles the upper left corners of the seats' groups
   */
  record Plot(
      Point2D seed,
      String title,
      Point2D name,
      Point2D plate,
      Point2D doge,
      Point2D forecast,
      Rectangle2D landmark,
      List<Point2D> nobles) {

    /** The room of one seat's nobles. */
    Rectangle2D group(int seat) {
      Point2D corner = nobles.get(seat - 1);
      return new Rectangle2D(corner.getX(), corner.getY(), GROUP_WIDTH, GROUP_HEIGHT);
    }
  }
}
