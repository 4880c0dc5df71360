package org.sanmarco.ui.game;

import java.util.List;
import java.util.function.ToIntFunction;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.sanmarco.rules.sanmarco.District;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.model.GameSummary;
import org.sanmarco.ui.game.model.GameSummary.Row;
import org.sanmarco.ui.game.model.Stage.GameOver;

/** Who won, and where everybody's prestige came from (F1, F2). */
final class EndPanel implements Panel {

  private final Desk desk;
  private final Services services;
  private final Parent root;

  @FXML private Label title;
  @FXML private Label text;
  @FXML private GridPane grid;
  @FXML private Button board;
  @FXML private Button home;
  @FXML private Button again;

  /**
   * The overlay.
   *
   * @param hide lets the board be looked at
   */
  EndPanel(Desk desk, Services services, Runnable hide) {
    this.desk = desk;
    this.services = services;
    root = Fxml.load(this, "end.fxml", desk.messages());
    board.setOnAction(event -> hide.run());
    Buttons.explain(board, desk.text("game-over.board.tip"));
    Buttons.explain(home, desk.text("game-over.home.tip"));
    Buttons.explain(again, desk.text("game-over.new.tip"));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return again;
  }

  @Override
  public void show() {
    if (!(desk.model().stage() instanceof GameOver(GameSummary summary))) {
      return;
    }
    List<Row> rows = summary.rows();
    String names = desk.names(summary.winners());
    int best = rows.getFirst().total();
    boolean shared = summary.winners().size() > 1;
    title.setText(desk.text(shared ? "game-over.shared" : "game-over.winner", names, best));
    text.setText(tie(summary, shared));
    text.setManaged(!text.getText().isEmpty());
    Sheet sheet = new Sheet(desk, grid);
    for (int column = 1; column <= rows.size(); column++) {
      Row row = rows.get(column - 1);
      sheet
          .put(column, 0, desk.text("game-over.rank", row.rank()), "result-rank")
          .seat(column, 1, row.seat());
    }
    int line = 2;
    line(sheet, rows, line++, desk.text("game-over.doge"), Row::doge);
    line(sheet, rows, line++, desk.text("game-over.tolls"), Row::tolls);
    line(sheet, rows, line++, desk.text("game-over.paid"), row -> -row.paid());
    line(sheet, rows, line++, desk.text("game-over.bonus"), Row::bonus);
    for (District district : District.ALL) {
      line(
          sheet,
          rows,
          line++,
          desk.text("game-over.last", desk.terms().district(district)),
          row -> row.last().getOrDefault(district, 0));
    }
    sheet.head(0, line, desk.text("prestige"));
    for (int column = 1; column <= rows.size(); column++) {
      sheet.put(column, line, String.valueOf(rows.get(column - 1).total()), "result-total");
    }
  }

  private String tie(GameSummary summary, boolean shared) {
    if (!summary.tieBroken() && !shared) {
      return "";
    }
    List<Row> rows = summary.rows();
    return desk.text(shared ? "game-over.tie.shared" : "game-over.tie", rows.getFirst().sanMarco());
  }

  private static void line(
      Sheet sheet, List<Row> rows, int line, String head, ToIntFunction<Row> value) {
    sheet.head(0, line, head);
    for (int column = 1; column <= rows.size(); column++) {
      int number = value.applyAsInt(rows.get(column - 1));
      sheet.put(column, line, signed(number), "result-number");
    }
  }

  private static String signed(int number) {
    return number == 0 ? "–" : number > 0 ? String.valueOf(number) : "−" + -number;
  }

  @FXML
  private void home() {
    services.navigator().home();
  }

  @FXML
  private void again() {
    services.navigator().newGame();
  }
}
