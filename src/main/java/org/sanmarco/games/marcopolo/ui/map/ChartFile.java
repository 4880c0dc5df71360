package org.sanmarco.games.marcopolo.ui.map;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.ui.art.DrawingFile;

/** Reads the drawing of the track: one thing on each line, its kind first. */
final class ChartFile {

  private final List<Chart.Area> areas = new ArrayList<>();
  private final List<List<Point2D>> rivers = new ArrayList<>();
  private final List<Chart.Station> spaces = new ArrayList<>();
  private final List<Point2D> stands = new ArrayList<>();
  private final List<Chart.Drawing> drawings = new ArrayList<>();
  private final List<Chart.Scatter> scatters = new ArrayList<>();
  private final Map<String, Point2D> cities = new LinkedHashMap<>();
  private final List<Chart.PlaceName> labels = new ArrayList<>();
  private Point2D size = Point2D.ZERO;

  private ChartFile() {}

  static Chart read(String resource) {
    ChartFile file = new ChartFile();
    DrawingFile.lines(resource)
        .forEach(line -> file.add(line.getFirst(), line.subList(1, line.size())));
    return new Chart(
        file.size.getX(),
        file.size.getY(),
        List.copyOf(file.areas),
        List.copyOf(file.rivers),
        List.copyOf(file.spaces),
        List.copyOf(file.stands),
        List.copyOf(file.drawings),
        List.copyOf(file.scatters),
        file.cities,
        List.copyOf(file.labels));
  }

  private void add(String kind, List<String> words) {
    switch (kind) {
      case "size" -> size = new Point2D(number(words.get(0)), number(words.get(1)));
      case "area" ->
          areas.add(
              new Chart.Area(words.getFirst(), DrawingFile.points(words.subList(1, words.size()))));
      case "river" -> rivers.add(DrawingFile.points(words));
      case "space" -> {
        if (spaces.size() != Integer.parseInt(words.get(0))) {
          throw new IllegalStateException("spaces are to be in order, not " + words);
        }
        spaces.add(new Chart.Station(DrawingFile.point(words.get(1)), words.get(2).equals("left")));
      }
      case "stand" -> stands.add(DrawingFile.point(words.getFirst()));
      case "drawing" -> {
        Point2D corner = DrawingFile.point(words.get(1));
        double side = number(words.get(2));
        drawings.add(
            new Chart.Drawing(
                words.getFirst(), new Rectangle2D(corner.getX(), corner.getY(), side, side)));
      }
      case "scatter" ->
          scatters.add(
              new Chart.Scatter(
                  words.get(0),
                  Integer.parseInt(words.get(1)),
                  DrawingFile.point(words.get(2)),
                  DrawingFile.point(words.get(3))));
      case "city" -> cities.put(words.get(0), DrawingFile.point(words.get(1)));
      case "label" ->
          labels.add(
              new Chart.PlaceName(
                  words.get(0), DrawingFile.point(words.get(1)), number(words.get(2))));
      default -> throw new IllegalStateException("a map knows no " + kind);
    }
  }

  private static double number(String word) {
    return Double.parseDouble(word);
  }
}
