package org.sanmarco.games.canalgrande.ui;

import module java.base;

import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Gondola;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Play;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Rob;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.board.CardTable;
import org.sanmarco.games.canalgrande.ui.board.TableAnimationLayer;
import org.sanmarco.games.canalgrande.ui.board.VisibleTable;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeLog;
import org.sanmarco.games.canalgrande.ui.model.WonCards;
import org.sanmarco.games.canalgrande.ui.motion.Anchor;
import org.sanmarco.games.canalgrande.ui.motion.Sprite;
import org.sanmarco.games.canalgrande.ui.motion.TableAnimationBuilder;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.dividing.OffersView;
import org.sanmarco.ui.game.EndPage;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.motion.AnimatedTable;
import org.sanmarco.ui.motion.AnimationPlan;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.log.LogReader;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/** The table, the hand, and the panels beside it. */
final class CanalGrandeTable extends AnimatedTable<CanalGrandeContext, CardTable> {

  private final HandPanel hand;
  private final HandTray tray;
  private final RobTray robbing;

  /** The hand while a computer decides. */
  private final HandPanel openHand;

  CanalGrandeTable(CanalGrandeContext context) {
    super(
        context,
        new CardTable(context.messages().locale(), () -> Optional.of(context.decision())),
        CardTable::new);
    openHand = new HandPanel(context, (x, y) -> -1, this::isAided);
    hand = new HandPanel(context, (x, y) -> board.isInMiddle(x, y) ? 0 : -1, this::isAided);
    tray = new HandTray(context, board, hand);
    robbing = new RobTray(context);
    board.takenAt(
        (x, y) -> tray.root().getLayoutBounds().contains(tray.root().sceneToLocal(x, y)) ? 0 : -1);
  }

  /** Whether the program remembers and counts cards for the players. */
  private boolean isAided() {
    return services.preferences().get(Setting.KNOWN_CARDS);
  }

  private VisibleTable visible() {
    return new VisibleTable(
        context.view(),
        context.home(),
        isAided(),
        context.decision().division(),
        context.decision().open(),
        context.decision().offer(),
        OffersView.Lit.of(context.decision()),
        context.decision().lit(),
        context.decision().raised());
  }

  @Override
  public List<String> stylesheets() {
    return List.of(CanalGrandeContext.stylesheet());
  }

  @Override
  public void attachTo(Region page) {
    animate(
        new TableAnimationLayer(
            board,
            // A hand that is held below the table.
            seat -> hand.of(seat).or(() -> openHand.of(seat)),
            id -> Optional.ofNullable(page.lookup("#" + id))),
        view -> board.show(visible()),
        (before, events, _) -> animation((CanalGrandeView) before, events));
  }

  private AnimationPlan<Sprite, Anchor> animation(CanalGrandeView before, List<Event> events) {
    // Moving cards need the final layout before the next frame.
    board.applyCss();
    board.layout();
    return TableAnimationBuilder.of(
        before, events, seat -> context.model().seat(seat).isComputer());
  }

  @Override
  public void show(Runnable whenSeen) {
    if (!isAttached()) {
      board.show(visible());
    }
    super.show(whenSeen);
  }

  @Override
  public List<Moment> moments(SeenMove played) {
    return TableMoments.of(context, played);
  }

  @Override
  public List<Remark> remarks(SeenMove played) {
    return TellingMoments.of(played);
  }

  @Override
  public List<Node> path(Move move) {
    return switch (move) {
      case Take(int number) -> List.of(board.offer(number));
      case Rob(int victim) -> board.held(victim).stream().toList();
      case Play(Card card) -> played(card);
      case Gondola(Card card) -> played(card);
      default -> List.of();
    };
  }

  /** From the hand to the own row of the vote. */
  private List<Node> played(Card card) {
    return Stream.concat(
            hand.card(card).stream(), board.row(context.decision().asked().onTurn()).stream())
        .toList();
  }

  @Override
  public boolean isAskedOnBoard() {
    return context.model().prompt() instanceof Deciding(int _, Phase phase) && phase != Phase.VOTE;
  }

  @Override
  public Optional<Node> chosen() {
    return hand.chosen();
  }

  @Override
  public Optional<Region> sorted() {
    return Optional.of(board().offers());
  }

  @Override
  public Panel tray(Prompt prompt) {
    return prompt instanceof Chance(Phase phase, int _) && phase == Phase.STEAL ? robbing : tray;
  }

  @Override
  public Panel player(int player, SeatMenu menu) {
    return new SeatPanel(context, player, menu);
  }

  @Override
  public List<Panel> side() {
    return context.view().seats() == 2
        ? List.of()
        : CanalGrandeContext.sides().stream()
            .map(side -> (Panel) new SidePanel(context, side))
            .toList();
  }

  @Override
  public Optional<Panel> openCards() {
    return Optional.of(openHand);
  }

  @Override
  public EndPage endPage() {
    return new CanalGrandeEndPage(context);
  }

  @Override
  public Panel roundOver() {
    return new RoundPanel(context);
  }

  @Override
  public Optional<ScoreHistory> scores() {
    return Optional.of(WonCards.of(context.model().history(), context.view()));
  }

  @Override
  public LogReader log() {
    return new CanalGrandeLog(context::log);
  }
}
