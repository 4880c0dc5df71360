package org.sanmarco.ui.book;

import module java.base;

import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.coach.book.Block;
import org.sanmarco.coach.book.Block.Heading;
import org.sanmarco.coach.book.Block.House;
import org.sanmarco.coach.book.Chapter;
import org.sanmarco.coach.book.RuleBook;
import org.sanmarco.coach.book.RuleBook.Bookmark;
import org.sanmarco.coach.book.RuleBook.SearchHit;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.BookFigure;
import org.sanmarco.ui.game.GameUi;

/** The rule book over the screen: chapters and a search at the left, the open page beside them. */
public final class RuleBookDialog extends DialogPage {

  private static final String ID = "rule-book";
  private static final double FIGURE_WIDTH = 520;

  /** The part of the page that stays visible above a link's target, in pixels. */
  private static final double ABOVE = 14;

  private final String game;
  private final RuleBook book;
  private final Chapter houseRules;
  private final Deque<Bookmark> read = new ArrayDeque<>();
  private final List<BookFigure> figures = new ArrayList<>();

  /** Entries stay as long as the words do, and so does the focus on one of them. */
  private final Drawn<String> listed = new Drawn<>(this::drawList);

  @FXML private TextField search;
  @FXML private VBox contents;
  @FXML private ScrollPane page;
  @FXML private Button back;

  private RuleBookDialog(Services services, String game) {
    super(services, services.messages("org.sanmarco.ui.book.book"), "book.fxml");
    this.game = game;
    book = RuleBook.of(game, messages.locale());
    houseRules = new Chapter("house", messages.text("house"), houseRules());
    root.setId(ID);
    search.textProperty().subscribe(this::list);
  }

  /**
   * Opens the book over the screen.
   *
   * @param game whose rules
   * @param target a rule's identifier; empty for the beginning
   */
  public static void open(Services services, String game, String target) {
    RuleBookDialog dialog = new RuleBookDialog(services, game);
    dialog.open();
    dialog.turn(target);
  }

  @Override
  public void close() {
    figures.forEach(BookFigure::close);
    super.close();
  }

  @FXML
  private void back() {
    read.pop();
    show(read.element());
  }

  /** Leads to a rule or a page; what is not in the book leads nowhere. */
  private void turn(String target) {
    book.place(target).ifPresent(this::turn);
  }

  private void turn(Bookmark place) {
    read.push(place);
    show(place);
  }

  private void show(Bookmark place) {
    figures.forEach(BookFigure::close);
    figures.clear();
    PageView view =
        new PageView(
            place.chapter(), target -> book.place(target).isPresent(), this::turn, this::figure);
    page.setContent(view);
    back.setDisable(read.size() < 2);
    list();
    page.applyCss();
    page.layout();
    scrollTo(view, view.heading(place.heading()));
  }

  private Region figure(String name) {
    BookFigure figure = GameUi.of(game).figure(name, services, messages, FIGURE_WIDTH);
    figures.add(figure);
    return figure.root();
  }

  private void scrollTo(PageView view, Node heading) {
    // The page knows its height only when it has been laid out in its place.
    Platform.runLater(() -> {
      double room = view.getHeight() - page.getViewportBounds().getHeight();
      double at = heading.equals(view) ? 0 : heading.getBoundsInParent().getMinY() - ABOVE;
      page.setVvalue(room > 0 ? Math.clamp(at / room, 0, 1) : 0);
    });
  }

  /** The chapters, or where the words that are looked for stand. */
  private void list() {
    listed.show(search.getText().strip());
    Bookmark now = read.peek();
    contents
        .getChildren()
        .forEach(entry ->
            Nodes.mark(entry, "open", now != null && now.chapter().equals(entry.getUserData())));
  }

  private void drawList(String words) {
    contents.getChildren().clear();
    if (words.isEmpty()) {
      book.chapters().forEach(this::entry);
      entry(houseRules);
      return;
    }
    List<SearchHit> found = book.search(words);
    found.forEach(this::found);
    if (found.isEmpty()) {
      contents.getChildren().add(Nodes.wrapped(messages.text("search.none")));
    }
  }

  private void entry(Chapter chapter) {
    Button entry = button(chapter.title(), new Bookmark(chapter, ""));
    entry.setId("chapter-" + chapter.page());
    entry.setUserData(chapter);
  }

  private void found(SearchHit found) {
    Bookmark place = found.place();
    String where = place.heading().isEmpty() ? place.chapter().title() : place.heading();
    button(messages.text("search.found", where, found.words()), place).setId("found-" + where);
  }

  private Button button(String text, Bookmark place) {
    Button button = new Button(text);
    button.setWrapText(true);
    button.setMaxWidth(Double.MAX_VALUE);
    button.getStyleClass().setAll("book-entry");
    button.setOnAction(event -> turn(place));
    contents.getChildren().add(button);
    return button;
  }

  /** All that the program had to decide itself, each under the rule that it belongs to. */
  private List<Block> houseRules() {
    List<Block> all = new ArrayList<>();
    for (Chapter chapter : book.chapters()) {
      Block heading = chapter.blocks().getFirst();
      for (Block block : chapter.blocks()) {
        heading = block instanceof Heading ? block : heading;
        if (block instanceof House && !chapter.equals(book.chapters().getFirst())) {
          all.add(heading instanceof Heading ? heading : new Heading(chapter.title()));
          all.add(block);
        }
      }
    }
    return List.copyOf(all);
  }
}
