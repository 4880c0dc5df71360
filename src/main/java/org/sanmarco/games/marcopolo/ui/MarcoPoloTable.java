package org.sanmarco.games.marcopolo.ui;

import module java.base;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.ui.map.MapAnimationLayer;
import org.sanmarco.games.marcopolo.ui.map.MapView;
import org.sanmarco.games.marcopolo.ui.map.ReachPlates.Reached;
import org.sanmarco.games.marcopolo.ui.model.MarcoPoloLog;
import org.sanmarco.games.marcopolo.ui.model.Reach;
import org.sanmarco.games.marcopolo.ui.motion.MapAnimationBuilder;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfDeck;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfRow;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfSpace;
import org.sanmarco.kernel.Move;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.EndPage;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.motion.AnimatedTable;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.log.LogReader;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/** The map, the cards, and the panels beside them. */
final class MarcoPoloTable extends AnimatedTable<MarcoPoloContext, MapView> {

  private final HandTray hand;
  private final TakeTray take;
  private final ChanceTray chance;

  MarcoPoloTable(MarcoPoloContext context) {
    super(context, new MapView(context.messages().locale()), MapView::new);
    board.onClick(choice -> context.decision().click(choice));
    hand = new HandTray(context, board);
    board.onPointed(this::preview);
    take = new TakeTray(context);
    chance = new ChanceTray(context);
  }

  @Override
  public List<String> stylesheets() {
    return List.of(Nodes.stylesheet(MarcoPoloTable.class, "marco-polo.css"));
  }

  @Override
  public void attachTo(Region page) {
    animate(
        new MapAnimationLayer(board, context.colours(), page, context::view),
        board::show,
        (before, events, isTold) ->
            new MapAnimationBuilder((MarcoPoloView) before, isTold).animation(events));
  }

  @Override
  public void show(Runnable whenSeen) {
    super.show(whenSeen);
    board.offer(context.decision().lit());
    board.forecast(reached());
    board.explain(
        IntStream.rangeClosed(Track.HORMUZ, Track.DADU)
            .mapToObj(space ->
                String.join(
                    "\n",
                    context
                        .effects()
                        .spaces()
                        .lines(context.view(), context.decision().far(), space)))
            .toList());
  }

  /** The spaces beyond the next one that the hand, if it is seen, would pay for. */
  private List<Reached> reached() {
    return far().values().stream()
        .map(reach ->
            new Reached(
                reach.space(),
                context.effects().spaces().plate(reach),
                reach.camel(),
                context.colour(context.view().owner(reach.camel()))))
        .toList();
  }

  private Map<Integer, Reach> far() {
    return context.model().prompt() instanceof Deciding ? context.decision().far() : Map.of();
  }

  /** Shows the cards that would pay for the way to a far space that is pointed at. */
  private void preview(int space) {
    Reach reach = far().get(space);
    hand.preview(reach == null ? Cards.NONE : reach.payment());
  }

  @Override
  public List<Moment> moments(SeenMove played) {
    return ScoringMoments.of(context, played);
  }

  @Override
  public List<Remark> remarks(SeenMove played) {
    return TellingMoments.of(played, context.model().history());
  }

  @Override
  public List<Node> path(Move move) {
    MarcoPoloView view = context.decision().asked();
    return switch (move) {
      case Step(int named, var _) -> path(view, named);
      case Ballast(int named) -> path(view, named);
      case Take(Card card) ->
          take.card(card == null ? new OfDeck() : new OfRow(card)).stream()
              .map(Node.class::cast)
              .toList();
      default -> List.of();
    };
  }

  private List<Node> path(MarcoPoloView view, int named) {
    int camel = view.meant(named);
    return Stream.of(new OfCamel(camel), new OfSpace(view.nextSpaceOf(camel)))
        .flatMap(choice -> board.spot(choice).stream())
        .toList();
  }

  @Override
  public boolean isAskedOnBoard() {
    return context.model().prompt() instanceof Deciding(int _, Phase phase)
        && phase == Phase.MOVE
        && board.lit().isPresent();
  }

  @Override
  public Optional<Node> chosen() {
    return hand.chosen();
  }

  @Override
  public Panel tray(Prompt prompt) {
    return prompt instanceof Deciding(int _, Phase phase)
        ? phase == Phase.TAKE ? take : hand
        : chance;
  }

  @Override
  public Panel player(int player, SeatMenu menu) {
    return new SeatPanel(context, player, menu);
  }

  @Override
  public Optional<Panel> supply() {
    return Optional.of(new RowPanel(context));
  }

  @Override
  public Optional<Panel> openCards() {
    return Optional.of(new OwnCards(context));
  }

  @Override
  public EndPage endPage() {
    return new MarcoPoloEndPage(context);
  }

  @Override
  public LogReader log() {
    return new MarcoPoloLog(context::log);
  }

  @Override
  public Optional<ScoreHistory> scores() {
    return Optional.of(context.history());
  }
}
