package org.sanmarco.ui.table.log;

import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.DoubleProperty;
import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.keys.Key;

/** The edge of the log: the mouse or the arrow keys move it to change the log's width. */
public final class LogEdge extends Button {

  private static final double LEAST = 246;
  private static final double MOST = 560;
  private static final double STEP = 40;

  private final DoubleProperty width;

  /**
   * An edge.
   *
   * @param log the column that it resizes
   * @param width the column's width where there is room, in pixels
   * @param tighter the reduction of the width now
   */
  public LogEdge(
      PanelContext context, Region log, DoubleProperty width, ObservableDoubleValue tighter) {
    this.width = width;
    setId("log-edge");
    getStyleClass().setAll("log-edge");
    Buttons.name(
        this, context.text("log.edge"), context.tip("log.edge.tip", Key.WIDER, Key.NARROWER));
    setCursor(Cursor.H_RESIZE);
    setMaxHeight(Double.MAX_VALUE);
    DoubleBinding now = width.subtract(tighter);
    log.minWidthProperty().bind(now);
    log.prefWidthProperty().bind(now);
    log.maxWidthProperty().bind(now);
    setOnMouseDragged(event ->
        widen(
            tighter.get()
                + log.getBoundsInParent().getMaxX()
                - log.getParent().sceneToLocal(event.getSceneX(), 0).getX()));
    setOnAction(event -> widen(width.get() > LEAST ? LEAST : MOST));
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    if (Key.WIDER.is(event)) {
      widen(width.get() + STEP);
      event.consume();
    } else if (Key.NARROWER.is(event)) {
      widen(width.get() - STEP);
      event.consume();
    }
  }

  private void widen(double wanted) {
    width.set(Math.clamp(wanted, LEAST, MOST));
  }
}
