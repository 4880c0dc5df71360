package org.sanmarco.bots.review;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Estimate;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.View;

/**
 * Reviews one game: has every decision judged from what its seat could see, and estimates each
 * seat's win probability after every move.
 */
public final class Reviewer {

  /** The seed of all reviews. */
  private static final long SEED = 1;

  private final Judge judge;
  private final List<Moment> moments = new ArrayList<>();
  private final List<Decision> decisions = new ArrayList<>();

  /** The work that is done, in efforts of a decision; guarded by this. */
  private double done;

  /**
   * A moment of the game.
   *
   * @param number of the moves before it
   * @param isChanceNext whether the next move is chance's
   * @param views what each seat may see; the seats of one player see the same
   * @param result of the game if it is over
   */
  private record Moment(
      int number, boolean isChanceNext, List<View> views, @Nullable Result result) {

    static Moment of(int number, Position position) {
      List<Integer> players = position.perSeat(position::player);
      return new Moment(
          number,
          position.actor() instanceof Actor.Chance,
          players.stream().map(player -> position.view(players.indexOf(player) + 1)).toList(),
          position.result());
    }
  }

  private record Decision(int number, View view, Move played) {}

  /**
   * A review with the strongest computer player of a game.
   *
   * @param start the position before the first move
   * @param moves all moves, chance's included; the game need not be over
   * @param seats the seats whose decisions are judged
   */
  public Reviewer(
      Game game, Position start, List<? extends Move> moves, IntPredicate seats, Effort effort) {
    this(Bots.of(game).bot(BotLevel.HARD), start, moves, seats, effort);
  }

  /**
   * A review with any computer player.
   *
   * @param start the position before the first move
   * @param moves all moves, chance's included; the game need not be over
   * @param seats the seats whose decisions are judged
   */
  public Reviewer(
      Bot bot, Position start, List<? extends Move> moves, IntPredicate seats, Effort effort) {
    judge = new Judge(bot, effort, SEED);
    Position position = start.copy();
    for (Move move : moves) {
      moments.add(Moment.of(moments.size(), position));
      if (position.actor() instanceof Actor.Seat(int seat) && seats.test(seat)) {
        View view = position.view(seat);
        if (view.legal().size() > 1) {
          decisions.add(new Decision(moments.size(), view, move));
        }
      }
      position.play(move, EventListener.SILENT);
    }
    moments.add(Moment.of(moments.size(), position));
  }

  /** The number of threads that leaves a processor to others. */
  public static int usualThreads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  /** Ends the review as soon as possible, from any thread; it then has no result. */
  public void stop() {
    judge.stop();
  }

  /**
   * Makes the review; returns when it is done. To be called once.
   *
   * @param threads how many threads work, at least 1; with an effort of iterations the review is
   *     the same for any number
   * @return empty if it was stopped or the calling thread was interrupted
   */
  public Optional<Review> review(int threads, Progress progress) {
    try (ExecutorService workers =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("review-", 0).daemon().factory())) {
      List<Future<List<Estimate>>> course =
          moments.stream().map(moment -> workers.submit(work(moment, progress))).toList();
      List<Future<Judgement>> judgements =
          decisions.stream().map(decision -> workers.submit(work(decision, progress))).toList();
      try {
        List<List<Estimate>> estimates = results(course);
        return Optional.of(new Review(results(judgements), estimates, luck(estimates)))
            .filter(_ -> !judge.isStopped());
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      } catch (ExecutionException failed) {
        if (judge.isStopped()) {
          return Optional.empty();
        }
        throw new IllegalStateException(failed.getCause());
      } finally {
        // Work that is left would be in vain.
        judge.stop();
      }
    }
  }

  private static <T> List<T> results(List<Future<T>> work)
      throws InterruptedException, ExecutionException {
    List<T> results = new ArrayList<>();
    for (Future<T> part : work) {
      results.add(part.get());
    }
    return results;
  }

  private Callable<List<Estimate>> work(Moment moment, Progress progress) {
    return () -> {
      requireRunning();
      List<Estimate> estimates = estimates(moment);
      advance(Judge.FORECAST_SHARE * estimates.size(), progress);
      return estimates;
    };
  }

  private Callable<Judgement> work(Decision decision, Progress progress) {
    return () -> {
      requireRunning();
      Judgement judgement = judge.judge(decision.number, decision.view, decision.played);
      synchronized (this) {
        progress.judged(judgement);
        advance(1, progress);
      }
      return judgement;
    };
  }

  private void requireRunning() {
    if (judge.isStopped()) {
      throw new CancellationException();
    }
  }

  private synchronized void advance(double work, Progress progress) {
    done += work;
    int seats = moments.getFirst().views.size();
    double all = decisions.size() + Judge.FORECAST_SHARE * seats * moments.size();
    progress.advanced(Math.min(1, done / all));
  }

  private List<Estimate> estimates(Moment moment) {
    List<Estimate> estimates = new ArrayList<>();
    for (View view : moment.views) {
      int seat = estimates.size() + 1;
      if (moment.result != null) {
        estimates.add(Estimate.exact(moment.result.share(view.side(seat))));
      } else if (view.seat() < seat) {
        estimates.add(estimates.get(view.seat() - 1));
      } else {
        estimates.add(judge.forecast(moment.number, view).get(view.side(seat) - 1));
      }
    }
    return estimates;
  }

  /** The sum of the changes by chance's moves, seat 1 first. */
  private List<Estimate> luck(List<List<Estimate>> estimates) {
    return IntStream.range(0, estimates.getFirst().size())
        .mapToObj(seat -> {
          double sum = 0;
          double variance = 0;
          for (int number = 0; number < estimates.size(); number++) {
            // Between two moves of chance an estimate ends one change and begins the next.
            int ends = number > 0 && moments.get(number - 1).isChanceNext ? 1 : 0;
            boolean isLast = number == estimates.size() - 1;
            int begins = !isLast && moments.get(number).isChanceNext ? 1 : 0;
            Estimate estimate = estimates.get(number).get(seat);
            sum += (ends - begins) * estimate.mean();
            variance += Math.abs(ends - begins) * estimate.error() * estimate.error();
          }
          return new Estimate(sum, Math.sqrt(variance));
        })
        .toList();
  }
}
