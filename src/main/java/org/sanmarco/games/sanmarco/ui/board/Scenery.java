package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.text.Text;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.art.Season;

/** All that never moves: lagoon, islands, quays, roofs, squares and landmarks. */
final class Scenery extends Group {

  private static final double DOGE_WIDE = 30;
  private static final double DOGE_DEEP = 14;

  private final Venice venice;
  private final Land land;
  private final Group onWater = new Group();
  private final Group light = new Group();

  /**
   * Draws it once.
   *
   * @param kept areas without roofs, such as the feet of bridges
   */
  Scenery(Venice venice, Land land, List<Rectangle2D> kept) {
    this.venice = venice;
    this.land = land;
    getChildren().addAll(new Water(venice, land), onWater, causeway());
    islands();
    for (Venice.PlaceName label : venice.labels()) {
      getChildren().add(label(label));
    }
    getChildren().add(Drawings.picture("BUCINTORO", venice.spot("waiting")));
    getChildren().add(Drawings.picture("COMPASS", venice.spot("compass")));
    for (District district : District.ALL) {
      getChildren()
          .add(Art.place(Art.styled(land.shape(district), "land-shadow"), new Point2D(4, 8)));
    }
    for (District district : District.ALL) {
      getChildren().add(district(district, kept));
    }
    getChildren().add(light);
    setMouseTransparent(true);
  }

  void show(Season season) {
    onWater.getChildren().setAll(season.water(venice.width(), venice.height()));
    light.getChildren().setAll(season.light(venice.width(), venice.height()));
  }

  private static Text label(Venice.PlaceName label) {
    Text text =
        Art.centre(
            Art.text(label.text(), 19, "water-name"), label.middle().getX(), label.middle().getY());
    text.setRotate(label.slope());
    return text;
  }

  /** The railway to the mainland. */
  private Group causeway() {
    Point2D station = venice.land().getFirst();
    List<Point2D> causeway =
        List.of(
            new Point2D(40, station.getY() - 4),
            new Point2D(station.getX() + 20, station.getY() + 14));
    return new Group(
        Art.place(Art.styled(Curves.line(causeway), "causeway-shadow"), new Point2D(3, 7)),
        Art.styled(Curves.line(causeway), "causeway"),
        Art.dashed(Art.styled(Curves.line(causeway), "causeway-rails"), 2.0, 5.0));
  }

  private void islands() {
    List<String> drawings = List.of("CYPRESSES", "CAMPANILE_ISLAND");
    for (int i = 0; i < venice.islands().size(); i++) {
      List<Point2D> coast = venice.islands().get(i);
      getChildren()
          .addAll(
              Art.place(Art.styled(Curves.closed(coast), "land-shadow"), new Point2D(3, 6)),
              Art.styled(Curves.closed(coast), "island"));
      if (i < drawings.size()) {
        Bounds bounds = Curves.closed(coast).getLayoutBounds();
        double side = bounds.getWidth() * 0.72;
        getChildren()
            .add(
                Drawings.picture(
                    drawings.get(i),
                    new Rectangle2D(
                        bounds.getCenterX() - side / 2, bounds.getMaxY() - side - 8, side, side)));
      }
    }
  }

  private Group district(District district, List<Rectangle2D> kept) {
    Venice.Plot plot = venice.plot(district);
    Rectangle2D square = square(plot);
    List<Rectangle2D> free = new ArrayList<>(kept);
    free.add(grown(square, 2));
    free.add(plate(plot));
    free.add(name(plot));
    free.add(Art.around(plot.doge(), 2 * DOGE_WIDE, 2 * DOGE_DEEP));
    free.add(
        new Rectangle2D(
            plot.landmark().getMinX() + 4,
            plot.landmark().getMinY() + 14,
            plot.landmark().getWidth() - 8,
            plot.landmark().getHeight() - 14));
    Bounds bounds = land.shape(district).getLayoutBounds();
    Rectangle2D room =
        new Rectangle2D(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
    Group group =
        new Group(
            Art.styled(land.shape(district), "quay"),
            Art.styled(land.shape(district), "soil"),
            Roofs.draw(district, land, room, free),
            new Campo(square, district.die()),
            Art.ellipse(plot.doge().getX(), plot.doge().getY(), DOGE_WIDE, DOGE_DEEP, "square"),
            Art.ellipse(
                plot.doge().getX(),
                plot.doge().getY(),
                DOGE_WIDE - 6,
                DOGE_DEEP - 3.5,
                "doge-place"),
            DogeNode.mark(plot.doge()),
            Drawings.picture(district.name(), plot.landmark()));
    group.getStyleClass().add(style(district));
    return group;
  }

  /** The style class that names the colour of a district's soil. */
  static String style(District district) {
    return "land-" + district.name().toLowerCase(Locale.ROOT);
  }

  /** The paved square that the nobles of a district stand on. */
  static Rectangle2D square(Venice.Plot plot) {
    Rectangle2D first = plot.group(1);
    double minX = first.getMinX();
    double minY = first.getMinY();
    double maxX = first.getMaxX();
    double maxY = first.getMaxY();
    for (int seat = 2; seat <= plot.nobles().size(); seat++) {
      Rectangle2D group = plot.group(seat);
      minX = Math.min(minX, group.getMinX());
      minY = Math.min(minY, group.getMinY());
      maxX = Math.max(maxX, group.getMaxX());
      maxY = Math.max(maxY, group.getMaxY());
    }
    return grown(new Rectangle2D(minX, minY, maxX - minX, maxY - minY), 5);
  }

  /** The area of the plate with the values. */
  static Rectangle2D plate(Venice.Plot plot) {
    return Art.around(plot.plate(), DistrictNode.PLATE_WIDTH, DistrictNode.PLATE_HEIGHT);
  }

  static Rectangle2D name(Venice.Plot plot) {
    return Art.around(plot.name(), 13.5 * plot.title().length() + 8, 30);
  }

  static Rectangle2D grown(Rectangle2D room, double by) {
    return new Rectangle2D(
        room.getMinX() - by,
        room.getMinY() - by,
        room.getWidth() + 2 * by,
        room.getHeight() + 2 * by);
  }
}
