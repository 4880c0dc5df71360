package org.sanmarco.games.canalgrande.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.book.Tableau;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.board.CardTable;
import org.sanmarco.games.canalgrande.ui.board.TableActions;
import org.sanmarco.games.canalgrande.ui.board.TableAnimationLayer;
import org.sanmarco.games.canalgrande.ui.board.VisibleTable;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.games.canalgrande.ui.motion.Anchor;
import org.sanmarco.games.canalgrande.ui.motion.Sprite;
import org.sanmarco.games.canalgrande.ui.motion.TableAnimationBuilder;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.book.FigureDrawing;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.motion.Animator;
import org.sanmarco.words.Messages;

/**
 * A figure of Canal Grande's rule book: the score of each side, the little table, and the viewer's
 * hand.
 */
final class TableFigure implements FigureDrawing, ScoreContext {

  private static final double CARD_WIDTH = 42;

  private final int seat;
  private final Names names;
  private final Messages words;
  private final CardTable table;
  private final Animator<Sprite, Anchor> animator;
  private final List<SideScore> scores = new ArrayList<>();
  private final HBox people = new HBox();
  private CanalGrandeView view;

  /**
   * A table of some width.
   *
   * @param names of the seats
   */
  TableFigure(Tableau tableau, Services services, Locale locale, Names names, double width) {
    this.names = names;
    seat = tableau.seat();
    words = Messages.load(CanalGrandeUi.class.getPackageName() + ".table", locale);
    view = view(tableau.frames().getFirst().position());
    List<Integer> seats = IntStream.rangeClosed(1, view.seats()).boxed().toList();
    table = new CardTable(locale, new TableActions() {});
    table.call(SeatColour.ALL.subList(0, view.seats()), seats.stream().map(names::seat).toList());
    double height = table.prefHeight(width);
    table.setMinSize(width, height);
    table.setMaxSize(width, height);
    people
        .getStylesheets()
        .addAll(
            Objects.requireNonNull(GameUi.class.getResource("game.css")).toExternalForm(),
            CanalGrandeContext.stylesheet());
    people.getStyleClass().add("figure-people");
    people.setPrefWidth(width);
    CanalGrandeContext.sides().forEach(this::score);
    animator =
        new Animator<>(
            new TableAnimationLayer(
                table,
                held -> Optional.empty(),
                id -> Optional.ofNullable(people.lookup("#" + id))),
            services);
  }

  private void score(int side) {
    SideScore score = new SideScore(this, side);
    scores.add(score);
    Label who = new Label(side(side));
    who.getStyleClass().add("side-names");
    VBox box = new VBox(who, score);
    HBox.setHgrow(box, Priority.ALWAYS);
    people.getChildren().add(box);
  }

  private CanalGrandeView view(Position position) {
    return ((CanalGrandePosition) position).view(seat);
  }

  @Override
  public CanalGrandeView view() {
    return view;
  }

  @Override
  public CardFaces faces() {
    return table.faces();
  }

  @Override
  public String side(int side) {
    return view.seatsOfSide(side).stream().map(names::seat).collect(Collectors.joining(" & "));
  }

  @Override
  public String text(String key, Object... arguments) {
    return words.text(key, arguments);
  }

  @Override
  public List<Region> people() {
    return List.of(people);
  }

  @Override
  public Region board() {
    return table;
  }

  @Override
  public void show(Position position) {
    view = view(position);
    table.show(VisibleTable.of(view));
    table.applyCss();
    table.layout();
    scores.forEach(SideScore::show);
  }

  @Override
  public List<Region> cards(Position position) {
    Cards hand = seat == 0 ? Cards.NONE : view(position).hand(seat);
    HBox row = new HBox();
    row.getStyleClass().add("figure-offer");
    hand.list().stream()
        .map(table.faces()::shown)
        .map(TableFigure::small)
        .forEach(card -> row.getChildren().add(card));
    return hand.isEmpty() ? List.of() : List.of(row);
  }

  private static PlayingCard small(PlayingCard card) {
    double height = CARD_WIDTH * CardPaper.HEIGHT / CardPaper.WIDTH;
    card.setMinSize(CARD_WIDTH, height);
    card.setMaxSize(CARD_WIDTH, height);
    return card;
  }

  @Override
  public void act(Position before, List<Event> events) {
    animator.play(TableAnimationBuilder.of(view(before), events, any -> true), () -> {});
  }

  @Override
  public void skip() {
    animator.skip();
  }
}
