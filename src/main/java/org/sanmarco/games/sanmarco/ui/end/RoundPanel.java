package org.sanmarco.games.sanmarco.ui.end;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.RoundSummary;
import org.sanmarco.games.sanmarco.ui.model.RoundSummary.Row;
import org.sanmarco.ui.game.GoOnPanel;
import org.sanmarco.ui.game.ResultGrid;
import org.sanmarco.ui.table.model.Prompt.RoundOver;

/** The gains of each seat at the end of a round, with their reasons (E4, E5). */
public final class RoundPanel extends GoOnPanel<SanMarcoContext> {

  @FXML private Label title;
  @FXML private Label text;
  @FXML private GridPane grid;
  @FXML private Label exile;

  public RoundPanel(SanMarcoContext context) {
    super(context, "round.fxml");
  }

  @Override
  public void show() {
    if (!(context.model().prompt() instanceof RoundOver)) {
      return;
    }
    RoundSummary summary =
        RoundSummary.of(context.model().lastMove().orElseThrow(), context.view()).orElseThrow();
    int highest = summary.rows().stream().mapToInt(Row::penalty).max().orElse(0);
    title.setText(context.text("round-over", summary.round()));
    text.setText(
        summary.rows().stream().allMatch(Row::out)
            ? context.text("round-over.all-out")
            : context.text("round-over.text", highest));
    ResultGrid sheet = new ResultGrid(context, grid);
    sheet
        .head(1, 0, context.text("round-over.penalty"))
        .head(2, 0, context.text("round-over.bonus"))
        .head(3, 0, context.text("round-over.prestige"));
    int line = 0;
    for (int seat : context.seats()) {
      Row row = summary.rows().get(seat - 1);
      line++;
      sheet
          .seat(0, line, row.seat(), context.name(row.seat()))
          .number(1, line, row.penalty())
          .put(2, line, bonus(row, highest), row.out() ? "result-out" : "result-gain")
          .put(3, line, String.valueOf(row.prestige()), "result-total");
    }
    exile.setText(
        summary.exile() == 0
            ? context.text("round-over.nobody")
            : context.text("round-over.exile", context.name(summary.exile())));
  }

  private String bonus(Row row, int highest) {
    return row.out()
        ? context.text("round-over.out")
        : context.text("round-over.sum", highest, row.penalty(), row.bonus());
  }
}
