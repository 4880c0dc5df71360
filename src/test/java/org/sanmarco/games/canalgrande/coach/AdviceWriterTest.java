package org.sanmarco.games.canalgrande.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.SaidNumbers;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardsReturned;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeMove;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Divide;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Rob;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Take;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

/** The advice, and whether its numbers are those of the game. */
class AdviceWriterTest {

  private static final int ADVISED = 500;
  private static final Budget THINKING = Budget.forIterations(7, 64);
  private static final CanalGrandeCoach COACH = new CanalGrandeCoach();
  private static final List<AdviceWriter> WRITERS =
      Language.TAGS.stream()
          .map(tag ->
              new AdviceWriter(new CanalGrandeVoice(Locale.forLanguageTag(tag), seat -> "Anna")))
          .toList();

  /** In how many moves the second best was found to be worse in something that can be counted. */
  private int compared;

  /** Everything that is said is played, and what happens is what was said. */
  @Test
  void fiveHundredMovesDoWhatIsSaid() {
    Bot bot = Bots.of(new CanalGrande()).bot(BotLevel.HARD);
    int advised = 0;
    for (int number = 0; advised < ADVISED; number++) {
      CanalGrandePosition position = start(2 + number % 2 * 2);
      for (long seed = 1; !position.isOver(); seed++) {
        List<Event> events = new ArrayList<>();
        if (position.actor() instanceof Actor.Seat(int seat)) {
          CanalGrandeView view = position.view(seat);
          List<Rated> ranked = bot.rank(view, THINKING);
          CanalGrandeMove move = (CanalGrandeMove) ranked.getFirst().move();
          Advice advice =
              Advice.of(COACH, view, move, ranked.size() > 1 ? ranked.get(1).move() : null, false);
          advice.second().ifPresent(second -> compare(position, view, move, second));
          WRITERS.forEach(writer -> listen(writer, view, advice));
          position.play(move, events::add);
          assertThat(advice.facts().stream().flatMap(fact -> numbers(fact).stream()).toList())
              .as(advice.toString())
              .isEqualTo(happened(view, move, position, events));
          advised++;
        } else {
          position.play(position.sample(new XorShift(seed + number)), events::add);
        }
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  private static void listen(AdviceWriter writer, CanalGrandeView view, Advice advice) {
    List<String> moves = new ArrayList<>(List.of(writer.sentence(view, advice.move())));
    advice.second().ifPresent(second -> moves.add(writer.sentence(view, second.move())));
    SaidNumbers.check(
        advice, writer.words(view, advice), writer::say, AdviceWriterTest::numbers, moves);
  }

  private static List<Integer> numbers(Fact fact) {
    return fact.arguments().stream().map(Integer.class::cast).toList();
  }

  /** Why the second best move is worse: both numbers are those of the moves. */
  private void compare(
      CanalGrandePosition position,
      CanalGrandeView view,
      CanalGrandeMove best,
      Advice.Second second) {
    second
        .worse()
        .ifPresent(fact -> {
          compared++;
          String name = fact.key().substring("worse.".length());
          assertThat(fact.arguments())
              .as(fact.key())
              .containsExactly(
                  count(name, position, view, (CanalGrandeMove) second.move()),
                  count(name, position, view, best));
          assertThat(fact.number(0)).isLessThan(fact.number(1));
        });
  }

  private static int count(
      String name, CanalGrandePosition position, CanalGrandeView view, CanalGrandeMove move) {
    CanalGrandePosition after = position.copy();
    List<Event> events = new ArrayList<>();
    after.play(move, events::add);
    List<Integer> happened = happened(view, move, after, events);
    return switch (name) {
      case "least-points" -> Math.min(happened.get(0), happened.get(2));
      case "least-cards" -> Math.min(happened.get(1), happened.get(3));
      case "cards" -> happened.get(2);
      case "points", "stands", "victim" -> happened.getFirst();
      case "kept" -> move instanceof Pass ? happened.getFirst() : after.handSize(view.onTurn());
      default -> throw new AssertionError("not compared: " + name);
    };
  }

  private static List<Integer> happened(
      CanalGrandeView before, CanalGrandeMove move, CanalGrandePosition after, List<Event> events) {
    int seat = before.onTurn();
    return switch (move) {
      case Divide(Cards first, Cards second) ->
          List.of(first.points(), kept(first), second.points(), kept(second));
      case Take _ -> {
        OfferTaken taken = only(events, OfferTaken.class);
        yield List.of(taken.points(), before.seats() == 2 ? 10 : 14, kept(taken.cards()));
      }
      case Rob _ -> List.of(after.handSize(only(events, TraitorPlayed.class).victim()));
      case Pass() -> {
        int returned =
            before.seats() == 2
                ? events.stream()
                    .filter(event -> event instanceof CardsReturned back && back.seat() == seat)
                    .mapToInt(event -> ((CardsReturned) event).cards().size())
                    .sum()
                : 0;
        yield List.of(before.handSize(seat) + returned);
      }
      default -> List.of(count(after, before.side(seat)), count(after, 3 - before.side(seat)));
    };
  }

  private static int count(CanalGrandePosition position, int side) {
    return position.seatsOfSide(side).stream().mapToInt(seat -> position.table(seat).size()).sum();
  }

  private static int kept(Cards cards) {
    return (int)
        cards.list().stream().filter(card -> card.isDistrict() || card == Card.GONDOLA).count();
  }

  private static <E> E only(List<Event> events, Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
  }

  private static CanalGrandePosition start(int players) {
    return new CanalGrande().start(new Setup(CanalGrande.ID, players, Map.of()));
  }
}
