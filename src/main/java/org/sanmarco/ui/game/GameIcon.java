package org.sanmarco.ui.game;

import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.words.Messages;

/** The sign of a kind of game beside the names of games in lists. */
public final class GameIcon {

  private GameIcon() {}

  /**
   * The sign.
   *
   * @param any words in the language
   * @param game the identifier of the kind
   */
  public static FontIcon of(Messages any, String game) {
    FontIcon icon = new FontIcon(GameUi.of(game).icon());
    icon.setAccessibleText(GameTitle.kind(any, game));
    return icon;
  }
}
