package org.sanmarco.games.sanmarco.ui;

import java.util.List;
import java.util.Objects;
import javafx.scene.layout.Region;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.games.sanmarco.ui.motion.Director;
import org.sanmarco.kernel.Actor;
import org.sanmarco.save.Setting;
import org.sanmarco.table.Played;
import org.sanmarco.ui.Services;

/** Shows the model's position on the board, and has the board act what led to it. */
final class BoardAnimator {

  private final SanMarcoContext context;
  private final BoardView board;
  private final Director director;

  private SanMarcoView seen;
  private int moves;

  /**
   * An animator.
   *
   * @param page where to look for what the seats have beside the board
   */
  BoardAnimator(SanMarcoContext context, BoardView board, Region page, Services services) {
    this.context = context;
    this.board = board;
    director =
        new Director(
            board.pieces(),
            seat -> (Region) Objects.requireNonNull(page.lookup("#seat-panel-" + seat)),
            () -> services.preferences().settings().get(Setting.ANIMATION),
            services.sounds());
    seen = context.view();
    moves = context.model().moves();
    board.show(seen);
  }

  /**
   * Shows what is true now. What one move has changed, with what chance added to it, is acted.
   *
   * @param whenDone is run when that has been seen or skipped
   */
  void show(Runnable whenDone) {
    SanMarcoView before = seen;
    int from = moves;
    seen = context.view();
    moves = context.model().moves();
    if (moves != from) {
      director.skip();
    }
    board.show(seen);
    if (moves > from && isOneAct(context.model().history().subList(from, moves))) {
      director.play(before, events(context.model().history().subList(from, moves)), whenDone);
    }
  }

  /** Whether something still moves. */
  boolean isPlaying() {
    return director.isPlaying();
  }

  /** Lets everything be where it goes. */
  void skip() {
    director.skip();
  }

  /** One move, or what chance does in a row. */
  private static boolean isOneAct(List<Played> played) {
    return played.size() == 1
        || played.stream().allMatch(move -> move.by() instanceof Actor.Chance);
  }

  private static List<SanMarcoEvent> events(List<Played> played) {
    return played.stream()
        .flatMap(move -> move.events().stream())
        .map(SanMarcoEvent.class::cast)
        .toList();
  }
}
