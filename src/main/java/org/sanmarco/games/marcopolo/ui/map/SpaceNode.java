package org.sanmarco.games.marcopolo.ui.map;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.ui.cards.ConditionSign;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Drawings;
import org.sanmarco.ui.table.board.Target;

/** A space of the track: its cost, its number, its score, and its chest. */
final class SpaceNode extends Target {

  /** The slab's width and height. */
  static final double WIDTH = 126;

  static final double HEIGHT = 66;

  private static final double ROUND = 22;
  private static final double LEFT = -WIDTH / 2;
  private static final double TOP = -HEIGHT / 2;
  private static final double CHEST = 50;

  /** The offset from the middle of a score that has a chest beside it. */
  private static final double BESIDE = -22;

  private static final double TIP_WIDTH = 400;

  private final int space;
  private final Chart.Station place;
  private final Group sign = new Group();
  private final Group score = new Group();
  private final Group chest = new Group();
  private final Group treasure = new Group();
  private final Tooltip tip = new Tooltip();
  private final ClickListener clicks;
  private boolean beside;
  private final Drawn<SpaceState> face = new Drawn<>(this::draw);

  /** The visible state of a space; a space without condition has none. */
  private record SpaceState(String condition, int score, int gold, boolean there) {}

  SpaceNode(int space, Chart.Station place, ClickListener clicks) {
    super("space-" + space, List.of(new OfSpace(space)), clicks);
    this.space = space;
    this.place = place;
    this.clicks = clicks;
    tip.getStyleClass().add("space-tip");
    tip.setWrapText(true);
    tip.setMaxWidth(TIP_WIDTH);
    Tooltip.install(this, tip);
    Art.place(this, place.middle());
    Text number = Art.text(String.valueOf(space), 21, "space-number");
    getChildren()
        .addAll(
            Art.box(LEFT + 3, TOP + 6, WIDTH, HEIGHT, ROUND, "space-shadow"),
            Art.box(LEFT, TOP, WIDTH, HEIGHT, ROUND, "space-slab"),
            Art.box(LEFT + 3.5, TOP + 3.5, WIDTH - 7, HEIGHT - 7, ROUND - 6, "space-line"),
            sign,
            // The frame hides no number.
            glow(() -> Art.box(LEFT - 3, TOP - 3, WIDTH + 6, HEIGHT + 6, ROUND + 6)),
            Art.circle(LEFT + 4, -TOP - 2, 15, "space-tag"),
            Art.centre(number, LEFT + 4, -TOP - 2));
    Art.place(treasure, place.middle());
    treasure.setMouseTransparent(true);
    treasure.getChildren().addAll(score, chest);
  }

  /** The area of the slab on the map. */
  Rectangle2D slab() {
    return new Rectangle2D(
        place.middle().getX() + LEFT, place.middle().getY() + TOP, WIDTH, HEIGHT);
  }

  /** The score and the chest, which belong above the camels. */
  Group treasure() {
    return treasure;
  }

  /** Shows whether a click here walks a camel along several spaces. */
  void setFar(boolean far) {
    Nodes.mark(this, "far", far);
  }

  void explain(String words) {
    tip.setText(words);
  }

  /** Makes a node beside the space act like it. */
  void bind(Node node) {
    Tooltip.install(node, tip);
    node.setOnMouseClicked(event -> fireEvent(event.copyFor(this, this)));
    node.hoverProperty()
        .subscribe(hovered -> {
          beside = hovered;
          clicks.pointed();
        });
  }

  /** Whether the mouse is at the space or at a node that acts like it. */
  boolean isPointed() {
    return isHover() || beside;
  }

  /** The point at a camel's feet. */
  static Point2D feet(Chart.Station place) {
    return place.middle().add(place.left() ? 6 : -6, TOP + 5);
  }

  Point2D feet() {
    return feet(place);
  }

  /** The position of a chest, in the map's units. */
  Point2D chestPoint() {
    return place.middle().add(-LEFT - 34, -TOP + 10);
  }

  /**
   * Shows the space of a track.
   *
   * @param there whether its chest is still there
   */
  void show(Track track, boolean there) {
    Condition condition = space == Track.HORMUZ ? null : track.condition(space);
    face.show(
        new SpaceState(
            condition == null ? "" : condition.name(),
            track.score(space),
            track.chest(space),
            there));
  }

  private void draw(SpaceState now) {
    sign.getChildren().clear();
    if (space == Track.HORMUZ) {
      sign.getChildren()
          .add(Drawings.picture(Scenery.DRAWINGS, "DHOW", new Rectangle2D(-26, -30, 52, 52)));
    }
    if (!now.condition().isEmpty()) {
      ConditionSign drawing = new ConditionSign(Condition.valueOf(now.condition()));
      sign.getChildren().add(drawing);
    }
    score.getChildren().clear();
    if (now.score() > 0) {
      Text value = Art.text(String.valueOf(now.score()), 26, "score-number");
      score.setTranslateX(now.gold() > 0 ? BESIDE : 0);
      score
          .getChildren()
          .addAll(
              Art.path("M-14,24V38L0,50L14,38V24Z", "score-ribbon"),
              Art.circle(0, -TOP + 13, 19, "coin"),
              Art.circle(0, -TOP + 13, 15, "coin-ring"),
              Art.centre(value, 0, -TOP + 13));
    }
    chest.getChildren().clear();
    if (now.gold() > 0) {
      chest
          .getChildren()
          .add(
              Drawings.picture(
                  Scenery.DRAWINGS,
                  now.there() ? "CHEST" : "CHEST_OPEN",
                  new Rectangle2D(-LEFT - 60, -TOP - 16, CHEST, CHEST)));
      if (now.there()) {
        Text gold = Art.text(String.valueOf(now.gold()), 22, "chest-number");
        chest
            .getChildren()
            .addAll(
                Art.circle(-LEFT - 20, -TOP + 20, 12, "chest-coin"),
                Art.centre(gold, -LEFT - 20, -TOP + 20));
      }
    }
    Art.cached(sign);
  }
}
