package org.sanmarco.games.marcopolo.ui.map;

import static java.util.Objects.requireNonNull;

import module java.base;

import javafx.beans.value.WritableValue;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.transform.Translate;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.games.marcopolo.ui.motion.Anchor;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.AtChest;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.AtRest;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Before;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Deck;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.Discards;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.OnSpace;
import org.sanmarco.games.marcopolo.ui.motion.Anchor.OpenRow;
import org.sanmarco.games.marcopolo.ui.motion.Sprite;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.ScoreLabel;
import org.sanmarco.ui.motion.AnimationLayer;

/**
 * The map and the panels beside it, as the layer of animations.
 *
 * @param page the node with hands, row, deck and discards
 * @param now the position that is shown
 */
public record MapAnimationLayer(
    MapView board, List<SeatColour> colours, Region page, Supplier<? extends MarcoPoloState> now)
    implements AnimationLayer<Sprite, Anchor> {

  private static final double CARD = 76;

  public MapAnimationLayer {
    colours = List.copyOf(colours);
  }

  @Override
  public boolean isOnBoard(Anchor spot) {
    return spot instanceof OnSpace || spot instanceof AtRest || spot instanceof AtChest;
  }

  @Override
  public Node draw(Sprite figure) {
    return switch (figure) {
      case Sprite.Camel(int camel, int from) -> camel(camel, from);
      case Sprite.Coin() -> Art.coin(15, 10.5);
      case Sprite.Face(var card) -> card(CardView.of(card, Locale.ENGLISH));
      case Sprite.Back() -> card(CardView.back(Locale.ENGLISH));
    };
  }

  private Node camel(int camel, int from) {
    MarcoPoloState state = now.get();
    Node figure = board.drawCamel(colours.get(state.owner(camel) - 1), camel > state.seats());
    figure.setScaleX(board.isLeftward(from) ? -1 : 1);
    return new Group(figure);
  }

  private static Node card(PlayingCard card) {
    card.resize(CARD, CARD * PlayingCard.HEIGHT / PlayingCard.WIDTH);
    card.getTransforms().add(new Translate(-CARD / 2, -card.getHeight() / 2));
    return new Group(card);
  }

  @Override
  public Optional<Node> real(Anchor spot) {
    return spot instanceof AtRest(int camel) ? Optional.of(board.camel(camel)) : Optional.empty();
  }

  @Override
  public Optional<WritableValue<Number>> score(int seat) {
    return ScoreLabel.in(panel("seat-panel-" + seat));
  }

  @Override
  public Point2D point(Anchor spot) {
    return switch (spot) {
      case OnSpace(int _, int space) -> board.feet(space);
      case AtRest(int camel) -> board.feet(now.get(), camel);
      case AtChest(int space) -> board.chest(space);
      case Before(int seat) -> beside("seat-panel-" + seat);
      case Discards() -> beside("discards");
      case OpenRow() -> beside("row");
      case Deck() -> beside("deck");
    };
  }

  private Point2D beside(String id) {
    return beside(panel(id));
  }

  private Region panel(String id) {
    return (Region) requireNonNull(page.lookup("#" + id));
  }
}
