package org.sanmarco.ui.art;

import module java.base;

import javafx.scene.Group;
import javafx.scene.Node;

/**
 * A season in Venice, by which a board tells the rounds apart: its light over everything, and what
 * is on the water. Part of the board's cached picture, so that it costs nothing between rounds.
 */
public enum Season {
  /** Petals on the water. */
  SPRING(150),
  /** The coloured sails of fishing boats. */
  SUMMER(26),
  /** Leaves on the water. */
  AUTUMN(130),
  /** Carnival: confetti on the water. */
  WINTER(230);

  private static final List<Season> ALL = List.of(values());

  /** The number of paints of a season's things. */
  private static final int PAINTS = 3;

  private final int things;

  Season(int things) {
    this.things = things;
  }

  /**
   * The season of a round, from spring on.
   *
   * @param round 1 and up; 0 before the first
   */
  public static Season ofRound(int round) {
    return ALL.get(Math.max(0, round - 1) % ALL.size());
  }

  /** Everything on the water of a board of a size; it belongs below the land. */
  public Node water(double width, double height) {
    Random random = new Random(ordinal());
    Group group = new Group();
    for (int paint = 1; paint <= PAINTS; paint++) {
      Pen pen = new Pen();
      for (int i = 0; i < things / PAINTS; i++) {
        draw(pen, random, width * random.nextDouble(), height * random.nextDouble());
      }
      group.getChildren().add(pen.drawing("season-thing", style() + "-" + paint));
    }
    return group;
  }

  /** Its light over a board of a size. */
  public Node light(double width, double height) {
    return Art.box(4, 4, width - 8, height - 8, 20, "season-light", style());
  }

  private String style() {
    return "season-" + name().toLowerCase(Locale.ROOT);
  }

  private void draw(Pen pen, Random random, double x, double y) {
    switch (this) {
      case SUMMER ->
          pen.at(x - 11, y)
              .curve(x, y + 6, x + 12, y - 1)
              .close()
              .at(x - 6, y - 3)
              .curve(x + 4, y - 12, x + 2, y - 25)
              .curve(x + 9, y - 12, x + 10, y - 4)
              .close();
      case SPRING, AUTUMN, WINTER -> {
        double half = (this == AUTUMN ? 4.5 : 2.6) + 1.6 * random.nextDouble();
        double angle = Math.PI * random.nextDouble();
        double dx = half * Math.cos(angle);
        double dy = half * Math.sin(angle);
        pen.at(x - dx, y - dy)
            .curve(x - dy, y + dx, x + dx, y + dy)
            .curve(x + dy, y - dx, x - dx, y - dy)
            .close();
      }
    }
  }
}
