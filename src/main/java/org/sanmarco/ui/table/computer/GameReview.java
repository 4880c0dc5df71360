package org.sanmarco.ui.table.computer;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Judgement;
import org.sanmarco.bots.review.Review;
import org.sanmarco.bots.review.Reviewer;
import org.sanmarco.coach.Advice;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;
import org.sanmarco.save.ReviewFile;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.PanelContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The review of the game at a table: the decisions of its people are searched again in the
 * background, from what each could see then. For the JavaFX thread.
 */
public final class GameReview {

  private static final Logger LOG = LoggerFactory.getLogger(GameReview.class);

  private final PanelContext context;
  private final Services services;
  private final boolean isWanted;
  private Runnable changed = () -> {};
  private @Nullable Work running;
  private @Nullable Review review;
  private double share;

  /**
   * No review yet.
   *
   * @param isWanted whether the game is one to be reviewed; a lesson is not
   */
  public GameReview(PanelContext context, Services services, boolean isWanted) {
    this.context = context;
    this.services = services;
    this.isWanted = isWanted;
  }

  /** Goes on with what another screen of the same game has found. */
  public void takeOver(GameReview before) {
    review = before.review;
  }

  /** Whether people have played here, and computers can search their decisions. */
  public boolean isPossible() {
    return isWanted
        && !context.model().isRemote()
        && context.model().seats().stream().anyMatch(seat -> !seat.isComputer());
  }

  /** Sets what is called when the review has advanced. */
  public void onChange(Runnable next) {
    changed = next;
  }

  /** The review, once it is done. */
  public Optional<Review> done() {
    return Optional.ofNullable(review);
  }

  /** The share of the work that is done, 0 to 1. */
  public double share() {
    return share;
  }

  /** Begins, unless it is done or under way, or a host elsewhere leads the game. */
  public void start() {
    if (review == null && running == null) {
      context.commands().record().ifPresent(this::start);
    }
  }

  private void start(GameRecord record) {
    Work work = new Work(record, context.model().game(), services.autosave().file());
    running = work;
    share = 0;
    services.background().<Optional<Review>>run("review a game", work::find, work::found);
  }

  /** A review under way. Its searches are not for the JavaFX thread. */
  private final class Work {

    private final GameRecord record;
    private final Game game;
    private final Optional<ReviewFile> kept;
    private volatile boolean isStopped;
    private volatile @Nullable Reviewer reviewer;

    Work(GameRecord record, Game game, Optional<Path> file) {
      this.record = record;
      this.game = game;
      kept = file.map(ReviewFile::new);
    }

    /** Reads the review that is kept beside the game, or makes and keeps it. */
    Optional<Review> find() {
      Set<Integer> people =
          IntStream.rangeClosed(1, record.seats().size())
              .filter(seat -> !record.seats().get(seat - 1).isComputer())
              .boxed()
              .collect(Collectors.toSet());
      Table table =
          Table.replay(game, record.setup(), record.seats(), record.chanceSource(), record.moves())
              .table();
      return kept.flatMap(file -> file.read(table, Effort.USUAL, people))
          .or(() -> make(table, people));
    }

    private Optional<Review> make(Table table, Set<Integer> people) {
      Reviewer next =
          new Reviewer(
              game,
              table.positionAfter(0),
              table.history().stream().map(PlayedMove::move).toList(),
              people::contains,
              Effort.USUAL);
      reviewer = next;
      if (isStopped) {
        return Optional.empty();
      }
      Optional<Review> found =
          next.review(
              Reviewer.usualThreads(), done -> Platform.runLater(() -> advanced(this, done)));
      if (kept.isPresent() && found.isPresent()) {
        try {
          kept.get().write(table, Effort.USUAL, people, found.get());
        } catch (SaveException failed) {
          LOG.warn("a review is not kept: {}", failed.toString());
        }
      }
      return found;
    }

    void found(Optional<Review> found) {
      if (equals(running)) {
        running = null;
        review = found.orElse(null);
        changed.run();
      }
    }

    void stop() {
      isStopped = true;
      Reviewer now = reviewer;
      if (now != null) {
        now.stop();
      }
    }
  }

  private void advanced(Work work, double done) {
    if (work.equals(running)) {
      share = done;
      changed.run();
    }
  }

  /** Ends a review that is under way. */
  public void stop() {
    if (running != null) {
      running.stop();
      running = null;
    }
  }

  /** The judgement of the next move of a position, if it lost something for certain. */
  public Optional<Judgement> after(int moves) {
    return done().stream()
        .flatMap(found -> found.judgements().stream())
        .filter(judged -> judged.number() == moves + 1 && judged.isCertain())
        .findFirst();
  }

  /** The better move in words, as advice. */
  public String better(Judgement judged) {
    GameRecord record = context.commands().record().orElseThrow();
    Game game = context.model().game();
    Position position = game.start(record.setup());
    record.moves().subList(0, judged.number() - 1).stream()
        .map(game::read)
        .forEach(move -> position.play(move, EventListener.SILENT));
    View view = position.view(judged.seat());
    return context.texts().advice(view, Advice.of(judged.best()));
  }

  /** A loss or a gain of winning probability in hundredths. */
  public static long hundredths(double probability) {
    return Math.round(100 * probability);
  }
}
