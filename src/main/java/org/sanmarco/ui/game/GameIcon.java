package org.sanmarco.ui.game;

import org.kordamp.ikonli.javafx.FontIcon;
import org.sanmarco.ui.Services;

/** The sign of a kind of game beside the names of games in lists. */
public final class GameIcon {

  private GameIcon() {}

  /**
   * The sign.
   *
   * @param game the identifier of the kind
   */
  public static FontIcon of(Services services, String game) {
    FontIcon icon = new FontIcon(GameUi.of(game).icon());
    icon.setAccessibleText(GameTitle.kind(services.messages(GameUi.TEXTS), game));
    return icon;
  }
}
