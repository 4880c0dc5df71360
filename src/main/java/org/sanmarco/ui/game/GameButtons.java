package org.sanmarco.ui.game;

import module java.base;

import javafx.scene.control.ToggleButton;
import org.sanmarco.table.Games;
import org.sanmarco.words.Messages;

/** A button for each game that can be played in the window; exactly one of them is selected. */
public final class GameButtons {

  private GameButtons() {}

  /**
   * The buttons, side by side like one.
   *
   * @param any words in the language
   * @param prefix of each button's id; the game's id follows it
   * @param game which is selected at first
   * @param chosen hears the id of the game whose button is pressed
   */
  public static List<ToggleButton> of(
      Messages any, String prefix, String game, Consumer<String> chosen) {
    List<ToggleButton> all =
        Games.installed().ids().stream()
            .map(id -> {
              ToggleButton button = new ToggleButton(GameTitle.kind(any, id));
              button.setId(prefix + id);
              button.setUserData(id);
              button.setSelected(id.equals(game));
              return button;
            })
            .toList();
    for (ToggleButton button : all) {
      // Not a toggle group: there a second press would leave no game selected.
      button.setOnAction(event -> {
        all.forEach(other -> other.setSelected(other.equals(button)));
        chosen.accept((String) button.getUserData());
      });
    }
    pills(all);
    return all;
  }

  /** Makes buttons look like one that is divided: round at its two ends only. */
  public static void pills(List<ToggleButton> buttons) {
    for (ToggleButton button : buttons) {
      button
          .getStyleClass()
          .add(
              button.equals(buttons.getFirst())
                  ? "left-pill"
                  : button.equals(buttons.getLast()) ? "right-pill" : "center-pill");
    }
  }
}
