package org.sanmarco.games.canalgrande.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
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
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Level;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

/** What is advised, and whether the numbers said are those of the game. */
class AdviceWriterTest {

  private static final int ADVISED = 200;
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final List<CanalGrandeTexts> ALL =
      Language.TAGS.stream()
          .map(tag -> new CanalGrandeCoach().in(Locale.forLanguageTag(tag), seat -> "Anna"))
          .toList();
  private static final CanalGrandeTexts ENGLISH =
      new CanalGrandeCoach().in(Locale.ENGLISH, seat -> "Anna");

  /** Everything that is said is played, and what happens is what was said. */
  @Test
  void twoHundredMovesDoWhatIsSaid() {
    Bot bot = Bots.of(new CanalGrande()).bot(Level.EASY);
    int advised = 0;
    for (int number = 0; advised < ADVISED; number++) {
      CanalGrandePosition position = start(2 + number % 2 * 2);
      for (long seed = 1; !position.isOver(); seed++) {
        List<Event> events = new ArrayList<>();
        if (position.actor() instanceof Actor.Seat(int seat)) {
          CanalGrandeView view = position.view(seat);
          CanalGrandeMove move = (CanalGrandeMove) bot.choose(view, Budget.usual(seed + number));
          ALL.forEach(texts ->
              assertThat(texts.advice(view, move))
                  .matches("\\p{Lu}.*[.] \\p{Lu}.*[.]")
                  .doesNotContain("{", "#"));
          String words = ENGLISH.advice(view, move);
          position.play(move, events::add);
          assertThat(numbers(words)).as(words).isEqualTo(happened(view, move, position, events));
          advised++;
        } else {
          position.play(position.sample(new XorShift(seed + number)), events::add);
        }
      }
    }
  }

  /** The numbers of the reasons, behind the move itself. */
  private static List<Integer> numbers(String words) {
    String reasons = words.substring(words.indexOf(". It ")).replace(" no cards", " 0 cards");
    return NUMBER
        .matcher(reasons)
        .results()
        .map(number -> Integer.parseInt(number.group()))
        .toList();
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
