package org.sanmarco.games.sanmarco.ui;

import module java.base;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.ui.board.BoardAnimationLayer;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.end.RoundPanel;
import org.sanmarco.games.sanmarco.ui.end.SanMarcoEndPage;
import org.sanmarco.games.sanmarco.ui.model.SanMarcoLog;
import org.sanmarco.games.sanmarco.ui.motion.BoardAnimationBuilder;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfCard;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfSource;
import org.sanmarco.games.sanmarco.ui.tray.ChanceTray;
import org.sanmarco.games.sanmarco.ui.tray.ComputersCards;
import org.sanmarco.games.sanmarco.ui.tray.DecidingTray;
import org.sanmarco.games.sanmarco.ui.tray.HandTray;
import org.sanmarco.games.sanmarco.ui.tray.OffersTray;
import org.sanmarco.games.sanmarco.ui.tray.RemovingTray;
import org.sanmarco.games.sanmarco.ui.tray.RolesTray;
import org.sanmarco.kernel.Move;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.EndPage;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Moment.Row;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.motion.AnimatedTable;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.log.LogReader;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/** Venice, the cards, and the panels beside the board. */
final class SanMarcoTable extends AnimatedTable<SanMarcoContext, BoardView> {

  private final Forecasts forecasts;
  private final ChanceTray chance;
  private final RolesTray roles;
  private final OffersTray offers;
  private final HandTray hand;
  private final DecidingTray deciding;
  private final RemovingTray removing;

  SanMarcoTable(SanMarcoContext context) {
    super(context, new BoardView(context.messages().locale()), BoardView::new);
    board.onClick(choice -> context.decision().click(choice));
    context.tell(board.supply(), Card.BRIDGE);
    forecasts = new Forecasts(context, board);
    chance = new ChanceTray(context);
    roles = new RolesTray(context);
    offers = new OffersTray(context);
    hand = new HandTray(context, board);
    deciding = new DecidingTray(context);
    removing = new RemovingTray(context);
  }

  @Override
  public List<String> stylesheets() {
    return List.of(Nodes.stylesheet(SanMarcoTable.class, "san-marco.css"));
  }

  @Override
  public void attachTo(Region page) {
    animate(
        new BoardAnimationLayer(
            board, seat -> (Region) Objects.requireNonNull(page.lookup("#seat-panel-" + seat))),
        view -> board.showPieces((SanMarcoView) view),
        (before, events, isTold) ->
            BoardAnimationBuilder.animation((SanMarcoView) before, events, isTold));
  }

  @Override
  public void show(Runnable whenSeen) {
    super.show(whenSeen);
    board.offer(context.decision().lit());
    forecasts.show();
    // A tray that is off the screen must drop its former contents.
    offers.show();
  }

  @Override
  public void showTurn() {
    board.showTurn(context.view());
  }

  @Override
  protected void counted(Highlight told, Row row, int count) {
    told.places().stream()
        .filter(OfDistrict.class::isInstance)
        .map(OfDistrict.class::cast)
        .forEach(place -> board.lift(place.district(), row.seats().getFirst(), count));
  }

  @Override
  public List<Moment> moments(SeenMove played) {
    return ScoringMoments.of(context, played);
  }

  @Override
  public List<Remark> remarks(SeenMove played) {
    return TellingMoments.of(played);
  }

  @Override
  public List<Node> path(Move move) {
    return move instanceof Take(int number)
        ? offers.offer(number).stream().toList()
        : context.decision().row(move).stream().flatMap(choice -> spot(choice).stream()).toList();
  }

  private Optional<Node> spot(Choice choice) {
    return switch (choice) {
      case OfCard(Card card) -> hand.card(card);
      // Where a noble comes from is not where the move ends.
      case OfSource _ -> Optional.empty();
      default -> board.spot(choice);
    };
  }

  /** A district's card means its own district first, and those beyond a bridge after it (C1). */
  @Override
  public Optional<Node> lit() {
    return context
        .decision()
        .card()
        .map(Card::district)
        .<Choice>map(OfDistrict::new)
        .filter(context.decision().lit()::contains)
        .flatMap(board::spot)
        .or(board::lit);
  }

  @Override
  public boolean isAskedOnBoard() {
    return !context.decision().chosen().isEmpty()
        || context.model().prompt() instanceof Deciding
            && context.view().phase() == Phase.SETUP_BRIDGE;
  }

  @Override
  public Optional<Node> chosen() {
    return Optional.ofNullable(hand.chosen());
  }

  @Override
  public Optional<Region> sorted() {
    return Optional.of(offers.offers());
  }

  @Override
  public Panel tray(Prompt prompt) {
    return prompt instanceof Deciding(int _, Phase phase)
        ? switch (phase) {
          case ROLES -> roles;
          case DIVIDE, CHOOSE -> offers;
          case PLAY -> hand;
          case EXILE_REMOVE -> removing;
          case SETUP_REROLL, SETUP_BRIDGE, BONUS_EXILE -> deciding;
          case SETUP_ROLL, DRAW, EXILE_ROLL, OVER -> chance;
        }
        : chance;
  }

  @Override
  public Panel player(int player, SeatMenu menu) {
    return context.isForTwo()
        ? new PlayerPanel(context, player, menu)
        : new SeatPanel(context, player).with(menu);
  }

  @Override
  public Optional<Panel> stock() {
    return Optional.of(new DeckPanel(context));
  }

  @Override
  public List<Panel> headline() {
    return List.of(new LeaderPanel(context));
  }

  @Override
  public Optional<Panel> openCards() {
    return Optional.of(ComputersCards.inTray(context, chance::dice));
  }

  @Override
  public Optional<Panel> televisionCards() {
    return Optional.of(ComputersCards.onTelevision(context, chance::dice));
  }

  @Override
  public Panel roundOver() {
    return new RoundPanel(context);
  }

  @Override
  public EndPage endPage() {
    return new SanMarcoEndPage(context);
  }

  @Override
  public LogReader log() {
    return new SanMarcoLog(context::log);
  }

  @Override
  public Optional<ScoreHistory> scores() {
    return Optional.of(context.history());
  }
}
