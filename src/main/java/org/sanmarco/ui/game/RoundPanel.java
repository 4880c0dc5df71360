package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.sanmarco.ui.game.model.RoundSummary;
import org.sanmarco.ui.game.model.RoundSummary.Row;
import org.sanmarco.ui.game.model.Stage.RoundOver;

/** Who got what at the end of a round, and for what (E4, E5). */
final class RoundPanel extends GoOnPanel {

  @FXML private Label title;
  @FXML private Label text;
  @FXML private GridPane grid;
  @FXML private Label exile;

  RoundPanel(Desk desk) {
    super(desk, "round.fxml");
  }

  @Override
  public void show() {
    if (!(desk.model().stage() instanceof RoundOver(RoundSummary summary))) {
      return;
    }
    int highest = summary.rows().stream().mapToInt(Row::penalty).max().orElse(0);
    title.setText(desk.text("round-over", summary.round()));
    text.setText(desk.text("round-over.text", highest));
    Sheet sheet = new Sheet(desk, grid);
    sheet
        .head(1, 0, desk.text("round-over.penalty"))
        .head(2, 0, desk.text("round-over.bonus"))
        .head(3, 0, desk.text("round-over.prestige"));
    int line = 0;
    for (int seat : desk.seats()) {
      Row row = summary.rows().get(seat - 1);
      line++;
      sheet
          .seat(0, line, row.seat(), desk.name(row.seat()))
          .number(1, line, row.penalty())
          .put(2, line, bonus(row, highest), row.out() ? "result-out" : "result-gain")
          .put(3, line, String.valueOf(row.prestige()), "result-total");
    }
    exile.setText(
        summary.exile() == 0
            ? desk.text("round-over.nobody")
            : desk.text("round-over.exile", desk.name(summary.exile())));
  }

  private String bonus(Row row, int highest) {
    return row.out()
        ? desk.text("round-over.out")
        : desk.text("round-over.sum", highest, row.penalty(), row.bonus());
  }
}
