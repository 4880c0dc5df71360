package org.sanmarco.games.canalgrande.ui;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.ui.game.GoOnPanel;
import org.sanmarco.ui.game.ResultGrid;
import org.sanmarco.ui.table.model.Prompt.RoundOver;

/** The points of each side at the end of a round, and the side that draws for it (GR1, GR2). */
final class RoundPanel extends GoOnPanel<CanalGrandeContext> {

  @FXML private Label title;
  @FXML private Label text;
  @FXML private GridPane grid;

  RoundPanel(CanalGrandeContext context) {
    super(context, "round.fxml");
  }

  @Override
  public void show() {
    if (!(context.model().prompt() instanceof RoundOver)) {
      return;
    }
    RoundEnded ended =
        context.model().lastEvents().stream()
            .filter(RoundEnded.class::isInstance)
            .map(RoundEnded.class::cast)
            .findFirst()
            .orElseThrow();
    List<Integer> points =
        CanalGrandeContext.sides().stream()
            .map(side -> ended.points().get(context.view().seatsOfSide(side).getFirst() - 1))
            .toList();
    title.setText(context.text("round-over", ended.round()));
    text.setText(next(Integer.compare(points.getFirst(), points.getLast())));
    ResultGrid sheet = new ResultGrid(context, grid);
    sheet.head(1, 0, context.text("round-over.points")).head(2, 0, context.text("round-over.won"));
    for (int side : CanalGrandeContext.sides()) {
      int won =
          Card.DISTRICTS.stream().mapToInt(district -> context.view().won(district, side)).sum();
      sheet
          .head(0, side, context.side(side))
          .put(1, side, String.valueOf(points.get(side - 1)), "result-total")
          .number(2, side, won);
    }
  }

  /** The next steps: the bonus of the side with the lower total, and whose turn it is to divide. */
  private String next(int lower) {
    CanalGrandeView view = context.view();
    if (lower == 0) {
      return context.text("round-over.equal", context.name(view.divider()));
    }
    int side = lower < 0 ? 1 : 2;
    return context.text(
        "round-over.bonus",
        context.side(side),
        context.name(view.nextRoundDivider()),
        view.seatsOfSide(side).size());
  }
}
