package org.sanmarco.ui.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Files;
import org.sanmarco.ui.Messages;

/** The system's own dialogs for choosing files. */
final class SystemFiles implements Files {

  private static final String ENDING = ".json";

  private final Window owner;
  private final Messages messages =
      Messages.load("org.sanmarco.ui.shell.shell", Locale.getDefault());
  private @Nullable File folder;

  SystemFiles(Window owner) {
    this.owner = owner;
  }

  @Override
  public Optional<Path> chooseOpen() {
    return path(chooser("files.open").showOpenDialog(owner));
  }

  @Override
  public Optional<Path> chooseSave(String suggestion) {
    FileChooser chooser = chooser("files.save");
    chooser.setInitialFileName(suggestion);
    return path(chooser.showSaveDialog(owner)).map(SystemFiles::withEnding);
  }

  private FileChooser chooser(String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(messages.text(title));
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(messages.text("files.games"), "*" + ENDING),
            new FileChooser.ExtensionFilter(messages.text("files.all"), "*"));
    if (folder != null && folder.isDirectory()) {
      chooser.setInitialDirectory(folder);
    }
    return chooser;
  }

  private Optional<Path> path(@Nullable File chosen) {
    if (chosen == null) {
      return Optional.empty();
    }
    folder = chosen.getParentFile();
    return Optional.of(chosen.toPath());
  }

  /** Some systems' dialogs leave the ending to the program. */
  private static Path withEnding(Path file) {
    String name = file.getFileName().toString();
    return name.contains(".") ? file : file.resolveSibling(name + ENDING);
  }
}
