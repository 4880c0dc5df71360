package org.sanmarco.ui.game;

import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.WritableValue;
import javafx.scene.Parent;
import javafx.scene.control.Label;

/** A score on a player's panel, which counts along with what is told on the board. */
public final class ScoreLabel extends Label {

  private static final String STYLE = "score";

  private final IntegerProperty score = new SimpleIntegerProperty();

  /** A score of nothing. */
  @SuppressWarnings("this-escape") // the listener only sets a text
  public ScoreLabel() {
    getStyleClass().add(STYLE);
    score.subscribe(number -> setText(String.valueOf(number)));
  }

  /** The score on a panel; empty if it has none. */
  public static Optional<WritableValue<Number>> in(Parent panel) {
    return panel.lookup("." + STYLE) instanceof ScoreLabel label
        ? Optional.of(label.score)
        : Optional.empty();
  }

  /** The number shown. */
  public IntegerProperty scoreProperty() {
    return score;
  }
}
