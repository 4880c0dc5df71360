package org.sanmarco.games.marcopolo.ui;

import java.util.List;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.marcopolo.ui.model.GoldAccount;
import org.sanmarco.kernel.Result;
import org.sanmarco.ui.game.EndPage;
import org.sanmarco.ui.game.Podium;
import org.sanmarco.ui.game.ResultGrid;
import org.sanmarco.ui.game.ScoreChart;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.table.model.score.ScoreHistory;
import org.sanmarco.ui.table.model.score.ScoreHistory.TurningPoint;

/** The winner, the sources of everybody's gold, and the progress and cards of each (ME2, ME3). */
final class MarcoPoloEndPage extends TablePanel<MarcoPoloContext, Parent> implements EndPage {

  private final ScoreChart chart;
  private final Podium podium;

  @FXML private StackPane chartSlot;
  @FXML private StackPane podiumSlot;
  @FXML private Label point;
  @FXML private GridPane grid;

  MarcoPoloEndPage(MarcoPoloContext context) {
    super(context, "end.fxml");
    chart = new ScoreChart(context, point);
    chartSlot.getChildren().add(chart);
    podium = new Podium(context);
    podiumSlot.getChildren().add(podium);
  }

  private Result result() {
    return Objects.requireNonNull(context.view().result());
  }

  @Override
  public String title() {
    List<Integer> winners = result().winners();
    return context.text(
        winners.size() > 1 ? "over.shared" : "over.winner",
        context.names(winners),
        result().scores().get(winners.getFirst() - 1));
  }

  /** ME3: with equal gold the camel that is nearest to Dadu decides. */
  @Override
  public String text() {
    List<Integer> scores = result().scores();
    int best = scores.get(result().winners().getFirst() - 1);
    long equal = scores.stream().filter(score -> score == best).count();
    return equal == 1
        ? ""
        : context.text(result().winners().size() > 1 ? "over.tie.shared" : "over.tie");
  }

  @Override
  public void show() {
    List<Integer> winners = result().winners();
    ScoreHistory history = context.history();
    var decided = history.turningPoint(winners);
    String tie = text();
    chart.show(
        history,
        decided.map(found -> found.segment().moves()).orElse(0),
        tie.isEmpty()
            ? decided.map(this::words).orElseGet(() -> context.text("decision.none"))
            : tie);
    List<GoldAccount> accounts = GoldAccount.of(context.model().history(), context.view());
    podium.show(GoldAccount.ranking(accounts).stream().map(this::place).toList());
    table(accounts);
  }

  private Podium.Place place(GoldAccount.Rank rank) {
    GoldAccount account = rank.account();
    return new Podium.Place(
        rank.rank(),
        List.of(account.seat()),
        context.name(account.seat()),
        String.valueOf(account.gold()));
  }

  private String words(TurningPoint found) {
    String key = found.segment().isLastScoring() ? "decision.last" : "decision.turn";
    return context.text(
        found.always() ? key + ".always" : key,
        context.player(found.player()),
        found.gain(),
        found.segment().turn());
  }

  private void table(List<GoldAccount> accounts) {
    ResultGrid sheet = new ResultGrid(context, grid);
    for (int column = 1; column <= accounts.size(); column++) {
      GoldAccount account = accounts.get(column - 1);
      sheet.seat(column, 0, account.seat(), context.own(account.seat()));
      int line = 1;
      sheet.put(column, line++, String.valueOf(account.start()), "result-number");
      sheet.put(column, line++, signed(account.chests()), "result-number");
      sheet.put(column, line++, signed(account.halfway()), "result-number");
      sheet.put(column, line++, signed(account.end()), "result-number");
      sheet.put(column, line++, signed(-account.ballast()), "result-number");
      sheet.put(column, line++, String.valueOf(account.gold()), "result-total");
      sheet.put(column, line++, String.valueOf(account.space()), "result-number");
      sheet.put(column, line++, String.valueOf(account.cards()), "result-number");
      sheet.put(column, line, String.valueOf(account.leapt()), "result-number");
    }
    List<String> heads =
        List.of("start", "chests", "halfway", "end", "ballast", "gold", "space", "cards", "leapt");
    for (int line = 1; line <= heads.size(); line++) {
      sheet.head(0, line, context.text("account." + heads.get(line - 1)));
    }
  }

  private static String signed(int number) {
    return number == 0 ? "–" : number > 0 ? "+" + number : "−" + -number;
  }
}
