package org.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.Witness;
import org.sanmarco.bots.XorShift;
import org.sanmarco.coach.Advice.Outcome;
import org.sanmarco.coach.Advice.Reason;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;

/** Games with advice, in which every number is compared with the lines that the search played. */
public final class AdvisedGames {

  private static final int ADVISED = 150;

  /** Topics of which everybody wants less. */
  private static final Set<String> BURDENS = Set.of("points");

  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Budget THINKING = Budget.forIterations(7, 128);
  private static final Budget COMPARING = Budget.forIterations(7, 1_000);

  /** A line that a search played. */
  public record Line(int move, View start, List<Event> events, Position end) {}

  /** A game's own way to count lines, without its {@link Ledger}. */
  @FunctionalInterface
  public interface Recount {

    /** The number of a topic, without its sign. */
    int number(Fact topic, Line line);
  }

  private final Explainer explainer;
  private final List<AdviceWords> writers;
  private final Recount recount;
  private final List<Line> lines = new ArrayList<>();
  private final List<Move> compared = new ArrayList<>();
  private final Set<String> told = new TreeSet<>();
  private int advised;

  private AdvisedGames(Game game, List<AdviceWords> writers, Recount recount) {
    Bots bots = Bots.of(game);
    explainer =
        new Explainer(
            Coach.of(game.id()).ledger(),
            recording(bots.bot(BotLevel.HARD)),
            bots.bot(BotLevel.MEDIUM));
    this.writers = writers;
    this.recount = recount;
  }

  /** The same bot, whose lines are kept. */
  private Bot recording(Bot bot) {
    return new Bot() {
      @Override
      public Move choose(View view, Budget budget) {
        return bot.choose(view, budget);
      }

      @Override
      public List<Rated> rank(View view, Budget budget) {
        return bot.rank(view, budget);
      }

      @Override
      public void watch(View view, List<? extends Move> moves, Budget budget, Witness witness) {
        compared.clear();
        compared.addAll(moves);
        bot.watch(
            view,
            moves,
            budget,
            (move, events, end, chance) -> {
              lines.add(new Line(move, view, List.copyOf(events), end.copy()));
              witness.saw(move, events, end, chance);
            });
      }
    };
  }

  /**
   * Follows the advice in many decisions, and checks all of it.
   *
   * @param starts first positions, by number from 0
   * @param writers the game's words in all languages
   * @return the keys of all topics
   */
  public static Set<String> check(
      Game game,
      IntFunction<? extends Position> starts,
      List<AdviceWords> writers,
      Recount recount) {
    AdvisedGames games = new AdvisedGames(game, writers, recount);
    for (int number = 0; games.advised < ADVISED; number++) {
      games.play(starts.apply(number), new XorShift(number));
    }
    return games.told;
  }

  private void play(Position position, XorShift random) {
    while (!position.isOver() && advised < ADVISED) {
      Move move =
          position.actor() instanceof Actor.Seat(int seat)
              ? advise(position.view(seat))
              : position.sample(random);
      position.play(move, EventListener.SILENT);
    }
  }

  private Move advise(View view) {
    advised++;
    lines.clear();
    Advice advice = explainer.advise(view, THINKING, () -> COMPARING);
    advice
        .reasons()
        .forEach(reason -> {
          told.add(reason.topic().key());
          checkSign(view, reason);
          check(reason.topic(), reason.here(), compared.indexOf(advice.move()));
          check(
              reason.topic(),
              reason.there(),
              compared.indexOf(advice.other().orElseThrow().move()));
        });
    writers.forEach(writer -> listen(writer, view, advice));
    return advice.move();
  }

  /** Gains of the player who decides speak for the move, those of others against it. */
  private static void checkSign(View view, Reason reason) {
    double more = reason.here().mean() - reason.there().mean();
    boolean isGood = Ledger.isFor(view, reason.topic()) != BURDENS.contains(reason.topic().key());
    assertThat(more > 0 == isGood).as(reason.toString()).isEqualTo(reason.gain() > 0);
  }

  /** An outcome is that of the lines of a move. */
  private void check(Fact topic, Outcome outcome, int move) {
    int[] numbers =
        lines.stream()
            .filter(line -> line.move() == move)
            .mapToInt(line -> recount.number(topic, line))
            .toArray();
    int number = Math.abs(outcome.number());
    int[] others = Arrays.stream(numbers).filter(one -> one != 0).sorted().toArray();
    String as = topic + " " + outcome + " " + Arrays.toString(numbers);
    if (number == 0) {
      assertThat(others.length).as(as).isLessThan(numbers.length / 10);
    } else if (outcome.kind() == Outcome.Kind.REACHED) {
      long reached = Arrays.stream(numbers).filter(one -> one >= number).count();
      assertThat(10.0 * reached / numbers.length).as(as).isBetween(tenths(outcome), 10.0);
    } else {
      assertThat(10.0 * others.length / numbers.length).as(as).isBetween(tenths(outcome), 10.0);
      assertThat(others).as(as).contains(number);
      long same = Arrays.stream(others).filter(one -> one == number).count();
      assertThat(outcome.kind() == Outcome.Kind.EXACT)
          .as(as)
          .isEqualTo(same >= .95 * others.length);
    }
  }

  /** The least share that is told as so many tenths. */
  private static double tenths(Outcome outcome) {
    return outcome.tenths() == 1 ? 0 : outcome.tenths() - 0.5;
  }

  /** Sentences that say the outcomes and no other numbers. */
  private static void listen(AdviceWords writer, View view, Advice advice) {
    String said = writer.words(view, advice, false);
    assertThat(said)
        .matches("(?s)[\\p{Lu}\\d].+[.]")
        .doesNotContain("{", "}", "#", "..")
        .doesNotContainPattern("\\bnull\\b");
    if (advice.other().isEmpty() || advice.reasons().isEmpty()) {
      return;
    }
    String reasons = writer.reasons(advice);
    assertThat(reasons.split("[.] ")).hasSizeLessThanOrEqualTo(2);
    assertThat(numbers(reasons))
        .isSubsetOf(
            advice.reasons().stream()
                .flatMap(reason -> Stream.of(reason.here(), reason.there()))
                .flatMap(one -> Stream.of(Math.abs(one.number()), one.tenths(), 10))
                .map(String::valueOf)
                .toList());
  }

  private static List<String> numbers(String text) {
    return NUMBER
        .matcher(text.replaceAll("(Player|Игрок) \\d", ""))
        .results()
        .map(MatchResult::group)
        .toList();
  }

  /** The events of a kind. */
  public static <E extends Event> Stream<E> events(Line line, Class<E> type) {
    return line.events().stream().filter(type::isInstance).map(type::cast);
  }
}
