package org.sanmarco.ui.library;

import module java.base;

import javafx.event.EventHandler;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Library;
import org.sanmarco.save.Summary.Progress;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.ServedPage;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.BoardPictures;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.words.Messages;

/** All games on this computer, to be opened, renamed, duplicated and deleted. */
public final class LibraryScreen extends ServedPage implements Screen {

  private static final double ROW = 104;

  private final Library library;
  private final KeyWords keyWords;
  private final Shelf shelf;
  private final BoardPictures pictures;
  private final Label placeholder = new Label();
  private final EventHandler<KeyEvent> keys = this::pressedAnywhere;

  /** The games deleted on this screen, the last first. */
  private final Deque<Gone> gone = new ArrayDeque<>();

  /** Follows what is read of the chosen game. */
  private Subscription summary = Subscription.EMPTY;

  @FXML private TextField search;
  @FXML private ListView<Entry> list;
  @FXML private HBox undoBar;
  @FXML private Label deleted;
  @FXML private Label where;
  @FXML private Button undo;
  @FXML private Button back;
  @FXML private Button delete;
  @FXML private Button duplicate;
  @FXML private Button rename;
  @FXML private Button review;
  @FXML private Button open;

  /** A deleted game, and what it was called. */
  private record Gone(Library.Deleted deleted, String name) {}

  /** The screen, which immediately starts searching for games. */
  public LibraryScreen(Services services) {
    super(services, "org.sanmarco.ui.library.library", "library.fxml");
    library = services.library();
    keyWords = KeyWords.in(messages.locale());
    shelf = new Shelf(library, services.background(), this::keepChoice);
    pictures = new BoardPictures(messages.locale(), services.preferences());
    where.setText(folder().toString());
    connect();
    showUndo();
    load(null);
  }

  private void connect() {
    Messages table = services.messages(GameUi.TEXTS);
    list.setItems(shelf.found());
    list.setFixedCellSize(ROW);
    list.setCellFactory(
        view -> new GameCell(messages, table, services.savedGameActions(), pictures, this::open));
    list.setPlaceholder(placeholder);
    list.getSelectionModel().selectedItemProperty().subscribe(this::showChoice);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    search.textProperty().subscribe(this::search);
    keyWords.explain(search, Key.FIND);
    keyWords.explain(undo, Key.UNDO);
    keyWords.explain(back, Key.ESCAPE);
    keyWords.explain(delete, Key.DELETE);
    keyWords.explain(open, Key.OPEN);
    root.sceneProperty().subscribe(this::enter);
    placeholder.setText(messages.text("looking"));
  }

  /** Handles keys while this screen is shown, independent of the focus. */
  private void enter(@Nullable Scene left, @Nullable Scene entered) {
    if (left != null) {
      left.removeEventHandler(KeyEvent.KEY_PRESSED, keys);
    }
    if (entered != null) {
      entered.addEventHandler(KeyEvent.KEY_PRESSED, keys);
      list.requestFocus();
    }
  }

  @Override
  public String title() {
    return messages.text("title");
  }

  @Override
  public Screen renewed() {
    return new LibraryScreen(services);
  }

  @Override
  public void close() {
    shelf.close();
    pictures.close();
  }

  /**
   * Reloads the list of games.
   *
   * @param select the file to select then; null for the one at the position of the current
   *     selection
   */
  private void load(@Nullable Path select) {
    int place = Math.max(0, list.getSelectionModel().getSelectedIndex());
    shelf.load(
        () -> {
          search(search.getText());
          choose(select, place);
        },
        failed -> placeholder.setText(messages.text("unreadable", reason(failed))));
  }

  /** Keeps what is chosen, or that it is the first, while the order changes. */
  private void keepChoice(Runnable change) {
    Entry before = list.getSelectionModel().getSelectedIndex() > 0 ? chosen().orElse(null) : null;
    change.run();
    if (before != null && shelf.found().contains(before)) {
      list.getSelectionModel().select(before);
    } else {
      list.getSelectionModel().clearAndSelect(0);
    }
  }

  private void choose(@Nullable Path file, int place) {
    int last = shelf.found().size() - 1;
    shelf.found().stream()
        .filter(entry -> entry.file().path().equals(file))
        .findFirst()
        .ifPresentOrElse(
            entry -> {
              list.getSelectionModel().select(entry);
              list.scrollTo(entry);
            },
            () -> list.getSelectionModel().clearAndSelect(Math.min(place, last)));
    showChoice();
  }

