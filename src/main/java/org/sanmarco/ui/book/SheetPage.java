package org.sanmarco.ui.book;

import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Messages;

/** All that one looks up while playing, on one page of columns. */
public abstract class SheetPage extends VBox {

  /** The page's width, in units of the window. */
  public static final double WIDTH = 1120;

  /** The height of a card. */
  protected static final double CARD_HEIGHT = 66;

  private final Messages messages;

  /**
   * A page without content.
   *
   * @param messages the words of headings and sentences
   */
  protected SheetPage(Messages messages) {
    this.messages = messages;
  }

  /** Puts the page together, below its title; to be called once. */
  protected final void fill(String title, Region... columns) {
    getStyleClass().add("sheet-page");
    setMinWidth(WIDTH);
    setPrefWidth(WIDTH);
    setMaxWidth(WIDTH);
    HBox all = Nodes.styled(new HBox(columns), "sheet-columns");
    for (Region column : columns) {
      column.setPrefWidth(WIDTH / columns.length);
    }
    getChildren().addAll(label(title, "sheet-title"), all);
  }

  /** Parts one below the other. */
  protected static VBox column(Region... parts) {
    VBox column = Nodes.styled(new VBox(parts), "sheet-column");
    HBox.setHgrow(column, Priority.ALWAYS);
    return column;
  }

  /** A heading with sentences below it, by their keys. */
  protected final VBox part(String title, String... lines) {
    VBox part = Nodes.styled(new VBox(title(title)), "sheet-part");
    Stream.of(lines).map(this::words).forEach(part.getChildren()::add);
    return part;
  }

  /** A heading, by its key. */
  protected final Label title(String key) {
    return label(messages.text(key), "sheet-heading");
  }

  /** A sentence, by its key. */
  protected final Label words(String key) {
    return label(messages.text(key), "sheet-words");
  }

  /** A text that is broken into lines where it must be. */
  protected static Label label(String text, String style) {
    return Nodes.whole(text, style);
  }
}
