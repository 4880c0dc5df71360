package org.sanmarco.games.sanmarco.coach;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Gain;
import org.sanmarco.coach.Line;
import org.sanmarco.coach.Tally;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DogeMoved;
import org.sanmarco.games.sanmarco.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.kernel.Event;

/**
 * The counts of a turn, in prestige: what the doge brings a player and the others, penalty points,
 * places in districts, cards and bridges.
 */
final class SanMarcoTally implements Tally {

  /** The worth of a point that another player scores. */
  private static final double OF_OTHERS = 0.5;

  private static final double PENALTY_POINT = 0.8;

  /** The worth of leaving a round early (E1). */
  private static final double OUT = 3;

  /** The worth of a point that a district would bring if it were scored. */
  private static final double STANDING = 0.6;

  private static final double STANDING_OF_OTHERS = 0.25;
  private static final double ACTION_CARD = 0.6;
  private static final double DOGE_CARD = 3;
  private static final double REST = 0.3;
  private static final double NOBLE = 0.4;
  private static final double BRIDGE = 0.8;
  private static final double JOINED_NOBLE = 0.3;

  @Override
  public List<Gain> count(Line line, int seat) {
    return new Count(line, seat).gains();
  }

  /** The counts of one line; own seats are those of the player who decides. */
  private record Count(Line line, int seat, SanMarcoState start, SanMarcoState end) {

    Count(Line line, int seat) {
      this(line, seat, (SanMarcoState) line.start(), (SanMarcoState) line.end());
    }

    List<Gain> gains() {
      return List.of(
          doge(),
          guest(),
          rival(),
          penalty(),
          atEnd(),
          standing(),
          standingOfOthers(),
          rest(),
          cards(),
          bridges(),
          nobles(),
          joined());
    }

    private <E extends Event> Stream<E> events(Class<E> type) {
      return line.events().stream().filter(type::isInstance).map(type::cast);
    }

    private boolean isOwn(int other) {
      return start.player(other) == start.player(seat);
    }

    private IntStream own() {
      return IntStream.rangeClosed(1, start.seats()).filter(this::isOwn);
    }

    private IntStream others() {
      return IntStream.rangeClosed(1, start.seats()).filter(other -> !isOwn(other));
    }

    /** The player's own doge: points less tolls (C6 to C9). */
    private Gain doge() {
      List<PrestigeScored> scored = scored(true, true);
      int points = sum(scored);
      int paid =
          events(TollPaid.class)
              .filter(toll -> isOwn(toll.seat()))
              .filter(toll -> toll.receiver() == 0 || !isOwn(toll.receiver()))
              .mapToInt(TollPaid::points)
              .sum();
      Fact fact;
      if (points == 0) {
        fact = Fact.of("doge.none");
      } else if (scored.size() > 1) {
        fact = Fact.of("doge.twice", points);
      } else {
        District district = requireNonNull(scored.getFirst().district());
        fact =
            paid == 0
                ? Fact.of("doge.scores", district, points)
                : Fact.of("doge.paid", district, points, paid);
      }
      return Gain.of("doge", points - paid, fact, points - paid);
    }

    /** The points of the player when others move the doge. */
    private Gain guest() {
      int points = sum(scored(false, true));
      return Gain.of(
          "guest", points, points == 0 ? Fact.of("guest.none") : Fact.of("guest", points), points);
    }

    /** The other seat that the doge brings most. */
    private Gain rival() {
      List<PrestigeScored> scored = new ArrayList<>(scored(true, false));
      scored.addAll(scored(false, false));
      Fact fact =
          most(other -> sum(scored.stream().filter(one -> one.seat() == other).toList()))
              .map(most -> Fact.of("rival", most.seat(), most.points()))
              .orElse(Fact.of("rival.none"));
      return Gain.of("rival", -OF_OTHERS * sum(scored), fact, sum(scored));
    }

    /** The other seat with the highest number above 0. */
    private Optional<Share> most(IntUnaryOperator number) {
      return others()
          .mapToObj(other -> new Share(other, number.applyAsInt(other)))
          .filter(share -> share.points() > 0)
          .max(Comparator.comparingInt(Share::points));
    }

    /**
     * The scores of the doge.
     *
     * @param isMovedByOwn whether the player moved the doge
     * @param isOfOwn whether the player scores
     */
    private List<PrestigeScored> scored(boolean isMovedByOwn, boolean isOfOwn) {
      List<PrestigeScored> all = new ArrayList<>();
      boolean isMoved = false;
      for (Event event : line.events()) {
        if (event instanceof DogeMoved moved) {
          isMoved = isOwn(moved.seat()) == isMovedByOwn;
        } else if (event instanceof PrestigeScored scored
            && scored.why() == Why.DOGE
            && isMoved
            && isOwn(scored.seat()) == isOfOwn) {
          all.add(scored);
        }
      }
      return all;
    }

    private static int sum(List<PrestigeScored> scored) {
      return scored.stream().mapToInt(PrestigeScored::points).sum();
    }

