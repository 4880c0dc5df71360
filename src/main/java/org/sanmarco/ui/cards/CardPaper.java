package org.sanmarco.ui.cards;

import java.util.Locale;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;

/** The paper of cards, 90 by 130 units: a face to be printed on, and a back. */
public final class CardPaper {

  /** The width of a card. */
  public static final double WIDTH = 90;

  /** The height of a card. */
  public static final double HEIGHT = 130;

  /** The arc size of a card's corners. */
  public static final double ROUND = 13;

  /** The bounds of a card's picture. */
  public static final Rectangle2D PICTURE = new Rectangle2D(7.5, 17, 75, 75);

  private static final double NAME_ROOM = 76;
  private static final double NAME_SIZE = 15.5;

  private CardPaper() {}

  /**
   * A face with a picture and a name on a ribbon. Further nodes are added on top.
   *
   * @param tint the style class of what is behind the picture
   */
  public static Group face(String name, Node picture, String tint) {
    return new Group(
        Art.box(0, 0, WIDTH, HEIGHT, ROUND, "card-paper"),
        Art.box(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 10, "card-panel", tint),
        Art.path("M4.5,84Q25,78 45,82T85.5,80V103H4.5Z", "card-ground"),
        picture,
        Art.box(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 10, "card-frame"),
        Art.path("M1,97.5H89L85.5,108.5L89,119.5H1L4.5,108.5Z", "card-ribbon"),
        Art.path("M4,100H86M4,117H86", "card-ribbon-line"),
        fitted(Art.text(name, NAME_SIZE, "card-name"), 45, 108.5, NAME_ROOM));
  }

  /**
   * A back.
   *
   * @param drawing what is in its middle, as {@link Drawings} calls it
   * @param ground the style class of its ground
   */
  public static Group back(String drawing, String ground) {
    StringBuilder lattice = new StringBuilder();
    for (int x = -120; x <= 120; x += 15) {
      lattice.append("M%s,5l120,120M%s,125l120,-120".formatted(x, x));
    }
    SVGPath lines = Art.path(lattice.toString(), "card-lattice");
    lines.setClip(new Rectangle(9, 9, WIDTH - 18, HEIGHT - 18));
    return new Group(
        Art.box(0, 0, WIDTH, HEIGHT, ROUND, "card-paper"),
        Art.box(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 10, ground),
        lines,
        Art.box(9, 9, WIDTH - 18, HEIGHT - 18, 7, "card-back-line"),
        Art.circle(45, 65, 27, "card-medal"),
        Drawings.picture(drawing, new Rectangle2D(22, 42, 46, 46)));
  }

  /**
   * Gives a card, or what is drawn as one, a colour.
   *
   * @param colour such as {@code gold}, as style sheets have it; empty for that of all others
   */
  public static void tint(Node node, String colour) {
    node.setStyle(colour.isEmpty() ? "" : "-sm-tint: -sm-" + colour.toLowerCase(Locale.ROOT));
  }

  /** Centres a text at a point. A text that is too long is narrowed, never cut. */
  public static Text fitted(Text text, double x, double y, double room) {
    return Art.fit(Art.centre(text, x, y), room);
  }
}
