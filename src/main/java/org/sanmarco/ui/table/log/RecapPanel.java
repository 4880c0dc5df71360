package org.sanmarco.ui.table.log;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.GameView;
import org.sanmarco.ui.table.model.LogLine;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/**
 * A few lines beside the board about the computers' moves since the last turn of the player who is
 * to decide, and about news for this player alone. It disappears with the next key or click.
 */
public final class RecapPanel implements Panel {

  private static final double CREST = 17;
  private static final int MOST_LINES = 8;

  /** The least height allowed where it covers other panels, in pixels. */
  private static final double LEAST_ROOM = 120;

  private final PanelContext context;
  private final LogBook book;
  private final Region beside;
  private final VBox lines = new VBox();
  private final VBox root = new VBox();

  /** The number of moves when it was shown last: once closed it doesn't return for the same. */
  private int told = -1;

  /** The seat whose view was shown last; 0 for what all may see. */
  private int viewer;

  /**
   * An empty recap.
   *
   * @param book the lines of the log, up to date
   * @param beside the column whose foot it covers
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
    } else if (told != model.moves() || viewer != model.view().seat()) {
      told = model.moves();
      viewer = model.view().seat();
      fill(recap(model, seat));
    }
  }

  /** Closes the panel. */
  public void hide() {
    root.setVisible(false);
  }

  /**
   * The lines about computers since a seat's player moved last, and those for this player alone;
   * nothing of computers before the first move.
   */
  private List<LogLine> recap(GameView model, int seat) {
    List<Integer> own = context.seatsOf(model.view().player(seat));
    Optional<Integer> last =
        model.history().reversed().stream()
            .filter(played -> played.by() instanceof Actor.Seat(int by) && own.contains(by))
            .findFirst()
            .map(SeenMove::number);
    List<LogLine> secrets = secrets(model, last.orElseGet(() -> firstDecision(model)));
    int since = last.orElse(Integer.MAX_VALUE);
    Stream<LogLine> computers =
        book.lines().stream()
            .filter(line -> line.move() > since && line.seat() > 0 && isComputer(line.seat()))
            .filter(line -> secrets.stream().noneMatch(secret -> secret.move() == line.move()));
    return Stream.concat(computers, secrets.stream())
        .sorted(Comparator.comparingInt(LogLine::move))
        .toList();
  }

  /** The number of moves before the first decision: hands as they are dealt are no news. */
  private static int firstDecision(GameView model) {
    return model.history().stream()
        .filter(played -> played.by() instanceof Actor.Seat)
        .findFirst()
        .map(SeenMove::number)
        .orElse(Integer.MAX_VALUE);
  }

  /**
   * The lines that only the player who has the screen may know. Results already on display when
   * they happened are no news.
   */
  private List<LogLine> secrets(GameView model, int since) {
    List<LogLine> secrets = new ArrayList<>();
    for (int move = since; move < model.moves(); move++) {
      SeenMove seen = model.seenNow().get(move);
      List<Event> open = model.history().get(move).events();
      for (int event = 0; event < open.size(); event++) {
        Event own = seen.events().get(event);
        if (!own.equals(open.get(event)) && !model.flow().isShown(seen, model.view())) {
          context
              .tell(List.of(own))
              .forEach(text ->
                  secrets.add(
                      new LogLine(
                          seen.number(),
                          viewer,
                          text,
                          false,
                          Set.of(),
                          Set.of(viewer),
                          Highlight.NONE)));
        }
      }
    }
    return secrets;
  }

  private boolean isComputer(int seat) {
    return context.model().seats().get(seat - 1).isComputer();
  }

  /** Shows the latest lines that fit; the log has all of them. */
  private void fill(List<LogLine> all) {
    List<Node> latest = new ArrayList<>();
    all.stream().skip(Math.max(0, all.size() - MOST_LINES)).map(this::line).forEach(latest::add);
    lines.getChildren().setAll(latest);
    root.setVisible(!all.isEmpty());
    fit();
  }

  /**
   * Drops the first lines that don't fit. Called again after the layout, which alone tells where
   * the panels end.
   */
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
