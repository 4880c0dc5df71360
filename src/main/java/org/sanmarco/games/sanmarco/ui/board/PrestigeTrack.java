package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Medal;
import org.sanmarco.ui.art.SeatColour;

/**
 * The prestige track around the edge, from 0 to 49 and round again, with a marker for each seat.
 */
final class PrestigeTrack extends Group {

  static final int FIELDS = 50;

  private static final int ACROSS = 16;
  private static final int DOWN = (FIELDS - 2 * ACROSS) / 2;
  private static final double MARGIN = 7;
  private static final double DEEP = 54;

  /** The radius of markers by their number on a field. */
  private static final double[] RADIUS = {0, 19, 16, 13, 12.5};

  private final double width;
  private final double height;
  private final Group fields = new Group();
  private final Group markers = new Group();
  private final List<Marker> all = new ArrayList<>();

  PrestigeTrack(double width, double height) {
    this.width = width;
    this.height = height;
    double inner = MARGIN + DEEP;
    fields.getChildren().add(frame(inner));
    for (int i = 0; i < FIELDS; i++) {
      fields.getChildren().add(field(i));
    }
    fields
        .getChildren()
        .addAll(
            Art.box(3, 3, width - 6, height - 6, 22, "track-line"),
            Art.box(
                inner + 1,
                inner + 1,
                width - 2 * inner - 2,
                height - 2 * inner - 2,
                4,
                "track-line"));
    fields.setMouseTransparent(true);
    getChildren().add(markers);
    setMouseTransparent(true);
  }

  private Path frame(double inner) {
    Shape frame =
        Shape.subtract(
            Art.box(0, 0, width, height, 26),
            new Rectangle(inner, inner, width - 2 * inner, height - 2 * inner));
    // A path of its own: the style sheet can't paint what was painted by hand, as shapes cut are.
    return Art.styled(new Path(((Path) frame).getElements()), "track-frame");
  }

  /** The area that the track surrounds. */
  Rectangle2D inside() {
    double edge = MARGIN + DEEP;
    return new Rectangle2D(edge, edge, width - 2 * edge, height - 2 * edge);
  }

  /** The fields, on which the markers of the track stand. */
  Group fields() {
    return fields;
  }

  /** Takes a marker for each seat. */
  void seats(List<SeatColour> colours) {
    all.clear();
    for (int seat = 1; seat <= colours.size(); seat++) {
      all.add(new Marker(seat, colours.get(seat - 1)));
    }
    markers.getChildren().setAll(all);
  }

  /** Moves the markers, one for each seat that plays. */
  void show(List<Integer> prestige) {
    for (int i = 0; i < all.size(); i++) {
      all.get(i).setVisible(i < prestige.size());
      if (i >= prestige.size()) {
        continue;
      }
      Point2D place = place(i + 1, prestige);
      all.get(i).show(place, together(i, prestige), prestige.get(i) / FIELDS * FIELDS);
    }
  }

  Node marker(int seat) {
    return all.get(seat - 1);
  }

  /** A drawing of a marker. */
  static Group disc(SeatColour colour) {
    return new Group(Art.circle(2, 3, Medal.RADIUS, "piece-shadow"), new Medal(colour));
  }

  /** The centre of a seat's marker, given the prestige of all seats. */
  Point2D place(int seat, List<Integer> prestige) {
    int place = seat - 1;
    Rectangle2D field = bounds(field(place, prestige));
    int together = together(place, prestige);
    int before = together(place, prestige.subList(0, seat)) - 1;
    double radius = RADIUS[together];
    boolean wide = field.getWidth() > field.getHeight();
    double long0 = wide ? field.getMinX() + 32 : field.getMinY() + 30;
    double room = wide ? field.getWidth() - 34 : field.getHeight() - 32;
    double across = wide ? field.getMinY() + DEEP / 2 : field.getMinX() + DEEP / 2;
    double along = long0 + room / 2;
    if (together == 2) {
      along += (before - 0.5) * Math.min(28, room - 2 * radius);
      across += wide ? (before - 0.5) * 16 : (before - 0.5) * 14;
    } else if (together > 2) {
      along += (before % 2 - 0.5) * 2 * radius;
      across += (before < 2 ? -1 : 1) * radius;
    }
    return wide ? new Point2D(along, across) : new Point2D(across, along);
  }

