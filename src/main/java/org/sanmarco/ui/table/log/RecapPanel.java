package org.sanmarco.ui.table.log;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.GameView;
import org.sanmarco.ui.table.model.LogLine;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/**
 * What the computers did since the turn before of whoever is to decide, in a few lines beside the
 * board. It goes with whatever is pressed next, and where nobody but people plays it never comes.
 */
public final class RecapPanel implements Panel {

  private static final double CREST = 17;
  private static final int MOST_LINES = 8;

  /** How high it may be where it covers what else lies there, in pixels. */
  private static final double LEAST_ROOM = 120;

  private final PanelContext context;
  private final LogBook book;
  private final Region beside;
  private final VBox lines = new VBox();
  private final VBox root = new VBox();

  /** After how many moves it was shown last: once closed it doesn't come back for the same. */
  private int told = -1;

  /**
   * Nothing is told yet.
   *
   * @param book has the lines of the log, up to date
   * @param beside what it lies over, at the foot
   */
  public RecapPanel(PanelContext context, LogBook book, Region beside) {
    this.context = context;
    this.book = book;
    this.beside = beside;
    Label title = new Label(context.text("recap"));
    title.getStyleClass().addAll("title-face", "recap-title");
    lines.getStyleClass().add("recap-lines");
    root.setId("recap");
    root.getStyleClass().add("recap");
    root.getChildren().setAll(title, lines);
    root.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    beside.heightProperty().subscribe(() -> Platform.runLater(this::fit));
    hide();
  }

  @Override
  public VBox root() {
    return root;
  }

  @Override
  public void show() {
    GameView model = context.model();
    if (!(model.prompt() instanceof Deciding(int seat, var _))) {
      hide();
    } else if (told != model.moves()) {
      told = model.moves();
      fill(recap(model, seat));
    }
  }

  /** Closes it. */
  public void hide() {
    root.setVisible(false);
  }

  /** What computers did since a seat's player moved last; nothing before their first move. */
  private List<LogLine> recap(GameView model, int seat) {
    List<Integer> own = context.seatsOf(model.view().player(seat));
    int since =
        model.history().reversed().stream()
            .filter(played -> played.by() instanceof Actor.Seat(int by) && own.contains(by))
            .findFirst()
            .map(SeenMove::number)
            .orElse(Integer.MAX_VALUE);
    return book.lines().stream()
        .filter(line -> line.move() > since && line.seat() > 0 && isComputer(line.seat()))
        .toList();
  }

  private boolean isComputer(int seat) {
    return context.model().seats().get(seat - 1).isComputer();
  }

  /** The latest of the lines, as many as there is room for; the log has all of them. */
  private void fill(List<LogLine> all) {
    List<Node> latest = new ArrayList<>();
    all.stream().skip(Math.max(0, all.size() - MOST_LINES)).map(this::line).forEach(latest::add);
    lines.getChildren().setAll(latest);
    root.setVisible(!all.isEmpty());
    fit();
  }

  /** Where the panels end is known only once all is laid out: it is done again then. */
  private void fit() {
    if (beside.getHeight() == 0) {
      return;
    }
    root.applyCss();
    double foot =
        beside.getChildrenUnmodifiable().stream()
            .mapToDouble(panel -> panel.getBoundsInParent().getMaxY())
            .max()
            .orElse(0);
    double room = Math.max(LEAST_ROOM, beside.getHeight() - foot);
    while (lines.getChildren().size() > 1 && root.prefHeight(root.prefWidth(-1)) > room) {
      lines.getChildren().removeFirst();
    }
  }

  private HBox line(LogLine line) {
    StackPane crest = new StackPane(new Crest(context.colour(line.seat()), CREST));
    crest.getStyleClass().add("recap-crest");
    Label words = new Label(line.text());
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = new HBox(crest, words);
    row.getStyleClass().add("recap-line");
    return row;
  }
}
