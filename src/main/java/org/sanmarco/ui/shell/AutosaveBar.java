package org.sanmarco.ui.shell;

import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Messages;

/** The bar above the screen that is shown while the autosave fails or is behind. */
final class AutosaveBar extends HBox {

  private final Label text = Nodes.whole("");
  private final Button again;
  private final Button otherFolder;

  /**
   * A bar that doesn't show.
   *
   * @param again tries to write the game again
   * @param otherFolder writes it to another folder
   */
  AutosaveBar(Messages messages, Runnable again, Runnable otherFolder) {
    setId("trouble");
    getStyleClass().add("trouble");
    text.setId("trouble-text");
    text.setMaxWidth(Double.MAX_VALUE);
    this.again = Nodes.button("trouble-again", "", again, "small");
    this.otherFolder = Nodes.button("trouble-elsewhere", "", otherFolder, "small");
    this.again.setMinWidth(USE_PREF_SIZE);
    this.otherFolder.setMinWidth(USE_PREF_SIZE);
    updateTexts(messages);
    getChildren().addAll(List.of(Nodes.wide(text), this.again, this.otherFolder));
    setAccessibleRole(AccessibleRole.TEXT);
    hide();
  }

  void updateTexts(Messages messages) {
    again.setText(messages.text("trouble.again"));
    otherFolder.setText(messages.text("trouble.elsewhere"));
  }

  /**
   * Shows what is wrong.
   *
   * @param canHelp whether the buttons are of any use
   */
  void show(String sentence, boolean canHelp) {
    Nodes.show(again, canHelp);
    Nodes.show(otherFolder, canHelp);
    text.setText(sentence);
    setAccessibleText(sentence);
    Nodes.show(this, true);
  }

  void hide() {
    Nodes.show(this, false);
  }
}
