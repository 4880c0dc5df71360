package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.Application;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
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
        AppFolder.path(),
        () -> Start.standard(getHostServices(), AppFolder.path(), Language.system()),
        given.isEmpty() || isLink ? null : Path.of(given),
        shell -> {
          if (isLink) {
            shell.invited(given);
          }
        });
  }

  /**
   * Opens the window, at first with the startup snapshot.
   *
   * @param stage where
   * @param folder the program's own folder
   * @param start the environment, requested once something is visible
   * @param file a saved game to open
   * @param opened receives what the window then shows
   */
  static void open(
      Stage stage,
      Path folder,
      Supplier<Start> start,
      @Nullable Path file,
      Consumer<Shell> opened) {
    StartupSnapshot snapshot = new StartupSnapshot(stage, folder);
    Runnable then = () -> open(stage, start.get(), file, snapshot, opened);
    if (file == null) {
      snapshot.show(then);
    } else {
      // It shows the start screen, which isn't wanted.
      then.run();
    }
  }

  private static void open(
      Stage stage,
      Start start,
      @Nullable Path file,
      StartupSnapshot snapshot,
      Consumer<Shell> opened) {
    Fonts.load();
    Shell shell = new Shell(stage, start);
    CachedPictures.giveBackIn(stage.getScene());
    shell.open(file);
    shell.watchDrawing();
    snapshot.cover(shell);
    stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> snapshot.store(shell));
    opened.accept(shell);
  }
}
