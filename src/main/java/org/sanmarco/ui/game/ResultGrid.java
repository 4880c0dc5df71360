package org.sanmarco.ui.game;

import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;

/** Fills the tables of the overlays. */
public final class ResultGrid {

  private static final double CREST = 28;

  private final PanelContext context;
  private final GridPane grid;

  public ResultGrid(PanelContext context, GridPane grid) {
    this.context = context;
    this.grid = grid;
    grid.getChildren().clear();
  }

  /** The heading of a column or a row. */
  public ResultGrid head(int column, int row, String text) {
    return put(column, row, text, "result-head");
  }

  /** A number. */
  public ResultGrid number(int column, int row, int number) {
    return put(column, row, String.valueOf(number), "result-number");
  }

  /** Anything in words; styled. */
  public ResultGrid put(int column, int row, String text, String style) {
    return put(column, row, Nodes.styled(new Label(text), style));
  }

  /** Anything in words over several columns; styled. */
  public ResultGrid across(int column, int width, int row, String text, String style) {
    put(column, row, text, style);
    GridPane.setColumnSpan(grid.getChildren().getLast(), width);
    return this;
  }

  /** A seat's crest, and what it is called here. */
  public ResultGrid seat(int column, int row, int seat, String called) {
    Label name = Nodes.styled(new Label(called), "result-name", "title-face");
    HBox box = Nodes.styled(new HBox(new Crest(context.colour(seat), CREST), name), "result-seat");
    return put(column, row, box);
  }

  private ResultGrid put(int column, int row, Node node) {
    GridPane.setHalignment(node, column == 0 ? HPos.LEFT : HPos.CENTER);
    grid.add(node, column, row);
    return this;
  }
}
