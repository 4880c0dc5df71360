package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.ui.art.DrawingFile;

/** Reads the drawing of Venice: one thing on each line, its kind first. */
final class VeniceFile {

  private final List<List<Point2D>> islands = new ArrayList<>();
  private final List<Venice.Canal> canals = new ArrayList<>();
  private final Map<District, Map<String, List<String>>> plots = new EnumMap<>(District.class);
  private final Map<Pair, Point2D> places = new LinkedHashMap<>();
  private final Map<String, Rectangle2D> spots = new HashMap<>();
  private final List<Venice.PlaceName> labels = new ArrayList<>();
  private List<Point2D> land = List.of();
  private double width;
  private double height;

  private VeniceFile() {}

  static Venice read(String resource) {
    VeniceFile file = new VeniceFile();
    DrawingFile.lines(resource)
        .forEach(line -> file.add(line.getFirst(), line.subList(1, line.size())));
    Map<District, Venice.Plot> plots = new EnumMap<>(District.class);
    file.plots.forEach((district, words) -> plots.put(district, plot(words)));
    Map<Pair, List<Span>> spans = new LinkedHashMap<>();
    file.places.forEach((pair, place) -> spans.put(pair, Span.beside(file.canals, place)));
    return new Venice(
        file.width,
        file.height,
        file.land,
        List.copyOf(file.canals),
        List.copyOf(file.islands),
        plots,
        file.places,
        spans,
        List.copyOf(file.labels),
        file.spots);
  }

  private void add(String kind, List<String> words) {
    switch (kind) {
      case "size" -> {
        width = Double.parseDouble(words.get(0));
        height = Double.parseDouble(words.get(1));
      }
      case "land" -> land = DrawingFile.points(words);
      case "island" -> islands.add(DrawingFile.points(words));
      case "canal" ->
          canals.add(
              new Venice.Canal(
                  Double.parseDouble(words.getFirst()),
                  DrawingFile.points(words.subList(1, words.size()))));
      case "plot" ->
          plots
              .computeIfAbsent(District.valueOf(words.get(0)), district -> new HashMap<>())
              .put(words.get(1), words.subList(2, words.size()));
      case "place" -> places.put(pair(words.get(0)), DrawingFile.point(words.get(1)));
      case "label" ->
          labels.add(
              new Venice.PlaceName(
                  DrawingFile.point(words.get(0)),
                  Double.parseDouble(words.get(1)),
                  String.join(" ", words.subList(2, words.size()))));
      case "spot" -> spots.put(words.get(0), rectangle(words.get(1), words.get(2)));
      default -> throw new IllegalStateException("a drawing knows no " + kind);
    }
  }

  private static Venice.Plot plot(Map<String, List<String>> words) {
    List<String> name = Venice.get(words, "name");
    List<String> landmark = Venice.get(words, "landmark");
    String side = landmark.get(1);
    return new Venice.Plot(
        DrawingFile.point(Venice.get(words, "seed").getFirst()),
        String.join(" ", name.subList(1, name.size())),
        DrawingFile.point(name.getFirst()),
        DrawingFile.point(Venice.get(words, "plate").getFirst()),
        DrawingFile.point(Venice.get(words, "doge").getFirst()),
        DrawingFile.point(Venice.get(words, "forecast").getFirst()),
        rectangle(landmark.getFirst(), side + "," + side),
        DrawingFile.points(Venice.get(words, "nobles")));
  }

  private static Pair pair(String word) {
    return Pair.ALL.stream()
        .filter(pair -> pair.toString().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no pair " + word));
  }

  private static Rectangle2D rectangle(String corner, String size) {
    Point2D from = DrawingFile.point(corner);
    Point2D by = DrawingFile.point(size);
    return new Rectangle2D(from.getX(), from.getY(), by.getX(), by.getY());
  }
}
