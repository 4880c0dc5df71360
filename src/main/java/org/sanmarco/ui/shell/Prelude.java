package org.sanmarco.ui.shell;

import java.nio.file.Path;
import org.sanmarco.save.SettingsFile;
import org.sanmarco.ui.Fonts;

/** What every first screen needs, and no window has to be there for. */
public final class Prelude {

  private Prelude() {}

  /** Fetches it. On any thread: while JavaFX starts, so that it is there by then. */
  public static void play() {
    Fonts.load();
    // The first one sets up how JSON is read.
    new SettingsFile(Path.of(""));
  }
}
