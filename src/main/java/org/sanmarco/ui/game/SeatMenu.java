package org.sanmarco.ui.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.kernel.BotLevel;

/** A menu of who plays for a player: the player, or a computer of a level. Works at any time. */
public final class SeatMenu extends MenuButton {

  private final PanelContext context;
  private final int player;
  private final FontIcon icon = new FontIcon();
  private final List<Label> names = new ArrayList<>();

  /** The menu of a player, whose first seat has the same number. */
  public SeatMenu(PanelContext context, int player) {
    this.context = context;
    this.player = player;
    setId("plays-" + player);
    getStyleClass().add("seat-menu");
    setGraphic(icon);
    ToggleGroup group = new ToggleGroup();
    Stream.concat(Stream.of(""), BotLevel.NAMES.stream())
        .forEach(computer -> getItems().add(item(computer, group)));
  }

  private RadioMenuItem item(String computer, ToggleGroup group) {
    RadioMenuItem item = new RadioMenuItem(words(computer));
    item.setToggleGroup(group);
    item.setUserData(computer);
    item.setOnAction(event -> context.commands().handOver(player, computer));
    return item;
  }

  /** Has a label that names the player say in a tooltip who plays, and how. */
  public void tellOn(Label name) {
    names.add(name);
  }

  /** Shows who plays now. */
  public void refresh() {
    String computer = context.model().seats().get(player - 1).computer();
    String name = context.player(player);
    String how = computer.isEmpty() ? "" : "\n" + context.people().character(name, computer);
    names.forEach(
        label -> Buttons.explain(label, context.people().withComputer(name, computer) + how));
    icon.setIconLiteral(computer.isEmpty() ? "mdmz-person" : "mdal-computer");
    Buttons.name(
        this,
        context.text("plays", name, words(computer)),
        context.model().isPast()
            ? context.text("plays.why")
            : context.text("plays.tip", name, words(computer)) + how);
    setDisable(context.model().isPast());
    getItems().stream()
        .map(RadioMenuItem.class::cast)
        .forEach(item -> item.setSelected(computer.equals(item.getUserData())));
  }

  private String words(String computer) {
    return context.people().begin(context.people().plays(computer));
  }
}
