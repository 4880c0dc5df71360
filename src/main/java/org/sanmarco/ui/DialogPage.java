package org.sanmarco.ui;

import javafx.fxml.FXML;

/** A page over the screen. */
public abstract class DialogPage extends ServedPage {

  /**
   * Loads the view.
   *
   * @param bundle the words of the page
   * @param file the FXML beside the page's class
   */
  protected DialogPage(Services services, String bundle, String file) {
    super(services, bundle, file);
  }

  /** Opens the page; the Escape key closes it. */
  protected final void open() {
    services.dialogs().open(root, this::close);
  }

  /** Closes the page. */
  @FXML
  protected void close() {
    services.dialogs().close(root);
  }
}
