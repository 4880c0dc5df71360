package org.sanmarco.games.sanmarco.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.sanmarco.coach.AdvisedGames;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Line;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.words.Language;

/** Every fact of the advice is true of the lines that it comes from. */
class AdviceFactsTest implements AdvisedGames.Recount {

  private static final SanMarco GAME = new SanMarco();

  @Test
  void fiveHundredMovesBringWhatIsSaid() {
    List<AdviceWriter> writers =
        Language.TAGS.stream()
            .map(tag ->
                new AdviceWriter(
                    new SanMarcoVoice(
                        Locale.forLanguageTag(tag),
                        seat -> List.of("Anna", "Bruno", "Chiara", "Dario").get(seat - 1))))
            .toList();
    assertThat(
            AdvisedGames.check(
                GAME,
                number -> GAME.start(new Setup(SanMarco.ID, 2 + number % 3, Map.of())),
                writers,
                this))
        .contains(
            "doge.scores",
            "doge.none",
            "rival",
            "rival.none",
            "penalty",
            "penalty.none",
            "standing",
            "standing.mean",
            "falls",
            "cards",
            "nobles",
            "joins");
  }

  /** A visit of the doge: who moved him where, what all seats scored, and what was paid to whom. */
  private record Visit(int mover, Doge move, List<Integer> points) {}

  private static List<Visit> visits(Line line) {
    SanMarcoPosition position = (SanMarcoPosition) line.start().copy();
    List<Visit> visits = new ArrayList<>();
    for (Move move : line.moves()) {
      if (move instanceof Doge doge) {
        visits.add(new Visit(position.active(), doge, Scoring.points(position, doge.to())));
      }
      position.play(move, EventListener.SILENT);
    }
    return visits;
  }

  /** The points of seats of a player, or of all others, at visits by a player or by all others. */
  private static int scored(Line line, int seat, boolean byOwn, boolean ofOwn) {
    SanMarcoPosition start = (SanMarcoPosition) line.start();
    return visits(line).stream()
        .filter(visit -> isOwn(start, visit.mover(), seat) == byOwn)
        .mapToInt(visit ->
            all(start)
                .filter(one -> isOwn(start, one, seat) == ofOwn)
                .map(one -> visit.points().get(one - 1))
                .sum())
        .sum();
  }

  private static int paid(Line line, int seat) {
    SanMarcoPosition start = (SanMarcoPosition) line.start();
    return visits(line).stream()
        .filter(visit -> isOwn(start, visit.mover(), seat))
        .mapToInt(visit ->
            visit.move().payment().bank()
                + all(start)
                    .filter(one -> !isOwn(start, one, seat))
                    .map(one -> visit.move().payment().to(one))
                    .sum())
        .sum();
  }

  private static boolean isOwn(SanMarcoPosition position, int one, int seat) {
    return position.player(one) == position.player(seat);
  }

  private static IntStream all(SanMarcoPosition position) {
    return IntStream.rangeClosed(1, position.seats());
  }

  private static IntStream own(SanMarcoPosition position, int seat) {
    return all(position).filter(one -> isOwn(position, one, seat));
  }

