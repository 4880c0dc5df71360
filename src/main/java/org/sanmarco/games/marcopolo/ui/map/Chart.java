package org.sanmarco.games.marcopolo.ui.map;

import java.util.List;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.ui.art.DrawingFile;

/**
 * The drawing of the track as data: all positions, in the map's own units.
 *
 * @param width the map's width
 * @param height the map's height
 * @param areas ground of all kinds, the later over the earlier
 * @param rivers their courses
 * @param spaces the spaces, Hormuz first
 * @param stands the feet of the camels that stand on Ganzhou together
 * @param drawings the things in the landscape, from back to front
 * @param scatters dunes, tufts and stones
 * @param cities the positions of the names of cities, by their key
 * @param labels the names of lands and seas
 */
record Chart(
    double width,
    double height,
    List<Area> areas,
    List<List<Point2D>> rivers,
    List<Station> spaces,
    List<Point2D> stands,
    List<Drawing> drawings,
    List<Scatter> scatters,
    Map<String, Point2D> cities,
    List<PlaceName> labels) {

  /** The margin around the middle of a space. */
  private static final double MARGIN = 110;

  /** Camels stand higher than their space. */
  private static final double HEADROOM = 160;

  /** The greatest height of a part relative to its width. */
  private static final double STEEPEST = 0.62;

  private static final Chart STANDARD = read("/assets/marco-polo/map.txt");

  /** The packed drawing. */
  static Chart standard() {
    return STANDARD;
  }

  private static Chart read(String resource) {
    DrawingFile file =
        DrawingFile.read(
            resource, "size", "area", "river", "space", "stand", "drawing", "scatter", "city",
            "label");
    Point2D size = file.one("size", line -> new Point2D(line.number(0), line.number(1)));
    return new Chart(
        size.getX(),
        size.getY(),
        file.all("area", line -> new Area(line.word(0), line.points(1))),
        file.all("river", line -> line.points(0)),
        file.all("space", line -> new Station(line.point(1), line.word(2).equals("left"))),
        file.all("stand", line -> line.point(0)),
        file.all("drawing", line -> new Drawing(line.word(0), line.square(1))),
        file.all(
            "scatter",
            line -> new Scatter(line.word(0), (int) line.number(1), line.point(2), line.point(3))),
        file.byName("city", line -> line.word(0), line -> line.point(1)),
        file.all("label", line -> new PlaceName(line.word(0), line.point(1), line.number(2))));
  }

  /** The surroundings of some spaces, not much higher than wide, and within the map. */
  Rectangle2D around(int from, int to) {
    double left = width;
    double right = 0;
    double top = height;
    double bottom = 0;
    for (Station place : spaces.subList(from, to + 1)) {
      left = Math.min(left, place.middle().getX() - MARGIN);
      right = Math.max(right, place.middle().getX() + MARGIN);
      top = Math.min(top, place.middle().getY() - HEADROOM);
      bottom = Math.max(bottom, place.middle().getY() + MARGIN);
    }
    double more = Math.max(0, (bottom - top) / STEEPEST - (right - left)) / 2;
    left = Math.max(0, left - more);
    top = Math.max(0, top);
    return new Rectangle2D(
        left, top, Math.min(width, right + more) - left, Math.min(height, bottom) - top);
  }

  Point2D feet(MarcoPoloState state, int camel) {
    int space = state.space(camel);
    return space == Track.GANZHOU && state.isPastHalfway()
        ? stands.get(camel - 1)
        : SpaceNode.feet(spaces.get(space));
  }

  /** Ground of a kind such as {@code desert}. */
  record Area(String kind, List<Point2D> outline) {}

  /** The middle of a space, and whether the track continues to the left of it. */
  record Station(Point2D middle, boolean left) {}

  record Drawing(String name, Rectangle2D square) {}

  /** A number of small things of a kind in an ellipse. */
  record Scatter(String kind, int count, Point2D middle, Point2D radii) {}

  /** The middle of a name, along a slope in degrees. */
  record PlaceName(String key, Point2D middle, double slope) {}
}
