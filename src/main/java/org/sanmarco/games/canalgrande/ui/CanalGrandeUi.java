package org.sanmarco.games.canalgrande.ui;

import module java.base;

import javafx.scene.layout.Region;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.ui.board.CardTable;
import org.sanmarco.games.canalgrande.ui.board.TablePicture;
import org.sanmarco.games.canalgrande.ui.book.SummarySheet;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeFlow;
import org.sanmarco.games.canalgrande.ui.model.Feats;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.book.BoardFigure;
import org.sanmarco.ui.dividing.DividingUi;
import org.sanmarco.ui.game.BoardPicture;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.SetupForm;
import org.sanmarco.ui.game.SheetWords;
import org.sanmarco.ui.game.Thumbnail;
import org.sanmarco.ui.sound.Mood;
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/** Canal Grande in the window. */
public final class CanalGrandeUi extends DividingUi {

  @Override
  public String game() {
    return CanalGrande.ID;
  }

  @Override
  public GameFlow flow() {
    return new CanalGrandeFlow();
  }

  @Override
  public Optional<SetupForm> setupForm(Services services, Map<String, String> before) {
    return Optional.of(
        new PartnersForm(
            "open".equals(before.get("partners")), services.messages(bundle("partners")).locale()));
  }

  @Override
  public Mood mood() {
    return Mood.BARCAROLE;
  }

  @Override
  public String icon() {
    return "mdal-directions_boat";
  }

  @Override
  public Optional<Thumbnail> thumbnail(Locale locale) {
    return Optional.of(new CardTable(locale));
  }

  @Override
  public Optional<BoardPicture> board() {
    return Optional.of(new TablePicture());
  }

  @Override
  public SheetWords sheetWords(GameTexts texts, Messages messages, List<SeatColour> colours) {
    return new PlayerWords(texts, messages, colours);
  }

  @Override
  protected BoardFigure<?, ?, ?, ?> drawing(
      Tableau tableau, Services services, Locale locale, Names names, double width) {
    return new TableFigure(tableau, services, locale, names, width);
  }

  @Override
  public Optional<Region> summary(Locale locale) {
    return Optional.of(new SummarySheet(Messages.load(bundle("book.summary"), locale)));
  }

  /** One side has won or the other (GE1), by no number. */
  @Override
  public boolean hasScores() {
    return false;
  }

  @Override
  public Map<String, Integer> feats(List<SeenMove> history, View end, int player) {
    return Feats.of(history, (CanalGrandeView) end, player);
  }

  @Override
  public GameTable table(GameModel model, Messages messages, Services services) {
    return new CanalGrandeTable(new CanalGrandeContext(model, messages, services));
  }
}
