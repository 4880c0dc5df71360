package org.sanmarco.ui.library;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.board.SeatColour;
import org.sanmarco.save.Summary.Standing;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.Background;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Theme;

/**
 * Small pictures of boards. They are drawn one after the other and only for what can be seen, most
 * of the work in the background; the last ones are remembered. For the JavaFX thread.
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

  private final Background background;
  private final Deque<ImageView> waiting = new ArrayDeque<>();
  private final Locale locale;
  private final Preferences preferences;
  private Theme theme;
  private boolean drawing;
  private boolean closed;

  /** A board that is in no window, to be set up for one game after the other. */
  private @Nullable BoardView board;

  private @Nullable OffScreen offScreen;

  /** No pictures yet. */
  BoardPictures(Background background, Locale locale, Preferences preferences) {
    this.background = background;
    this.locale = locale;
    this.preferences = preferences;
    theme = Theme.of(preferences.settings());
  }

  /**
   * Shows a board, now or soon.
   *
   * @param standing the game; null for no picture
   */
  void show(@Nullable Standing standing, ImageView view) {
    view.setUserData(standing);
    Image known = standing == null ? null : remembered.get(standing);
    view.setImage(known);
    waiting.remove(view);
    if (known == null && standing != null && standing.view() instanceof SanMarcoState) {
      waiting.add(view);
      drawNext();
    }
  }

  /** Draws no more. */
  void close() {
    closed = true;
  }

  private void drawNext() {
    ImageView view = drawing || closed ? null : waiting.poll();
    if (view == null || !(view.getUserData() instanceof Standing standing)) {
      return;
    }
    drawing = true;
    Theme now = Theme.of(preferences.settings());
    if (!now.equals(theme)) {
      theme = now;
      remembered.clear();
    }
    background.<OffScreen>run(
        "set up a board",
        () -> setUp(standing, now),
        ready -> {
          drawing = false;
          Image picture = ready.picture(SCALE);
          remembered.put(standing, picture);
          // By now the row may show another game, which waits for its own turn.
          if (standing.equals(view.getUserData())) {
            view.setImage(picture);
          }
          drawNext();
        });
  }

  /** On a thread of its own, which nodes allow as long as they are in no window. */
  private OffScreen setUp(Standing standing, Theme look) {
    BoardView set = board;
    OffScreen ready = offScreen;
    if (set == null || ready == null) {
      set = new BoardView(locale);
      set.setPulsing(false);
      set.setPrefSize(WIDTH * LAID_OUT, HEIGHT * LAID_OUT);
      ready = new OffScreen(set, look);
      board = set;
      offScreen = ready;
    }
    ready.dress(look);
    set.setColours(colours(standing));
    set.setNames(standing.seats().stream().map(Seat::name).toList());
    set.show((SanMarcoState) standing.view());
    return ready;
  }

  /** The seats' colours, and further ones: the board may show a game with more seats until now. */
  private static List<SeatColour> colours(Standing standing) {
    return Stream.concat(
            standing.seats().stream().map(seat -> SeatColour.of(seat.colour())),
            SeatColour.ALL.stream())
        .distinct()
        .toList();
  }
}
