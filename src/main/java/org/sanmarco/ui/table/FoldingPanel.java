package org.sanmarco.ui.table;

import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;

/**
 * A panel at the foot of a column that folds into a button where the column has too little room.
 * The button shows the panel over the rest of the column.
 */
final class FoldingPanel {

  private final VBox column;
  private final StackPane over;
  private final Region panel;
  private final ToggleButton button;
  private boolean isHidden;

  /**
   * Puts a panel at the foot of a column.
   *
   * @param over the parent of the column, and of the folded panel while the button shows it
   */
  FoldingPanel(PanelContext context, VBox column, StackPane over, Region panel) {
    this.column = column;
    this.over = over;
    this.panel = panel;
    button = Nodes.styled(new ToggleButton(context.text("stock")), "side-unfold");
    button.setId("side-unfold");
    Buttons.explain(button, context.text("stock.tip"));
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinHeight(Region.USE_PREF_SIZE);
    button.selectedProperty().subscribe(this::place);
    StackPane.setAlignment(panel, Pos.BOTTOM_CENTER);
    panel.setMaxHeight(Region.USE_PREF_SIZE);
    column.getChildren().addAll(panel, button);
    Nodes.show(button, false);
    column.heightProperty().subscribe(this::fit);
  }

  /** Shows neither the panel nor its button, or both again. */
  void hide(boolean hidden) {
    isHidden = hidden;
    fit();
  }

  void fit() {
    Nodes.show(button, !isHidden && column.getHeight() > 0 && wanted() > column.getHeight());
    place();
  }

  private double wanted() {
    double padding = column.getInsets().getTop() + column.getInsets().getBottom();
    return column.getChildren().stream()
        .filter(node -> !node.equals(button) && !node.equals(panel))
        .mapToDouble(node -> node.prefHeight(column.getWidth()) + column.getSpacing())
        .reduce(padding + panel.prefHeight(column.getWidth()), Double::sum);
  }

  private void place() {
    boolean folded = button.isVisible();
    Nodes.show(panel, !isHidden && (!folded || button.isSelected()));
    // Above the button, which has not been laid out yet the first time.
    double raised = button.prefHeight(column.getWidth()) + column.getSpacing();
    panel.setTranslateY(folded ? -raised : 0);
    Pane home = folded ? over : column;
    if (!home.getChildren().contains(panel)) {
      (folded ? column : over).getChildren().remove(panel);
      StackPane.setMargin(panel, column.getInsets());
      home.getChildren().add(panel);
    }
  }
}
