package org.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.coach.Advice.Reason;
import org.sanmarco.coach.Advice.Second;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;
import org.sanmarco.notation.PackedCards;

/** Games with advice, in which every fact is compared with its lines, played again. */
public final class AdvisedGames {

  private static final int ADVISED = 500;
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");
  private static final Budget THINKING = Budget.forIterations(7, 64);
  private static final Budget COMPARING = Budget.forIterations(7, 5);

  /** A game's own way to count lines, without its {@link Tally}. */
  public interface Recount {

    /** Whether a fact is true of a line. */
    boolean isTrue(Fact fact, Line line, int seat);

    /** The number of which {@code TOPIC.mean} speaks. */
    int number(String topic, Line line, int seat);
  }

  private final Explainer explainer;
  private final List<? extends AdviceWords> writers;
  private final Recount recount;
  private final Set<String> told = new TreeSet<>();
  private int advised;
  private int reasoned;

  private AdvisedGames(Game game, List<? extends AdviceWords> writers, Recount recount) {
    Bots bots = Bots.of(game);
    Bot quick = bots.bot(BotLevel.MEDIUM);
    explainer =
        new Explainer(
            Coach.of(game.id()).tally(),
            new Bot() {
              @Override
              public Move choose(View view, Budget budget) {
                return quick.choose(view, budget);
              }

              @Override
              public List<Rated> rank(View view, Budget budget) {
                return bots.bot(BotLevel.HARD).rank(view, budget);
              }
            },
            quick);
    this.writers = writers;
    this.recount = recount;
  }

  /**
   * Follows the advice in 500 decisions, and checks all of it.
   *
   * @param starts first positions, by number from 0
   * @param writers the game's words in all languages
   * @return the keys of all facts
   */
  public static Set<String> check(
      Game game,
      IntFunction<? extends Position> starts,
      List<? extends AdviceWords> writers,
      Recount recount) {
    AdvisedGames games = new AdvisedGames(game, writers, recount);
    for (int number = 0; games.advised < ADVISED; number++) {
      games.play(starts.apply(number), new XorShift(number));
    }
    assertThat(games.reasoned).isGreaterThan(ADVISED / 4);
    return games.told;
  }

  private void play(Position position, XorShift random) {
    while (!position.isOver() && advised < ADVISED) {
      Move move =
          position.actor() instanceof Actor.Seat(int seat)
              ? advise(position.view(seat), seat)
              : position.sample(random);
      position.play(move, EventListener.SILENT);
    }
  }

  private Move advise(View view, int seat) {
    advised++;
    Advice advice = explainer.advise(view, THINKING, () -> COMPARING);
    List<Reason> reasons =
        Stream.concat(advice.reasons().stream(), advice.second().flatMap(Second::instead).stream())
            .toList();
    reasons.forEach(reason -> check(reason, view, seat));
    reasoned += reasons.isEmpty() ? 0 : 1;
    writers.forEach(writer -> listen(writer, view, advice, reasons));
    return advice.move();
  }

  private void check(Reason reason, View view, int seat) {
    Fact fact = reason.fact();
    told.add(fact.key());
    assertThat(reason.lines()).isNotEmpty();
    reason.lines().forEach(line -> replay(line, view, seat));
    if (fact.key().endsWith(".mean")) {
      String topic = fact.key().substring(0, fact.key().lastIndexOf('.'));
      double mean =
          reason.lines().stream()
              .mapToInt(line -> recount.number(topic, line, seat))
              .average()
              .orElseThrow();
      assertThat(fact.number(0)).as(topic).isEqualTo((int) Math.round(mean));
    } else {
      reason
          .lines()
          .forEach(line ->
              assertThat(recount.isTrue(fact, line, seat)).as(fact + " " + line.events()).isTrue());
    }
  }

  /** A line begins where the seat may be, and happens as it is told. */
  private static void replay(Line line, View view, int seat) {
    assertThat(line.start().view(seat)).isEqualTo(view);
    Position position = line.start().copy();
    List<Event> events = new ArrayList<>();
    line.moves().forEach(move -> position.play(move, events::add));
    assertThat(position).isEqualTo(line.end());
    assertThat(events).isEqualTo(line.events());
  }

  /** Two or three sentences that say the facts and no other numbers. */
  private static void listen(AdviceWords writer, View view, Advice advice, List<Reason> reasons) {
    String said = writer.words(view, advice);
    assertThat(said)
        .matches("\\p{Lu}\\P{C}+[.](\n\\p{Lu}\\P{C}+[.])?")
        .doesNotContain("{", "}", "#", "..")
        .doesNotContainPattern("\\bnull\\b");
    String rest = said;
    for (Reason reason : reasons) {
      String words = writer.say(reason.fact());
      assertThat(rest).contains(words);
      List<Object> arguments = reason.fact().arguments();
      // Cards are counted and numbered in their own way.
      if (arguments.stream().noneMatch(PackedCards.class::isInstance)) {
        assertThat(numbers(words))
            .isSubsetOf(arguments.stream().flatMap(one -> numbers("" + one).stream()).toList());
      }
      rest = rest.replaceFirst(Pattern.quote(words), "");
    }
    rest = without(rest, writer.move(view, advice.move()));
    if (advice.second().isPresent()) {
      Move second = advice.second().get().move();
      rest =
          without(rest, reasons.isEmpty() ? writer.move(view, second) : writer.name(view, second));
    }
    assertThat(numbers(rest)).as(said).isEmpty();
  }

  /** The text without a part, which may begin it with a large letter. */
  private static String without(String text, String part) {
    String tail = part.substring(1);
    assertThat(text).contains(tail);
    return text.replaceFirst(Pattern.quote(tail), "");
  }

  private static List<String> numbers(String text) {
    return NUMBER.matcher(text).results().map(one -> one.group()).toList();
  }

  /** The events of a kind. */
  public static <E extends Event> List<E> events(Line line, Class<E> type) {
    return line.events().stream().filter(type::isInstance).map(type::cast).toList();
  }
}
