package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.coach.Terms;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.WebDrawing;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.move.Choice;

/** Venice in small: its districts with their names, the canals and the places of bridges. */
public final class VenicePicture implements BoardPicture {

  private static final double NAME = 46;
  private static final double QUAY = 6;
  private static final double BRIDGE = 14;

  private final Venice venice = Venice.load();

  @Override
  public double width() {
    return venice.width();
  }

  @Override
  public double height() {
    return venice.height();
  }

  @Override
  public String svg(Locale locale) {
    Land land = new Land(venice);
    Terms terms = Terms.in(locale);
    WebDrawing drawing = new WebDrawing(width(), height());
    drawing.box(new Rectangle2D(0, 0, width(), height()), 0, "-sm-lagoon-2", "-sm-lagoon-2", 0);
    for (List<Point2D> coast : venice.islands()) {
      drawing.area(Curves.closed(coast), "-sm-island", "-sm-stone", QUAY);
    }
    for (District district : District.ALL) {
      String soil = "-sm-" + district.name().toLowerCase(Locale.ROOT);
      drawing.area(land.shape(district), soil, "-sm-stone", QUAY);
    }
    venice
        .places()
        .values()
        .forEach(place -> {
          Span span = Span.beside(venice.canals(), place).get(1);
          drawing.line(
              Curves.line(List.of(span.foot(-1), span.foot(1))), "-sm-stone-shade", BRIDGE);
        });
    for (District district : District.ALL) {
      drawing.name(terms.district(district), venice.plot(district).name(), NAME);
    }
    return drawing.svg();
  }

  @Override
  public Optional<Place> place(Choice choice) {
    return switch (choice) {
      case SanMarcoChoice.OfDistrict(District district) -> Optional.of(Place.of(square(district)));
      case SanMarcoChoice.OfSource(District district) -> Optional.of(Place.of(square(district)));
      case SanMarcoChoice.OfPair(var pair) -> Optional.of(Place.of(venice.place(pair)));
      case SanMarcoChoice.OfBridge(var pair, int owner) ->
          Optional.of(new Place(venice.place(pair), owner));
      case SanMarcoChoice.OfNoble(District district, int seat) ->
          Optional.of(new Place(middle(venice.plot(district).group(seat)), seat));
      default -> Optional.empty();
    };
  }

  /** The middle of the square on which a district's nobles stand. */
  private Point2D square(District district) {
    return middle(Scenery.square(venice.plot(district)));
  }

  private static Point2D middle(Rectangle2D area) {
    return new Point2D(
        (area.getMinX() + area.getMaxX()) / 2, (area.getMinY() + area.getMaxY()) / 2);
  }
}
