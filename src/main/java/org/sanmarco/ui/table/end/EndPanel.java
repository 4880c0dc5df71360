package org.sanmarco.ui.table.end;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.View;
import org.sanmarco.save.BestEver;
import org.sanmarco.save.Evening;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.elsewhere.Rematch;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.DurationWords;
import org.sanmarco.ui.game.EndPage;
import org.sanmarco.ui.game.EveningWords;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.RecordWords;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.Remark.Occasion;
import org.sanmarco.ui.game.RemarkWords;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.table.computer.GameReview;
import org.sanmarco.ui.table.model.Ending;
import org.sanmarco.ui.table.model.PlayerClock;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The end of the game: the winner, the game's own result page, and buttons to continue. */
public final class EndPanel extends TablePanel<PanelContext, Parent> {

  private static final Logger LOG = LoggerFactory.getLogger(EndPanel.class);

  private final ExportMenu exports;
  private final RemarkWords remarks;
  private final GameReview review;
  private final EndPage endPage;
  private final Coronation coronation;
  private final Optional<Rematch> rematch;

  /** Whether the game has just ended, so that the winner is to be crowned. */
  private boolean isCoronationDue;

  @FXML private ScrollPane scroll;
  @FXML private StackPane contentSlot;
  @FXML private HBox head;
  @FXML private Label over;
  @FXML private Label title;
  @FXML private Label text;
  @FXML private Label remark;
  @FXML private VBox page;
  @FXML private VBox aside;
  @FXML private FlowPane buttons;
  @FXML private Label notice;
  @FXML private MenuButton export;
  @FXML private Button board;
  @FXML private Button again;
  @FXML private Button decline;
  @FXML private Label answers;
  @FXML private Button reviewed;
  @FXML private Label evening;
  @FXML private Label records;
  @FXML private Label thinking;
  @FXML private Label check;

  /**
   * The overlay.
   *
   * @param review the review of the game, once somebody asks for it
   * @param rematch asks the players of a game elsewhere whether they play again
   * @param hide shows the board instead
   */
  public EndPanel(GameTable table, GameReview review, Optional<Rematch> rematch, Runnable hide) {
    super(table.context(), "end.fxml");
    this.rematch = rematch;
    this.review = review;
    endPage = table.endPage();
    coronation = new Coronation(context, (StackPane) root);
    contentSlot.getChildren().add(endPage.root());
    // Its skin has a picture taken of all that it shows, as large as the window.
    scroll.skinProperty().subscribe(() -> Nodes.children(scroll).forEach(n -> n.setCache(false)));
    board.setOnAction(event -> hide.run());
    rematch.ifPresent(asked -> asked.onChange(this::showRematch));
    remarks = new RemarkWords(context);
    exports =
        new ExportMenu(
            table, "game-over", file -> Nodes.say(notice, context.text("exported", file)));
    export.getItems().setAll(exports.items());
  }

  /** Called when the game has just ended: the winner is crowned once this panel is shown. */
  public void justEnded() {
    isCoronationDue = true;
  }

  /** Crowns the winner if that is due and the page is visible. */
  public void celebrate() {
    if (isCoronationDue && root.getScene() != null) {
      isCoronationDue = false;
      coronation.play(winners(), endPage.title(), endPage::crown);
    }
  }

  /** Says what the check of a game elsewhere has found. */
  public void checked(String sentence) {
    Nodes.say(check, sentence);
  }

  /** Ends the coronation. */
  public void close() {
    coronation.end();
  }

  private List<Integer> winners() {
    View view = context.model().view();
    Result result = view.result();
    return result == null
        ? List.of()
        : result.winners().stream().flatMap(side -> view.seatsOfSide(side).stream()).toList();
  }

  /** All but the buttons, for a picture; this panel then has nothing left. */
  Parent withoutButtons() {
    head.getChildren().remove(aside);
    page.getChildren().remove(buttons);
    return page;
  }

