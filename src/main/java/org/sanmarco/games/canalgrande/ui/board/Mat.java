package org.sanmarco.games.canalgrande.ui.board;

import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;

/** The ground under the cards: an old map of the city with the Grand Canal across it. */
final class Mat extends Region {

  private static final double WIDTH = 1000;
  private static final double HEIGHT = 620;

  /** The canal, from the station to the basin of Saint Mark. */
  private static final String CANAL =
      "M-60,190C120,150 210,90 330,120C480,158 500,300 440,380C390,446 430,520 560,520"
          + "C700,520 720,420 830,400C920,384 980,430 1080,440";

  private static final String SIDE_CANALS =
      "M330,120C420,60 520,40 600,-20M470,250C600,230 700,180 780,60M435,400C330,450 240,470 150,640"
          + "M560,520C600,560 640,600 650,660M700,490C760,330 880,260 1060,250M400,440C300,330 170,330 -40,360";

  private final Scale scale = new Scale();
  private final Rectangle clip = new Rectangle();
  private final Group drawing = new Group();

  Mat() {
    getStyleClass().add("mat");
    setMouseTransparent(true);
    drawing.setManaged(false);
    drawing.getTransforms().add(scale);
    drawing
        .getChildren()
        .addAll(
            Art.path(SIDE_CANALS, "mat-rio-bank"),
            Art.path(CANAL, "mat-bank"),
            Art.path(SIDE_CANALS, "mat-rio"),
            Art.path(CANAL, "mat-water"),
            Art.path(CANAL, "mat-wave"),
            Art.styled(
                new Group(
                    Drawings.picture(
                        "COMPASS", new javafx.geometry.Rectangle2D(880, 470, 120, 120))),
                "mat-rose"));
    clip.setArcWidth(22);
    clip.setArcHeight(22);
    setClip(clip);
    getChildren().add(Art.cached(drawing));
  }

  @Override
  protected void layoutChildren() {
    scale.setX(getWidth() / WIDTH);
    scale.setY(getHeight() / HEIGHT);
    clip.setWidth(getWidth());
    clip.setHeight(getHeight());
  }
}
