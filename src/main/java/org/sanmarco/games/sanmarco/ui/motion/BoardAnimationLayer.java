package org.sanmarco.games.sanmarco.ui.motion;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.function.IntFunction;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.games.sanmarco.ui.board.Pieces;
import org.sanmarco.ui.motion.AnimationLayer;

/**
 * The board of San Marco as a stage.
 *
 * @param above the layer for pieces that leave the board
 * @param seats the panel of each seat beside the board
 */
public record BoardAnimationLayer(Pieces pieces, Group above, IntFunction<Region> seats)
    implements AnimationLayer<Sprite, Anchor> {

  @Override
  public Group layer() {
    return pieces.layer();
  }

  @Override
  public Group above() {
    return above;
  }

  @Override
  public boolean isOnBoard(Anchor spot) {
    return !(spot instanceof Anchor.Before);
  }

  @Override
  public Node draw(Sprite figure) {
    return switch (figure) {
      case Sprite.Noble(int seat) -> pieces.drawNoble(seat);
      case Sprite.Turncoat(int victim, int _) -> pieces.drawNoble(victim);
      case Sprite.TheDoge() -> pieces.drawDoge();
      case Sprite.Bridge(var pair, int owner) -> pieces.drawBridge(pair, owner);
      case Sprite.Marker(int seat) -> pieces.drawMarker(seat);
      case Sprite.Coin() -> pieces.drawCoin();
    };
  }

  /** C4: a noble that changes sides has another robe on when it has turned. */
  @Override
  public Optional<Node> turned(Sprite figure) {
    return figure instanceof Sprite.Turncoat(int _, int seat)
        ? Optional.of(pieces.drawNoble(seat))
        : Optional.empty();
  }

  @Override
  public Optional<Node> real(Anchor spot) {
    return switch (spot) {
      case Anchor.InGroup(var district, int seat, int index, int _) ->
          pieces.nobleNode(district, seat, index);
      case Anchor.OnBridge(var pair, int owner) -> pieces.bridgeNode(pair, owner);
      case Anchor.AtCanal(var pair, int owner) -> pieces.bridgeNode(pair, owner);
      case Anchor.DogeAt _ -> Optional.of(pieces.dogeNode());
      case Anchor.OnTrack(int seat, var _) -> Optional.of(pieces.markerNode(seat));
      case Anchor.OnBarge(), Anchor.Before _ -> Optional.empty();
    };
  }

  @Override
  public Point2D point(Anchor spot) {
    return switch (spot) {
      case Anchor.InGroup(var district, int seat, int index, int count) ->
          pieces.noble(district, seat, index, count);
      case Anchor.OnBridge(var pair, int owner) -> pieces.onBridge(pair, owner);
      case Anchor.AtCanal(var pair, int owner) -> pieces.bridge(pair, owner);
      case Anchor.OnBarge() -> pieces.barge();
      case Anchor.DogeAt(var district) -> pieces.doge(district);
      case Anchor.OnTrack(int seat, var prestige) -> pieces.marker(seat, prestige);
      case Anchor.Before(int seat) -> pieces.middle(requireNonNull(seats.apply(seat)));
    };
  }
}
