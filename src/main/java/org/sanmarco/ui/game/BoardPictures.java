package org.sanmarco.ui.game;

import module java.base;

import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Summary.Progress;
import org.sanmarco.seats.RecentMap;
import org.sanmarco.table.Seat;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.art.SeatColour;

/**
 * Small pictures of boards. They are drawn one after the other, with time for the window between
 * them, and only for what can be seen; the last ones are remembered. For the JavaFX thread.
 */
public final class BoardPictures {

  /** The width of a picture. */
  public static final double WIDTH = 130;

  /** The height of a picture. */
  public static final double HEIGHT = 90;

  /** The board is laid out larger, so that its lines get thin. */
  private static final double LAID_OUT = 4;

  /** Twice as many pixels as units, for screens that have them. */
  private static final double SCALE = 2 / LAID_OUT;

  private static final int MOST_REMEMBERED = 100;

  private final Map<Progress, Image> remembered = new RecentMap<>(MOST_REMEMBERED);
  private final Deque<ImageView> waiting = new ArrayDeque<>();
  private final Locale locale;
  private final Preferences preferences;
  private Theme theme;
  private boolean drawing;
  private boolean closed;

  /** The models for the pictures, by game; empty for games without pictures. */
  private final Map<String, Optional<Model>> models = new HashMap<>();

  /** A thumbnail and what takes its picture. */
  private record Model(Thumbnail thumbnail, OffScreen offScreen) {}

  /** No pictures yet. */
  public BoardPictures(Locale locale, Preferences preferences) {
    this.locale = locale;
    this.preferences = preferences;
    theme = Theme.of(preferences.settings());
  }

  /**
   * Shows a board, now or soon.
   *
   * @param progress the game; null for no picture
   */
  public void show(@Nullable Progress progress, ImageView view) {
    view.setUserData(progress);
    Image known = progress == null ? null : remembered.get(progress);
    view.setImage(known);
    waiting.remove(view);
    if (known == null && progress != null && !isWithoutPicture(progress.game())) {
      waiting.add(view);
      drawNext();
    }
  }

  /** Whether it is known that there are no pictures of a game. */
  private boolean isWithoutPicture(String game) {
    Optional<Model> model = models.get(game);
    return model != null && model.isEmpty();
  }

  /** Draws no more. */
  public void close() {
    closed = true;
  }

  private void drawNext() {
    ImageView view = drawing || closed ? null : waiting.poll();
    if (view == null || !(view.getUserData() instanceof Progress progress)) {
      return;
    }
    drawing = true;
    Theme now = Theme.of(preferences.settings());
    if (!now.equals(theme)) {
      theme = now;
      remembered.clear();
    }
    Platform.runLater(() -> {
      drawing = false;
      // By now the row may show another game, which waits for its own turn.
      if (!closed && progress.equals(view.getUserData())) {
        draw(progress)
            .ifPresent(picture -> {
              remembered.put(progress, picture);
              view.setImage(picture);
            });
      }
      drawNext();
    });
  }

  /** The picture of a board, at once; empty for games without pictures. */
  public Optional<Image> draw(Progress progress) {
    Theme look = Theme.of(preferences.settings());
    return models
        .computeIfAbsent(progress.game(), game -> model(game, look))
        .map(model -> {
          model.offScreen().apply(look);
          List<String> names = progress.seats().stream().map(Seat::name).toList();
          model.thumbnail().show(progress.view(), colours(progress), names);
          return model.offScreen().picture(SCALE);
        });
  }

  private Optional<Model> model(String game, Theme look) {
    return GameUi.of(game)
        .thumbnail(locale)
        .map(thumbnail -> {
          thumbnail.root().setPrefSize(WIDTH * LAID_OUT, HEIGHT * LAID_OUT);
          return new Model(thumbnail, new OffScreen(thumbnail.root(), look));
        });
  }

  /** The seats' colours, and further ones: the board may show a game with more seats until now. */
  private static List<SeatColour> colours(Progress progress) {
    return Stream.concat(
            progress.seats().stream().map(seat -> SeatColour.of(seat.colour())),
            SeatColour.ALL.stream())
        .distinct()
        .toList();
  }
}
