package org.sanmarco.games.sanmarco.ui.cards;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.cards.CardPaper;

/** The print of the cards: 90 by 130 units. */
final class CardFace {

  /** The pips of a die, in a square of three by three. */
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
    return penalty
        ? CardPaper.back("SEAL", "penalty-back")
        : CardPaper.back("COMPASS", "card-back");
  }

  private static Group action(Card card, String name) {
    District district = card.district();
    String tint = district == null ? "card-" + card : "card-district";
    Group face = CardPaper.face(name, picture(card, CardPaper.PICTURE), tint);
    if (district != null) {
      add(face, die(district.die()));
      CardPaper.tint(face, district.name());
    }
    return face;
  }

  private static Group penalty(int points, String name) {
    Group face =
        new Group(
            Art.box(0, 0, CardPaper.WIDTH, CardPaper.HEIGHT, CardPaper.ROUND, "penalty-edge"),
            Art.path(
                "M12,4.5H78Q78,12 85.5,12V118Q78,118 78,125.5H12Q12,118 4.5,118V12Q12,12 12,4.5Z",
                "penalty-paper"),
            Art.path(
                "M15,8.5H75Q76,14 81.5,15V115Q76,116 75,121.5H15Q14,116 8.5,115V15Q14,14 15,8.5Z",
                "penalty-line"));
    Text number = Art.text(String.valueOf(points), 40, "penalty-number");
    add(face, Art.centre(number, 45, 29));
    add(
        face,
        Art.path(
            "M20,29H30M60,29H70M22,26L25,29L22,32L19,29ZM68,26L71,29L68,32L65,29Z",
            "penalty-rule"));
    for (Rectangle2D seal : SEALS.get(points - 1)) {
      add(face, Drawings.picture("SEAL", seal));
    }
    Text title = Art.text(name, 12.5, "penalty-title");
    add(face, CardPaper.fitted(title, 45, 112.5, 58));
    return face;
  }

  /** The picture of an action card, in a square. */
  static Group picture(Card card, Rectangle2D square) {
    return Drawings.picture(card.district() == null ? card.name() : card.toString(), square);
  }

  private static Group die(int die) {
    Group group = new Group(Art.box(9, 9, 17, 17, 5, "card-die"));
    for (int pip : PIPS[die - 1]) {
      int line = pip / 3;
      add(group, Art.circle(12.9 + 4.6 * (pip % 3), 12.9 + 4.6 * line, 1.65, "card-pip"));
    }
    return group;
  }

  private static void add(Group group, Node node) {
    group.getChildren().add(node);
  }
}
