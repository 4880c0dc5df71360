package org.sanmarco.ui.library;

import module java.base;

import javafx.beans.Observable;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import org.sanmarco.save.Library;
import org.sanmarco.save.SavedGameFile;
import org.sanmarco.save.Summary;
import org.sanmarco.ui.Background;

/**
 * The games on this computer as they become known: the files at once, what is in them in the
 * background, the newest first. For the JavaFX thread.
 */
final class Shelf {

  /** The number of files that are read before their summaries are shown. */
  private static final int AT_ONCE = 10;

  /** By the date that is shown: until a file has been read, that of the file. */
  private static final Comparator<Entry> NEWEST_FIRST =
      Comparator.comparing(Entry::saved).reversed().thenComparing(entry -> entry.file().path());

  private final Library library;
  private final Background background;
  private final ObservableList<Entry> entries =
      FXCollections.observableArrayList(entry -> new Observable[] {entry.summaryProperty()});
  private final FilteredList<Entry> found = new FilteredList<>(entries.sorted(NEWEST_FIRST));
  private final Consumer<Runnable> changing;
  private boolean looking;
  private boolean closed;

  /**
   * An empty shelf.
   *
   * @param changing runs what may change the order
   */
  Shelf(Library library, Background background, Consumer<Runnable> changing) {
    this.library = library;
    this.background = background;
    this.changing = changing;
  }

  /** The games that fit what is searched for, the newest first. */
  FilteredList<Entry> found() {
    return found;
  }

  boolean isEmpty() {
    return entries.isEmpty();
  }

  /** Searches for games by the words in their names and their players'. */
  void search(String words) {
    found.setPredicate(entry -> entry.matches(words));
  }

  /**
   * Reloads the list of files; keeps the summaries that were read.
   *
   * @param done is run once they are listed
   * @param failed receives the failure if they can't be
   */
  void load(Runnable done, Consumer<? super Exception> failed) {
    background.<List<SavedGameFile>>run(
        "list the saved games",
        library::files,
        files -> {
          Map<SavedGameFile, Entry> known = new HashMap<>();
          entries.forEach(entry -> known.put(entry.file(), entry));
          entries.setAll(
              files.stream().map(file -> known.getOrDefault(file, new Entry(file))).toList());
          done.run();
          if (!looking) {
            look();
          }
        },
        failed);
  }

  /** Looks no further. */
  void close() {
    closed = true;
  }

  private void look() {
    List<Entry> unknown =
        entries.stream().filter(entry -> entry.summary().isEmpty()).limit(AT_ONCE).toList();
    looking = !closed && !unknown.isEmpty();
    if (looking) {
      background.<List<Summary>>run(
          "look into saved games",
          () -> unknown.stream().map(entry -> library.summary(entry.file())).toList(),
          summaries -> {
            changing.accept(() -> {
              for (int i = 0; i < summaries.size(); i++) {
                unknown.get(i).tell(summaries.get(i));
              }
            });
            look();
          });
    }
  }
}