  private void search(String words) {
    shelf.search(words);
    placeholder.setText(
        shelf.isEmpty() ? messages.text("empty") : messages.text("none", words.strip()));
    if (list.getSelectionModel().isEmpty()) {
      list.getSelectionModel().selectFirst();
    }
  }

  private Optional<Entry> chosen() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  private void showChoice() {
    Optional<Entry> entry = chosen();
    boolean kept = entry.filter(chosen -> chosen.file().autosaved()).isPresent();
    open.setDisable(entry.isEmpty());
    delete.setDisable(entry.isEmpty());
    duplicate.setDisable(entry.isEmpty());
    rename.setDisable(entry.isEmpty() || kept);
    keyWords.explain(rename, Key.RENAME);
    if (kept) {
      Buttons.explain(rename, messages.text("rename.why"));
    }
    summary.unsubscribe();
    summary =
        entry
            .map(chosen -> chosen.summaryProperty().subscribe(this::showReview))
            .orElse(Subscription.EMPTY);
    showReview();
  }

  /** Offers the review of a game that is over, once that is known. */
  private void showReview() {
    boolean isOver = chosen().flatMap(Entry::progress).filter(Progress::isOver).isPresent();
    review.setDisable(!isOver);
    Buttons.explain(review, messages.text(isOver ? "review.tip" : "review.why"));
  }

  private void pressed(KeyEvent event) {
    if (Key.OPEN.is(event)) {
      open();
    } else if (Key.RENAME.is(event)) {
      rename();
    } else if (Key.DELETE.is(event)) {
      delete();
    } else if (Key.ESCAPE.is(event)) {
      escape();
    } else {
      return;
    }
    event.consume();
  }

  private void pressedAnywhere(KeyEvent event) {
    if (services.dialogs().isOpen()) {
      return;
    }
    if (Key.FIND.is(event)) {
      search.requestFocus();
    } else if (Key.UNDO.is(event) && !gone.isEmpty()) {
      undo();
    } else if (Key.ESCAPE.is(event)) {
      escape();
    } else {
      return;
    }
    event.consume();
  }

  /** First shows all games again, then goes back. */
  private void escape() {
    if (search.getText().isEmpty()) {
      back();
    } else {
      search.clear();
    }
  }

  @FXML
  private void back() {
    services.navigator().home();
  }

  @FXML
  private void open() {
    chosen().ifPresent(entry -> services.savedGameActions().open(entry.file().path()));
  }

  @FXML
  private void review() {
    chosen().ifPresent(entry -> services.savedGameActions().review(entry.file().path()));
  }

  @FXML
  private void rename() {
    chosen()
        .filter(entry -> !entry.file().autosaved())
        .ifPresent(entry ->
            new RenameDialog(
                    services,
                    messages,
                    entry.file().name(),
                    (dialog, name) -> rename(entry.file().path(), name, dialog))
                .ask());
  }

  private void rename(Path file, String name, RenameDialog dialog) {
    services.<Path>run(
        "rename a game",
        () -> library.rename(file, name),
        renamed -> {
          dialog.close();
          load(renamed);
        },
        failed -> dialog.refuse(messages.text("rename.refused", reason(failed))));
  }

  @FXML
  private void duplicate() {
    chosen()
        .map(entry -> entry.file().path())
        .ifPresent(file ->
            change(
                "duplicate", file, () -> library.duplicate(file, messages.language()), this::load));
  }

  @FXML
  private void delete() {
    chosen()
        .ifPresent(entry ->
            this.<Library.Deleted>change(
                "delete",
                entry.file().path(),
                () -> library.delete(entry.file().path()),
                now -> {
                  gone.push(new Gone(now, entry.name(messages.language())));
                  showUndo();
                  load(null);
                }));
  }

  @FXML
  private void undo() {
    Gone last = gone.pop();
    showUndo();
    change("undo", last.deleted().file(), () -> library.restore(last.deleted()), this::load);
  }

  /** Changes files in the background, or shows why that is not possible. */
  private <T> void change(String what, Path file, Callable<T> work, Consumer<T> done) {
    services.<T>run(
        what + " a game",
        work,
        done,
        failed ->
            services.tell(
                messages.text(what + ".refused.title"),
                messages.text("refused.text", file, reason(failed))));
  }

  private String reason(Exception failed) {
    return services.savedGameActions().reason(failed);
  }

  private void showUndo() {
    Gone last = gone.peek();
    Nodes.show(undoBar, last != null);
    deleted.setText(last == null ? "" : messages.text("deleted", last.name()));
  }

  @FXML
  private void showFolder() {
    services.filePicker().show(folder());
  }

  private Path folder() {
    return Objects.requireNonNull(library.savedFolder().getParent());
  }
}
