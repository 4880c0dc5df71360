package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.motion.Anchor;
import org.sanmarco.games.canalgrande.ui.motion.Sprite;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.motion.AnimationLayer;

/**
 * The table of Canal Grande as a stage.
 *
 * @param hands the node of a seat's hand, if it isn't on the table
 * @param beside a node beside the table, by its identifier
 */
public record TableAnimationLayer(
    CardTable board, IntFunction<Optional<Node>> hands, Function<String, Optional<Node>> beside)
    implements AnimationLayer<Sprite, Anchor> {

  /** The height of a moving card, in units of the board. */
  private static final double CARD = 104;

  @Override
  public boolean isOnBoard(Anchor spot) {
    return switch (spot) {
      case Anchor.AmongPoints _, Anchor.AmongWon _ -> false;
      case Anchor.InHand(int seat) -> hands.apply(seat).isEmpty();
      default -> true;
    };
  }

  @Override
  public Node draw(Sprite figure) {
    return switch (figure) {
      case Sprite.Face(Card card) -> sprite(board.faces().shown(card));
      case Sprite.Back(), Sprite.TurnedUp _ -> sprite(board.faces().back());
    };
  }

  private Node sprite(PlayingCard card) {
    double height = board.tableLayout().seats() > 2 ? 0.76 * CARD : CARD;
    double width = height * CardPaper.WIDTH / CardPaper.HEIGHT;
    card.resizeRelocate(-width / 2, -height / 2, width, height);
    card.setManaged(false);
    return new Group(card);
  }

  @Override
  public Optional<Node> turned(Sprite figure) {
    return figure instanceof Sprite.TurnedUp(Card card)
        ? Optional.of(draw(new Sprite.Face(card)))
        : Optional.empty();
  }

  @Override
  public Point2D point(Anchor spot) {
    TableLayout layout = board.tableLayout();
    return switch (spot) {
      case Anchor.OnDeck() -> middle(board.piles().pile(0));
      case Anchor.OnNumbers() -> middle(board.piles().pile(1));
      case Anchor.OnDiscards() -> middle(board.piles().pile(2));
      case Anchor.InHand(int seat) ->
          hands
              .apply(seat)
              .or(() -> board.place(seat).map(place -> (Node) place))
              .map(this::middle)
              .orElseGet(() -> new Point2D(layout.width() / 2, TableLayout.HEIGHT));
      case Anchor.InMiddle() -> middle(board.offer(0));
      case Anchor.InOffer(int number, int _) ->
          real(spot).map(this::middle).orElseGet(() -> middle(board.offer(number)));
      case Anchor.InUse() -> Art.middle(layout.strip());
      case Anchor.InRow(int seat, int index, int count) -> {
        Rectangle2D row = layout.row(seat);
        yield VoteRow.middle(row.getWidth(), row.getHeight(), index, count)
            .add(row.getMinX(), row.getMinY());
      }
      case Anchor.AmongPoints(int side) -> outside("points-" + side);
      case Anchor.AmongWon(int side, Card district) -> outside("won-" + side + "-" + district);
    };
  }

  private Point2D outside(String id) {
    return beside.apply(id).map(this::middle).orElse(Point2D.ZERO);
  }

  private Point2D middle(Node node) {
    return board
        .sprites()
        .sceneToLocal(
            node.localToScene(
                node.getLayoutBounds().getCenterX(), node.getLayoutBounds().getCenterY()));
  }

  @Override
  public Optional<Node> real(Anchor spot) {
    return switch (spot) {
      case Anchor.InRow(int seat, int index, int _) when board.vote().hasRows() ->
          at(board.vote().row(seat).cards(), index);
      case Anchor.InOffer(int number, int index) when board.offers().isVisible() ->
          board.offers().frame(number).flatMap(frame -> at(frame.cards(), index));
      default -> Optional.empty();
    };
  }

  private static Optional<Node> at(List<? extends Node> nodes, int index) {
    return index >= 0 && index < nodes.size() ? Optional.of(nodes.get(index)) : Optional.empty();
  }
}
