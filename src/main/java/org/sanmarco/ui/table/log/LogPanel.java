package org.sanmarco.ui.table.log;

import module java.base;

import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.ObservableList;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.room.Note;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.computer.MoveReasons;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.words.Isolation;

/**
 * The game's log in words, the latest at the bottom: all of it, or the lines that match a search. A
 * selected line is shown on the board.
 */
public final class LogPanel extends TablePanel<PanelContext, Parent> {

  private static final double CREST = 18;

  /** The number of frames in which new lines settle their heights and positions. */
  private static final int FRAMES = 3;

  private final LogBook book;
  private final Consumer<Highlight> pointer;
  private final BiConsumer<Integer, Integer> replay;
  private final ToggleGroup whose = new ToggleGroup();
  private final ListEnd end;
  private final WhyBox why;

  /** The number of frames for which the log still scrolls to its end, or to the selected line. */
  private int frames;

  /** Whether the log stays at its end: until somebody scrolls or chooses a line. */
  private boolean follows = true;

  /** The move before the position shown while looking back, 0 for none. */
  private final IntegerProperty pastMove = new SimpleIntegerProperty();

  private BooleanSupplier canChat = () -> false;
  private boolean isTelevision;

  /** The number of moves at the last update. */
  private int size;

  @FXML private HBox head;
  @FXML private Button recall;
  @FXML private ToggleButton find;
  @FXML private Button copy;
  @FXML private VBox filter;
  @FXML private TextField words;
  @FXML private HBox players;
  @FXML private ComboBox<@Nullable String> kind;
  @FXML private ListView<LogLine> list;
  @FXML private VBox chosen;
  @FXML private Button then;
  @FXML private TextField line;

