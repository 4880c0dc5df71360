package org.sanmarco.games.sanmarco.ui.book;

import module java.base;

import javafx.scene.layout.HBox;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.ui.board.BoardAnimationLayer;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.cards.CardNames;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.games.sanmarco.ui.motion.Anchor;
import org.sanmarco.games.sanmarco.ui.motion.BoardAnimationBuilder;
import org.sanmarco.games.sanmarco.ui.motion.Sprite;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.book.BoardFigure;
import org.sanmarco.ui.book.SteppedFigure;
import org.sanmarco.ui.motion.AnimationPlan;

/** A figure of San Marco's rule book: the little board, and below it the cards. */
public final class FigureView extends BoardFigure<SanMarcoPosition, BoardView, Sprite, Anchor> {

  private final CardNames cardNames;
  private final List<HBox> people;

  /**
   * A board of some width.
   *
   * @param calls the names of the seats
   */
  public FigureView(Tableau tableau, Services services, Locale locale, Names calls, double width) {
    super(tableau, services, new BoardView(locale), calls);
    cardNames = new CardNames(locale);
    people =
        IntStream.range(0, names.size())
            .mapToObj(index -> SteppedFigure.person(colours.get(index), names.get(index)))
            .toList();
    fit(width);
  }

  @Override
  protected SanMarcoPosition seen(Position position) {
    return (SanMarcoPosition) position;
  }

  @Override
  protected BoardAnimationLayer layer() {
    return new BoardAnimationLayer(board, seat -> people.get(seat - 1));
  }

  @Override
  protected AnimationPlan<Sprite, Anchor> plan(SanMarcoPosition before, List<Event> events) {
    return BoardAnimationBuilder.animation(before, events, false);
  }

  @Override
  protected List<HBox> people() {
    return people;
  }

  /** The offers that lie on the table, or else the cards in hand. */
  @Override
  protected List<HBox> cards(SanMarcoPosition shown) {
    if (!shown.hand().isEmpty()) {
      return row(shown.hand());
    }
    List<HBox> rows = new ArrayList<>();
    for (int divider : shown.dividers()) {
      rows.addAll(row(shown.drawn(divider)));
      for (Cards offer : shown.offers(divider)) {
        rows.addAll(offer == null ? List.of() : row(offer));
      }
    }
    return rows;
  }

  private List<HBox> row(Cards cards) {
    return row(cards.list().stream().map(card -> new CardView(card, cardNames)));
  }
}
