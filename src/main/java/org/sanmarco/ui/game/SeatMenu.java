package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.table.Presence;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.table.model.PlayerClock.Standing;

/** A menu of who plays for a player: the player, or a computer of a level. Works at any time. */
public final class SeatMenu extends MenuButton {

  private final PanelContext context;
  private final int player;
  private final FontIcon icon = new FontIcon();
  private final List<Label> names = new ArrayList<>();

  /** The words of the clock; empty if none is shown. */
  private String time = "";

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
    item.setOnAction(event -> context.model().handOver(player, computer));
    return item;
  }

  /** Has a label that names the player say in a tooltip who plays, and how. */
  public void tellOn(Label name) {
    names.add(name);
  }

  /**
   * Shows the player's clock.
   *
   * @param face empty if none is shown
   * @param words say the same
   */
  public void showClock(String face, String words, Standing standing) {
    setText(face);
    Nodes.mark(this, "near", standing == Standing.NEAR);
    Nodes.mark(this, "over", standing == Standing.OVER);
    if (!time.equals(words)) {
      time = words;
      refresh();
    }
  }

  /** Shows whether the clock stands because nobody knows the time. */
  public void stopClock(boolean isStopped) {
    Nodes.mark(this, "stopped", isStopped);
  }

  /** Shows who plays now. */
  public void refresh() {
    String computer = context.model().seat(player).computer();
    String name = context.player(player);
    Optional<Presence> presence =
        computer.isEmpty() ? context.model().presence(player) : Optional.empty();
    String there = presence.map(one -> PresenceWords.of(context.messages(), name, one)).orElse("");
    String how =
        (computer.isEmpty() ? "" : "\n" + context.people().character(name, computer))
            + (there.isEmpty() ? "" : "\n" + there)
            + (time.isEmpty() ? "" : "\n" + time);
    names.forEach(
        label -> Buttons.explain(label, context.people().withComputer(name, computer) + how));
    icon.setIconLiteral(computer.isEmpty() ? PresenceWords.icon(presence) : "mdal-computer");
    Buttons.name(
        this,
        context.text("plays", name, words(computer)) + (time.isEmpty() ? "" : ". " + time),
        context.model().isPast()
            ? context.text("plays.why")
            : context.model().canHandOver(player)
                ? context.text("plays.tip", name, words(computer)) + how
                : there.isEmpty() ? context.text("plays.host") : there);
    setDisable(context.model().isPast() || !context.model().canHandOver(player));
    getItems().stream()
        .map(RadioMenuItem.class::cast)
        .forEach(item -> item.setSelected(computer.equals(item.getUserData())));
  }

  private String words(String computer) {
    return context.people().ranked(computer);
  }
}
