package org.sanmarco.games.nim.ui;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.nim.NimMove.Take;
import org.sanmarco.games.nim.NimView;
import org.sanmarco.kernel.State;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.DrawnBoard;
import org.sanmarco.ui.table.board.Target;

/** The heap: a click on one of its last tokens takes it and those after it (N3). */
final class NimBoard extends DrawnBoard {

  private static final int ROW = 7;
  private static final int ROWS = 5;
  private static final double STEP = 60;
  private static final double RADIUS = 22;

  private final Group heap = new Group();
  private final List<Target> tokens = new ArrayList<>();
  private @Nullable State shown;

  NimBoard(Locale locale) {
    super(ROW * STEP, ROWS * STEP, locale, SeatColour.ALL);
    draw(List.of(heap));
  }

  /** A token that is clicked to take so many. */
  private static final class Token extends Target {
    Token(int count, Point2D middle, ClickListener clicks) {
      super("token-" + count, List.of(new Choice.OfMove(new Take(count))), clicks);
      getChildren().addAll(drawing(), glow(() -> Art.circle(0, 0, RADIUS + 2)));
      setLayoutX(middle.getX());
      setLayoutY(middle.getY());
      setAccessibleText(String.valueOf(count));
    }
  }

  /** A token with its middle at the origin. */
  static Group drawing() {
    return new Group(Art.circle(0, 0, RADIUS, "coin"));
  }

  /** The middle of a token, from 0. */
  static Point2D middle(int index) {
    return new Point2D((index % ROW + 0.5) * STEP, (index / ROW % ROWS + 0.5) * STEP);
  }

  @Override
  public void show(State state) {
    shown = state;
    int size = ((NimView) state).heap();
    tokens.clear();
    for (int index = 0; index < size; index++) {
      tokens.add(new Token(size - index, middle(index), clicks()));
    }
    heap.getChildren().setAll(tokens);
    offer(offered());
  }

  @Override
  protected Stream<Target> targets() {
    return tokens.stream();
  }

  @Override
  protected void recolour() {}

  @Override
  protected void refresh() {
    if (shown != null) {
      show(shown);
    }
  }

  @Override
  protected void pointed() {}
}
