package org.sanmarco.ui.table.log;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Budget;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.computer.MoveReasons;
import org.sanmarco.ui.table.computer.MoveReasons.Answer;
import org.sanmarco.ui.table.model.log.LogLine;

/** The button that asks for the reason of a computer's move, and the answer. */
final class WhyBox extends VBox {

  private final MoveReasons reasons;
  private final Button why = Nodes.styled(new Button(), "small");
  private final Label answer = Nodes.whole("", "log-why");
  private final VBox figure = new VBox();
  private @Nullable LogLine line;
  private @Nullable Budget asked;

  /**
   * A box about no line.
   *
   * @param id of the button; the answer's has {@code -answer} behind it
   */
  WhyBox(PanelContext context, MoveReasons reasons, String id) {
    this.reasons = reasons;
    why.setId(id);
    why.setText(context.text("why"));
    why.setMaxWidth(Double.MAX_VALUE);
    why.setOnAction(event -> ask());
    Buttons.explain(why, context.text("why.tip"));
    answer.setId(id + "-answer");
    getChildren().addAll(why, answer, figure);
    show(null);
  }

  /** Turns to a line; an answer about another is gone. */
  void show(@Nullable LogLine chosen) {
    if (chosen == null || !chosen.equals(line)) {
      stop();
    }
    line = chosen;
    Nodes.show(this, chosen != null && reasons.isKnown(chosen.move()));
    Nodes.show(answer, asked != null);
    Nodes.show(figure, asked != null);
    Nodes.show(why, asked == null);
  }

  /** Closes the answer, as the game has gone on. */
  void drop() {
    stop();
    show(line);
  }

  private void say(Answer told) {
    answer.setText(told.words());
    figure.getChildren().setAll(told.figure().stream().toList());
  }

  private void stop() {
    if (asked != null) {
      asked.stop();
      asked = null;
    }
  }

  private void ask() {
    LogLine about = line;
    if (about != null && reasons.isKnown(about.move())) {
      asked = reasons.ask(about.move(), this::say);
      show(about);
    }
  }
}
