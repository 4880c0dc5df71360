package org.sanmarco.games.marcopolo.ui;

import module java.base;

import javafx.scene.layout.Region;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.coach.MarcoPoloTexts;
import org.sanmarco.games.marcopolo.ui.book.SummarySheet;
import org.sanmarco.games.marcopolo.ui.map.ChartPicture;
import org.sanmarco.games.marcopolo.ui.map.MapView;
import org.sanmarco.games.marcopolo.ui.model.Feats;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloFlow;
import org.sanmarco.games.marcopolo.ui.setup.TrackForm;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.book.BoardFigure;
import org.sanmarco.ui.book.IllustratedUi;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.SetupForm;
import org.sanmarco.ui.game.SheetWords;
import org.sanmarco.ui.game.Thumbnail;
import org.sanmarco.ui.sound.Mood;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/** Marco Polo in the window. */
public final class MarcoPoloUi extends IllustratedUi {

  @Override
  public String game() {
    return MarcoPolo.ID;
  }

  @Override
  public GameFlow flow() {
    return new MarcoPoloFlow();
  }

  @Override
  public Optional<SetupForm> setupForm(Services services, Map<String, String> before) {
    return Optional.of(new TrackForm(services, before));
  }

  @Override
  public Mood mood() {
    return Mood.CARAVAN;
  }

  @Override
  public String icon() {
    return "mdal-explore";
  }

  @Override
  public Optional<Thumbnail> thumbnail(Locale locale) {
    return Optional.of(new MapView(locale));
  }

  @Override
  public Optional<BoardPicture> board() {
    return Optional.of(new ChartPicture());
  }

  @Override
  public SheetWords sheetWords(GameTexts texts, Messages messages, List<SeatColour> colours) {
    return new EffectWords((MarcoPoloTexts) texts, messages, colours);
  }

  @Override
  protected BoardFigure<?, ?, ?, ?> drawing(
      Tableau tableau, Services services, Locale locale, Names names, double width) {
    return new MapFigure(tableau, services, locale, names, width);
  }

  @Override
  public Optional<Region> summary(Locale locale) {
    return Optional.of(new SummarySheet(Messages.load(bundle("book.summary"), locale)));
  }

  @Override
  public Map<String, Integer> feats(List<SeenMove> history, View end, int player) {
    return Feats.of(history, player);
  }

  @Override
  public GameTable table(GameModel model, Messages messages, Services services) {
    return new MarcoPoloTable(new MarcoPoloContext(model, messages, services));
  }
}
