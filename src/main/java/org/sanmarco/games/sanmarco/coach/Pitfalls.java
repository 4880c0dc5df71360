package org.sanmarco.games.sanmarco.coach;

import static java.util.Objects.requireNonNull;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Phrase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoState.ExileUnderWay;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;

/** The usual mistakes that can be made in a position: facts that are easily overlooked in it. */
final class Pitfalls {

  private static final int DIE = 6;

  /** The number of penalty points of a seat from which a note names the bonus. */
  private static final int MUCH = 5;

  /** With so few nobles of others in a district half of all rolls take own ones as well. */
  private static final int FEW = 3;

  private final SanMarcoView view;
  private final int seat;

  private Pitfalls(SanMarcoView view) {
    this.view = view;
    this.seat = view.active();
  }

  /**
   * Easily overlooked facts, the most important first.
   *
   * @param chosen the card that is about to be played, or null as long as none is chosen
   */
  static List<Phrase> of(SanMarcoView view, @Nullable Card chosen) {
    Pitfalls pitfalls = new Pitfalls(view);
    return switch (view.phase()) {
      case DIVIDE -> pitfalls.dividing();
      case CHOOSE -> pitfalls.choosing();
      case PLAY -> pitfalls.playing(chosen == null ? view.hand().list() : List.of(chosen), chosen);
      case BONUS_EXILE -> pitfalls.exiling();
      case EXILE_ROLL -> pitfalls.rolling(requireNonNull(view.exile()));
      default -> List.of();
    };
  }

  /** The divider gets the offer that is left, and may cross ten with it if not on zero (E1). */
  private List<Phrase> dividing() {
    int points = view.penalty(seat);
    int left = SanMarcoState.LIMIT - points;
    return points > 0 && left > 0 && left <= view.drawn(seat).points()
        ? List.of(Phrase.of("note.divide.limit", List.of("E1"), points, left))
        : List.of();
  }

  /** The bonus for staying below ten (E4), unless every offer takes the chooser to ten. */
  private List<Phrase> choosing() {
    int points = view.penalty(seat);
    int highest = IntStream.rangeClosed(1, view.seats()).map(view::penalty).max().orElse(0);
    boolean canStay = !Situation.offers(view, false).isEmpty();
    return canStay && highest >= MUCH && highest > points
        ? List.of(Phrase.of("note.choose.bonus", List.of("E4"), highest - points))
        : List.of();
  }

  private List<Phrase> playing(List<Card> cards, @Nullable Card chosen) {
    List<Phrase> notes = new ArrayList<>();
    if (cards.contains(Card.DOGE)) {
      notes.addAll(doge());
    }
    // The bridges of a single card are named anyway.
    if (chosen == null && cards.stream().distinct().count() > 1) {
      bridges(cards).ifPresent(notes::add);
    }
    if (cards.contains(Card.EXILE)) {
      notes.addAll(exiling());
    }
    return notes;
  }

  /** The first district card that one may go on with over a bridge (C1). */
  private Optional<Phrase> bridges(List<Card> cards) {
    return cards.stream()
        .map(Card::district)
        .filter(district -> district != null && !HandAdvice.beyond(view, district).isEmpty())
        .findFirst()
        .map(district ->
            Phrase.of("note.bridge", List.of("C1"), district, HandAdvice.beyond(view, district)));
  }

  /** Scoring for others, tolls that cost more than the score, ties. */
  private List<Phrase> doge() {
    List<Projection> visits = Projection.ofDoge(view);
    List<Phrase> notes = new ArrayList<>();
    if (!visits.isEmpty() && visits.stream().allMatch(visit -> own(visit.points()) == 0)) {
      notes.add(Phrase.of("note.doge.nothing", List.of("P1")));
    } else {
      Predicate<Projection> isWorse = visit -> best(visit.gains(seat)) > own(visit.gains(seat));
      if (visits.size() == District.ALL.size() && visits.stream().allMatch(isWorse)) {
        notes.add(Phrase.of("note.doge.others.everywhere", List.of("P1")));
      } else {
        add(notes, "note.doge.others", "P1", visits, isWorse);
      }
    }
    add(notes, "note.doge.tolls", "C7", visits, this::costsMore);
    add(notes, "note.tie", "P2", visits, visit -> isTied(visit.district()));
    return notes;
  }

  private boolean costsMore(Projection visit) {
    int scored = own(visit.points());
    return scored > 0 && visit.payment() != null && visit.payment().total() >= scored;
  }

  private static void add(
      List<Phrase> notes,
      String key,
      String rule,
      List<Projection> visits,
      Predicate<Projection> mistaken) {
    List<District> districts = visits.stream().filter(mistaken).map(Projection::district).toList();
    if (!districts.isEmpty()) {
      notes.add(Phrase.of(key, List.of(rule), districts));
    }
  }

  /** The points of the deciding player, who has two colours if two play (V6). */
  private int own(List<Integer> points) {
    return of(view.player(seat), points);
  }

  private int best(List<Integer> points) {
    return IntStream.rangeClosed(1, view.players())
        .filter(player -> player != view.player(seat))
        .map(player -> of(player, points))
        .max()
        .orElse(0);
  }

  private int of(int player, List<Integer> points) {
    return view.seatsOfSide(player).stream().mapToInt(own -> points.get(own - 1)).sum();
  }

  /** Whether the seat shares the first place (P2). */
  private boolean isTied(District district) {
    List<Integer> nobles = view.perSeat(other -> view.nobles(district, other));
    int most = Collections.max(nobles);
    return most > 0
        && view.nobles(district, seat) == most
        && Collections.frequency(nobles, most) > 1;
  }

  /** Warns of districts where a high roll reaches the exiling colour's own nobles (C5). */
  private List<Phrase> exiling() {
    List<District> districts =
        District.ALL.stream()
            .filter(district -> {
              int foreign = foreign(district);
              return view.nobles(district, seat) > 0 && foreign > 0 && foreign <= FEW;
            })
            .toList();
    return districts.isEmpty()
        ? List.of()
        : List.of(Phrase.of("note.exile.own", List.of("C5"), districts));
  }

  private List<Phrase> rolling(ExileUnderWay exile) {
    int foreign = foreign(exile.district());
    boolean reaches = foreign < DIE && view.nobles(exile.district(), exile.by()) > 0;
    return reaches
        ? List.of(Phrase.of("note.exile.roll", List.of("C5"), foreign, exile.by()))
        : List.of();
  }

  /** The number of nobles of other colours in a district. */
  private int foreign(District district) {
    return IntStream.rangeClosed(1, view.seats())
        .filter(other -> other != seat)
        .map(other -> view.nobles(district, other))
        .sum();
  }
}