  private static int field(int place, List<Integer> prestige) {
    return Math.floorMod(prestige.get(place), FIELDS);
  }

  /** The number of markers that share the field of one of them. */
  private static int together(int place, List<Integer> prestige) {
    return (int)
        IntStream.range(0, prestige.size())
            .filter(other -> field(other, prestige) == field(place, prestige))
            .count();
  }

  /** Marks the markers of some seats, and no other. */
  void point(Set<Integer> seats) {
    for (int seat = 1; seat <= all.size(); seat++) {
      Nodes.mark(all.get(seat - 1), "spoken", seats.contains(seat));
    }
  }

  Rectangle2D bounds(int field) {
    double w = (width - 2 * MARGIN) / ACROSS;
    double h = (height - 2 * (MARGIN + DEEP)) / DOWN;
    if (field < ACROSS) {
      return new Rectangle2D(MARGIN + field * w, MARGIN, w, DEEP);
    }
    if (field < ACROSS + DOWN) {
      return new Rectangle2D(width - MARGIN - DEEP, MARGIN + DEEP + (field - ACROSS) * h, DEEP, h);
    }
    if (field < 2 * ACROSS + DOWN) {
      int i = field - ACROSS - DOWN;
      return new Rectangle2D(width - MARGIN - (i + 1) * w, height - MARGIN - DEEP, w, DEEP);
    }
    int i = field - 2 * ACROSS - DOWN;
    return new Rectangle2D(MARGIN, height - MARGIN - DEEP - (i + 1) * h, DEEP, h);
  }

  private Group field(int i) {
    Rectangle2D at = bounds(i);
    String kind = i % 5 == 0 ? "field-five" : i % 2 == 0 ? "field-even" : "field-odd";
    return new Group(
        Art.box(
            at.getMinX() + 1.2,
            at.getMinY() + 1.2,
            at.getWidth() - 2.4,
            at.getHeight() - 2.4,
            7,
            "field",
            kind),
        Art.centre(
            Art.text(
                String.valueOf(i),
                i % 5 == 0 ? 23 : 19,
                "sm-number",
                "field-number",
                kind + "-number"),
            at.getMinX() + (at.getWidth() > DEEP ? 18 : DEEP / 2),
            at.getMinY() + (at.getWidth() > DEEP ? at.getHeight() / 2 : 18)));
  }

  /** One seat's marker: a disc with its crest, and a ribbon once it has been round. */
  private static final class Marker extends Group {

    private static final double CROWDED = 0.7;

    private final Group disc;
    private final Group ribbon;
    private final Text laps = Art.text("", 16, "sm-number", "ribbon-text");

    Marker(int seat, SeatColour colour) {
      setId("prestige-" + seat);
      disc = PrestigeTrack.disc(colour);
      ribbon =
          new Group(
              Art.path("M-22,-8.5H22L18,0L22,8.5H-22L-18,0Z", "ribbon"), Art.centre(laps, 0, 0));
      getStyleClass().addAll("marker", colour.styleClass());
      getChildren().addAll(disc, ribbon);
    }

    void show(Point2D middle, int together, int past) {
      double radius = RADIUS[together];
      Art.place(this, middle);
      disc.setScaleX(radius / Medal.RADIUS);
      disc.setScaleY(radius / Medal.RADIUS);
      // Where markers crowd, a golden rim alone shows who has been round.
      Nodes.mark(this, "round", past > 0);
      ribbon.setVisible(past > 0 && together <= 2);
      ribbon.setScaleX(together == 1 ? 1 : CROWDED);
      ribbon.setScaleY(together == 1 ? 1 : CROWDED);
      laps.setText("+" + past);
      ribbon.setLayoutY(radius * 0.75);
    }
  }
}
