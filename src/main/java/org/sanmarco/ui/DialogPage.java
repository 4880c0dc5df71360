package org.sanmarco.ui;

import javafx.fxml.FXML;
import org.sanmarco.words.Messages;

/** A page over the screen. */
public abstract class DialogPage extends ServedPage {

  /**
   * Loads the view.
   *
   * @param file the FXML beside the page's class
   */
  protected DialogPage(Services services, Messages messages, String file) {
    super(services, messages, file);
  }

  /** Opens the page; the Escape key closes it. */
  protected final void open() {
    services.dialogs().open(root, this::close);
  }

  /** Closes the page. */
  @FXML
  public void close() {
    services.dialogs().close(root);
  }
}
