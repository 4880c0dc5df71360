package org.sanmarco.bots.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.Sampled;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.games.nim.NimMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Games;

/** Reviews of whole games: their laws, and what they find. */
class ReviewerTest {

  /** The games in which random players are compared with hard ones. */
  private static final int GAMES = 3;

  private static final Effort LITTLE = Effort.ofIterations(1000);
  private static final double HOPE = 0.2;

  /** A game that was played, or a part of it. */
  private record Played(Game game, Position start, List<Move> moves) {

    Review review(Effort effort) {
      return review(effort, 1);
    }

    Review review(Effort effort, int threads) {
      return new Reviewer(game, start, moves, seat -> true, effort)
          .review(threads, Progress.NONE)
          .orElseThrow();
    }

    Position position(int count) {
      Position position = start.copy();
      moves.subList(0, count).forEach(move -> position.play(move, EventListener.SILENT));
      return position;
    }
  }

  @ParameterizedTest
  @CsvSource({"san-marco,4", "san-marco,2", "canal-grande,4", "marco-polo,3"})
  void numberOfThreadsChangesNothing(String game, int players) {
    Played played = played(game, players, 1, _ -> Bot.RANDOM);
    Played begun = new Played(played.game, played.start, played.moves.subList(0, 25));
    assertThat(begun.review(LITTLE, 3)).isEqualTo(begun.review(LITTLE, 1));
  }

