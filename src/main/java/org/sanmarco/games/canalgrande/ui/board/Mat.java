package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.cards.CardNames;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.art.Season;

/** The ground under the cards: the city with the Grand Canal through it. */
final class Mat extends Region {

  private static final double WIDTH = 1000;
  private static final double HEIGHT = 620;
  private static final double LANDMARK = 84;

  /** The middle of each district's landmark, in the order in which they are drawn. */
  private static final Map<Card, Point2D> LANDMARKS =
      new EnumMap<>(
          Map.of(
              Card.CAN, new Point2D(410, 234),
              Card.CRO, new Point2D(155, 364),
              Card.POL, new Point2D(390, 374),
              Card.MAR, new Point2D(680, 414),
              Card.DOR, new Point2D(240, 524),
              Card.CAS, new Point2D(860, 364)));

  private final Scale scale = new Scale();
  private final Group onWater = new Group();
  private final Group light = new Group();
  private final Rectangle clip = new Rectangle();
  private final Group drawing =
      new Group(
          onWater,
          Drawings.picture(
              "/assets/canal-grande/map.txt", "VENICE", new Rectangle2D(0, 0, WIDTH, WIDTH)));

  Mat(CardNames names) {
    getStyleClass().add("mat");
    setMouseTransparent(true);
    drawing.getTransforms().add(scale);
    LANDMARKS.forEach((district, middle) -> add(district.name(), names.of(district), middle));
    draw("GONDOLA", new Point2D(560, 308), 60);
    draw("BUCINTORO", new Point2D(700, 560), 70);
    draw("COMPASS", new Point2D(930, 556), 90);
    drawing.getChildren().add(light);
    clip.setArcWidth(22);
    clip.setArcHeight(22);
    Group rounded = new Group(drawing);
    rounded.setManaged(false);
    // Within the cached picture: JavaFX would take three pictures of each part that is drawn again.
    rounded.setClip(clip);
    getChildren().add(Art.cached(rounded));
  }

  void show(Season season) {
    onWater.getChildren().setAll(season.water(WIDTH, HEIGHT));
    light.getChildren().setAll(season.light(WIDTH, HEIGHT));
  }

  private void add(String landmark, String name, Point2D middle) {
    draw(landmark, middle.subtract(0, 8), LANDMARK);
    drawing.getChildren().add(Art.name(name, 20, middle.add(0, LANDMARK / 2 + 2), "mat-name"));
  }

  private void draw(String name, Point2D middle, double side) {
    drawing.getChildren().add(Drawings.picture(name, Art.around(middle, side, side)));
  }

  @Override
  protected void layoutChildren() {
    scale.setX(getWidth() / WIDTH);
    scale.setY(getHeight() / HEIGHT);
    clip.setWidth(getWidth());
    clip.setHeight(getHeight());
  }
}
