package org.sanmarco.ui.game;

import java.util.List;
import org.sanmarco.save.Evening;
import org.sanmarco.words.Isolation;
import org.sanmarco.words.Messages;

/** The results of an evening in words. */
public final class EveningWords {

  private EveningWords() {}

  /**
   * The wins and the total of each player.
   *
   * @param messages the words at every game's table, {@link GameUi#TEXTS}
   */
  public static List<String> of(Evening evening, Messages messages) {
    return evening.lines().stream().map(line -> of(line, messages)).toList();
  }

  private static String of(Evening.Line line, Messages messages) {
    String name = Isolation.of(line.name());
    return line.hasTotal()
        ? messages.text("game-over.evening.total", name, line.wins(), line.total())
        : messages.text("game-over.evening.wins", name, line.wins());
  }
}
