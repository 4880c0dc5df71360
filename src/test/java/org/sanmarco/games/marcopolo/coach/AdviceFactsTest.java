package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.coach.AdviceWords;
import org.sanmarco.coach.AdvisedGames;
import org.sanmarco.coach.AdvisedGames.Line;
import org.sanmarco.coach.Fact;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.words.Language;

/** Every number of the advice is that of the lines that it comes from. */
class AdviceFactsTest implements AdvisedGames.Recount {

  @Test
  void toldNumbersAreThoseOfTheLines() {
    List<AdviceWords> writers =
        Language.TAGS.stream()
            .map(tag ->
                new AdviceWords(
                    new MarcoPoloVoice(
                        Locale.forLanguageTag(tag),
                        seat -> List.of("Anna", "Bruno", "Chiara", "Dario", "Elena").get(seat - 1)),
                    AdviceWriter::move))
            .toList();
    assertThat(
            AdvisedGames.check(
                new MarcoPolo(), number -> Walks.start(2 + number % 4, number), writers, this))
        .contains("gold", "way", "cards");
  }

  @Override
  public int number(Fact topic, Line line) {
    MarcoPoloState start = (MarcoPoloState) line.start();
    MarcoPoloPosition end = (MarcoPoloPosition) line.end();
    int seat = topic.number(0);
    int chests =
        AdvisedGames.events(line, ChestOpened.class)
            .filter(chest -> chest.seat() == seat)
            .mapToInt(ChestOpened::gold)
            .sum();
    int dropped =
        (int)
            AdvisedGames.events(line, BallastDropped.class)
                .filter(ballast -> ballast.seat() == seat)
                .count();
    return switch (topic.key()) {
      case "game" -> wins(end, seat) ? 1 : 0;
      case "dadu" -> wins(end, seat) && isAtDadu(end, seat) ? 1 : 0;
      case "ahead" -> wins(end, seat) && !isAtDadu(end, seat) && isAnybodyAtDadu(end) ? 1 : 0;
      case "gold" -> end.gold(seat);
      case "chests" -> chests;
      case "dropped" -> dropped;
      case "scored" -> end.gold(seat) - start.gold(seat) - chests + dropped;
      case "way" -> camels(start, seat).map(camel -> end.space(camel) - start.space(camel)).sum();
      case "cards" -> end.handSize(seat);
      case "payable" -> payable(end, seat);
      default -> throw new AssertionError("not checked: " + topic);
    };
  }

  private static boolean wins(MarcoPoloState end, int seat) {
    return end.result() != null && end.result().winners().contains(seat);
  }

  private static boolean isAtDadu(MarcoPoloState state, int seat) {
    return camels(state, seat).anyMatch(camel -> state.space(camel) == Track.DADU);
  }

  private static boolean isAnybodyAtDadu(MarcoPoloState state) {
    return IntStream.rangeClosed(1, state.seats()).anyMatch(seat -> isAtDadu(state, seat));
  }

  private static IntStream camels(MarcoPoloState state, int seat) {
    return IntStream.rangeClosed(1, state.camels()).filter(camel -> state.owner(camel) == seat);
  }

  /** The steps of the next five that the hand could pay for, each by itself. */
  private static int payable(MarcoPoloPosition end, int seat) {
    Cards hand = end.hand(seat);
    return camels(end, seat)
        .map(camel -> {
          int next = end.nextSpaceOf(camel);
          return (int)
              IntStream.rangeClosed(next, Math.min(next + 4, Track.DADU))
                  .filter(
                      space -> Payments.missing(end.track().condition(space), hand.packed()) == 0)
                  .count();
        })
        .sum();
  }
}
