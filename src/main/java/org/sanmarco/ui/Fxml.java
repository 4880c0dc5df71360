package org.sanmarco.ui;

import module java.base;

import javafx.fxml.FXMLLoader;
import javafx.scene.layout.Region;
import org.sanmarco.words.Messages;

/** Loads the FXML of screens and dialogs. */
public final class Fxml {

  private Fxml() {}

  /**
   * Loads a view that names no controller of its own.
   *
   * @param controller gets the view's nodes; the file is beside its class
   * @param file such as {@code home.fxml}
   * @param messages the words for the view's {@code %keys}
   */
  public static Region load(Object controller, String file, Messages messages) {
    URL url = Objects.requireNonNull(controller.getClass().getResource(file), file);
    FXMLLoader loader = new FXMLLoader(url, messages.bundle());
    loader.setController(controller);
    try {
      return loader.load();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