  @Override
  public Node first() {
    // A player who hurries the last moves with a key may press it once too often.
    return board;
  }

  @Override
  public void show() {
    if (!(context.model().prompt() instanceof GameOver)) {
      return;
    }
    exports.show();
    Nodes.say(notice, "");
    over.setText(context.text(context.model().isPractice() ? "game-over.practice" : "game-over"));
    title.setText(endPage.title());
    Nodes.say(text, endPage.text());
    endPage.show();
    showRemark();
    showThinking();
    Nodes.show(evening, false);
    Nodes.show(records, false);
    Nodes.show(again, context.model().canPlayAgain());
    Nodes.show(decline, false);
    Nodes.show(answers, false);
    showRematch();
    Nodes.show(export, context.model().record().isPresent());
    Nodes.show(reviewed, review.isPossible());
    context.model().record().map(Ending::id).ifPresent(this::showEvening);
  }

  /** Shows who plays again, and asks the player here. */
  private void showRematch() {
    rematch.ifPresent(asked -> {
      String why = asked.whyNot();
      again.setText(asked.agreement());
      again.setDisable(!why.isEmpty());
      Buttons.explain(again, why.isEmpty() ? context.text("game-over.again.all") : why);
      Nodes.show(again, asked.isPlayer());
      Nodes.show(decline, asked.canDecline());
      Nodes.say(answers, asked.words());
    });
  }

  private void showEvening(String id) {
    services
        .fame()
        .load(
            known -> {
              Evening.of(known.content(), id).ifPresent(this::show);
              showRecords(known.content(), id);
            },
            refused -> LOG.warn("the evening's games are not shown: {}", refused.toString()));
  }

  private void showRecords(List<FinishedGame> known, String id) {
    String game = context.model().game().id();
    Nodes.say(
        records,
        BestEver.of(known, game, GameUi.of(game).hasScores()).stream()
            .filter(one -> one.isNews() && one.game().equals(id))
            .map(one -> context.text("record.new", RecordWords.of(one, context.messages())))
            .collect(Collectors.joining("\n")));
  }

  /** Shows what a winner says, once. */
  private void showRemark() {
    if (remark.getText().isEmpty()) {
      winners().stream()
          .flatMap(seat ->
              remarks
                  .of(new Remark(seat, Occasion.WINS), context.model().size())
                  .map(words -> context.text("remark.of", context.name(seat), words))
                  .stream())
          .findFirst()
          .ifPresent(remark::setText);
    }
    Nodes.show(remark, !remark.getText().isEmpty());
  }

  private void showThinking() {
    List<Duration> times =
        context.model().record().map(game -> game.occasion().thinking()).orElse(List.of());
    List<String> all =
        context.players().stream()
            .filter(context::isPerson)
            .map(player ->
                context.text(
                    "game-over.thinking.of",
                    context.player(player),
                    DurationWords.of(
                        PlayerClock.of(times, context.seatsOf(player), Duration.ZERO).used(),
                        context.messages())))
            .toList();
    String words = context.text("game-over.thinking", context.list(all));
    Nodes.say(thinking, times.isEmpty() || all.isEmpty() ? "" : words);
  }

  private void show(Evening tonight) {
    evening.setText(
        context.text(
            "game-over.evening",
            tonight.size(),
            context.list(EveningWords.of(tonight, context.messages()))));
    Nodes.show(evening, tonight.size() > 1);
  }

  @FXML
  private void home() {
    services.navigator().home();
  }

  @FXML
  private void fame() {
    services.navigator().fame();
  }

  /** Opens the review of the game. */
  @FXML
  public void showReview() {
    ReviewDialog.open(context, review);
  }

  @FXML
  private void decline() {
    rematch.ifPresent(Rematch::decline);
  }

  @FXML
  private void again() {
    rematch.ifPresentOrElse(Rematch::agree, context.model()::playAgain);
  }

  @FXML
  private void other() {
    services.navigator().newGame(context.model().game().id());
  }
}