    /** T9, E1. */
    private Gain penalty() {
      List<OfferTaken> taken =
          events(OfferTaken.class).filter(offer -> offer.seat() == seat).toList();
      int points = taken.stream().mapToInt(offer -> offer.cards().points()).sum();
      int total = taken.isEmpty() ? 0 : taken.getLast().penalty();
      boolean isOut = total >= SanMarcoState.LIMIT;
      return Gain.of(
          "penalty",
          -PENALTY_POINT * points - (isOut ? OUT : 0),
          isOut
              ? Fact.of("penalty.out", total)
              : points == 0 ? Fact.of("penalty.none") : Fact.of("penalty", points, total));
    }

    /** E4, F1: the bonus and the last scoring. */
    private Gain atEnd() {
      int points =
          sum(
              events(PrestigeScored.class)
                  .filter(scored -> scored.why() != Why.DOGE && isOwn(scored.seat()))
                  .toList());
      return Gain.of("end", points, points == 0 ? Fact.of("end.none") : Fact.of("end", points));
    }

    /** P: the points that the districts would bring. */
    private Gain standing() {
      int sum = District.ALL.stream().mapToInt(this::change).sum();
      District most =
          District.ALL.stream()
              .max(Comparator.comparingInt(district -> change(district) * Integer.signum(sum)))
              .orElseThrow();
      int points = points(end, most);
      return Gain.of(
          "standing",
          end.isOver() ? 0 : STANDING * sum,
          sum == 0
              ? Fact.of("standing.none")
              : Fact.of(sum > 0 ? "standing" : "standing.lost", most, points, points(start, most)),
          total(own()));
    }

    private int change(District district) {
      return points(end, district) - points(start, district);
    }

    private int points(SanMarcoState state, District district) {
      return own().map(own -> points(state, district, own)).sum();
    }

    private static int points(SanMarcoState state, District district, int of) {
      return Scoring.points(state, district).get(of - 1);
    }

    /** P: the seat that loses most. */
    private Gain standingOfOthers() {
      int sum =
          others()
              .map(other -> District.ALL.stream().mapToInt(one -> change(one, other)).sum())
              .sum();
      Fact fact =
          District.ALL.stream()
              .flatMap(district ->
                  most(other -> -change(district, other)).stream()
                      .map(most -> Fact.of("falls", district, most.seat(), most.points())))
              .max(Comparator.comparingInt(one -> one.number(2)))
              .orElse(Fact.of("falls.none"));
      return Gain.of("falls", end.isOver() ? 0 : -STANDING_OF_OTHERS * sum, fact, total(others()));
    }

    private int total(IntStream seats) {
      return seats
          .map(one -> District.ALL.stream().mapToInt(district -> points(end, district, one)).sum())
          .sum();
    }

    private int change(District district, int of) {
      return points(end, district, of) - points(start, district, of);
    }

    /** T7: the cards that the next player gets out of the same division. */
    private Gain rest() {
      boolean isDivision = start.phase() == Phase.CHOOSE || start.phase() == Phase.DIVIDE;
      return events(OfferTaken.class)
          .filter(offer -> isDivision && !isOwn(offer.seat()))
          .findFirst()
          .map(offer ->
              Gain.of(
                  "rest",
                  -REST * worth(offer.cards()),
                  Fact.of("rest", offer.seat(), offer.cards())))
          .orElse(Gain.of("rest", 0, Fact.of("rest.none")));
    }

    private static double worth(Cards cards) {
      return cards.actions().size() + DOGE_CARD * cards.count(Card.DOGE) - cards.points();
    }

    private Gain cards() {
      int cards =
          events(OfferTaken.class)
              .filter(offer -> isOwn(offer.seat()))
              .mapToInt(offer -> offer.cards().actions().size())
              .sum();
      return Gain.of(
          "cards",
          ACTION_CARD * cards,
          cards == 0 ? Fact.of("cards.none") : Fact.of("cards", cards));
    }

    /** The district that gains most own nobles. */
    private Gain nobles() {
      int more = District.ALL.stream().mapToInt(this::added).sum();
      District most = District.ALL.stream().max(Comparator.comparingInt(this::added)).orElseThrow();
      return Gain.of(
          "nobles",
          NOBLE * more,
          added(most) <= 0 ? Fact.of("nobles.none") : Fact.of("nobles", most, nobles(end, most)));
    }

    private int added(District district) {
      return nobles(end, district) - nobles(start, district);
    }

    private int nobles(SanMarcoState state, District district) {
      return own().map(own -> state.nobles(district, own)).sum();
    }

    private Gain bridges() {
      int bridges = own().map(own -> Integer.bitCount(end.bridges(own))).sum();
      return Gain.of(
          "bridges",
          BRIDGE * bridges,
          bridges == 0 ? Fact.of("bridges.none") : Fact.of("bridges", bridges));
    }

    /** S5, C2, C3: the districts that the first move's bridge joins. */
    private Gain joined() {
      Pair pair =
          switch (line.moves().getFirst()) {
            case BuildBridge built -> built.pair();
            case Seize seized -> seized.to();
            default -> null;
          };
      if (pair == null) {
        return Gain.of("joins", 0, Fact.of("joins.none"));
      }
      int nobles = start.nobles(pair.low(), seat) + start.nobles(pair.high(), seat);
      return Gain.of(
          "joins", JOINED_NOBLE * nobles, Fact.of("joins", pair.low(), pair.high(), nobles));
    }
  }
}
