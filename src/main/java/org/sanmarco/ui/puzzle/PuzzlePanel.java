package org.sanmarco.ui.puzzle;

import java.util.Optional;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Advice.Role;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.MoveFigure;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.puzzle.Trial.State;
import org.sanmarco.words.Messages;

/** The panel beside the board that sets a puzzle and tells how good a move is. */
public final class PuzzlePanel extends TablePanel<PanelContext, Region> {

  /** The words of puzzles. */
  public static final String TEXTS = "org.sanmarco.ui.puzzle.puzzle";

  /** The least height of the words. */
  private static final double LEAST = 60;

  /** The least height that the panels above and below keep. */
  private static final double LEAST_BESIDE = 120;

  private static final double GAP = 8;

  private final Messages messages;
  private final Trial trial;
  private final boolean isRetry;
  private final Drawn<Optional<Advice>> drawn = new Drawn<>(this::drawFigure);

  @FXML private Label title;
  @FXML private ScrollPane scroll;
  @FXML private VBox words;
  @FXML private Label task;
  @FXML private Label answer;
  @FXML private Label reason;
  @FXML private VBox figure;
  @FXML private Label arrows;
  @FXML private Button show;
  @FXML private Button again;
  @FXML private Button next;

  /** The panel of a puzzle. */
  public PuzzlePanel(PanelContext context, Trial trial) {
    super(context, "puzzle.fxml", context.services().messages(TEXTS));
    messages = services.messages(TEXTS);
    this.trial = trial;
    isRetry = trial.exits().played().isPresent();
    // Not at once: a height that is asked for during the layout is not laid out.
    Runnable later = () -> Platform.runLater(this::fit);
    words.heightProperty().subscribe(later);
    scroll.heightProperty().subscribe(later);
    root.parentProperty()
        .flatMap(column -> ((Region) column).heightProperty())
        .subscribe(height -> later.run());
    Nodes.show(next, trial.exits().next().isPresent());
  }

  @Override
  public void show() {
    boolean isShown = trial.state() == State.SHOWN;
    boolean isOpen = trial.shown().isEmpty();
    String name = context.name(trial.puzzle().seat());
    if (isRetry) {
      title.setText(messages.text(isShown ? "better" : "retry"));
      Nodes.say(task, isOpen ? messages.text("retry.task", name) : "");
    } else {
      title.setText(messages.text("puzzle", PuzzlesScreen.theme(messages, trial.puzzle())));
      Nodes.say(task, isOpen ? messages.text("task", name) : "");
    }
    Nodes.show(show, trial.canShow());
    next.setDefaultButton(!trial.canShow());
    Nodes.show(again, isShown);
    Nodes.show(arrows, trial.made().isPresent());
    arrows.setText(messages.text(trial.role() == Role.TRIED ? "arrows.tried" : "arrows"));
    Nodes.say(answer, answer());
    drawn.show(trial.advice());
    Nodes.say(reason, reason());
  }

  private void drawFigure(Optional<Advice> found) {
    figure
        .getChildren()
        .setAll(found.flatMap(advice -> MoveFigure.of(context, advice)).stream().toList());
  }

  private String reason() {
    return trial
        .advice()
        .map(found -> context.texts().advice(trial.view(), found, !figure.getChildren().isEmpty()))
        .orElse(trial.shown().isPresent() ? messages.text("explaining") : "");
  }

  private String answer() {
    return switch (trial.state()) {
      case ASKED -> "";
      case JUDGING -> messages.text("judging");
      case MISSED -> messages.text("missed", (int) Math.max(1, Math.round(100 * trial.loss())));
      case SOLVED -> compared("solved", "solved.only");
      case SHOWN ->
          isRetry ? compared("shown.played", "shown.played") : compared("shown", "shown.only");
    };
  }

  /** The wins of the best move beside those of the next best one, if that wins at all. */
  private String compared(String both, String only) {
    Puzzle puzzle = trial.puzzle();
    return messages.text(puzzle.next() > 0 ? both : only, puzzle.best(), puzzle.next());
  }

  /** Makes the panel as high as its words, unless the column is too low for them. */
  private void fit() {
    if (root.getParent() instanceof Region column) {
      double beside =
          column.getChildrenUnmodifiable().stream()
              .filter(node -> node.isManaged() && !node.equals(root))
              .mapToDouble(node -> node.minHeight(column.getWidth() - 2 * GAP) + GAP)
              .sum();
      double others = root.getHeight() - scroll.getHeight() + Math.max(beside, LEAST_BESIDE);
      scroll.setMinHeight(
          Math.clamp(words.getHeight() + 2, LEAST, Math.max(LEAST, column.getHeight() - others)));
    }
  }

  @FXML
  private void showMove() {
    trial.show();
  }

  @FXML
  private void tryAgain() {
    trial.tryAgain();
  }

  @FXML
  private void goOn() {
    trial.exits().next().ifPresent(Runnable::run);
  }

  @FXML
  private void back() {
    trial.exits().back().run();
  }
}
