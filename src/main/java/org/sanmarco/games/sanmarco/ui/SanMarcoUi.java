package org.sanmarco.games.sanmarco.ui;

import module java.base;

import javafx.scene.layout.Region;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.coach.SanMarcoTexts;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.board.VenicePicture;
import org.sanmarco.games.sanmarco.ui.book.FigureView;
import org.sanmarco.games.sanmarco.ui.book.SummarySheet;
import org.sanmarco.games.sanmarco.ui.context.EffectWords;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.Feats;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoFlow;
import org.sanmarco.games.sanmarco.ui.setup.DistrictValues;
import org.sanmarco.games.sanmarco.ui.setup.ValuesForm;
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
import org.sanmarco.ui.table.model.GameFlow;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.words.Messages;

/** San Marco in the window. */
public final class SanMarcoUi extends DividingUi {

  @Override
  public String game() {
    return SanMarco.ID;
  }

  @Override
  public GameFlow flow() {
    return new SanMarcoFlow();
  }

  @Override
  public Optional<SetupForm> setupForm(Services services, Map<String, String> before) {
    return Optional.of(
        new ValuesForm(new DistrictValues(), services.messages(bundle("setup.values")).locale()));
  }

  @Override
  public String icon() {
    return "mdal-account_balance";
  }

  @Override
  public Optional<Thumbnail> thumbnail(Locale locale) {
    return Optional.of(new BoardView(locale));
  }

  @Override
  public Optional<BoardPicture> board() {
    return Optional.of(new VenicePicture());
  }

  @Override
  public SheetWords sheetWords(GameTexts texts, Messages messages, List<SeatColour> colours) {
    return new EffectWords((SanMarcoTexts) texts, messages, colours);
  }

  @Override
  protected BoardFigure<?, ?, ?, ?> drawing(
      Tableau tableau, Services services, Locale locale, Names names, double width) {
    return new FigureView(tableau, services, locale, names, width);
  }

  @Override
  public Optional<Region> summary(Locale locale) {
    return Optional.of(sheet(locale, Board.STANDARD));
  }

  /** With the values of the board that is played on (B1). */
  @Override
  public Optional<Region> summary(Locale locale, View played) {
    return Optional.of(sheet(locale, ((SanMarcoState) played).board()));
  }

  private SummarySheet sheet(Locale locale, Board board) {
    return new SummarySheet(Messages.load(bundle("book.summary"), locale), board);
  }

  @Override
  public Map<String, Integer> feats(List<SeenMove> history, View end, int player) {
    return Feats.of(history, (SanMarcoView) end, player);
  }

  @Override
  public GameTable table(GameModel model, Messages messages, Services services) {
    return new SanMarcoTable(new SanMarcoContext(model, messages, services));
  }
}
