package org.sanmarco.ui.library;

import module java.base;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.GameName;
import org.sanmarco.save.SavedGameFile;
import org.sanmarco.save.Summary;
import org.sanmarco.save.Summary.Progress;
import org.sanmarco.table.Seat;
import org.sanmarco.words.Language;
import org.sanmarco.words.WordSearch;

/** A line of the list: a file, and its summary once it has been read. */
final class Entry {

  private final SavedGameFile file;
  private final ReadOnlyObjectWrapper<@Nullable Summary> summary = new ReadOnlyObjectWrapper<>();

  Entry(SavedGameFile file) {
    this.file = file;
  }

  SavedGameFile file() {
    return file;
  }

  /** Empty until the file has been read. */
  Optional<Summary> summary() {
    return Optional.ofNullable(summary.get());
  }

  /** Changes when the file has been read. */
  ReadOnlyObjectProperty<@Nullable Summary> summaryProperty() {
    return summary.getReadOnlyProperty();
  }

  /** The state of the game; empty if it is unknown or damaged. */
  Optional<Progress> progress() {
    return summary().flatMap(Summary::progress);
  }

  /** The time when the game was saved; until that is known, when its file was changed. */
  Instant saved() {
    return progress().map(Progress::saved).orElse(file.changed());
  }

  /** The name of the game: its file's, or that of an autosaved game once it is known. */
  String name(Language language) {
    return file.autosaved()
        ? progress()
            .map(game -> GameName.of(game.occasion().begunAt(game.saved()), game.seats(), language))
            .orElseGet(() -> language.moment(file.changed()))
        : file.name();
  }

  List<String> players() {
    return progress().stream()
        .flatMap(progress -> progress.seats().stream())
        .map(Seat::name)
        .distinct()
        .toList();
  }

  /** The file has been read. */
  void tell(Summary found) {
    summary.set(found);
  }

  /** Whether its name or its players' have each of these words in them. */
  boolean matches(String words) {
    String given = progress().map(game -> game.occasion().name()).orElse("");
    String names = file.name() + " " + given + " " + String.join(" ", players());
    return WordSearch.hasAll(names, words);
  }

  @Override
  public String toString() {
    return file.name();
  }
}
