package org.sanmarco.games.sanmarco.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Path;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Curves;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.table.board.Target;

/** The place between two districts where up to three bridges stand side by side. */
final class PairNode extends Target {

  private final Pair pair;
  private final List<Span> spans;
  private final List<Path> marks = new ArrayList<>();

  /** The bridge in each of the three places; a bridge never changes its place. */
  private final @Nullable BridgeNode[] standing;

  /** The present or last place of each seat's bridge. */
  private final Map<Integer, Integer> places = new HashMap<>();

  PairNode(Pair pair, List<Span> spans, ClickListener clicks) {
    super("pair-" + pair, List.of(new SanMarcoChoice.OfPair(pair)), clicks);
    this.pair = pair;
    this.spans = spans;
    standing = new @Nullable BridgeNode[spans.size()];
    getStyleClass().add("pair");
    Path ground = ground();
    // Not to be seen, but to be clicked, also where a bridge stands that lets clicks through.
    ground.setFill(Color.TRANSPARENT);
    ground.setStroke(null);
    getChildren().addAll(ground, glow(this::ground));
    for (Span span : spans) {
      marks.add(Art.dashed(Art.styled(BridgeArt.outline(span), "pair-mark"), 5.0, 4.0));
    }
    getChildren().addAll(marks);
  }

  @Override
  public boolean isGround() {
    return true;
  }

  Pair pair() {
    return pair;
  }

  List<Span> spans() {
    return spans;
  }

  /** Puts up and takes down bridges in the layer given, so that these seats have one each. */
  void show(List<Integer> owners, List<SeatColour> colours, Group layer, ClickListener clicks) {
    for (int i = 0; i < standing.length; i++) {
      BridgeNode bridge = standing[i];
      if (bridge != null && !owners.contains(bridge.owner())) {
        layer.getChildren().remove(bridge);
        standing[i] = null;
      }
    }
    for (int owner : owners) {
      if (bridge(owner).isEmpty()) {
        int place = placeOf(owner);
        BridgeNode bridge =
            new BridgeNode(pair, owner, colours.get(owner - 1), spans.get(place), clicks);
        standing[place] = bridge;
        places.put(owner, place);
        layer.getChildren().add(bridge);
      }
    }
    for (int i = 0; i < standing.length; i++) {
      marks.get(i).setVisible(standing[i] == null);
    }
  }

  List<BridgeNode> bridges() {
    return Arrays.stream(standing).filter(Objects::nonNull).map(Objects::requireNonNull).toList();
  }

  /** The place in which a seat's bridge stands, or stood last; the middle one if it never did. */
  Span span(int owner) {
    return spans.get(places.getOrDefault(owner, spans.size() / 2));
  }

  /** A seat's bridge, if it stands here. */
  Optional<BridgeNode> bridge(int owner) {
    return bridges().stream().filter(bridge -> bridge.owner() == owner).findFirst();
  }

  /** The place of the next bridge; the middle one if all are taken. */
  Span next() {
    return spans.get(bridges().size() < standing.length ? free() : standing.length / 2);
  }

  /**
   * The place where a seat's bridge stood last, so that looking back moves none; else a free one.
   */
  private int placeOf(int owner) {
    Integer last = places.get(owner);
    return last != null && standing[last] == null ? last : free();
  }

  /** The middle place first: a single bridge looks best there. */
  private int free() {
    for (int i : new int[] {1, 0, 2}) {
      if (standing[i] == null) {
        return i;
      }
    }
    throw new IllegalStateException("more than three bridges at " + pair);
  }

  private Path ground() {
    List<Point2D> left = new ArrayList<>();
    List<Point2D> right = new ArrayList<>();
    double half = Span.WIDTH / 2 + 4;
    for (int i = 0; i < spans.size(); i++) {
      Span span = spans.get(i);
      double end = span.length() / 2 + 3;
      if (i == 0) {
        left.add(span.at(-end, half, 0));
        right.add(span.at(end, half, 0));
      }
      left.add(span.at(-end, 0, 0));
      right.add(span.at(end, 0, 0));
      if (i == spans.size() - 1) {
        left.add(span.at(-end, -half, 0));
        right.add(span.at(end, -half, 0));
      }
    }
    left.addAll(right.reversed());
    return Curves.polygon(left);
  }
}
