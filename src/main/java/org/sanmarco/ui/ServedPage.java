package org.sanmarco.ui;

import javafx.scene.layout.Region;
import org.sanmarco.words.Messages;

/** A screen or a dialog with its services, its words and its view in FXML. */
public abstract class ServedPage {

  /** The program's services. */
  protected final Services services;

  /** The words of the page. */
  protected final Messages messages;

  /** The view. */
  protected final Region root;

  /**
   * Loads the view.
   *
   * @param bundle the words of the page, such as {@code org.sanmarco.ui.home.home}
   * @param file the FXML beside the page's class
   */
  protected ServedPage(Services services, String bundle, String file) {
    this(services, services.messages(bundle), file);
  }

  /**
   * Loads the view.
   *
   * @param file the FXML beside the page's class
   */
  @SuppressWarnings("this-escape") // FXML sets fields only, and no control is used yet
  protected ServedPage(Services services, Messages messages, String file) {
    this.services = services;
    this.messages = messages;
    root = Fxml.load(this, file, messages);
  }

  /** The view. */
  public final Region root() {
    return root;
  }
}
