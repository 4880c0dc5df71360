package org.sanmarco.ui.library;

import java.util.function.BiConsumer;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Fxml;
import org.sanmarco.words.Messages;

/** Asks for a saved game's new name, until a name is accepted or the player cancels. */
final class RenameDialog {

  private final Dialogs dialogs;
  private final BiConsumer<RenameDialog, String> wish;
  private final Region root;

  @FXML private TextField name;
  @FXML private Label problem;

  /**
   * A dialog that isn't open yet.
   *
   * @param old the name so far
   * @param wish receives each name entered, and closes the dialog or {@link #refuse}s
   */
  RenameDialog(
      Dialogs dialogs, Messages messages, String old, BiConsumer<RenameDialog, String> wish) {
    this.dialogs = dialogs;
    this.wish = wish;
    root = Fxml.load(this, "rename.fxml", messages);
    name.setText(old);
  }

  void open() {
    dialogs.open(root, this::close);
    name.requestFocus();
    name.selectAll();
  }

  @FXML
  void close() {
    dialogs.close(root);
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
