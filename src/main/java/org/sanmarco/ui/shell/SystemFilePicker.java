package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.HostServices;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.FilePicker;
import org.sanmarco.words.Messages;

/** The system's own dialogs for choosing files. */
final class SystemFilePicker implements FilePicker {

  /** Further files that can be opened: JSON files and earlier autosaves. */
  private static final List<String> ALSO_OPENED = List.of("*.json", "*.journal");

  private final Window owner;
  private final HostServices host;
  private final Supplier<Messages> messages;
  private @Nullable File folder;

  SystemFilePicker(Window owner, HostServices host, Supplier<Messages> messages) {
    this.messages = messages;
    this.owner = owner;
    this.host = host;
  }

  @Override
  public Optional<Path> chooseOpen(Path first) {
    FileChooser chooser = chooser("files.open", first);
    List<String> games =
        Stream.concat(Stream.of("*" + FileKind.GAME.ending()), ALSO_OPENED.stream()).toList();
    chooser
        .getExtensionFilters()
        .addAll(
            new ExtensionFilter(messages.get().text("files.kind.game"), games),
            new ExtensionFilter(messages.get().text("files.all"), "*"));
    return path(chooser.showOpenDialog(owner));
  }

  @Override
  public Optional<Path> chooseSave(FileKind kind, Path suggestion) {
    FileChooser chooser = chooser("files.save." + kind.key(), suggestion.getParent());
    chooser
        .getExtensionFilters()
        .add(
            new ExtensionFilter(
                messages.get().text("files.kind." + kind.key()), "*" + kind.ending()));
    chooser.setInitialFileName(suggestion.getFileName() + kind.ending());
    return path(chooser.showSaveDialog(owner));
  }

  @Override
  public Optional<Path> chooseTable() {
    return path(chooser("files.table", null).showOpenDialog(owner));
  }

  @Override
  public Optional<Path> chooseFolder() {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(messages.get().text("files.folder"));
    return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
  }

  @Override
  public void show(Path folder) {
    host.showDocument(folder.toUri().toString());
  }

  /** A dialog that opens in a folder, or else where the last one ended, or among the documents. */
  private FileChooser chooser(String title, @Nullable Path first) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(messages.get().text(title));
    beginning(first, folder, Documents.folder()).ifPresent(chooser::setInitialDirectory);
    return chooser;
  }

  /**
   * The folder in which a dialog opens.
   *
   * @param wanted the preferred folder: games have one of their own
   * @param last the folder in which the last dialog ended
   * @param documents the folder of the user's documents
   */
  static Optional<File> beginning(@Nullable Path wanted, @Nullable File last, Path documents) {
    return Stream.of(
            Optional.ofNullable(wanted).map(Path::toFile),
            Optional.ofNullable(last),
            Optional.of(documents.toFile()))
        .flatMap(Optional::stream)
        .filter(File::isDirectory)
        .findFirst();
  }

  private Optional<Path> path(@Nullable File chosen) {
    if (chosen == null) {
      return Optional.empty();
    }
    folder = chosen.getParentFile();
    return Optional.of(chosen.toPath());
  }
}
