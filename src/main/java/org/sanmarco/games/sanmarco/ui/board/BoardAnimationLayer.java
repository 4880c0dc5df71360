package org.sanmarco.games.sanmarco.ui.board;

import java.util.Optional;
import java.util.function.IntFunction;
import javafx.beans.value.WritableValue;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.games.sanmarco.ui.motion.Anchor;
import org.sanmarco.games.sanmarco.ui.motion.Sprite;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.game.ScoreLabel;
import org.sanmarco.ui.motion.AnimationLayer;

/**
 * The board of San Marco as a stage.
 *
 * @param seats the panel of each seat beside the board
 */
public record BoardAnimationLayer(BoardView board, IntFunction<Region> seats)
    implements AnimationLayer<Sprite, Anchor> {

  private Pieces pieces() {
    return board.pieces();
  }

  @Override
  public boolean isOnBoard(Anchor spot) {
    return !(spot instanceof Anchor.Before);
  }

  @Override
  public Node draw(Sprite figure) {
    return switch (figure) {
      case Sprite.Noble(int seat) -> pieces().drawNoble(seat);
      case Sprite.Turncoat(int victim, int _) -> pieces().drawNoble(victim);
      case Sprite.TheDoge() -> new Group(new DogeNode());
      case Sprite.Bridge(var pair, int owner) -> pieces().drawBridge(pair, owner);
      case Sprite.Marker(int seat) -> PrestigeTrack.disc(pieces().colours().apply(seat));
      case Sprite.Points(int seat, int points) -> pieces().drawPoints(seat, points);
      case Sprite.Coin() -> Art.coin(11, 7.5);
    };
  }

  /** C4: a noble that changes sides has another robe on when it has turned. */
  @Override
  public Optional<Node> turned(Sprite figure) {
    return figure instanceof Sprite.Turncoat(int _, int seat)
        ? Optional.of(pieces().drawNoble(seat))
        : Optional.empty();
  }

  @Override
  public Optional<Node> real(Anchor spot) {
    return switch (spot) {
      case Anchor.InGroup(var district, int seat, int index, int _) ->
          pieces().group(district, seat).figure(index);
      case Anchor.OnBridge(var pair, int owner) -> pieces().bridgeNode(pair, owner);
      case Anchor.AtCanal(var pair, int owner) -> pieces().bridgeNode(pair, owner);
      case Anchor.DogeAt _ -> Optional.of(pieces().doge());
      case Anchor.OnTrack(int seat, var _) -> Optional.of(pieces().track().marker(seat));
      case Anchor.OnBarge(), Anchor.Before _, Anchor.InQuarter _ -> Optional.empty();
    };
  }

  @Override
  public Optional<WritableValue<Number>> score(int seat) {
    return ScoreLabel.in(seats.apply(seat));
  }

  @Override
  public Point2D point(Anchor spot) {
    return switch (spot) {
      case Anchor.InGroup(var district, int seat, int index, int count) ->
          pieces().noble(district, seat, index, count);
      case Anchor.OnBridge(var pair, int owner) -> pieces().span(pair, owner).top();
      case Anchor.AtCanal(var pair, int owner) -> pieces().bridge(pair, owner);
      case Anchor.OnBarge() -> pieces().supply().top();
      case Anchor.DogeAt(var district) -> pieces().doge(district);
      case Anchor.OnTrack(int seat, var prestige) -> pieces().track().place(seat, prestige);
      case Anchor.InQuarter(var district, int seat) -> pieces().quarter(district, seat);
      case Anchor.Before(int seat) -> beside(seats.apply(seat));
    };
  }
}
