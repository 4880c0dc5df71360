package org.sanmarco.ui.table.log;

import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.computer.MoveReasons;
import org.sanmarco.ui.table.model.GameView;
import org.sanmarco.ui.table.model.LogLine;
import org.sanmarco.ui.table.model.LogReader;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.table.model.Recap;

/**
 * The events since the last turn of the player at the screen, above the log. They can be scrolled,
 * opened and replayed.
 */
public final class RecapPanel implements Panel {

  private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

  /** Replays moves. */
  public interface MoveReplayer {
    /** Shows the moves of these numbers once more. */
    void play(int from, int to);
  }

  private final PanelContext context;
  private final LogReader reader;
  private final WhyBox why;
  private final MoveReplayer player;
  private final VBox root;
  private final Drawn<List<LogLine>> lines = new Drawn<>(this::draw);

  /** The player who is told. */
  private int told;

  private Recap recap = Recap.NONE;

  @FXML private Button replay;
  @FXML private ToggleButton open;
  @FXML private ListView<LogLine> list;

  /**
   * An empty recap.
   *
   * @param reader makes lines of moves
   * @param reasons for computers' moves
   * @param player replays the moves it tells of
   */
  public RecapPanel(
      PanelContext context, LogReader reader, MoveReasons reasons, MoveReplayer player) {
    this.context = context;
    this.reader = reader;
    this.player = player;
    told = people(context.model()).size() == 1 ? people(context.model()).getFirst() : 0;
    root = (VBox) Fxml.load(this, "recap.fxml", context.messages());
    SimpleIntegerProperty nowhere = new SimpleIntegerProperty();
    list.setCellFactory(view -> new LogCell(context, nowhere));
    list.setAccessibleText(context.text("recap"));
    why = new WhyBox(context, reasons, "recap-why");
    root.getChildren().add(why);
    list.getSelectionModel().selectedItemProperty().subscribe(why::show);
    why.answer().visibleProperty().subscribe(this::makeRoom);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::escape);
    Buttons.name(replay, context.text("recap.replay"), context.text("recap.replay.tip"));
    Buttons.name(open, context.text("recap.open"), context.text("recap.open.tip"));
    open.selectedProperty().subscribe(this::fold);
  }

  private static List<Integer> people(GameView model) {
    return IntStream.rangeClosed(1, model.seats().size())
        .filter(seat -> !model.seats().get(seat - 1).isComputer())
        .map(model.view()::player)
        .distinct()
        .boxed()
        .toList();
  }

  /** Passes Escape on, which the list would consume. */
  private void escape(KeyEvent event) {
    if (Key.ESCAPE.is(event)) {
      Nodes.passOn(event, root);
    }
  }

  /** Opens the recap for an answer, which would hide its lines. */
  private void makeRoom(boolean isAnswered) {
    if (isAnswered) {
      open.setSelected(true);
    }
  }

  private void fold() {
    root.pseudoClassStateChanged(OPEN, open.isSelected());
    VBox.setVgrow(root, open.isSelected() ? Priority.ALWAYS : Priority.NEVER);
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    GameView model = context.model();
    Integer asked = asked(model.prompt());
    if (asked != null) {
      told = model.view().player(asked);
    }
    recap =
        told == 0
            ? Recap.NONE
            : Recap.of(
                model.seenNow(),
                context.seatsOf(told),
                reader,
                move -> model.flow().isShown(move, model.view()),
                move -> !move.events().equals(model.history().get(move.number() - 1).events()));
    lines.show(recap.lines());
    root.setVisible(!recap.lines().isEmpty());
    root.setManaged(root.isVisible());
    replay.setDisable(!model.canLookBack());
  }

  /** The seat of the person at the screen; null if nobody in particular is asked. */
  private static @Nullable Integer asked(Prompt prompt) {
    return switch (prompt) {
      case Deciding(int seat, var _) -> seat;
      case Chance(var _, int seat) -> seat;
      case TurnOver(int seat) -> seat;
      default -> null;
    };
  }

  private void draw(List<LogLine> shown) {
    list.getItems().setAll(shown);
    list.scrollTo(0);
  }

  @FXML
  private void replay() {
    player.play(recap.from(), recap.to());
  }
}
