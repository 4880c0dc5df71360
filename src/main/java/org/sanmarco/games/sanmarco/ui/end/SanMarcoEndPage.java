package org.sanmarco.games.sanmarco.ui.end;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.sanmarco.MeanOfTwo;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.GameSummary;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.RankedPlayer;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.Row;
import org.sanmarco.ui.art.Corno;
import org.sanmarco.ui.game.EndPage;
import org.sanmarco.ui.game.Podium;
import org.sanmarco.ui.game.ResultGrid;
import org.sanmarco.ui.game.ScoreChart;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.table.model.score.ScoreHistory;
import org.sanmarco.ui.table.model.score.ScoreHistory.Segment;
import org.sanmarco.ui.table.model.score.ScoreHistory.TurningPoint;

/** The winner, and the sources of everybody's prestige (F1, F2, V6). */
public final class SanMarcoEndPage extends TablePanel<SanMarcoContext, Parent> implements EndPage {

  private final Podium podium;
  private final SourceBars bars;
  private final ScoreChart chart;

  @FXML private StackPane podiumSlot;
  @FXML private StackPane chartSlot;
  @FXML private StackPane barsSlot;
  @FXML private Label point;
  @FXML private GridPane grid;

  public SanMarcoEndPage(SanMarcoContext context) {
    super(context, "end.fxml");
    podium = new Podium(context);
    bars = new SourceBars(context);
    chart = new ScoreChart(context, point);
    podiumSlot.getChildren().add(podium);
    barsSlot.getChildren().add(bars);
    chartSlot.getChildren().add(chart);
  }

  @Override
  public Node crown() {
    return new Corno();
  }

  private GameSummary summary() {
    return GameSummary.of(context.model().history(), context.view());
  }

  @Override
  public String title() {
    List<RankedPlayer> winners = summary().winners();
    return context.text(
        (winners.size() > 1 ? "game-over.shared" : "game-over.winner") + kind(),
        context.list(winners.stream().map(place -> context.player(place.player())).toList()),
        winners.getFirst().result());
  }

  @Override
  public String text() {
    GameSummary summary = summary();
    List<RankedPlayer> winners = summary.winners();
    return winners.size() > 1
        ? context.text("game-over.tie.shared" + kind(), winners.getFirst().decider())
        : summary
            .tieBroken()
            .map(ahead -> context.text("game-over.tie" + kind(), ahead.decider()))
            .orElse("");
  }

  @Override
  public void show() {
    List<RankedPlayer> places = summary().ranking();
    podium.show(
        places.stream()
            .map(place ->
                new Podium.Place(
                    place.rank(),
                    place.rows().stream().map(Row::seat).toList(),
                    context.player(place.player()),
                    String.valueOf(place.result())))
            .toList());
    bars.show(places);
    ScoreHistory history = context.history();
    Optional<TurningPoint> decided =
        history.turningPoint(summary().winners().stream().map(RankedPlayer::player).toList());
    chart.show(
        history,
        decided.map(found -> found.segment().moves()).orElse(0),
        decided.map(this::words).orElseGet(() -> context.text("decision.none")));
    ResultGrid sheet = new ResultGrid(context, grid);
    heads(sheet, places);
    results(sheet, places, sources(sheet, places, 2));
  }

  /** A sentence about the turn that decided the game. */
  private String words(TurningPoint found) {
    String player = context.player(found.player());
    Segment segment = found.segment();
    if (segment.isLastScoring()) {
      return context.text(
          found.always() ? "decision.always.last" : "decision.last", player, found.gain());
    }
    return context.text(
        found.always() ? "decision.always" : "decision.turn",
        player,
        found.gain(),
        segment.round(),
        segment.turn());
  }

  /** The end of keys whose texts are others with two players. */
  private String kind() {
    return context.isForTwo() ? ".of-two" : "";
  }

  /** Adds the headings of the columns: a player's colours side by side. */
  private void heads(ResultGrid sheet, List<RankedPlayer> places) {
    int column = 1;
    for (RankedPlayer place : places) {
      int width = place.rows().size();
      String rank = context.text("rank", place.rank());
      if (width == 1) {
        sheet.put(column, 0, rank, "result-rank");
      } else {
        sheet.across(
            column, width, 0, rank + " " + context.player(place.player()), "result-player");
      }
      for (Row row : place.rows()) {
        sheet.seat(column++, 1, row.seat(), context.own(row.seat()));
      }
    }
  }

  /**
   * Adds the sources and the sum of each colour's prestige.
   *
   * @return the first free line
   */
  private int sources(ResultGrid sheet, List<RankedPlayer> places, int first) {
    List<Row> rows = places.stream().flatMap(place -> place.rows().stream()).toList();
    int line = first;
    line(sheet, rows, line++, context.text("game-over.doge"), Row::doge);
    line(sheet, rows, line++, context.text("game-over.tolls"), Row::tolls);
    line(sheet, rows, line++, context.text("game-over.paid"), row -> -row.paid());
    line(sheet, rows, line++, context.text("game-over.bonus"), Row::bonus);
    for (District district : District.ALL) {
      line(
          sheet,
          rows,
          line++,
          context.text("game-over.last", context.terms().say(district)),
          row -> row.last().getOrDefault(district, 0));
    }
    sheet.head(0, line, context.text("prestige"));
    for (int column = 1; column <= rows.size(); column++) {
      sheet.put(column, line, String.valueOf(rows.get(column - 1).total()), "result-total");
    }
    return line + 1;
  }

  /** Adds the result of each player with two colours (V6); nothing for one colour. */
  private void results(ResultGrid sheet, List<RankedPlayer> places, int line) {
    int column = 1;
    for (RankedPlayer place : places) {
      MeanOfTwo mean = place.mean().orElse(null);
      if (mean == null) {
        return;
      }
      int width = place.rows().size();
      sheet
          .head(0, line, context.text("game-over.mean"))
          .across(column, width, line, String.valueOf(mean.mean()), "result-number")
          .head(0, line + 1, context.text("game-over.deduction"))
          .across(column, width, line + 1, deduction(mean), "result-number")
          .head(0, line + 2, context.text("game-over.result"))
          .across(column, width, line + 2, String.valueOf(mean.result()), "result-final");
      column += width;
    }
  }

  private String deduction(MeanOfTwo mean) {
    return context.text("game-over.deduction.sum", mean.between(), signed(-mean.deduction()));
  }

  private static void line(
      ResultGrid sheet, List<Row> rows, int line, String head, ToIntFunction<Row> value) {
    sheet.head(0, line, head);
    for (int column = 1; column <= rows.size(); column++) {
      int number = value.applyAsInt(rows.get(column - 1));
      sheet.put(column, line, signed(number), "result-number");
    }
  }

  private static String signed(int number) {
    return number == 0 ? "–" : number > 0 ? String.valueOf(number) : "−" + -number;
  }
}
