package org.sanmarco.ui.library;

import java.util.function.BiConsumer;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/** Asks for a saved game's new name, until a name is accepted or the player cancels. */
final class RenameDialog extends DialogPage {

  private final BiConsumer<RenameDialog, String> wish;

  @FXML private TextField name;
  @FXML private Label problem;

  /**
   * A dialog that isn't open yet.
   *
   * @param old the name so far
   * @param wish receives each name entered, and closes the dialog or {@link #refuse}s
   */
  RenameDialog(
      Services services, Messages messages, String old, BiConsumer<RenameDialog, String> wish) {
    super(services, messages, "rename.fxml");
    this.wish = wish;
    name.setText(old);
  }

  void ask() {
    open();
    name.requestFocus();
    name.selectAll();
  }

  /** Says why the name can't be taken. */
  void refuse(String sentence) {
    problem.setText(sentence);
    name.requestFocus();
  }

  @FXML
  private void rename() {
    wish.accept(this, name.getText());
  }
}
