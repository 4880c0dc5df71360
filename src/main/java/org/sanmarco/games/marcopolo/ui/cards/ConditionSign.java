package org.sanmarco.games.marcopolo.ui.cards;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloFlow;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.art.Pen;
import org.sanmarco.ui.art.WebDrawing;

/**
 * The cost of a step (MB4), as a row of small cards without a word: a bale for any goods, a
 * cameleer, a wheel of all colours for any colour. An equals sign stands between cards that must be
 * alike. The middle is at the origin.
 */
public final class ConditionSign extends Group {

  /** The most room that a sign takes. */
  public static final double WIDTH = 116;

  /** Its height. */
  public static final double HEIGHT = 54;

  private static final String DRAWINGS = "/assets/marco-polo/drawings.txt";
  private static final List<String> GOODS = List.of("OIL", "FRU", "SPI", "SIL");

  /** By the number of cards: how wide each is, and what is between them. */
  private static final double[] WIDTHS = {0, 50, 48, 32, 28.6, 22.8};

  private static final double[] GAPS = {0, 0, 16, 10, 0.5, 0.5};
  private static final double ROUND = 7;

  /** The edge of a card around what is drawn on it. */
  private static final double EDGE = 1.4;

  /** The width of a dye's mark. */
  private static final double MARK = 14;

  /** The sign of a condition. */
  public ConditionSign(Condition condition) {
    List<String> faces = faces(condition);
    boolean alike = condition != Condition.D4 && condition != Condition.A5;
    int count = faces.size();
    double wide = WIDTHS[count];
    double gap = GAPS[count];
    double x = -(count * wide + (count - 1) * gap) / 2;
    for (int i = 0; i < count; i++) {
      Node card = card(faces.get(i), wide);
      card.getTransforms().addFirst(new Translate(x, -HEIGHT / 2));
      getChildren().add(card);
      if (alike && i > 0) {
        double half = gap / 2 - 1.6;
        double middle = x - gap / 2;
        getChildren()
            .add(
                new Pen()
                    .at(middle - half, -3)
                    .line(middle + half, -3)
                    .at(middle - half, 3)
                    .line(middle + half, 3)
                    .drawing("sign-alike"));
      }
      x += wide + gap;
    }
    getStyleClass().add("condition-sign");
    setMouseTransparent(true);
  }

  /** The drawing of each card, or its dye; empty for any colour. */
  private static List<String> faces(Condition condition) {
    return switch (condition) {
      case G1, G2, G3 -> Collections.nCopies(condition.ordinal() + 1, "BALE");
      case C1 -> List.of("CAM");
      case C2 -> List.of("CAM", "CAM");
      case S2 -> List.of("", "");
      case S3 -> List.of("", "", "");
      case D4 -> GOODS;
      case A5 -> MarcoPoloFlow.DYES;
    };
  }

  private static Node card(String face, double width) {
    int dye = MarcoPoloFlow.DYES.indexOf(face);
    return dye >= 0
        ? dyed(Dye.of(Card.Colour.values()[dye]), width)
        : face.isEmpty() ? wheel(width) : drawn(face, width);
  }

  /** The same sign for own screens, in a square. */
  public static String svg(Condition condition) {
    List<String> faces = faces(condition);
    int count = faces.size();
    double wide = WIDTHS[count];
    double x = -(count * wide + (count - 1) * GAPS[count]) / 2;
    WebDrawing drawing = new WebDrawing(new Rectangle2D(-WIDTH / 2, -WIDTH / 2, WIDTH, WIDTH));
    for (String face : faces) {
      Rectangle2D card = new Rectangle2D(x, -HEIGHT / 2, wide, HEIGHT);
      boolean isDye = MarcoPoloFlow.DYES.contains(face);
      drawing.box(card, ROUND, isDye ? face : "-sm-card", "-sm-card-edge", 1);
      double side = side(wide);
      if (face.isEmpty()) {
        wheel(drawing, new Point2D(x + wide / 2, 0), side / 2 - EDGE);
      } else if (!isDye) {
        drawing.picture(
            DRAWINGS, face, new Rectangle2D(x + (wide - side) / 2, -side / 2, side, side));
      }
      x += wide + GAPS[count];
    }
    return drawing.svg();
  }

  private static void wheel(WebDrawing drawing, Point2D middle, double radius) {
    int count = MarcoPoloFlow.DYES.size();
    for (int i = 0; i < count; i++) {
      drawing.moved(sector(i, count, radius).outline(), MarcoPoloFlow.DYES.get(i), middle, 1);
    }
  }

  /** The side of the square in which a picture or a wheel fits. */
  private static double side(double width) {
    return Math.min(width, HEIGHT) - 1;
  }

  private static Group drawn(String name, double width) {
    double side = side(width);
    return new Group(
        Art.box(0, 0, width, HEIGHT, ROUND, "sign-card"),
        Drawings.picture(
            DRAWINGS, name, new Rectangle2D((width - side) / 2, (HEIGHT - side) / 2, side, side)));
  }

  private static Group dyed(Dye dye, double width) {
    Node mark = dye.mark();
    double scale = (width - 2 * EDGE) / MARK;
    mark.getTransforms().addAll(new Translate(width / 2, HEIGHT / 2), new Scale(scale, scale));
    return Art.styled(
        new Group(Art.box(0, 0, width, HEIGHT, ROUND, "sign-card", "sign-dyed"), mark),
        dye.styleClass());
  }

  private static Pen sector(int index, int count, double radius) {
    double from = 2 * Math.PI * (index - 1.75) / count;
    double to = 2 * Math.PI * (index - 0.75) / count;
    return new Pen()
        .at(0, 0)
        .line(radius * Math.cos(from), radius * Math.sin(from))
        .curve(
            1.24 * radius * Math.cos((from + to) / 2),
            1.24 * radius * Math.sin((from + to) / 2),
            radius * Math.cos(to),
            radius * Math.sin(to))
        .close();
  }

  /** All five colours around a middle, for any one of them. */
  private static Group wheel(double width) {
    double radius = side(width) / 2 - EDGE;
    Group wheel = new Group();
    Card.Colour[] all = Card.Colour.values();
    for (int i = 0; i < all.length; i++) {
      Dye dye = Dye.of(all[i]);
      Node sector = sector(i, all.length, radius).drawing("wheel-sector");
      wheel.getChildren().add(Art.styled(new Group(sector), dye.styleClass()));
    }
    wheel.getTransforms().add(new Translate(width / 2, HEIGHT / 2));
    return new Group(Art.box(0, 0, width, HEIGHT, ROUND, "sign-card"), wheel);
  }
}
