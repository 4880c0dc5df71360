package org.sanmarco.games.marcopolo.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sanmarco.coach.AdvisedGames;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Line;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.words.Language;

/** Every fact of the advice is true of the lines that it comes from. */
class AdviceFactsTest implements AdvisedGames.Recount {

  @Test
  void fiveHundredMovesBringWhatIsSaid() {
    List<AdviceWriter> writers =
        Language.TAGS.stream()
            .map(tag ->
                new AdviceWriter(
                    new MarcoPoloVoice(
                        Locale.forLanguageTag(tag),
                        seat ->
                            List.of("Anna", "Bruno", "Chiara", "Dario", "Elena").get(seat - 1))))
            .toList();
    assertThat(
            AdvisedGames.check(
                new MarcoPolo(), number -> Walks.start(2 + number % 4, number), writers, this))
        .contains("gold", "gold.none", "hand", "hand.mean", "way", "way.mean", "missing.none");
  }

  @Override
  public boolean isTrue(Fact fact, Line line, int seat) {
    MarcoPoloPosition end = (MarcoPoloPosition) line.end();
    return switch (fact.key()) {
      case "game" ->
          end.result() != null
              && end.result().winners().contains(seat)
              && end.gold(seat) == fact.number(0);
      case "game.lost" -> end.result() != null && !end.result().winners().contains(seat);
      case "game.none" -> !end.isOver();
      case "gold" -> number("gold", line, seat) == fact.number(0);
      case "gold.paid" -> number("gold", line, seat) == -fact.number(0);
      case "gold.none" -> number("gold", line, seat) == 0;
      case "way" -> number("way", line, seat) == fact.number(0);
      case "way.none" -> number("way", line, seat) == 0;
      case "hand" -> end.handSize(seat) == fact.number(0);
      case "hand.none" -> end.handSize(seat) == 0;
      case "missing" -> number("missing", line, seat) == fact.number(0);
      case "missing.none" -> end.isOver() || number("missing", line, seat) == 0;
      case "payable" -> number("payable", line, seat) == fact.number(0);
      case "payable.none" -> end.isOver() || number("payable", line, seat) == 0;
      case "chest" ->
          AdvisedGames.events(line, ChestOpened.class).stream()
              .anyMatch(chest ->
                  chest.seat() == fact.number(0)
                      && chest.seat() != seat
                      && chest.gold() == fact.number(1));
      case "chest.none" ->
          AdvisedGames.events(line, ChestOpened.class).stream()
              .allMatch(chest -> chest.seat() == seat);
      default -> throw new AssertionError("not checked: " + fact);
    };
  }

  @Override
  public int number(String topic, Line line, int seat) {
    MarcoPoloPosition start = (MarcoPoloPosition) line.start();
    MarcoPoloPosition end = (MarcoPoloPosition) line.end();
    IntStream camels =
        IntStream.rangeClosed(1, end.camels()).filter(camel -> end.owner(camel) == seat);
    return switch (topic) {
      case "gold" -> end.gold(seat) - start.gold(seat);
      case "way" -> camels.map(camel -> end.space(camel) - start.space(camel)).sum();
      case "hand" -> end.handSize(seat);
      case "missing" ->
          end.isOver()
              ? 0
              : camels
                  .map(camel ->
                      Payments.missing(
                          end.track().condition(end.nextSpaceOf(camel)), end.hand(seat).packed()))
                  .sum();
      case "payable" ->
          end.isOver()
              ? 0
              : camels
                  .map(camel ->
                      (int)
                          IntStream.rangeClosed(0, 4)
                              .map(ahead -> end.nextSpaceOf(camel) + ahead)
                              .filter(space -> space <= 29)
                              .filter(space ->
                                  Payments.count(
                                          end.track().condition(space), end.hand(seat).packed())
                                      > 0)
                              .count())
                  .sum();
      default -> throw new AssertionError("not counted: " + topic);
    };
  }
}
