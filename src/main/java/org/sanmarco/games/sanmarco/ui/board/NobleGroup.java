package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.Target;

/** The nobles of one seat in one district: rows of five, with their number when they are many. */
final class NobleGroup extends Target {

  private static final int ROW = 5;
  private static final double BADGE = 26;
  private static final double LIFT = 6;

  private final District district;
  private final int seat;
  private final Rectangle2D room;
  private final SeatColour colour;
  private final Group figures = new Group();
  private final Group badge = new Group();
  private final Text number = Art.text("", 21, "sm-number", "badge-number");
  private final Group corner;
  private int shown = -1;

  NobleGroup(
      District district, int seat, Rectangle2D room, SeatColour colour, ClickListener clicks) {
    super(
        "noble-" + district + "-" + seat,
        List.of(new SanMarcoChoice.OfNoble(district, seat)),
        clicks);
    this.district = district;
    this.seat = seat;
    this.room = room;
    this.colour = colour;
    double middle = room.getMinX() + BADGE / 2;
    double bottom = room.getMaxY() - 15;
    badge
        .getChildren()
        .addAll(
            Art.box(middle - BADGE / 2, bottom - 12, BADGE, 25, 9, "badge"),
            Art.centre(number, middle, bottom + 0.5));
    corner = corner(room, colour);
    getStyleClass().addAll("piece", colour.styleClass());
    getChildren().addAll(glow(this::outline), figures, badge);
    show(0);
  }

  /** Nobles step back with their district. */
  @Override
  protected boolean stepsBack(Set<Choice> told) {
    return told.stream().anyMatch(SanMarcoChoice.OfDistrict.class::isInstance)
        && !told.contains(new SanMarcoChoice.OfDistrict(district));
  }

  private Rectangle outline() {
    return Art.box(
        room.getMinX() - 2, room.getMinY() - 1, room.getWidth() + 4, room.getHeight() + 2, 18);
  }

  void show(int count) {
    if (count == shown) {
      return;
    }
    shown = count;
    while (figures.getChildren().size() < count) {
      figures.getChildren().add(new NobleFigure(colour));
    }
    for (int i = 0; i < figures.getChildren().size(); i++) {
      figures.getChildren().get(i).setVisible(i < count);
    }
    for (int i = 0; i < count; i++) {
      Art.place(figures.getChildren().get(i), place(i, count));
    }
    badge.setVisible(count > ROW);
    number.setText(String.valueOf(count));
    setVisible(count > 0);
  }

  /** The position of a noble's feet, the first being 0, in a group of {@code count}. */
  Point2D place(int index, int count) {
    int rows = Math.max(1, (count + ROW - 1) / ROW);
    double between =
        rows == 1 ? 0 : Math.min(31, (room.getHeight() - NobleFigure.TALL - 4) / (rows - 1));
    // As many in each row, so that six don't crowd where three times two have room.
    int inRow = Math.ceilDiv(count, rows);
    int row = index / inRow;
    double stagger = rows > 2 && row % 2 == 1 ? 1.5 : 0;
    return new Point2D(
        room.getMinX() + BADGE + 11.5 + stagger + NobleFigure.STEP * (index % inRow),
        room.getMaxY() - 4 - between * (rows - 1 - row));
  }

  /** Lifts the first nobles, and no others. */
  void lift(int count) {
    for (int i = 0; i < figures.getChildren().size(); i++) {
      figures.getChildren().get(i).setTranslateY(i < count ? -LIFT : 0);
    }
  }

  /** A noble that is shown, the first being 0. */
  Optional<Node> figure(int index) {
    return index < count() ? Optional.of(figures.getChildren().get(index)) : Optional.empty();
  }

  /** The ground of this seat's quarter, with its crest: it shows where whose nobles go. */
  Group corner() {
    return corner;
  }

  private static Group corner(Rectangle2D room, SeatColour colour) {
    SVGPath crest = colour.crest();
    crest
        .getTransforms()
        .addAll(new Translate(room.getMinX() + 16, room.getMinY() + 17), new Scale(1.9, 1.9));
    Group corner =
        new Group(
            Art.box(
                room.getMinX() + 1,
                room.getMinY() + 1,
                room.getWidth() - 3,
                room.getHeight() - 3,
                12,
                "corner-ground"),
            crest);
    corner.getStyleClass().addAll("corner", colour.styleClass());
    corner.setMouseTransparent(true);
    return corner;
  }

  int seat() {
    return seat;
  }

  int count() {
    return shown;
  }
}
