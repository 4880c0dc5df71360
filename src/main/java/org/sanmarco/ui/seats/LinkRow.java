package org.sanmarco.ui.seats;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Messages;

/** A link or an invitation for a player, with buttons that copy it and show its picture. */
public final class LinkRow extends HBox {

  private final Messages messages;
  private final String words;
  private final int number;
  private final String player;

  /**
   * A row for a player.
   *
   * @param words the beginning of the keys of its words, and of its nodes' identifiers
   * @param number its number on the page
   * @param spoken the description of the link
   * @param notice says what a button has done
   * @param show shows the picture of the link
   */
  public LinkRow(
      Messages messages,
      String words,
      int number,
      String player,
      String link,
      String spoken,
      Label notice,
      Consumer<String> show) {
    this.messages = messages;
    this.words = words;
    this.number = number;
    this.player = player;
    TextField line = new TextField(link);
    line.setId(words + "-line-" + number);
    line.setEditable(false);
    line.setAccessibleText(spoken);
    getStyleClass().add("host-seat");
    getChildren().add(Nodes.wide(line));
    add(
        "copy",
        () -> {
          Nodes.copy(link);
          notice.setText(messages.text(words + ".copied", player));
        });
    add(
        "show",
        () -> {
          show.accept(link);
          notice.setText(messages.text(words + ".shown", player));
        });
  }

  /** Adds a button whose words say what it does. */
  public void add(String does, Runnable action) {
    String id = words + "-" + does + "-" + number;
    Button button = Nodes.button(id, messages.text(words + "." + does), action);
    button.setAccessibleText(button.getText() + ": " + player);
    getChildren().add(Nodes.uncut(button));
  }
}
