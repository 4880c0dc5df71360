package org.sanmarco.games.canalgrande.ui;

import module java.base;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.board.CardTable;
import org.sanmarco.games.canalgrande.ui.board.TableAnimationLayer;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.games.canalgrande.ui.motion.Anchor;
import org.sanmarco.games.canalgrande.ui.motion.Sprite;
import org.sanmarco.games.canalgrande.ui.motion.TableAnimationBuilder;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.book.BoardFigure;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.words.Messages;

/**
 * A figure of Canal Grande's rule book: the score of each side, the little table, and the viewer's
 * hand.
 */
final class TableFigure extends BoardFigure<CanalGrandeView, CardTable, Sprite, Anchor>
    implements ScoreContext {

  private final int seat;
  private final Messages words;
  private final List<SideScore> scores = new ArrayList<>();
  private final HBox people = Nodes.styled(new HBox(), "figure-people");
  private CanalGrandeView view;

  /**
   * A table of some width.
   *
   * @param calls the names of the seats
   */
  TableFigure(Tableau tableau, Services services, Locale locale, Names calls, double width) {
    super(tableau, services, new CardTable(locale), calls);
    seat = tableau.seat();
    words = Messages.load(CanalGrandeUi.class.getPackageName() + ".table", locale);
    view = seen(tableau.frames().getFirst().position());
    fit(width);
    people
        .getStylesheets()
        .addAll(Nodes.stylesheet(GameUi.class, "game.css"), CanalGrandeContext.stylesheet());
    people.setPrefWidth(width);
    CanalGrandeContext.sides().forEach(this::score);
  }

  private void score(int side) {
    SideScore score = new SideScore(this, side);
    scores.add(score);
    VBox box = new VBox(Nodes.styled(new Label(side(side)), "side-names"), score);
    people.getChildren().add(Nodes.wide(box));
  }

  @Override
  protected CanalGrandeView seen(Position position) {
    return ((CanalGrandePosition) position).view(seat);
  }

  @Override
  protected TableAnimationLayer layer() {
    return new TableAnimationLayer(
        board, held -> Optional.empty(), id -> Optional.ofNullable(people.lookup("#" + id)));
  }

  @Override
  protected AnimationPlan<Sprite, Anchor> plan(CanalGrandeView before, List<Event> events) {
    return TableAnimationBuilder.of(before, events, any -> true);
  }

  @Override
  public CanalGrandeView view() {
    return view;
  }

  @Override
  public CardFaces faces() {
    return board.faces();
  }

  @Override
  public String side(int side) {
    return view.seatsOfSide(side).stream()
        .map(player -> names.get(player - 1))
        .collect(Collectors.joining(" & "));
  }

  @Override
  public String text(String key, Object... arguments) {
    return words.text(key, arguments);
  }

  @Override
  protected List<HBox> people() {
    return List.of(people);
  }

  @Override
  protected void show(CanalGrandeView shown) {
    view = shown;
    super.show(shown);
    // Moving cards need the final layout at once.
    board.applyCss();
    board.layout();
    scores.forEach(SideScore::show);
  }

  @Override
  protected List<HBox> cards(CanalGrandeView shown) {
    Cards hand = seat == 0 ? Cards.NONE : shown.hand(seat);
    return row(hand.list().stream().map(board.faces()::card));
  }
}
