package org.sanmarco.ui.table.log;

import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.log.LogLine;

/** A line of the log: a crest where somebody acted, and the sentence. */
final class LogCell extends ListCell<LogLine> {

  private static final double CREST = 17;

  private final PanelContext context;
  private final ReadOnlyIntegerProperty pastMove;
  private final Label text = Nodes.wrapped("");
  private final StackPane crest = new StackPane();
  private final HBox box = Nodes.styled(new HBox(crest, text), "log-line");
  private final Drawn<Integer> whose = new Drawn<>(this::drawCrest);

  /**
   * An empty cell.
   *
   * @param pastMove the move whose lines are lit
   */
  LogCell(PanelContext context, ReadOnlyIntegerProperty pastMove) {
    this.context = context;
    this.pastMove = pastMove;
    pastMove.subscribe(this::light);
    HBox.setHgrow(text, Priority.ALWAYS);
    crest.setMinWidth(20);
    crest.setAlignment(Pos.TOP_CENTER);
    setPrefWidth(0);
    setGraphic(box);
  }

  @Override
  protected void updateItem(@Nullable LogLine line, boolean empty) {
    super.updateItem(line, empty);
    light();
    // An empty cell is about to get another line, and keeps its nodes for it.
    box.setVisible(!empty);
    if (empty || line == null) {
      return;
    }
    text.setText(line.text());
    whose.show(line.seat());
    Nodes.mark(this, "heading", line.heading());
    Nodes.mark(this, "mark", line.kinds().contains(LogBook.MARK));
  }

  private void drawCrest(int seat) {
    crest
        .getChildren()
        .setAll(seat > 0 ? List.of(new Crest(context.colour(seat), CREST)) : List.of());
  }

  private void light() {
    LogLine line = isEmpty() ? null : getItem();
    Nodes.mark(this, "there", line != null && line.move() == pastMove.get());
  }
}
