package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.ui.art.DrawingFile;

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
  private static final Venice PACKED = read("/assets/san-marco/venice.txt");

  static Venice packed() {
    return PACKED;
  }

  private static Venice read(String resource) {
    DrawingFile file =
        DrawingFile.read(
            resource, "size", "land", "canal", "island", "plot", "place", "label", "spot");
    Point2D size = file.one("size", line -> new Point2D(line.number(0), line.number(1)));
    List<Canal> canals = file.all("canal", line -> new Canal(line.number(0), line.points(1)));
    Map<Pair, Point2D> places =
        file.byName("place", line -> pair(line.word(0)), line -> line.point(1));
    Map<Pair, List<Span>> spans = new LinkedHashMap<>();
    places.forEach((pair, place) -> spans.put(pair, Span.beside(canals, place)));
    Map<District, Plot> plots = new EnumMap<>(District.class);
    Map<String, DrawingFile.Line> parts =
        file.byName("plot", line -> line.word(0) + " " + line.word(1), line -> line);
    District.ALL.forEach(
        district -> plots.put(district, Plot.of(part -> get(parts, district.name() + " " + part))));
    return new Venice(
        size.getX(),
        size.getY(),
        file.one("land", line -> line.points(0)),
        canals,
        file.all("island", line -> line.points(0)),
        plots,
        places,
        spans,
        file.all("label", line -> new PlaceName(line.point(0), line.number(1), line.text(2))),
        file.byName("spot", line -> line.word(0), line -> line.rectangle(1)));
  }

  private static Pair pair(String word) {
    return Pair.ALL.stream()
        .filter(pair -> pair.toString().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no pair " + word));
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

    private static Plot of(Function<String, DrawingFile.Line> part) {
      return new Plot(
          part.apply("seed").point(2),
          part.apply("name").text(3),
          part.apply("name").point(2),
          part.apply("plate").point(2),
          part.apply("doge").point(2),
          part.apply("forecast").point(2),
          part.apply("landmark").square(2),
          part.apply("nobles").points(2));
    }

    /** The room of one seat's nobles. */
    Rectangle2D group(int seat) {
      Point2D corner = nobles.get(seat - 1);
      return new Rectangle2D(corner.getX(), corner.getY(), GROUP_WIDTH, GROUP_HEIGHT);
    }
  }
}
