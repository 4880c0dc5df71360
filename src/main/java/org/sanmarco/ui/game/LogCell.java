package org.sanmarco.ui.game;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.board.Crest;
import org.sanmarco.ui.game.model.LogLine;

/** A line of the log: a crest where somebody acted, and the sentence. */
final class LogCell extends ListCell<LogLine> {

  private static final PseudoClass THERE = PseudoClass.getPseudoClass("there");
  private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

  private final Desk desk;
  private final ReadOnlyIntegerProperty there;
  private final Label text = new Label();
  private final StackPane crest = new StackPane();
  private final HBox box = new HBox(crest, text);

  /**
   * An empty cell.
   *
   * @param there the move whose lines are lit
   */
  LogCell(Desk desk, ReadOnlyIntegerProperty there) {
    this.desk = desk;
    this.there = there;
    there.subscribe(this::light);
    text.setWrapText(true);
    HBox.setHgrow(text, Priority.ALWAYS);
    box.getStyleClass().add("log-line");
    crest.setMinWidth(20);
    crest.setAlignment(Pos.TOP_CENTER);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable LogLine line, boolean empty) {
    super.updateItem(line, empty);
    light();
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

  private void light() {
    LogLine line = isEmpty() ? null : getItem();
    pseudoClassStateChanged(THERE, line != null && line.move() == there.get());
  }
}
