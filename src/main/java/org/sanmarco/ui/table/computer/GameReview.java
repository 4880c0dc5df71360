package org.sanmarco.ui.table.computer;

import module java.base;

import javafx.application.Platform;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.review.Comparison;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.bots.review.Judge;
import org.sanmarco.bots.review.Judgement;
import org.sanmarco.bots.review.Review;
import org.sanmarco.bots.review.Reviewer;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.View;
import org.sanmarco.save.ReviewFile;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.MoveFigure;
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
  private Runnable onChange = () -> {};
  private @Nullable Work running;
  private @Nullable Review review;
  private double share;
  private Effort effort = Effort.USUAL;
  private boolean withComputers;

  /** The file of a game elsewhere that is over; null for others. */
  private @Nullable Path file;

  /**
   * No review yet.
   *
   * @param isWanted whether the game is one to be reviewed; a lesson is not
   */
  public GameReview(PanelContext context, boolean isWanted) {
    this.context = context;
    services = context.services();
    this.isWanted = isWanted;
  }

  /** Goes on with what another screen of the same game has found. */
  public void takeOver(GameReview before) {
    review = before.review;
    effort = before.effort;
    withComputers = before.withComputers;
  }

  /** Sets the file of the game, which is not being played here. */
  public void keepBeside(Path next) {
    file = next;
  }

  /** The budget of each decision. */
  public Effort effort() {
    return effort;
  }

  /** Whether computers are reviewed too, and not only people. */
  public boolean isWithComputers() {
    return withComputers || !hasPeople();
  }

  /** Begins another review, unless it is the same. */
  public void choose(Effort next, boolean computers) {
    if (!next.equals(effort) || computers != withComputers) {
      stop();
      review = null;
      effort = next;
      withComputers = computers;
      start();
      onChange.run();
    }
  }

  /** Whether people have played here, and computers can search their decisions. */
  public boolean isPossible() {
    return isWanted
        && context.model().record().isPresent()
        && context.model().seats().stream().anyMatch(this::wasPersons);
  }

  /** Whether a seat is a person's, or was: the computers of the cast have names of their own. */
  private boolean wasPersons(Seat seat) {
    return context.people().place(seat.name(), seat.computer()).isEmpty();
  }

  private boolean hasPeople() {
    return context.model().seats().stream().anyMatch(seat -> !seat.isComputer());
  }

  /** Sets what is called when the review has advanced. */
  public void onChange(Runnable next) {
    onChange = next;
  }

  /** The review, once it is done. */
  public Optional<Review> done() {
    return Optional.ofNullable(review);
  }

  /** The share of the work that is done, 0 to 1. */
  public double share() {
    return share;
  }

  /** Begins, unless it is done or under way, or the whole game isn't known. */
  public void start() {
    if (review == null && running == null) {
      context.model().record().ifPresent(this::start);
    }
  }

  private void start(GameRecord record) {
    Optional<Path> beside = services.autosave().file().or(() -> Optional.ofNullable(file));
    Work work = new Work(record, context.model().game(), beside, effort, isWithComputers());
    running = work;
    share = 0;
    services.<Found>run("review a game", work::find, work::found);
  }

  /** The outcome of the work: empty if it was stopped, and the puzzles found in it. */
  private record Found(Optional<Review> review, List<Puzzle> puzzles) {}

  /** A review under way. Its searches are not for the JavaFX thread. */
  private final class Work {

    private final GameRecord record;
    private final Game game;
    private final Optional<ReviewFile> kept;
    private final Effort budget;
    private final boolean all;
    private volatile boolean isStopped;
    private volatile @Nullable Reviewer reviewer;

    Work(GameRecord record, Game game, Optional<Path> file, Effort budget, boolean all) {
      this.record = record;
      this.game = game;
      this.budget = budget;
      this.all = all;
      kept = file.map(ReviewFile::new);
    }

    /** Reads the review that is kept beside the game, or makes and keeps it. */
    Found find() {
      Set<Integer> seats =
          IntStream.rangeClosed(1, record.seats().size())
              .filter(seat -> all || !isComputer(seat))
              .boxed()
              .collect(Collectors.toSet());
      Table table =
          Table.replay(game, record.setup(), record.seats(), record.chanceSource(), record.moves())
              .table();
      Optional<Review> before = kept.flatMap(file -> file.read(table, budget, seats));
      if (before.isPresent()) {
        return new Found(before, List.of());
      }
      Optional<Review> made = make(table, seats);
      return new Found(made, made.map(this::puzzles).orElse(List.of()));
    }

    private boolean isComputer(int seat) {
      return record.seats().get(seat - 1).isComputer();
    }

    /** The mistakes of people at decisions with one clearly best move. */
    private List<Puzzle> puzzles(Review found) {
      Judge judge = new Judge(Bots.of(game).bot(BotLevel.HARD), budget, 1);
      return found.judgements().stream()
          .filter(judged -> !isComputer(judged.seat()) && judged.compared().isClear())
          .flatMap(judged -> {
            Comparison clear =
                isStopped
                    ? new Comparison(0, 0, 0)
                    : judge.compareWithNext(
                        judged.number(), GameReview.view(game, record, judged), judged.best());
            return clear.isClear()
                ? Stream.of(puzzle(game, record, judged, clear))
                : Stream.empty();
          })
          .toList();
    }

    private Optional<Review> make(Table table, Set<Integer> seats) {
      Reviewer next =
          new Reviewer(
              game,
              table.positionAfter(0),
              table.history().stream().map(PlayedMove::move).toList(),
              seats::contains,
              budget);
      reviewer = next;
      if (isStopped) {
        return Optional.empty();
      }
      Optional<Review> found =
          next.review(
              Reviewer.usualThreads(), done -> Platform.runLater(() -> advanced(this, done)));
      if (kept.isPresent() && found.isPresent()) {
        try {
          kept.get().write(table, budget, seats, found.get());
        } catch (SaveException failed) {
          LOG.warn("a review is not kept: {}", failed.toString());
        }
      }
      return found;
    }

    void found(Found found) {
      services.puzzles().add(found.puzzles());
      if (equals(running)) {
        running = null;
        review = found.review().orElse(null);
        onChange.run();
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
      onChange.run();
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

  /** A decision that lost something: the move that was made, the better one, and the loss. */
  public String words(Judgement judged) {
    View view = view(judged);
    if (figure(judged).isPresent()) {
      return context.text("review.figure", judged.number(), lost(judged));
    }
    return context.text(
        "review.decision",
        judged.number(),
        context
            .texts()
            .move(
                view, judged.played(), context.model().history().get(judged.number() - 1).events()),
        context.texts().advice(view, Advice.of(judged.best())),
        lost(judged));
  }

  /** The loss in games out of a hundred: the difference of the two chances as they are shown. */
  static int lost(Judgement judged) {
    Comparison compared = judged.compared();
    return (int) (hundredths(compared.first()) - hundredths(compared.second()));
  }

  /** The move that was made and the better one; empty if such moves are not drawn. */
  public Optional<Region> figure(Judgement judged) {
    return MoveFigure.of(context, judged.played(), judged.best());
  }

  private View view(Judgement judged) {
    GameRecord record = context.model().record().orElseThrow();
    return view(context.model().game(), record, judged);
  }

  /** The position before a decision, as its seat could see it. */
  private static View view(Game game, GameRecord record, Judgement judged) {
    return puzzle(game, record, judged, judged.compared()).position(game).view(judged.seat());
  }

  private static Puzzle puzzle(
      Game game, GameRecord record, Judgement judged, Comparison compared) {
    Puzzle puzzle =
        new Puzzle(
            "",
            record.setup(),
            record.moves().subList(0, judged.number() - 1),
            judged.seat(),
            List.of(judged.best().toString()),
            (int) hundredths(compared.first()),
            (int) hundredths(compared.second()),
            Map.of(judged.played().toString(), lost(judged)),
            0);
    return puzzle.about(Coach.of(game.id()).theme(puzzle.position(game), judged.best()));
  }

  /**
   * Goes to the position before a decision, to find the better move.
   *
   * @param isShown whether the better move is shown at first
   */
  public void retry(Judgement judged, boolean isShown) {
    GameRecord record = context.model().record().orElseThrow();
    Puzzle puzzle = puzzle(context.model().game(), record, judged, judged.compared());
    services
        .navigator()
        .retry(puzzle, record.seats(), judged.played(), effort, withComputers, isShown);
  }

  /** A loss or a gain of winning probability in hundredths. */
  public static long hundredths(double probability) {
    return Math.round(100 * probability);
  }
}
