package org.sanmarco.games.sanmarco.coach;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Account;
import org.sanmarco.coach.Criterion;
import org.sanmarco.coach.Fact;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoMove;
import org.sanmarco.games.sanmarco.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.kernel.EventListener;

/**
 * The countable effects of a move: prestige paid and scored, places in districts and the result of
 * a scoring now (P), bridges, and what the doge can then do for the colour itself and for the next
 * one. A colour's own numbers are those of the seat that moves.
 */
final class MoveAccount {

  private final SanMarcoView before;
  private final SanMarcoPosition after;
  private final int seat;
  private final List<Fact> facts = new ArrayList<>();
  private final List<Criterion> criteria = new ArrayList<>();

  private MoveAccount(SanMarcoView view, SanMarcoMove move) {
    before = view;
    seat = view.active();
    after = Projection.after(view, move);
  }

  static Account of(SanMarcoView view, SanMarcoMove move) {
    MoveAccount account = new MoveAccount(view, move);
    switch (move) {
      case Divide(var offers) ->
          OfferAccount.divided(view, offers, account.facts, account.criteria);
      case Take(int offer) ->
          OfferAccount.taken(view, offer, account.after, account.facts, account.criteria);
      case Roles(List<Integer> seats) ->
          account.facts.add(
              Fact.of(
                  "penalties",
                  seats.stream().map(one -> new Share(one, view.penalty(one))).toList()));
      case Exile(District district) -> account.exile(district);
      default -> account.onBoard(move);
    }
    return new Account(account.facts, account.criteria);
  }

  /** C5: whom the roll will reach. */
  private void exile(District district) {
    int own = before.nobles(district, seat);
    int others = nobles(before, district) - own;
    facts.add(Fact.of("there", district, others, own));
    criteria.add(Criterion.more("foreign", others));
    criteria.add(Criterion.less("own", own));
  }

  private static int nobles(SanMarcoState state, District district) {
    return seats(state).map(one -> state.nobles(district, one)).sum();
  }

  private static IntStream seats(SanMarcoState state) {
    return IntStream.rangeClosed(1, state.seats());
  }

  private void onBoard(SanMarcoMove move) {
    if (move instanceof Doge doge) {
      scored(doge);
    }
    for (District district : District.ALL) {
      place(district);
    }
    bridge(move);
    if (facts.isEmpty()) {
      facts.add(Fact.of("nothing"));
    }
    int standing = sum(after, seat);
    int rival = rivals().map(one -> sum(after, one)).max().orElse(0);
    criteria.add(Criterion.more("prestige", after.prestige(seat)));
    criteria.add(
        Criterion.less(
            "given", rivals().map(one -> after.prestige(one) - before.prestige(one)).sum()));
    criteria.add(Criterion.more("standing", standing));
    criteria.add(Criterion.less("rival", rival));
    ahead();
    criteria.add(Criterion.more("bridges", bridges()));
  }

  /** The districts that an own bridge joins from now on (S5, C2, C3). */
  private void bridge(SanMarcoMove move) {
    Pair pair =
        switch (move) {
          case BuildBridge built -> built.pair();
          case Seize seized -> seized.to();
          default -> null;
        };
    if (pair != null) {
      facts.add(
          Fact.of(
              "joins",
              pair.low(),
              after.nobles(pair.low(), seat),
              pair.high(),
              after.nobles(pair.high(), seat)));
      facts.add(Fact.of("bridges", bridges(), after.reserve(seat)));
    }
  }

  private int bridges() {
    return Integer.bitCount(after.bridges(seat));
  }

  /** C6 to C9: what the doge's route costs, and what is scored at its end. */
  private void scored(Doge doge) {
    List<Share> shares =
        Share.all(Scoring.points(before, doge.to())).stream()
            .filter(share -> share.seat() == seat || share.points() > 0)
            .toList();
    facts.add(Fact.of("scored", doge.to(), shares));
    if (doge.payment().total() > 0) {
      facts.add(Fact.of("paid", doge.payment().total()));
    }
    facts.add(Fact.of("prestige", before.prestige(seat), after.prestige(seat)));
  }

