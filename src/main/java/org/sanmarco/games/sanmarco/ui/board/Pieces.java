package org.sanmarco.games.sanmarco.ui.board;

import static java.util.Objects.requireNonNull;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;

/**
 * The pieces of a board: their positions, in the board's own units, and new drawings of them, whose
 * origin is at the position of the piece.
 */
record Pieces(
    Venice venice,
    Map<District, List<NobleGroup>> nobles,
    List<PairNode> pairs,
    DogeNode doge,
    PrestigeTrack track,
    BridgeSupply supply,
    IntFunction<SeatColour> colours) {

  /**
   * The position of a noble of a seat in a district, the first being 0, in a group of {@code
   * count}.
   */
  Point2D noble(District district, int seat, int index, int count) {
    return group(district, seat).place(index, count);
  }

  /** The present or last middle of a seat's bridge. */
  Point2D bridge(Pair pair, int owner) {
    return span(pair, owner).middle();
  }

  /** The position of the doge in a district, or beside the land before entering. */
  Point2D doge(@Nullable District district) {
    return district == null ? venice.waiting() : venice.plot(district).doge();
  }

  /** A bridge that is shown, with the noble on it. */
  Optional<Node> bridgeNode(Pair pair, int owner) {
    return pair(pair).bridge(owner).map(Node.class::cast);
  }

  Node drawNoble(int seat) {
    SeatColour colour = colours.apply(seat);
    return Art.styled(new Group(new NobleFigure(colour)), colour.styleClass());
  }

  /** The middle of a seat's quarter in a district. */
  Point2D quarter(District district, int seat) {
    return Art.middle(venice.plot(district).group(seat));
  }

  /** A plate with the prestige that a seat scores. */
  Node drawPoints(int seat, int points) {
    Text number = Art.text("+" + points, 30, "sm-number", "badge-number");
    return Art.styled(
        new Group(Art.box(-34, -23, 68, 46, 16, "badge", "points"), Art.centre(number, 0, 0)),
        colours.apply(seat).styleClass());
  }

  /** The middle of the next bridge to be built. */
  Point2D nextBridge(Pair pair) {
    return pair(pair).next().middle();
  }

  /** The bridge that a seat would build next, with its noble, about its middle. */
  Node drawNextBridge(Pair pair, int seat) {
    Span span = pair(pair).next();
    Node noble = drawNoble(seat);
    noble.setTranslateX(span.top().getX());
    noble.setTranslateY(span.top().getY());
    return drawBridge(span, seat, noble);
  }

  /** A seat's bridge where it stands or stood, without a noble. */
  Node drawBridge(Pair pair, int owner) {
    return drawBridge(span(pair, owner), owner);
  }

  private Node drawBridge(Span span, int owner, Node... above) {
    Group bridge = new Group(BridgeArt.draw(span, colours.apply(owner)));
    bridge.getChildren().addAll(above);
    bridge.setTranslateX(-span.middle().getX());
    bridge.setTranslateY(-span.middle().getY());
    return Art.styled(new Group(bridge), colours.apply(owner).styleClass());
  }

  NobleGroup group(District district, int seat) {
    return requireNonNull(nobles.get(district)).get(seat - 1);
  }

  private PairNode pair(Pair pair) {
    return pairs.get(pair.index());
  }

  /** The present or last place of a seat's bridge. */
  Span span(Pair pair, int owner) {
    return pair(pair).span(owner);
  }
}