  @ParameterizedTest
  @CsvSource({"san-marco,4", "canal-grande,2", "canal-grande,4", "marco-polo,3"})
  void hiddenCardsPlayNoPartInJudgements(String game, int players) {
    Played played = played(game, players, 2, _ -> Bot.RANDOM);
    Judge judge = new Judge(strong(played.game), LITTLE, 1);
    int different = 0;
    for (int count = 0; count < 40; count++) {
      Position position = played.position(count);
      if (position.actor() instanceof Actor.Seat(int seat)) {
        View view = position.view(seat);
        Position other = view.sample(new XorShift(count));
        different += other.equals(position) ? 0 : 1;
        Move move = played.moves.get(count);
        assertThat(judge.judge(count, other.view(seat), move))
            .isEqualTo(judge.judge(count, view, move));
      }
    }
    assertThat(different).isPositive();
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({"san-marco,3", "canal-grande,2", "marco-polo,3"})
  void randomPlayersAreJudgedWorseThanHardOnes(String game, int players) {
    Bot strong = strong(Games.installed().find(game).orElseThrow());
    double random = 0;
    double hard = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      Review review =
          played(game, players, seed, seat -> seat == 1 ? Bot.RANDOM : strong).review(LITTLE);
      random += review.of(seat -> seat == 1).loss() / GAMES;
      hard += review.of(seat -> seat == 2).loss() / GAMES;
    }
    assertThat(random).isGreaterThan(2 * hard).isGreaterThan(0.05);
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({"san-marco,3,21", "canal-grande,2,4", "marco-polo,3,64423"})
  void moveThatLosesAtOnceIsABlunder(String game, int players, long seed) {
    Played lost = lost(game, players, seed);
    int last = lost.moves.size();
    Position position = lost.position(last - 1);
    Judgement judgement =
        new Judge(strong(lost.game), LITTLE, 1)
            .judge(last, position.view(position.onTurn()), lost.moves.getLast());
    assertThat(judgement.number()).isEqualTo(lost.moves.size());
    assertThat(judgement.grade()).isEqualTo(Grade.BLUNDER);
    assertThat(judgement.playedWinProbability()).isCloseTo(0, within(0.05));
    assertThat(judgement.played()).isEqualTo(lost.moves.getLast());
  }

  @ParameterizedTest
  @CsvSource({"san-marco,4", "san-marco,2", "canal-grande,4", "marco-polo,2", "nim,3"})
  void courseEndsWithTheResult(String game, int players) {
    Played played = played(game, players, 4, _ -> Bot.RANDOM);
    Review review = played.review(Effort.ofIterations(20));
    Position end = played.position(played.moves.size());
    assertThat(review.course()).hasSize(played.moves.size() + 1);
    assertThat(review.course().getLast())
        .isEqualTo(
            IntStream.rangeClosed(1, end.seats())
                .mapToObj(seat ->
                    Estimate.exact(Objects.requireNonNull(end.result()).share(end.side(seat))))
                .toList());
    assertThat(review.course())
        .allSatisfy(estimates ->
            assertThat(estimates)
                .hasSize(end.seats())
                .allSatisfy(estimate -> assertThat(estimate.mean()).isBetween(0.0, 1.0)));
  }

  @Test
  void luckIsTheSumOfChangesByChance() {
    Played played = played("nim", 2, 5, _ -> Bot.RANDOM);
    Review review = played.review(LITTLE);
    for (int seat = 0; seat < 2; seat++) {
      double sum = 0;
      for (int count = 0; count < played.moves.size(); count++) {
        if (played.position(count).actor().equals(Actor.CHANCE)) {
          sum +=
              review.course().get(count + 1).get(seat).mean()
                  - review.course().get(count).get(seat).mean();
        }
      }
      assertThat(review.luck().get(seat).mean()).isCloseTo(sum, within(1e-9));
      assertThat(review.luck().get(seat).error()).isBetween(0.001, 0.5);
    }
  }

  @Test
  void turningPointsAreTheLargestCertainChanges() {
    List<List<Estimate>> course =
        Stream.of(
                new Estimate(0.5, 0.01),
                new Estimate(0.3, 0.01),
                new Estimate(0.34, 0.01),
                new Estimate(0.7, 0.2),
                new Estimate(0.9, 0.01),
                new Estimate(0.6, 0.01),
                new Estimate(0.45, 0.01))
            .map(estimate -> List.of(estimate, Estimate.exact(0.5)))
            .toList();
    Review review = new Review(List.of(), course, List.of());
    assertThat(review.turningPoints(9)).containsExactly(1, 5, 6);
    assertThat(review.turningPoints(2)).containsExactly(1, 5);
  }

  @Test
  void differenceIsClearOnlyBeyondItsError() {
    assertThat(new Comparison(0.7, 0.5, 0.03).isClear()).isTrue();
    assertThat(new Comparison(0.7, 0.5, 0.05).isClear()).isFalse();
    assertThat(new Comparison(0.5, 0.7, 0).isClear()).isFalse();
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({"san-marco,3,21", "canal-grande,2,4", "marco-polo,3,64423"})
  void bestMoveIsComparedWithTheNextOne(String game, int players, long seed) {
    Played lost = lost(game, players, seed);
    int last = lost.moves.size();
    Position position = lost.position(last - 1);
    View view = position.view(position.onTurn());
    Judge judge = new Judge(strong(lost.game), LITTLE, 1);
    Move best = judge.judge(last, view, lost.moves.getLast()).best();
    Comparison compared = judge.compareWithNext(last, view, best);
    assertThat(compared.first()).isBetween(0.0, 1.0);
    assertThat(compared).isEqualTo(judge.compareWithNext(last, view, best));
  }

  /** A hand of 1 and 3 before a heap of 3: the 3 wins, and the 1 wins in some games. */
  @Test
  void winInOneIsTheBestMoveOfNim() {
    Played missed = nim("deal 1 3", "deal 2 2", "take 1");
    Judgement judgement = missed.review(LITTLE).judgements().getLast();
    assertThat(judgement.best()).isEqualTo(new NimMove.Take(3));
    assertThat(judgement.bestWinProbability()).isEqualTo(1);
    assertThat(judgement.loss()).isEqualTo(1 - judgement.playedWinProbability());
    assertThat(judgement.grade()).isEqualTo(Grade.BLUNDER);
    Judgement found = nim("deal 1 3", "deal 2 2", "take 3").review(LITTLE).judgements().getLast();
    assertThat(found.best()).isEqualTo(found.played());
    assertThat(found.loss()).isZero();
    assertThat(found.grade()).isEqualTo(Grade.BEST);
  }

  @Test
  void decisionsWithOneMoveAreNotJudged() {
    assertThat(nim("deal 1 1", "deal 2 2", "take 1").review(LITTLE).judgements()).isEmpty();
  }

  /** The rated numbers are known, and so is all of the judgement. */
  @Test
  void knownNumbersOfNimAreReviewedExactly() {
    Played played = nim("deal 1 3", "deal 1 2", "take 1", "draw 2", "take 2");
    List<Integer> told = new ArrayList<>();
    Review review =
        new Reviewer(new Quarters(), played.start, played.moves, seat -> true, LITTLE)
            .review(
                2,
                new Progress() {
                  @Override
                  public void advanced(double share) {
                    assertThat(share).isBetween(0.0, 1.0);
                  }

                  @Override
                  public void judged(Judgement judgement) {
                    told.add(judgement.number());
                  }
                })
            .orElseThrow();
    Judgement first = review.judgements().getFirst();
    assertThat(first)
        .isEqualTo(new Judgement(3, 1, new NimMove.Take(1), 0.25, new NimMove.Take(3), 0.75, 0));
    assertThat(first.grade()).isEqualTo(Grade.BLUNDER);
    assertThat(review.judgements().getLast().grade()).isEqualTo(Grade.BEST);
    assertThat(told).containsExactlyInAnyOrder(3, 5);
    assertThat(review.loss()).isEqualTo(0.5);
    assertThat(review.count(Grade.BLUNDER)).isEqualTo(1);
    assertThat(review.dearest(3)).containsExactly(first);
    assertThat(review.of(seat -> seat == 2).judgements()).hasSize(1);
  }

  /** A bot to which taking n is worth n quarters. */
  private static final class Quarters implements Bot {

    @Override
    public Move choose(View view, Budget budget) {
      return view.legal().getLast();
    }

    @Override
    public List<Rated> rate(View view, List<? extends Move> moves, Budget budget) {
      return moves.stream()
          .map(move -> new Rated(move, ((NimMove.Take) move).card() / 4.0))
          .toList();
    }
  }

  @Test
  void onlyTheSeatsAskedForAreJudged() {
    Played played = played("nim", 3, 6, _ -> Bot.RANDOM);
    Review review =
        new Reviewer(played.game, played.start, played.moves, seat -> seat == 2, LITTLE)
            .review(1, Progress.NONE)
            .orElseThrow();
    assertThat(review.judgements()).extracting(Judgement::seat).isNotEmpty().containsOnly(2);
    assertThat(review.course()).hasSize(played.moves.size() + 1);
  }

  @Test
  void stoppedReviewHasNoResult() {
    Played played = played("san-marco", 3, 7, _ -> Bot.RANDOM);
    Reviewer reviewer =
        new Reviewer(
            played.game,
            played.start,
            played.moves,
            seat -> true,
            Effort.ofIterations(Long.MAX_VALUE / 100));
    Thread stopper = Thread.ofPlatform().start(reviewer::stop);
    assertThat(reviewer.review(2, Progress.NONE)).isEmpty();
    assertThat(stopper).isNotNull();
  }

  @Test
  void interruptedReviewHasNoResult() {
    Played played = played("nim", 2, 8, _ -> Bot.RANDOM);
    Thread.currentThread().interrupt();
    assertThat(
            new Reviewer(played.game, played.start, played.moves, seat -> true, LITTLE)
                .review(1, Progress.NONE))
        .isEmpty();
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void failureOfABotIsTold() {
    Played played = played("nim", 2, 9, _ -> Bot.RANDOM);
    Bot broken =
        (_, _) -> {
          throw new IllegalArgumentException("broken");
        };
    assertThatIllegalStateException()
        .isThrownBy(() ->
            new Reviewer(broken, played.start, played.moves, seat -> true, LITTLE)
                .review(1, Progress.NONE))
        .withCauseInstanceOf(IllegalArgumentException.class);
  }

  private static Bot strong(Game game) {
    return Bots.of(game).bot(BotLevel.HARD);
  }

  private static Played nim(String... moves) {
    Game game = new Nim();
    Position start = game.start(new Setup(Nim.ID, 2, Map.of("heap", "3")));
    return new Played(game, start, java.util.Arrays.stream(moves).map(game::read).toList());
  }

  /**
   * A whole game.
   *
   * @param bots the player of each seat
   */
  private static Played played(String id, int players, long seed, IntFunction<Bot> bots) {
    Game game = Games.installed().find(id).orElseThrow();
    Position start = game.start(new Setup(id, players, Map.of()));
    Position position = start.copy();
    List<Move> moves = new ArrayList<>();
    XorShift random = new XorShift(seed);
    while (!position.isOver()) {
      Move move =
          position.actor() instanceof Actor.Seat(int seat)
              ? bots.apply(seat)
                  .choose(position.view(seat), Budget.forIterations(random.below(1 << 20), 500))
              : position.sample(random);
      moves.add(move);
      position.play(move, EventListener.SILENT);
    }
    return new Played(game, start, moves);
  }

  /**
   * The first game at random whose end is a move that loses at once, where there was hope.
   *
   * @param from the first seed; it saves looking for a game
   */
  private static Played lost(String id, int players, long from) {
    for (long seed = from; true; seed++) {
      Played played = played(id, players, seed, _ -> Bot.RANDOM);
      int count = played.moves.size() - 1;
      Position position = played.position(count);
      if (position.actor() instanceof Actor.Seat(int seat)) {
        Optional<? extends Move> losing =
            position.legal().stream()
                .filter(move -> loses(position, move, position.side(seat)))
                .findFirst();
        if (losing.isPresent() && hopes(played.game, position, seat)) {
          List<Move> moves = new ArrayList<>(played.moves.subList(0, count));
          moves.add(losing.orElseThrow());
          return new Played(played.game, played.start, moves);
        }
      }
    }
  }

  private static boolean loses(Position position, Move move, int side) {
    Position after = position.copy();
    after.play(move, EventListener.SILENT);
    return after.isOver() && Objects.requireNonNull(after.result()).share(side) == 0;
  }

  private static boolean hopes(Game game, Position position, int seat) {
    return strong(game)
            .forecast(position.view(seat), Budget.forIterations(1, 100))
            .get(position.side(seat) - 1)
            .mean()
        > HOPE;
  }
}
