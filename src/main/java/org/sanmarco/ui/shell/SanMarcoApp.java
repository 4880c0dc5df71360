package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.Application;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.AppFolder;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.art.CachedPictures;
import org.sanmarco.words.Language;

/**
 * The program's window. Its only parameter, if there is one, is a saved game to open or an
 * invitation.
 */
public final class SanMarcoApp extends Application {

  @Override
  public void start(Stage stage) {
    String given = getParameters().getRaw().stream().findFirst().orElse("");
    boolean isLink = Pass.isLink(given);
    open(
        stage,
        () -> Start.standard(getHostServices(), AppFolder.path(), Language.system()),
        given.isEmpty() || isLink ? null : Path.of(given),
        shell -> {
          if (isLink) {
            shell.invited(given);
          }
        });
  }

  /**
   * Opens the window.
   *
   * @param start the environment, requested once something is visible
   * @param file a saved game to open
   * @param opened receives what the window then shows
   */
  static void open(
      Stage stage, Supplier<Start> start, @Nullable Path file, Consumer<Shell> opened) {
    WindowSize.fit(stage, Screen.getPrimary().getVisualBounds());
    WindowSize.keepOnScreen(stage);
    FirstPicture.show(
        stage,
        () -> {
          Fonts.load();
          Shell shell = new Shell(stage, start.get());
          CachedPictures.giveBackIn(stage.getScene());
          shell.open(file);
          shell.watchDrawing();
          opened.accept(shell);
        });
  }
}
