package org.sanmarco.ui.library;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.jspecify.annotations.Nullable;
import org.sanmarco.rules.sanmarco.Sight;
import org.sanmarco.save.Summary.Standing;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.board.BoardView;
import org.sanmarco.ui.board.SeatColour;

/**
 * Small pictures of boards. They are drawn one at a time, between whatever else the window does,
 * and only for what can be seen; the last ones are remembered. For the JavaFX thread.
 */
final class BoardPictures {

  static final double WIDTH = 130;
  static final double HEIGHT = 90;

  /** The board is laid out larger, so that its lines get thin. */
  private static final double LAID_OUT = 4;

  /** Twice as many pixels as units, for screens that have them. */
  private static final double SCALE = 2 / LAID_OUT;

  private static final int MOST_REMEMBERED = 100;

  private final Map<Standing, Image> remembered =
      new LinkedHashMap<>(MOST_REMEMBERED, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Standing, Image> eldest) {
          return size() > MOST_REMEMBERED;
        }
      };

  private final Deque<ImageView> waiting = new ArrayDeque<>();
  private @Nullable BoardView board;
  private @Nullable OffScreen drawing;
  private boolean closed;

  /**
   * Shows a board, now or soon.
   *
   * @param standing the game; null for no picture
   */
  void show(@Nullable Standing standing, ImageView view) {
    view.setUserData(standing);
    Image known = standing == null ? null : remembered.get(standing);
    view.setImage(known);
    if (known == null && standing != null && standing.view() instanceof Sight) {
      if (waiting.isEmpty()) {
        Platform.runLater(this::drawOne);
      }
      waiting.remove(view);
      waiting.add(view);
    }
  }

  /** Draws no more. */
  void close() {
    closed = true;
  }

  private void drawOne() {
    ImageView view = waiting.poll();
    if (closed || view == null) {
      return;
    }
    // The row may show another game by now, which waits for its own turn.
    if (view.getUserData() instanceof Standing standing && view.getImage() == null) {
      view.setImage(remembered.computeIfAbsent(standing, this::draw));
    }
    if (!waiting.isEmpty()) {
      Platform.runLater(this::drawOne);
    }
  }

  /** The seats' colours, and further ones: the board may show a game with more seats until now. */
  private static List<SeatColour> colours(Standing standing) {
    return Stream.concat(
            standing.seats().stream().map(seat -> SeatColour.of(seat.colour())),
            SeatColour.ALL.stream())
        .distinct()
        .toList();
  }

  private Image draw(Standing standing) {
    BoardView drawn = board;
    OffScreen picture = drawing;
    if (drawn == null || picture == null) {
      drawn = new BoardView();
      drawn.setPulsing(false);
      drawn.setPrefSize(WIDTH * LAID_OUT, HEIGHT * LAID_OUT);
      picture = new OffScreen(drawn);
      board = drawn;
      drawing = picture;
    }
    drawn.setColours(colours(standing));
    drawn.setNames(standing.seats().stream().map(Seat::name).toList());
    drawn.show((Sight) standing.view());
    return picture.picture(SCALE);
  }
}
