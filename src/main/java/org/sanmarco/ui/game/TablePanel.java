package org.sanmarco.ui.game;

import javafx.scene.Parent;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/**
 * A panel with its context and its root.
 *
 * @param <C> the context
 * @param <R> the root
 */
public abstract class TablePanel<C extends PanelContext, R extends Parent> implements Panel {

  /** The panel's context. */
  protected final C context;

  /** The program's services. */
  protected final Services services;

  /** The panel's root. */
  protected final R root;

  /** A panel with a root made by the caller. */
  protected TablePanel(C context, R root) {
    this.context = context;
    services = context.services();
    this.root = root;
  }

  /**
   * Loads the root.
   *
   * @param file its FXML, with the words of the table
   */
  protected TablePanel(C context, String file) {
    this(context, file, context.messages());
  }

  /**
   * Loads the root.
   *
   * @param file its FXML
   * @param messages its words
   */
  // FXML sets fields only, and no control is used yet. The file has a root of the type named.
  @SuppressWarnings({"this-escape", "unchecked"})
  protected TablePanel(C context, String file, Messages messages) {
    this.context = context;
    services = context.services();
    root = (R) Fxml.load(this, file, messages);
  }

  @Override
  public final R root() {
    return root;
  }
}