  @Override
  public boolean isTrue(Fact fact, Line line, int seat) {
    SanMarcoPosition start = (SanMarcoPosition) line.start();
    SanMarcoPosition end = (SanMarcoPosition) line.end();
    List<Object> said = fact.arguments();
    return switch (fact.key()) {
      case "doge.scores", "doge.paid" ->
          scored(line, seat, true, true) == fact.number(1)
              && paid(line, seat) == (said.size() > 2 ? fact.number(2) : 0)
              && visits(line).stream()
                  .anyMatch(visit ->
                      isOwn(start, visit.mover(), seat) && visit.move().to() == said.getFirst());
      case "doge.twice" -> scored(line, seat, true, true) == fact.number(0);
      case "doge.none" -> scored(line, seat, true, true) == 0;
      case "guest" -> scored(line, seat, false, true) == fact.number(0);
      case "guest.none" -> scored(line, seat, false, true) == 0;
      case "rival" ->
          visits(line).stream().mapToInt(visit -> visit.points().get(fact.number(0) - 1)).sum()
              == fact.number(1);
      case "rival.none" -> number("rival", line, seat) == 0;
      case "penalty" -> fact.number(0) == taken(line, seat) && fact.number(1) == total(line, seat);
      case "penalty.out" -> fact.number(0) == total(line, seat) && fact.number(0) >= 10;
      case "penalty.none" -> taken(line, seat) == 0;
      case "end" -> atEnd(line, seat) == fact.number(0);
      case "end.none" -> atEnd(line, seat) == 0;
      case "standing", "standing.lost" -> {
        District where = (District) said.getFirst();
        yield fact.number(1) == points(end, where, own(end, seat))
            && fact.number(2) == points(start, where, own(start, seat))
            && fact.number(1) > fact.number(2) == fact.key().equals("standing");
      }
      case "standing.none" ->
          number("standing", line, seat)
              == District.ALL.stream().mapToInt(one -> points(start, one, own(start, seat))).sum();
      case "falls" -> {
        District where = (District) said.getFirst();
        yield fact.number(2)
            == points(start, where, IntStream.of(fact.number(1)))
                - points(end, where, IntStream.of(fact.number(1)));
      }
      case "falls.none" ->
          District.ALL.stream()
              .allMatch(where ->
                  all(start)
                      .filter(one -> !isOwn(start, one, seat))
                      .allMatch(one ->
                          points(end, where, IntStream.of(one))
                              >= points(start, where, IntStream.of(one))));
      case "rest" -> {
        OfferTaken first =
            AdvisedGames.events(line, OfferTaken.class).stream()
                .filter(taken -> !isOwn(start, taken.seat(), seat))
                .findFirst()
                .orElseThrow();
        yield said.equals(List.of(first.seat(), first.cards()));
      }
      case "rest.none" -> true;
      case "cards" -> actions(line, seat) == fact.number(0);
      case "cards.none" -> actions(line, seat) == 0;
      case "bridges" -> bridges(end, seat) == fact.number(0);
      case "bridges.none" -> bridges(end, seat) == 0;
      case "nobles" ->
          fact.number(1)
              == own(end, seat).map(one -> end.nobles((District) said.getFirst(), one)).sum();
      case "nobles.none" ->
          District.ALL.stream()
              .allMatch(where ->
                  own(end, seat).map(one -> end.nobles(where, one) - start.nobles(where, one)).sum()
                      <= 0);
      case "joins" ->
          Objects.equals(Pair.of((District) said.getFirst(), (District) said.get(1)), built(line))
              && fact.number(2)
                  == start.nobles((District) said.getFirst(), seat)
                      + start.nobles((District) said.get(1), seat);
      case "joins.none" -> built(line) == null;
      default -> throw new AssertionError("not checked: " + fact);
    };
  }

  @Override
  public int number(String topic, Line line, int seat) {
    SanMarcoPosition end = (SanMarcoPosition) line.end();
    return switch (topic) {
      case "doge" -> scored(line, seat, true, true) - paid(line, seat);
      case "guest" -> scored(line, seat, false, true);
      case "rival" -> scored(line, seat, true, false) + scored(line, seat, false, false);
      case "standing" ->
          District.ALL.stream().mapToInt(one -> points(end, one, own(end, seat))).sum();
      case "falls" ->
          District.ALL.stream()
              .mapToInt(one -> points(end, one, all(end).filter(other -> !isOwn(end, other, seat))))
              .sum();
      default -> throw new AssertionError("not counted: " + topic);
    };
  }

  private static int points(SanMarcoPosition position, District where, IntStream seats) {
    return seats.map(one -> Scoring.points(position, where).get(one - 1)).sum();
  }

  private static List<OfferTaken> offers(Line line, int seat) {
    return AdvisedGames.events(line, OfferTaken.class).stream()
        .filter(taken -> taken.seat() == seat)
        .toList();
  }

  private static int taken(Line line, int seat) {
    return offers(line, seat).stream().mapToInt(taken -> taken.cards().points()).sum();
  }

  private static int total(Line line, int seat) {
    return ((SanMarcoPosition) line.start()).penalty(seat) + taken(line, seat);
  }

  private static int actions(Line line, int seat) {
    SanMarcoPosition start = (SanMarcoPosition) line.start();
    return AdvisedGames.events(line, OfferTaken.class).stream()
        .filter(taken -> isOwn(start, taken.seat(), seat))
        .mapToInt(taken -> taken.cards().actions().size())
        .sum();
  }

  private static int atEnd(Line line, int seat) {
    SanMarcoPosition start = (SanMarcoPosition) line.start();
    return AdvisedGames.events(line, PrestigeScored.class).stream()
        .filter(one -> one.why() != Why.DOGE && isOwn(start, one.seat(), seat))
        .mapToInt(PrestigeScored::points)
        .sum();
  }

  private static int bridges(SanMarcoPosition position, int seat) {
    return (int)
        own(position, seat)
            .mapToLong(one ->
                Pair.ALL.stream().filter(pair -> position.owners(pair).contains(one)).count())
            .sum();
  }

  private static @Nullable Pair built(Line line) {
    return switch (line.moves().getFirst()) {
      case BuildBridge built -> built.pair();
      case Seize seized -> seized.to();
      default -> null;
    };
  }
}
