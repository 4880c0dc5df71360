package org.sanmarco.ui.book;

import module java.base;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.State;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.motion.AnimationLayer;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.ui.motion.Animator;
import org.sanmarco.ui.table.board.FittedBoard;

/**
 * A game's drawing of a figure of its rule book, with the board of its table. For the JavaFX
 * thread.
 *
 * @param <V> a position as the figure shows it
 * @param <B> the board
 * @param <S> a piece that can move on it
 * @param <A> a place for a piece
 */
public abstract class BoardFigure<V extends State, B extends FittedBoard, S, A> {

  private static final double CARD_HEIGHT = 60;

  /** The board, at its size. */
  protected final B board;

  /** The colours of the seats, the first seat's first. */
  protected final List<SeatColour> colours;

  /** The names of the seats, the first seat's first. */
  protected final List<String> names;

  private final Services services;
  private @Nullable Animator<S, A> animator;

  /**
   * A figure that shows nothing yet.
   *
   * @param calls the names of the seats
   */
  protected BoardFigure(Tableau tableau, Services services, B board, Names calls) {
    this.board = board;
    this.services = services;
    int seats = tableau.frames().getFirst().position().seats();
    colours = SeatColour.ALL.subList(0, seats);
    names = IntStream.rangeClosed(1, seats).mapToObj(calls::seat).toList();
    board.call(colours, names);
  }

  /** Gives the board a width. */
  protected final void fit(double width) {
    double height = board.prefHeight(width);
    board.setMinSize(width, height);
    board.setMaxSize(width, height);
  }

  /** A position as the figure shows it. */
  protected abstract V seen(Position position);

  /** The layer on which pieces move. */
  protected abstract AnimationLayer<S, A> layer();

  /** The animation of events. */
  protected abstract AnimationPlan<S, A> plan(V before, List<Event> events);

  /** The panels of the seats or sides beside the board, from left to right. */
  protected abstract List<? extends Region> people();

  /** Cards that lie below the board, a row each. */
  protected abstract List<? extends Region> cards(V shown);

  /** A row of cards to look at; none if there are no cards. */
  protected static List<HBox> row(Stream<? extends PlayingCard> cards) {
    HBox row = Art.styled(new HBox(), "figure-offer");
    cards.forEach(card -> row.getChildren().add(card.toLookAt(CARD_HEIGHT)));
    return row.getChildren().isEmpty() ? List.of() : List.of(row);
  }

  /** Shows a position on the board. */
  protected void show(V shown) {
    board.show(shown);
  }

  final void showPosition(Position position) {
    show(seen(position));
  }

  final List<? extends Region> cardsOf(Position position) {
    return cards(seen(position));
  }

  /** Animates the events, on the board that already shows their result. */
  final void act(Position before, List<Event> events) {
    animator = animator == null ? new Animator<>(layer(), services) : animator;
    animator.play(plan(seen(before), events), () -> {});
  }

  /** Ends what still moves. */
  final void skip() {
    if (animator != null) {
      animator.skip();
    }
  }
}
