package org.sanmarco.games.marcopolo.ui;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.layout.Region;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.coach.MarcoPoloCoach;
import org.sanmarco.games.marcopolo.ui.book.SummarySheet;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloFlow;
import org.sanmarco.games.marcopolo.ui.setup.WayForm;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.book.SteppedFigure;
import org.sanmarco.ui.table.BookFigure;
import org.sanmarco.ui.table.GameTable;
import org.sanmarco.ui.table.GameUi;
import org.sanmarco.ui.table.SetupForm;
import org.sanmarco.ui.table.Thumbnail;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/** Marco Polo in the window. */
public final class MarcoPoloUi implements GameUi {

  @Override
  public String game() {
    return MarcoPolo.ID;
  }

  @Override
  public GameFlow flow() {
    return new MarcoPoloFlow();
  }

  @Override
  public Messages messages(Messages shared) {
    return shared.with(bundle("table"));
  }

  @Override
  public Messages setupMessages(Messages shared) {
    return shared.with(bundle("setup.newgame"));
  }

  @Override
  public Optional<SetupForm> setupForm(Services services, Map<String, String> before) {
    return Optional.of(new WayForm(services, before));
  }

  @Override
  public Optional<Thumbnail> thumbnail(Locale locale) {
    return Optional.of(new MapThumbnail(locale));
  }

  @Override
  public BookFigure figure(String name, Services services, Messages messages, double width) {
    Tableau tableau = Tableau.of(new MarcoPolo(), name);
    Names names = seat -> messages.text("person." + seat);
    return new SteppedFigure(
        name,
        tableau,
        new MapFigure(tableau, services, messages.locale(), names, width),
        new MarcoPoloCoach().in(messages.locale(), names),
        messages,
        width);
  }

  @Override
  public Optional<Region> summary(Locale locale) {
    return Optional.of(new SummarySheet(Messages.load(bundle("book.summary"), locale)));
  }

  @Override
  public Messages lessonMessages(Messages shared) {
    return shared.with(bundle("lesson"));
  }

  @Override
  public GameTable table(
      GameModel model, Messages messages, Services services, Consumer<String> rules) {
    return new MarcoPoloTable(new MarcoPoloContext(model, messages, rules), services);
  }

  private static String bundle(String name) {
    return MarcoPoloUi.class.getPackageName() + "." + name;
  }
}
