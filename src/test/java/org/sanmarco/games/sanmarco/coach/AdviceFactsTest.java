package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.coach.AdviceWords;
import org.sanmarco.coach.AdvisedGames;
import org.sanmarco.coach.AdvisedGames.Line;
import org.sanmarco.coach.Fact;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

/** Every number of the advice is that of the lines that it comes from. */
class AdviceFactsTest implements AdvisedGames.Recount {

  private static final SanMarco GAME = new SanMarco();

  @Test
  void toldNumbersAreThoseOfTheLines() {
    List<AdviceWords> writers =
        Language.TAGS.stream()
            .map(tag ->
                new AdviceWords(
                    new SanMarcoVoice(
                        Locale.forLanguageTag(tag),
                        seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1)),
                    AdviceWriter::move))
            .toList();
    assertThat(
            AdvisedGames.check(
                GAME,
                number -> GAME.start(new Setup(SanMarco.ID, 2 + number % 3, Map.of())),
                writers,
                this))
        .contains("scored", "standing", "nobles", "prestige");
  }

  @Override
  public int number(Fact topic, Line line) {
    SanMarcoPosition end = (SanMarcoPosition) line.end();
    int seat = topic.number(0);
    List<Event> then = events(topic, line);
    Object last = topic.arguments().getLast();
    return switch (topic.key()) {
      case "scored" -> scored(then, seat, Why.DOGE, (District) last);
      case "scored.all" ->
          District.ALL.stream().mapToInt(one -> scored(then, seat, Why.DOGE, one)).sum();
      case "final" -> scored(then, seat, Why.FINAL, (District) last);
      case "final.all" ->
          District.ALL.stream().mapToInt(one -> scored(then, seat, Why.FINAL, one)).sum();
      case "bonus" ->
          of(then, PrestigeScored.class)
              .filter(one -> one.seat() == seat && one.why() == Why.BONUS)
              .mapToInt(PrestigeScored::points)
              .sum();
      case "paid" ->
          of(then, TollPaid.class)
              .filter(toll -> toll.seat() == seat)
              .mapToInt(TollPaid::points)
              .sum();
      case "received" ->
          of(then, TollPaid.class)
              .filter(toll -> toll.receiver() == seat)
              .mapToInt(TollPaid::points)
              .sum();
      case "prestige" -> end.prestige(seat);
      case "total" -> end.prestige(seat) + standing(end, seat);
      case "standing" -> end.isOver() ? 0 : Scoring.points(end, (District) last).get(seat - 1);
      case "standing.all" -> standing(end, seat);
      case "nobles" -> end.isOver() ? 0 : end.nobles((District) last, seat);
      case "nobles.all" ->
          District.ALL.stream().mapToInt(one -> end.isOver() ? 0 : end.nobles(one, seat)).sum();
      case "bridges" ->
          (int)
              Pair.ALL.stream()
                  .filter(pair -> !end.isOver() && end.owners(pair).contains(seat))
                  .count();
      default -> throw new AssertionError("not checked: " + topic);
    };
  }

  /** The events of the turn or of later turns, where a topic is about one of them. */
  private static List<Event> events(Fact topic, Line line) {
    List<Event> events = line.events();
    int later = (int) events.stream().takeWhile(event -> !(event instanceof TurnBegan)).count();
    return topic.arguments().contains(Fact.of("now"))
        ? events.subList(0, later)
        : topic.arguments().contains(Fact.of("later"))
            ? events.subList(later, events.size())
            : events;
  }

  private static <E extends Event> Stream<E> of(List<Event> events, Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast);
  }

  private static int scored(List<Event> events, int seat, Why why, District where) {
    return of(events, PrestigeScored.class)
        .filter(one -> one.seat() == seat && one.why() == why && one.district() == where)
        .mapToInt(PrestigeScored::points)
        .sum();
  }

  private static int standing(SanMarcoPosition end, int seat) {
    return end.isOver()
        ? 0
        : District.ALL.stream().mapToInt(one -> Scoring.points(end, one).get(seat - 1)).sum();
  }
}
