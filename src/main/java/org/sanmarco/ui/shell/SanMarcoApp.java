package org.sanmarco.ui.shell;

import java.nio.file.Path;
import java.util.List;
import javafx.application.Application;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.sanmarco.ui.Fonts;

/** The program's window. Its only parameter, if there is one, is a saved game to open. */
public final class SanMarcoApp extends Application {

  @Override
  public void start(Stage stage) {
    Fonts.load();
    List<String> parameters = getParameters().getRaw();
    Shell.size(stage, Screen.getPrimary().getVisualBounds());
    new Shell(stage, Start.standard(getHostServices()))
        .open(parameters.isEmpty() ? null : Path.of(parameters.getFirst()));
  }
}
