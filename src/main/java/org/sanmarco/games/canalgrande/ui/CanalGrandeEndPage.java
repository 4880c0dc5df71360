package org.sanmarco.games.canalgrande.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.ui.model.VoteRecord;
import org.sanmarco.games.canalgrande.ui.model.WonCards;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Corno;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.game.EndPage;
import org.sanmarco.ui.game.Podium;
import org.sanmarco.ui.game.ScoreChart;
import org.sanmarco.ui.game.TablePanel;

/** The result of the game with its reasons: every vote, and the course of the won cards (GE1). */
final class CanalGrandeEndPage extends TablePanel<CanalGrandeContext, Parent> implements EndPage {

  private static final double CREST = 30;

  private final ScoreChart chart;
  private final Podium podium;

  @FXML private VBox sides;
  @FXML private StackPane chartSlot;
  @FXML private Label point;
  @FXML private GridPane votes;
  @FXML private ScrollPane votesPane;

  CanalGrandeEndPage(CanalGrandeContext context) {
    super(context, "end.fxml");
    chart = new ScoreChart(context, point);
    chartSlot.getChildren().add(chart);
    podium = new Podium(context);
    VBox.setVgrow(podium, Priority.ALWAYS);
    votesPane.getStyleClass().add("votes-pane");
  }

  @Override
  public Node crown() {
    return new Corno();
  }

  private int winner() {
    return Objects.requireNonNull(context.view().result()).winners().getFirst();
  }

  @Override
  public String title() {
    return context.text(
        "game-over.winner", context.side(winner()), context.view().seatsOfSide(winner()).size());
  }

  @Override
  public String text() {
    return context.texts().hint(context.view()).text();
  }

  @Override
  public void show() {
    List<VoteRecord> all = VoteRecord.of(context.model().history(), context.view());
    podium.show(
        CanalGrandeContext.sides().stream()
            .sorted(Comparator.comparing(side -> side != winner()))
            .map(side ->
                new Podium.Place(
                    side == winner() ? 1 : 2,
                    context.view().seatsOfSide(side),
                    context.side(side),
                    String.valueOf(won(side, all))))
            .toList());
    sides.getChildren().clear();
    for (int side : CanalGrandeContext.sides()) {
      sides.getChildren().add(side(side, all));
    }
    sides.getChildren().add(podium);
    votes.getChildren().clear();
    int line = 0;
    for (VoteRecord vote : all) {
      line(line++, vote);
    }
    VoteRecord last = all.getLast();
    chart.show(
        WonCards.of(context.model().history(), context.view()),
        last.move(),
        context.text(
            "decision.vote",
            context.faces().names().of(last.district()),
            last.round(),
            last.turn(),
            last.cards().get(last.winner() - 1),
            last.cards().get(2 - last.winner())));
  }

  /** A side with its won cards against both goals. */
  private VBox side(int side, List<VoteRecord> all) {
    Label name = Nodes.styled(new Label(context.side(side)), "result-name", "title-face");
    HBox head = new HBox(context.crests(context.view().seatsOfSide(side), CREST), name);
    head.getStyleClass().add("seat-head");
    Goals goals = new Goals(context, side);
    goals.show();
    long won = won(side, all);
    Label count = new Label(context.text("votes.count", won, all.size() - won));
    count.getStyleClass().add("goals-summary");
    return Nodes.styled(new VBox(head, goals, count), "end-side");
  }

  private static long won(int side, List<VoteRecord> all) {
    return all.stream().filter(vote -> vote.winner() == side).count();
  }

  /** Adds the line of a vote: its time, its district, the numbers of cards, and the winner. */
  private void line(int line, VoteRecord vote) {
    Label when = new Label(context.text("votes.when", vote.round(), vote.turn()));
    when.getStyleClass().add("result-head");
    Label what = Nodes.styled(new Label(context.faces().names().of(vote.district())), "vote-chip");
    CardPaper.tint(what, vote.district().toString());
    votes.addRow(line, when, what);
    for (int side : CanalGrandeContext.sides()) {
      Label cards = new Label(String.valueOf(vote.cards().get(side - 1)));
      cards.setGraphic(context.crests(context.view().seatsOfSide(side), 18));
      cards.getStyleClass().add(vote.winner() == side ? "vote-won" : "vote-lost");
      votes.add(cards, 1 + side, line);
    }
  }
}
