package org.sanmarco.ui.game;

import java.util.List;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.save.GameName;
import org.sanmarco.table.Occasion;
import org.sanmarco.words.Messages;

/** The title of a game in lists of several kinds of games: its kind and its name. */
public final class GameTitle {

  private GameTitle() {}

  /**
   * The title.
   *
   * @param shared the words at every game's table
   * @param game the identifier of its kind
   * @param players the names of its players
   */
  public static String of(Messages shared, String game, Occasion occasion, List<String> players) {
    return shared.text(
        "title", kind(shared, game), GameName.ofPlayers(occasion, players, shared.language()));
  }

  /**
   * The name of a kind of game, such as <i>San Marco</i>.
   *
   * @param any words in the language
   */
  public static String kind(Messages any, String game) {
    return Coach.of(game).in(any.locale(), null).transcript().text(GameTexts.TITLE);
  }
}
