package org.sanmarco.ui.motion;

import module java.base;

import javafx.application.Platform;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.EndPage;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Moment.Row;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.PlainTable;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.board.FittedBoard;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.log.LogReader;

/**
 * A table with a board, on which it animates events once it is part of a page. Its other parts are
 * those of the plain table unless a game has its own.
 *
 * @param <C> the context of its panels
 * @param <B> the board
 */
public abstract class AnimatedTable<C extends PanelContext, B extends FittedBoard>
    implements GameTable {

  /** The context of the panels. */
  protected final C context;

  /** The program's services. */
  protected final Services services;

  /** The board that is played on. */
  protected final B board;

  private final Function<Locale, B> boards;
  private final PlainTable plain;
  private final Tally tally;
  private @Nullable AnimatedBoard<?, ?> animated;
  private boolean isClosed;

  /**
   * A table that is part of no page.
   *
   * @param boards makes an empty board to look at, in a player's language
   */
  protected AnimatedTable(C context, B board, Function<Locale, B> boards) {
    this.context = context;
    services = context.services();
    this.board = board;
    this.boards = boards;
    plain = new PlainTable(context);
    tally = new Tally(context);
    board.setId("board");
    board.call(context.colours(), context.seatNames());
  }

  /**
   * Enables animation.
   *
   * @param shown shows a position on the board
   */
  protected final <S, A> void animate(
      AnimationLayer<S, A> layer, Consumer<View> shown, AnimatedBoard.Author<S, A> author) {
    animated = new AnimatedBoard<>(context.model(), shown, author, new Animator<>(layer, services));
    board.disabledProperty().subscribe((was, is) -> playIfForced());
  }

  @Override
  public final C context() {
    return context;
  }

  @Override
  public final B board() {
    return board;
  }

  @Override
  public final B picture() {
    B picture = boards.apply(context.messages().locale());
    picture.show(context.model().view(), context.colours(), context.seatNames());
    return picture;
  }

  @Override
  public final void tell(Optional<Moment> moment) {
    List<Node> told = board.raise(moment.map(Moment::spot).orElse(Highlight.NONE));
    moment.ifPresentOrElse(
        now -> {
          tally.show(now, Animator.rate(services), this::counted);
          board.lay(tally, told);
        },
        () -> {
          tally.clear();
          board.lay(null, told);
        });
  }

  /** Called when a number of the pieces of a row have been counted at what is told. */
  protected void counted(Highlight told, Row row, int count) {}

  @Override
  public final void point(Highlight spoken) {
    board.point(spoken);
  }

  @Override
  public Optional<Node> lit() {
    return board.lit();
  }

  @Override
  public Panel tray(Prompt prompt) {
    return plain.tray(prompt);
  }

  @Override
  public Panel player(int player, SeatMenu menu) {
    return plain.player(player, menu);
  }

  @Override
  public EndPage endPage() {
    return plain.endPage();
  }

  @Override
  public LogReader log() {
    return plain.log();
  }

  /** Whether the table is part of a page. */
  protected final boolean isAttached() {
    return animated != null;
  }

  @Override
  public void show(Runnable whenSeen) {
    if (animated != null) {
      animated.show(() -> {
        whenSeen.run();
        playIfForced();
      });
    }
    if (!isPlaying()) {
      playIfForced();
    }
  }

  /** The only move of the seat that decides, if that is to do nothing; empty for any other. */
  private Optional<Move> forced() {
    Set<Choice> open = context.decision().choices();
    return open.size() == 1
            && open.iterator().next() instanceof Choice.OfMove(Move move)
            && context.model().flow().isPass(move)
        ? Optional.of(move)
        : Optional.empty();
  }

  /**
   * Plays for a person who can do nothing else, unless the settings say otherwise. After an undo
   * nothing is played, so that the player can go further back or redo, nor behind a dialog.
   */
  private void playIfForced() {
    Decision decision = context.decision();
    if (context.model().prompt() instanceof Prompt.Deciding
        && !board.isDisabled()
        && context.model().takenBack().isEmpty()
        && !context.model().isHidden()
        && !decision.isGuided()
        && services.preferences().get(Setting.FORCED_PASSES)
        && forced().isPresent()) {
      // The move before is still being shown.
      Platform.runLater(() -> {
        if (!isClosed && !board.isDisabled() && decision.equals(context.decision())) {
          forced().ifPresent(decision::make);
        }
      });
    }
  }

  @Override
  public final boolean isPlaying() {
    return animated != null && animated.isPlaying();
  }

  @Override
  public final void stopAtMoments(IntConsumer begins) {
    if (animated != null) {
      animated.stopAtMoments(begins);
    }
  }

  @Override
  public final boolean isStopped() {
    return animated != null && animated.isStopped() && !tally.isCounting();
  }

  @Override
  public final void goOn() {
    boolean isCounting = tally.isCounting();
    tally.finish();
    // What is counted before anything moves is to be seen first.
    if (animated != null && !(isCounting && animated.isStopped())) {
      animated.goOn();
    }
  }

  @Override
  public final void goTo(int moment) {
    tally.finish();
    if (animated != null) {
      animated.goTo(moment);
    }
  }

  @Override
  public final void skip() {
    if (animated != null) {
      animated.skip();
    }
  }

  @Override
  public final void close() {
    isClosed = true;
    board.setPulsing(false);
  }
}
