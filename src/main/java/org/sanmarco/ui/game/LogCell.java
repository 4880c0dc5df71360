package org.sanmarco.ui.game;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.board.Crest;

/** A line of the log: a crest where somebody acted, and the sentence. */
final class LogCell extends ListCell<LogPanel.Line> {

  private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

  private final Desk desk;
  private final Label text = new Label();
  private final StackPane crest = new StackPane();
  private final HBox box = new HBox(crest, text);

  LogCell(Desk desk) {
    this.desk = desk;
    text.setWrapText(true);
    HBox.setHgrow(text, Priority.ALWAYS);
    box.getStyleClass().add("log-line");
    crest.setMinWidth(20);
    crest.setAlignment(Pos.TOP_CENTER);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(LogPanel.@Nullable Line line, boolean empty) {
    super.updateItem(line, empty);
    if (empty || line == null) {
      setGraphic(null);
      return;
    }
    text.setText(line.text());
    crest.getChildren().clear();
    if (line.seat() > 0) {
      crest.getChildren().add(new Crest(desk.colour(line.seat()), 17));
    }
    pseudoClassStateChanged(HEADING, line.heading());
    setGraphic(box);
  }
}
