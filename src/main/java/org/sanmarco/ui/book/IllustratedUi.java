package org.sanmarco.ui.book;

import java.util.Locale;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.table.Games;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.BookFigure;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.words.Messages;

/**
 * A game with a complete user interface: words of its own, which are beside its class as {@code
 * table}, {@code newgame} and {@code lesson}, and a rule book with figures.
 */
public abstract class IllustratedUi implements GameUi {

  @Override
  public Messages messages(Messages shared) {
    return shared.with(bundle("table"));
  }

  @Override
  public final Messages setupMessages(Messages shared) {
    return shared.with(bundle("newgame"));
  }

  @Override
  public Messages lessonMessages(Messages shared) {
    return shared.with(bundle("lesson"));
  }

  /** A bundle beside the game's class, or below. */
  protected final String bundle(String name) {
    return getClass().getPackageName() + "." + name;
  }

  @Override
  public final BookFigure figure(String name, Services services, Messages messages, double width) {
    Tableau tableau = Tableau.of(Games.installed().find(game()).orElseThrow(), name);
    Names names = seat -> messages.text("person." + seat);
    return new SteppedFigure(
        name,
        tableau,
        drawing(tableau, services, messages.locale(), names, width),
        Coach.of(game()).in(messages.locale(), names),
        messages,
        width);
  }

  /**
   * Draws a figure.
   *
   * @param names how the seats are called
   * @param width how wide it may be
   */
  protected abstract BoardFigure<?, ?, ?, ?> drawing(
      Tableau tableau, Services services, Locale locale, Names names, double width);
}
