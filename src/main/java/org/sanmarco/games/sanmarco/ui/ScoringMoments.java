package org.sanmarco.games.sanmarco.ui;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.games.sanmarco.ui.model.PrestigeHistory;
import org.sanmarco.games.sanmarco.ui.move.SanMarcoChoice.OfDistrict;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.Lead;
import org.sanmarco.ui.game.Moment;
import org.sanmarco.ui.game.Moment.Row;
import org.sanmarco.ui.move.Highlight;

/**
 * The scorings of a move, district by district: who is first and second there (P1 to P4), and how
 * prestige stands then.
 */
final class ScoringMoments {

  private final SanMarcoContext context;
  private final SanMarcoView after;
  private final int[] prestige;
  private final List<Event> tolls = new ArrayList<>();
  private final List<Moment> moments = new ArrayList<>();

  private ScoringMoments(SanMarcoContext context, SeenMove played) {
    this.context = context;
    SanMarcoView before = (SanMarcoView) context.model().after(played.number() - 1);
    after = (SanMarcoView) context.model().after(played.number());
    prestige = IntStream.rangeClosed(1, before.seats()).map(before::prestige).toArray();
  }

  /** The scorings of a move; none for most moves. */
  static List<Moment> of(SanMarcoContext context, SeenMove played) {
    if (played.events().stream().noneMatch(DistrictScored.class::isInstance)) {
      return List.of();
    }
    ScoringMoments scorings = new ScoringMoments(context, played);
    List<Event> events = played.events();
    for (int i = 0; i < events.size(); i++) {
      switch (events.get(i)) {
        case TollPaid toll -> scorings.pay(toll);
        case DistrictScored scored -> scorings.score(scored, scores(events, i));
        case RoundEnded ended -> scorings.end(ended, scores(events, i));
        default -> {}
      }
    }
    return scorings.moments;
  }

  /** The scores that belong to the scoring of a district, which is one of the events. */
  static List<PrestigeScored> scores(List<Event> events, int scored) {
    return events.subList(scored + 1, events.size()).stream()
        .takeWhile(PrestigeScored.class::isInstance)
        .map(PrestigeScored.class::cast)
        .toList();
  }

  private void pay(TollPaid toll) {
    tolls.add(toll);
    prestige[toll.seat() - 1] -= toll.points();
    if (toll.receiver() > 0) {
      prestige[toll.receiver() - 1] += toll.points();
    }
  }

  /** E4: the bonuses of a round; told here where the game ends with it, or else on a page. */
  private void end(RoundEnded ended, List<PrestigeScored> bonuses) {
    bonuses.forEach(one -> prestige[one.seat() - 1] += one.points());
    if (!after.isOver()) {
      return;
    }
    List<Event> all = new ArrayList<>(List.of(ended));
    all.addAll(bonuses);
    moments.add(
        new Moment(
            all.getLast(),
            "ROUND",
            context.text("round-over", ended.round()),
            context.seats().stream().map(seat -> row(seat, ended, bonuses)).toList(),
            told(String.join(" ", context.tell(all)), ""),
            Highlight.NONE));
  }

  private Row row(int seat, RoundEnded ended, List<PrestigeScored> bonuses) {
    return new Row(
        List.of(seat),
        context.name(seat),
        ended.penalty().get(seat - 1),
        count -> context.text("offer.penalty", count),
        0,
        gain(sum(seat, bonuses)));
  }

  private static int sum(int seat, List<PrestigeScored> scores) {
    return scores.stream().filter(one -> one.seat() == seat).mapToInt(PrestigeScored::points).sum();
  }

  private String gain(int points) {
    return points == 0 ? "" : context.text("moment.gain", points);
  }

  private void score(DistrictScored scored, List<PrestigeScored> scores) {
    List<Integer> before = results();
    scores.forEach(one -> prestige[one.seat() - 1] += one.points());
    District district = scored.district();
    String name = context.terms().say(district);
    String change = Lead.change(context, before, results());
    moments.add(
        new Moment(
            scores.isEmpty() ? scored : scores.getLast(),
            scored.why().name(),
            context.text("moment." + scored.why(), name),
            rows(district, scores),
            told(order(district, scores), change),
            new Highlight(
                Set.of(new OfDistrict(district)),
                scores.stream().map(PrestigeScored::seat).collect(Collectors.toSet()))));
  }

  /** The tolls paid on the way, the reason for the scores, and a change of the lead. */
  private String told(String order, String change) {
    String paid = String.join(" ", context.tell(tolls));
    tolls.clear();
    return Stream.of(paid, order, change)
        .filter(words -> !words.isEmpty())
        .reduce((first, second) -> context.text("moment.then", first, second))
        .orElse("");
  }

  /** All seats, those with the most nobles first. */
  private List<Row> rows(District district, List<PrestigeScored> scores) {
    return context.seats().stream()
        .sorted(Comparator.comparingInt(seat -> -after.nobles(district, seat)))
        .map(seat -> row(seat, after.nobles(district, seat), scores))
        .toList();
  }

  private Row row(int seat, int nobles, List<PrestigeScored> scores) {
    int points = sum(seat, scores);
    boolean isFirst = scores.stream().noneMatch(one -> one.points() > points);
    return new Row(
        List.of(seat),
        context.name(seat),
        nobles,
        count -> context.text("moment.nobles", count),
        points == 0 ? 0 : isFirst ? 1 : 2,
        gain(points));
  }

  /** The first and the second, in a sentence. */
  private String order(District district, List<PrestigeScored> scores) {
    if (scores.isEmpty()) {
      return context.text("moment.nobody");
    }
    int most = scores.stream().mapToInt(PrestigeScored::points).max().orElseThrow();
    List<Integer> first = seats(scores, most, true);
    List<Integer> second = seats(scores, most, false);
    if (first.size() > 1) {
      return context.text("moment.tied", context.names(first));
    }
    if (!second.isEmpty()) {
      return context.text("moment.first-second", context.names(first), context.names(second));
    }
    List<Integer> tied = tiedForSecond(district, first.getFirst());
    return tied.size() > 1
        ? context.text(
            "moment.second-tied",
            context.names(first),
            context.names(tied),
            after.board().second(district))
        : context.text("moment.first", context.names(first));
  }

  /** The seats with the most nobles besides the first. */
  private List<Integer> tiedForSecond(District district, int first) {
    int most =
        context.seats().stream()
            .filter(seat -> seat != first)
            .mapToInt(seat -> after.nobles(district, seat))
            .max()
            .orElse(0);
    return context.seats().stream()
        .filter(seat -> seat != first && most > 0 && after.nobles(district, seat) == most)
        .toList();
  }

  private static List<Integer> seats(List<PrestigeScored> scores, int most, boolean first) {
    return scores.stream()
        .filter(one -> (one.points() == most) == first)
        .map(PrestigeScored::seat)
        .toList();
  }

  private List<Integer> results() {
    return PrestigeHistory.results(Arrays.stream(prestige).boxed().toList(), after.players());
  }
}
