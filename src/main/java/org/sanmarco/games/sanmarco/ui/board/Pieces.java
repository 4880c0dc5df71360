package org.sanmarco.games.sanmarco.ui.board;

import static java.util.Objects.requireNonNull;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;

/**
 * The pieces of a board for animation: their positions, the nodes themselves, and sprites. Points
 * are in the board's own units, those of {@link #layer}; a sprite has its origin at the position of
 * its piece.
 */
public final class Pieces {

  private final Venice venice;
  private final Map<District, List<NobleGroup>> nobles;
  private final List<PairNode> pairs;
  private final DogeNode doge;
  private final PrestigeTrack track;
  private final BridgeSupply supply;
  private final IntFunction<SeatColour> colours;
  private final Group layer = new Group();

  Pieces(
      Venice venice,
      Map<District, List<NobleGroup>> nobles,
      List<PairNode> pairs,
      DogeNode doge,
      PrestigeTrack track,
      BridgeSupply supply,
      IntFunction<SeatColour> colours) {
    this.venice = venice;
    this.nobles = nobles;
    this.pairs = pairs;
    this.doge = doge;
    this.track = track;
    this.supply = supply;
    this.colours = colours;
    layer.setMouseTransparent(true);
    layer.setId("motion");
  }

  /** The layer over all pieces; it takes no mouse events. */
  public Group layer() {
    return layer;
  }

  /**
   * The position of a noble of a seat in a district, the first being 0, in a group of {@code
   * count}.
   */
  public Point2D noble(District district, int seat, int index, int count) {
    return group(district, seat).place(index, count);
  }

  /** The present or last position of a noble on top of a seat's bridge. */
  public Point2D onBridge(Pair pair, int owner) {
    return span(pair, owner).top();
  }

  /** The present or last middle of a seat's bridge. */
  public Point2D bridge(Pair pair, int owner) {
    return span(pair, owner).middle();
  }

  /** The position from which the next bridge is taken. */
  public Point2D barge() {
    return supply.top();
  }

  /** The position of the doge in a district, or beside the land before entering. */
  public Point2D doge(@Nullable District district) {
    return district == null ? venice.waiting() : venice.plot(district).doge();
  }

  /** The position of a seat's marker, given the prestige of all seats, the first seat first. */
  public Point2D marker(int seat, List<Integer> prestige) {
    return track.place(seat, prestige);
  }

  /** A noble that is shown, the first of its group being 0. */
  public Optional<Node> nobleNode(District district, int seat, int index) {
    return group(district, seat).figure(index);
  }

  /** A bridge that is shown, with the noble on it. */
  public Optional<Node> bridgeNode(Pair pair, int owner) {
    return pair(pair).bridge(owner).map(bridge -> bridge);
  }

  /** The doge that is shown. */
  public Node dogeNode() {
    return doge;
  }

  /** A seat's marker that is shown. */
  public Node markerNode(int seat) {
    return track.marker(seat);
  }

  /** A sprite of a seat's nobles. */
  public Node drawNoble(int seat) {
    SeatColour colour = colours.apply(seat);
    return Art.styled(new Group(new NobleFigure(colour)), colour.styleClass());
  }

  /** A sprite of the doge. */
  public Node drawDoge() {
    return new Group(new DogeNode());
  }

  /** The number of nobles of a seat shown in a district. */
  int nobles(District district, int seat) {
    return group(district, seat).count();
  }

  /** The middle of the next bridge to be built. */
  Point2D nextBridge(Pair pair) {
    return pair(pair).next().middle();
  }

  /** The bridge that a seat would build next, with its noble, about its middle. */
  Node drawNextBridge(Pair pair, int seat) {
    Span span = pair(pair).next();
    SeatColour colour = colours.apply(seat);
    Node noble = drawNoble(seat);
    noble.setTranslateX(span.top().getX());
    noble.setTranslateY(span.top().getY());
    Group bridge = new Group(BridgeArt.draw(span, colour), noble);
    bridge.setTranslateX(-span.middle().getX());
    bridge.setTranslateY(-span.middle().getY());
    return Art.styled(new Group(bridge), colour.styleClass());
  }

  /** A sprite of a seat's bridge where it stands or stood, without a noble. */
  public Node drawBridge(Pair pair, int owner) {
    Group bridge = BridgeArt.draw(span(pair, owner), colours.apply(owner));
    Point2D middle = bridge(pair, owner);
    bridge.setTranslateX(-middle.getX());
    bridge.setTranslateY(-middle.getY());
    return Art.styled(new Group(bridge), colours.apply(owner).styleClass());
  }

  /** A sprite of a seat's marker. */
  public Node drawMarker(int seat) {
    return PrestigeTrack.disc(colours.apply(seat));
  }

  /** A sprite of a point of prestige. */
  public Node drawCoin() {
    return new Group(
        Art.circle(1.5, 2.5, 11, "piece-shadow"),
        Art.circle(0, 0, 11, "coin"),
        Art.circle(0, 0, 7.5, "coin-ring"));
  }

  /** A point of anything in the window. */
  public Point2D middle(Region other) {
    return layer.sceneToLocal(
        other.localToScene(other.getWidth() / 2, Math.min(other.getHeight(), 60) / 2));
  }

  private NobleGroup group(District district, int seat) {
    return requireNonNull(nobles.get(district)).get(seat - 1);
  }

  private PairNode pair(Pair pair) {
    return pairs.get(pair.index());
  }

  private Span span(Pair pair, int owner) {
    return pair(pair).span(owner);
  }
}
