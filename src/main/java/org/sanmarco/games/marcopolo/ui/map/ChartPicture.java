package org.sanmarco.games.marcopolo.ui.map;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.Path;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.WebDrawing;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.words.Messages;

/** The map in small: its ground, the road with the numbers of its spaces, and the cities. */
public final class ChartPicture implements BoardPicture {

  private static final double RIVER = 8;
  private static final double SHORE = 9;
  private static final double ROAD_EDGE = 34;
  private static final double ROAD = 26;
  private static final double CITY = 54;
  private static final double NUMBER = 44;
  private static final double ROUND = 22;

  private final Chart chart = Chart.standard();

  @Override
  public double width() {
    return chart.width();
  }

  @Override
  public double height() {
    return chart.height();
  }

  @Override
  public String svg(Locale locale) {
    Messages messages = MapView.messages(locale);
    WebDrawing drawing = new WebDrawing(width(), height());
    drawing.box(new Rectangle2D(0, 0, width(), height()), 0, "-sm-steppe", "-sm-steppe", 0);
    for (Chart.Area area : chart.areas()) {
      Path outline = Curves.closed(area.outline());
      if (area.kind().equals("sea")) {
        drawing.area(outline, "-sm-lagoon-2", "-sm-stone", SHORE);
      } else {
        drawing.area(outline, "-sm-" + area.kind());
      }
    }
    chart.rivers().forEach(course -> drawing.line(Curves.open(course), "-sm-lagoon-1", RIVER));
    List<Point2D> spaces = chart.spaces().stream().map(Chart.Station::middle).toList();
    drawing.line(Curves.open(spaces), "-sm-road-edge", ROAD_EDGE);
    drawing.line(Curves.open(spaces), "-sm-road", ROAD);
    for (int space = 0; space < spaces.size(); space++) {
      Point2D middle = spaces.get(space);
      Rectangle2D slab =
          new Rectangle2D(
              middle.getX() - SpaceNode.WIDTH / 2,
              middle.getY() - SpaceNode.HEIGHT / 2,
              SpaceNode.WIDTH,
              SpaceNode.HEIGHT);
      drawing.box(slab, ROUND, "-sm-plate", "-sm-gold-deep", 3);
      drawing.name(String.valueOf(space), middle, NUMBER);
    }
    chart.cities().forEach((key, at) -> drawing.name(messages.text("city." + key), at, CITY));
    return drawing.svg();
  }

  @Override
  public Optional<Place> place(Choice choice) {
    return choice instanceof MarcoPoloChoice.OfSpace(int space)
        ? Optional.of(Place.of(chart.spaces().get(space).middle()))
        : Optional.empty();
  }
}
