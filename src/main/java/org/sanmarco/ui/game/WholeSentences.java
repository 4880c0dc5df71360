package org.sanmarco.ui.game;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;

/** Tells in a label as many whole sentences as fit, and all of them in its tooltip. */
final class WholeSentences {

  private final Label label;
  private final Text measure = new Text();
  private final Tooltip tooltip = new Tooltip();
  private List<String> sentences = List.of();

  /**
   * Tells nothing yet.
   *
   * @param label one whose size doesn't depend on its text
   */
  WholeSentences(Label label) {
    this.label = label;
    measure.fontProperty().bind(label.fontProperty());
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(480);
    label.widthProperty().subscribe(this::fit);
    label.heightProperty().subscribe(this::fit);
  }

  void tell(List<String> told) {
    sentences = told;
    tooltip.setText(String.join(" ", told));
    fit();
  }

  private void fit() {
    int count = sentences.size();
    while (count > 1 && !fits(count)) {
      count--;
    }
    label.setText(first(count));
    label.setTooltip(count < sentences.size() ? tooltip : null);
  }

  private boolean fits(int count) {
    Insets insets = label.getInsets();
    measure.setText(first(count));
    measure.setWrappingWidth(label.getWidth() - insets.getLeft() - insets.getRight());
    return measure.getLayoutBounds().getHeight()
        <= label.getHeight() - insets.getTop() - insets.getBottom();
  }

  private String first(int count) {
    return String.join(" ", sentences.subList(0, count));
  }
}