  /**
   * The log.
   *
   * @param book the lines
   * @param reasons for computers' moves
   * @param pointer highlights on the board the places that a line mentions
   * @param replay shows moves once more, from one number to another
   */
  public LogPanel(
      PanelContext context,
      LogBook book,
      MoveReasons reasons,
      Consumer<Highlight> pointer,
      BiConsumer<Integer, Integer> replay) {
    super(context, "log.fxml");
    this.book = book;
    this.pointer = pointer;
    this.replay = replay;
    why = new WhyBox(context, reasons, "log-why");
    chosen.getChildren().addFirst(why);
    end = new ListEnd(list);
    list.setCellFactory(view -> new LogCell(context, pastMove));
    list.setFocusTraversable(true);
    list.heightProperty().subscribe(this::resized);
    Nodes.afterLayout(list, this::laidOut);
    list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    list.getSelectionModel().selectedItemProperty().subscribe(this::point);
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::escape);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::letGo);
    list.addEventFilter(MouseEvent.MOUSE_PRESSED, this::letGo);
    list.addEventFilter(ScrollEvent.SCROLL, this::letGo);
    list.addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          if (event.getClickCount() == 2) {
            showThen();
          }
        });
    Buttons.name(find, context.text("log.find"), context.tip("log.find.tip", Key.FIND));
    Buttons.name(copy, context.text("log.copy"), context.tip("log.copy.tip", Key.COPY));
    Buttons.explain(then, context.tip("log.then.tip", Key.THEN));
    fillFilter();
    point();
  }

  private void fillFilter() {
    for (int player : context.players()) {
      ToggleButton button = new ToggleButton();
      button.setId("log-player-" + player);
      button.setGraphic(context.crests(context.seatsOf(player), CREST));
      button.setUserData(player);
      button.setToggleGroup(whose);
      Buttons.name(
          button, context.player(player), context.text("log.player.tip", context.player(player)));
      players.getChildren().add(button);
    }
    kind.getItems().add(null);
    kind.getItems().addAll(book.kinds());
    kind.setConverter(
        Nodes.<@Nullable String>words(
            about -> context.text("log.kind" + (about == null ? "" : "." + about))));
    Nodes.show(filter, find.selectedProperty());
    find.selectedProperty().subscribe(this::refill);
    words.textProperty().subscribe(this::refill);
    kind.valueProperty().subscribe(this::refill);
    whose.selectedToggleProperty().subscribe(this::refill);
  }

  /**
   * Has players write lines to each other.
   *
   * @param isPossible whether somebody here can, by the thread of the window
   * @param said receives each line
   */
  public void chat(BooleanSupplier isPossible, Consumer<String> said) {
    canChat = isPossible;
    line.setTextFormatter(new TextFormatter<String>(LogPanel::cut));
    line.setOnAction(event -> {
      String text = SafeText.of(line.getText().strip());
      if (!text.isEmpty()) {
        said.accept(text);
        line.clear();
      }
    });
  }

  /** Lets in as much as a line may have. */
  private static TextFormatter.Change cut(TextFormatter.Change change) {
    int surplus = change.getControlNewText().length() - Note.LONGEST;
    if (surplus > 0) {
      String more = change.getText();
      change.setText(more.substring(0, Math.max(0, more.length() - surplus)));
      int end = change.getControlNewText().length();
      change.selectRange(
          Math.min(change.getAnchor(), end), Math.min(change.getCaretPosition(), end));
    }
    return change;
  }

  @Override
  public void show() {
    Nodes.show(line, !isTelevision && canChat.getAsBoolean());
    book.update();
    Nodes.show(recall, !book.recap().lines().isEmpty());
    recall.setDisable(!context.model().canLookBack());
    if (context.model().size() != size && !(context.model().prompt() instanceof Computer)) {
      why.drop();
    }
    size = context.model().size();
    int before = pastMove.get();
    pastMove.set(context.model().isPast() ? context.model().moves() : 0);
    if (refill() || pastMove.get() != before) {
      scroll();
    }
  }

  /** Applies the filter; returns whether the list changed. */
  private boolean refill() {
    List<LogLine> wanted = wanted();
    ObservableList<LogLine> listed = list.getItems();
    int shown = listed.size();
    if (shown <= wanted.size() && wanted.subList(0, shown).equals(listed)) {
      // Adding keeps the selection.
      return listed.addAll(wanted.subList(shown, wanted.size()));
    }
    list.getSelectionModel().clearSelection();
    return listed.setAll(wanted);
  }

  /** The lines that match the search, under the headings of their parts of the game. */
  private List<LogLine> wanted() {
    if (!find.isSelected()) {
      return book.lines();
    }
    List<Integer> seats =
        whose.getSelectedToggle() == null
            ? List.of()
            : context.seatsOf((int) whose.getSelectedToggle().getUserData());
    List<LogLine> wanted = new ArrayList<>();
    LogLine heading = null;
    for (LogLine line : book.lines()) {
      if (line.matches(kind.getValue(), seats, words.getText())) {
        if (heading != null) {
          wanted.add(heading);
        }
        heading = null;
        wanted.add(line);
      } else if (line.heading()) {
        heading = line;
      }
    }
    return wanted;
  }

  private void point() {
    LogLine line = list.getSelectionModel().getSelectedItem();
    Nodes.show(chosen, line != null);
    why.show(line);
    pointer.accept(line == null ? Highlight.NONE : line.spoken());
  }

  private void pressed(KeyEvent event) {
    if (Key.COPY.is(event)) {
      copy();
      event.consume();
    } else if (Key.THEN.is(event)) {
      showThen();
      event.consume();
    }
  }

  /** Clears the selection on Escape, or passes the key on, which the list would consume. */
  private void escape(KeyEvent event) {
    if (Key.ESCAPE.is(event)) {
      if (chosen.isVisible()) {
        event.consume();
        list.getSelectionModel().clearSelection();
      } else {
        Nodes.passOn(event, root);
      }
    }
  }

  /** Shows nothing but the lines of all, or the buttons and the player's last turn, too. */
  public void showTelevision(boolean on) {
    isTelevision = on;
    Nodes.show(head, !on);
    book.recalls(!on);
    list.getSelectionModel().clearSelection();
  }

  /** Opens the search field and focuses it. */
  public void find() {
    find.setSelected(true);
    words.requestFocus();
  }

  /** Copies the selected lines, or all lines listed if at most one is selected. */
  @FXML
  private void copy() {
    List<LogLine> selected = list.getSelectionModel().getSelectedItems();
    Nodes.copy(
        (selected.size() > 1 ? selected : list.getItems())
            .stream()
                .map(LogLine::text)
                .map(Isolation::bare)
                .collect(Collectors.joining(System.lineSeparator())));
  }

  /** Shows the board as it was after the move of the selected line. */
  @FXML
  private void showThen() {
    LogLine line = list.getSelectionModel().getSelectedItem();
    if (line != null) {
      context.model().lookAt(line.move());
    }
  }

  /** Shows the move of the selected line once more. */
  @FXML
  private void showAgain() {
    LogLine line = list.getSelectionModel().getSelectedItem();
    if (line != null && line.move() > 0) {
      replay.accept(line.move(), line.move());
    }
  }

  /** Shows the moves since the player's last turn once more. */
  @FXML
  private void recall() {
    replay.accept(book.recap().from(), book.recap().to());
  }

  /** Scrolls to the end, or to the line of the position shown. */
  private void scroll() {
    follows = true;
    frames = FRAMES;
    Platform.requestNextPulse();
  }

  /** Scrolls after a layout, as lines have their heights only once a frame has laid them out. */
  private void laidOut() {
    if (frames > 0) {
      frames--;
      scrollNow();
      Platform.requestNextPulse();
    } else if (follows && pastMove.get() == 0 && !end.isInSight()) {
      scrollNow();
    }
  }

  /** Leaves the log where it is while somebody reads further up. */
  private void letGo(InputEvent event) {
    follows = false;
  }

  /** Keeps the end visible when nodes below the list grow, as the cards to divide do. */
  private void resized() {
    if (list.getSelectionModel().isEmpty()) {
      scroll();
    }
  }

  private void scrollNow() {
    List<LogLine> listed = list.getItems();
    int last = listed.size() - 1;
    int line = last;
    while (pastMove.get() > 0 && line > 0 && listed.get(line).move() >= pastMove.get()) {
      line--;
    }
    if (line == last) {
      end.show();
    } else {
      list.scrollTo(line);
    }
  }
}