  /** The changes in a district for the own colour, and the seats that lose nobles there. */
  private void place(District district) {
    Fact own = place(before, after, district, seat);
    if (own != null) {
      facts.add(own);
    }
    for (int one = 1; one <= before.seats(); one++) {
      int then = before.nobles(district, one);
      int now = after.nobles(district, one);
      if (one != seat && now < then) {
        facts.add(Fact.of("loses", one, then, now, district));
      }
    }
  }

  /** The change in a district for a colour; null if there is none. */
  static @Nullable Fact place(
      SanMarcoState before, SanMarcoState after, District district, int seat) {
    int then = before.nobles(district, seat);
    int now = after.nobles(district, seat);
    int usual = Scoring.points(before, district).get(seat - 1);
    int points = Scoring.points(after, district).get(seat - 1);
    Fact rank = rank(after, district, seat);
    if (then == now) {
      return points == usual ? null : Fact.of("district.stays", district, now, rank, points, usual);
    }
    return points == usual
        ? Fact.of("district.same", district, then, now, rank, points)
        : Fact.of("district", district, then, now, rank, points, usual);
  }

  /** A colour's place in a district by its nobles there (P1, P2). */
  static Fact rank(SanMarcoState state, District district, int seat) {
    int own = state.nobles(district, seat);
    if (own == 0) {
      return Fact.of("place.none");
    }
    long ahead = seats(state).filter(one -> state.nobles(district, one) > own).count();
    boolean shared =
        seats(state).anyMatch(one -> one != seat && state.nobles(district, one) == own);
    String place = ahead == 0 ? "place.first" : ahead == 1 ? "place.second" : "place.lower";
    return Fact.of(shared && ahead < 2 ? place + ".shared" : place);
  }

  /** The points that all districts would bring a colour if they were scored now (P). */
  private static int sum(SanMarcoState state, int seat) {
    return District.ALL.stream()
        .mapToInt(district -> Scoring.points(state, district).get(seat - 1))
        .sum();
  }

  /** The seats of other players. */
  private IntStream rivals() {
    return seats(before).filter(one -> before.player(one) != before.player(seat));
  }

  /** The doge's best next move, for the own colour or for the one after it. */
  private void ahead() {
    boolean sameTurn = after.round() == before.round() && after.turn() == before.turn();
    if (!sameTurn || before.phase() == Phase.SETUP_BRIDGE) {
      return;
    }
    boolean plays = after.phase() == Phase.PLAY;
    if ((plays || after.phase() == Phase.CHOOSE) && !before.isHidden(after.offering())) {
      doge(plays ? OfferAccount.bestOfDoge(after) : bestOffered());
    }
  }

  private void doge(@Nullable Fact best) {
    int next = after.active();
    if (next == seat) {
      if (best != null) {
        facts.add(best);
        criteria.add(Criterion.more("doge", best.number(1)));
      }
    } else if (before.player(next) != before.player(seat)) {
      facts.add(
          best == null
              ? Fact.of("next", next)
              : Fact.of("next.doge", next, best.number(1), best.arguments().getFirst()));
      criteria.add(Criterion.less("next", best == null ? 0 : Math.max(0, best.number(1))));
    }
  }

  /** The best that a doge card among the offers can do for the seat that chooses now. */
  private @Nullable Fact bestOffered() {
    Fact best = null;
    List<@Nullable Cards> offers = after.offers(after.offering());
    for (int number = 1; number <= offers.size(); number++) {
      Cards offer = offers.get(number - 1);
      if (offer != null && offer.count(Card.DOGE) > 0) {
        SanMarcoPosition taken = after.copy();
        taken.play(new Take(number), EventListener.SILENT);
        Fact one = requireNonNull(OfferAccount.bestOfDoge(taken));
        best = best == null || one.number(1) > best.number(1) ? one : best;
      }
    }
    return best;
  }
}
