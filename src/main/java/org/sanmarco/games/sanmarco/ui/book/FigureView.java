package org.sanmarco.games.sanmarco.ui.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.cards.CardNames;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.games.sanmarco.ui.motion.Anchor;
import org.sanmarco.games.sanmarco.ui.motion.BoardAnimationBuilder;
import org.sanmarco.games.sanmarco.ui.motion.BoardAnimationLayer;
import org.sanmarco.games.sanmarco.ui.motion.Sprite;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.book.FigureDrawing;
import org.sanmarco.ui.book.SteppedFigure;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.motion.Animator;

/** A figure of San Marco's rule book: the little board, and below it the cards. */
public final class FigureView implements FigureDrawing {

  private static final double CARD_WIDTH = 47;

  private final CardNames cardNames;
  private final BoardView board;
  private final Animator<Sprite, Anchor> animator;
  private final List<Region> people = new ArrayList<>();

  /**
   * A board of some width.
   *
   * @param names of the seats
   */
  public FigureView(Tableau tableau, Services services, Locale locale, Names names, double width) {
    cardNames = new CardNames(locale);
    board = new BoardView(locale);
    int players = ((SanMarcoPosition) tableau.frames().getFirst().position()).seats();
    List<Integer> seats = IntStream.rangeClosed(1, players).boxed().toList();
    board.setColours(SeatColour.ALL.subList(0, players));
    board.setNames(seats.stream().map(names::seat).toList());
    board.setPulsing(false);
    board.setMinSize(width, board.prefHeight(width));
    board.setMaxSize(width, board.prefHeight(width));
    seats.forEach(
        seat -> people.add(SteppedFigure.person(SeatColour.ALL.get(seat - 1), names.seat(seat))));
    animator =
        new Animator<>(
            new BoardAnimationLayer(board.pieces(), board.above(), seat -> people.get(seat - 1)),
            services);
  }

  @Override
  public List<Region> people() {
    return people;
  }

  @Override
  public Region board() {
    return board;
  }

  @Override
  public void show(Position position) {
    board.show((SanMarcoPosition) position);
  }

  @Override
  public void act(Position before, List<Event> events) {
    animator.play(BoardAnimationBuilder.animation((SanMarcoPosition) before, events), () -> {});
  }

  @Override
  public void skip() {
    animator.skip();
  }

  /** The offers that lie on the table, or else the cards in hand. */
  @Override
  public List<Region> cards(Position shown) {
    SanMarcoPosition position = (SanMarcoPosition) shown;
    List<Region> rows = new ArrayList<>();
    for (int divider : position.dividers()) {
      row(rows, position.drawn(divider));
      for (Cards offer : position.offers(divider)) {
        if (offer != null) {
          row(rows, offer);
        }
      }
    }
    if (!position.hand().isEmpty()) {
      rows.clear();
      row(rows, position.hand());
    }
    return rows;
  }

  private void row(List<Region> rows, Cards row) {
    if (!row.isEmpty()) {
      HBox cardRow = new HBox();
      cardRow.getStyleClass().add("figure-offer");
      for (Card card : row.list()) {
        CardView view = new CardView(card, cardNames);
        double height = CARD_WIDTH * CardPaper.HEIGHT / CardPaper.WIDTH;
        view.setMinSize(CARD_WIDTH, height);
        view.setMaxSize(CARD_WIDTH, height);
        view.setFocusTraversable(false);
        cardRow.getChildren().add(view);
      }
      rows.add(cardRow);
    }
  }
}
