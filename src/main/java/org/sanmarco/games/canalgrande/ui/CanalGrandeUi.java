package org.sanmarco.games.canalgrande.ui;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.layout.Region;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.coach.CanalGrandeCoach;
import org.sanmarco.games.canalgrande.ui.book.SummarySheet;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeFlow;
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

/** Canal Grande in the window. */
public final class CanalGrandeUi implements GameUi {

  @Override
  public String game() {
    return CanalGrande.ID;
  }

  @Override
  public GameFlow flow() {
    return new CanalGrandeFlow();
  }

  @Override
  public Messages messages(Messages shared) {
    return shared.with(bundle("table"));
  }

  @Override
  public Optional<SetupForm> setupForm(Services services, Map<String, String> before) {
    return Optional.of(
        new PartnersForm(
            "open".equals(before.get("partners")), services.messages(bundle("partners")).locale()));
  }

  @Override
  public Messages setupMessages(Messages shared) {
    return shared.with(bundle("newgame"));
  }

  @Override
  public Optional<Thumbnail> thumbnail(Locale locale) {
    return Optional.of(new TableThumbnail(locale));
  }

  @Override
  public BookFigure figure(String name, Services services, Messages messages, double width) {
    Tableau tableau = Tableau.of(new CanalGrande(), name);
    Names names = seat -> messages.text("person." + seat);
    return new SteppedFigure(
        name,
        tableau,
        new TableFigure(tableau, services, messages.locale(), names, width),
        new CanalGrandeCoach().in(messages.locale(), names),
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

  private static String bundle(String name) {
    return CanalGrandeUi.class.getPackageName() + "." + name;
  }

  /** One side has won or the other (GE1), by no number. */
  @Override
  public boolean hasScores() {
    return false;
  }

  @Override
  public GameTable table(
      GameModel model, Messages messages, Services services, Consumer<String> rules) {
    return new CanalGrandeTable(new CanalGrandeContext(model, messages, rules), services);
  }
}
