package org.sanmarco.games.sanmarco.ui.cards;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.ui.art.Drawings;

/** What is printed on the cards: 90 by 130 units. */
final class CardFace {

  static final double WIDTH = 90;
  static final double HEIGHT = 130;

  private static final double ROUND = 13;
  private static final double NAME_ROOM = 76;

  /** Where the pips of a die are, in a square of three by three. */
  private static final int[][] PIPS = {
    {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}
  };

  /** The middles and sizes of one, two and three seals. */
  private static final List<List<Rectangle2D>> SEALS =
      List.of(
          List.of(new Rectangle2D(22, 50, 46, 46)),
          List.of(new Rectangle2D(10, 50, 38, 38), new Rectangle2D(43, 62, 38, 38)),
          List.of(
              new Rectangle2D(9, 46, 34, 34),
              new Rectangle2D(47, 50, 34, 34),
              new Rectangle2D(26, 72, 34, 34)));

  private CardFace() {}

  static Group front(Card card, CardNames names) {
    return card.isPenalty()
        ? penalty(card.points(), names.penalty())
        : action(card, names.of(card));
  }

  static Group back(boolean penalty) {
    Group back = new Group(box(0, 0, WIDTH, HEIGHT, ROUND, "card-paper"));
    add(back, box(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 10, penalty ? "penalty-back" : "card-back"));
    StringBuilder lattice = new StringBuilder();
    for (int x = -120; x <= 120; x += 15) {
      lattice.append("M%s,5l120,120M%s,125l120,-120".formatted(x, x));
    }
    SVGPath lines = path(lattice.toString(), "card-lattice");
    lines.setClip(new Rectangle(9, 9, WIDTH - 18, HEIGHT - 18));
    add(back, lines);
    add(back, box(9, 9, WIDTH - 18, HEIGHT - 18, 7, "card-back-line"));
    add(back, styled(new Circle(45, 65, 27), "card-medal"));
    String drawing = penalty ? "SEAL" : "COMPASS";
    add(back, Drawings.picture(drawing, new Rectangle2D(22, 42, 46, 46)));
    return back;
  }

  private static Group action(Card card, String name) {
    Group face = new Group(box(0, 0, WIDTH, HEIGHT, ROUND, "card-paper"));
    District district = card.district();
    String tint = district == null ? "card-" + card : "card-district";
    add(face, box(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 10, "card-panel", tint));
    add(face, path("M4.5,84Q25,78 45,82T85.5,80V103H4.5Z", "card-ground"));
    add(face, Drawings.picture(picture(card), new Rectangle2D(7.5, 17, 75, 75)));
    add(face, box(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 10, "card-frame"));
    add(face, path("M1,97.5H89L85.5,108.5L89,119.5H1L4.5,108.5Z", "card-ribbon"));
    add(face, path("M4,100H86M4,117H86", "card-ribbon-line"));
    add(face, name(name, 45, 108.5, 15.5));
    if (district != null) {
      add(face, die(district.die()));
      face.getStyleClass().add("card-land-" + district.name().toLowerCase(Locale.ROOT));
    }
    return face;
  }

  private static Group penalty(int points, String name) {
    Group face =
        new Group(
            box(0, 0, WIDTH, HEIGHT, ROUND, "penalty-edge"),
            path(
                "M12,4.5H78Q78,12 85.5,12V118Q78,118 78,125.5H12Q12,118 4.5,118V12Q12,12 12,4.5Z",
                "penalty-paper"),
            path(
                "M15,8.5H75Q76,14 81.5,15V115Q76,116 75,121.5H15Q14,116 8.5,115V15Q14,14 15,8.5Z",
                "penalty-line"));
    Text number = text(String.valueOf(points), 40, "penalty-number");
    add(face, centre(number, 45, 29));
    add(
        face,
        path(
            "M20,29H30M60,29H70M22,26L25,29L22,32L19,29ZM68,26L71,29L68,32L65,29Z",
            "penalty-rule"));
    for (Rectangle2D seal : SEALS.get(points - 1)) {
      add(face, Drawings.picture("SEAL", seal));
    }
    Text title = text(name, 12.5, "penalty-title");
    add(face, fitted(title, 45, 112.5, 58));
    return face;
  }

  private static String picture(Card card) {
    return card.district() == null ? card.name() : card.toString();
  }

  private static Group die(int die) {
    Group group = new Group(box(9, 9, 17, 17, 5, "card-die"));
    for (int pip : PIPS[die - 1]) {
      int line = pip / 3;
      add(group, styled(new Circle(12.9 + 4.6 * (pip % 3), 12.9 + 4.6 * line, 1.65), "card-pip"));
    }
    return group;
  }

  private static Node name(String name, double x, double y, double size) {
    return fitted(text(name, size, "card-name"), x, y, NAME_ROOM);
  }

  /** A name too long for its card is set narrower, never cut. */
  private static Text fitted(Text text, double x, double y, double room) {
    centre(text, x, y);
    text.layoutBoundsProperty()
        .subscribe(bounds -> text.setScaleX(Math.min(1, room / Math.max(1, bounds.getWidth()))));
    return text;
  }

  private static Text centre(Text text, double x, double y) {
    text.setX(x);
    text.setY(y);
    text.layoutBoundsProperty().subscribe(bounds -> text.setTranslateX(-bounds.getWidth() / 2));
    return text;
  }

  private static Text text(String content, double size, String style) {
    Text text = styled(new Text(content), "sm-display", style);
    text.setStyle("-fx-font-size: " + size + "px;");
    text.setTextOrigin(VPos.CENTER);
    return text;
  }

  private static Rectangle box(
      double x, double y, double w, double h, double round, String... styles) {
    Rectangle box = styled(new Rectangle(x, y, w, h), styles);
    box.setArcWidth(round);
    box.setArcHeight(round);
    return box;
  }

  private static SVGPath path(String content, String style) {
    SVGPath path = styled(new SVGPath(), style);
    path.setContent(content);
    return path;
  }

  private static <N extends Node> N styled(N node, String... styles) {
    node.getStyleClass().addAll(styles);
    return node;
  }

  private static void add(Group group, Node node) {
    group.getChildren().add(node);
  }
}
