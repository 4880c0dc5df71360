package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Die;
import org.sanmarco.ui.table.board.Target;

/** A district: its land to point at, its name, and the plate with its die pips and values. */
final class DistrictNode extends Target {

  /** The plate's size. */
  static final double PLATE_WIDTH = 118;

  static final double PLATE_HEIGHT = 44;

  private final Text most = Art.text("", 30, "sm-number", "value-most");
  private final Text second = Art.text("", 23, "sm-number", "value-second");

  DistrictNode(District district, String name, Venice.Plot plot, Path shape, ClickListener clicks) {
    super(
        "district-" + district,
        List.of(new SanMarcoChoice.OfDistrict(district), new SanMarcoChoice.OfSource(district)),
        clicks);
    getChildren()
        .addAll(
            Art.styled(shape, "district-ground"),
            Art.styled(new Path(shape.getElements()), "veil"),
            glow(() -> new Path(shape.getElements())),
            Art.cached(Art.name(name, 25, plot.name(), "district-name")),
            Art.cached(plate(plot, district.die())));
    setAccessibleText(name);
  }

  @Override
  public boolean isGround() {
    return true;
  }

  void show(int mostValue, int secondValue) {
    most.setText(String.valueOf(mostValue));
    second.setText(String.valueOf(secondValue));
  }

  private Group plate(Venice.Plot plot, int die) {
    double x = plot.plate().getX() - PLATE_WIDTH / 2;
    double y = plot.plate().getY() - PLATE_HEIGHT / 2;
    double middle = plot.plate().getY();
    Group group =
        new Group(
            Art.box(x + 2, y + 4, PLATE_WIDTH, PLATE_HEIGHT, 14, "plate-shadow"),
            Art.box(x, y, PLATE_WIDTH, PLATE_HEIGHT, 14, "plate"),
            Art.box(x + 3, y + 3, PLATE_WIDTH - 6, PLATE_HEIGHT - 6, 10, "plate-line"),
            Art.box(x + 8, y + 8, 28, 28, 8, "die"));
    for (Point2D pip : Die.pips(die)) {
      group
          .getChildren()
          .add(Art.circle(x + 22 + 8 * pip.getX(), y + 22 + 8 * pip.getY(), 2.9, "pip"));
    }
    group
        .getChildren()
        .addAll(
            Art.centre(most, x + 59, middle - 1),
            Art.box(x + 79, y + 10, 1.5, PLATE_HEIGHT - 20, 0, "plate-rule"),
            Art.centre(second, x + 98, middle));
    group.setMouseTransparent(true);
    return group;
  }
}
