package org.sanmarco.games.canalgrande.coach;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sanmarco.coach.Fact;
import org.sanmarco.coach.Gain;
import org.sanmarco.coach.Line;
import org.sanmarco.coach.Tally;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.OfferTaken;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.Event;

/**
 * The counts of a turn, in cards: votes won, hands with the cards that spies and traitors bring,
 * and points, of which a side wants few (GR2).
 */
final class CanalGrandeTally implements Tally {

  /** The number of turns of which the mean speaks. */
  private static final int TURNS = 10;

  private static final double VOTE = 4;

  /** The further worth of a district that a side lacks (GE1). */
  private static final double NEW_DISTRICT = 2;

  private static final double GAME = 30;
  private static final double CARD_OF_OTHERS = 0.6;
  private static final double POINT = 0.4;
  private static final double REST = 0.3;

  @Override
  public List<Gain> count(Line line, int seat) {
    return new Count(line, seat).gains();
  }

  private record Count(Line line, int seat, CanalGrandeState start, CanalGrandeState end) {

    Count(Line line, int seat) {
      this(line, seat, (CanalGrandeState) line.start(), (CanalGrandeState) line.end());
    }

    List<Gain> gains() {
      return List.of(won(), lost(), hand(), handsOfOthers(), points(), rest());
    }

    private boolean isOwn(int other) {
      return start.side(other) == start.side(seat);
    }

    private <E extends Event> Stream<E> events(Class<E> type) {
      return line.events().stream().filter(type::isInstance).map(type::cast);
    }

    /** GV8: votes won, and perhaps the game with the last (GE1). */
    private Gain won() {
      List<VoteWon> votes = votes(true);
      double worth = worth(votes, seat);
      if (votes.isEmpty()) {
        return Gain.of("won", worth, Fact.of("won.none"), 0);
      }
      Card last = votes.getLast().district();
      return Gain.of(
          "won",
          worth,
          end.isOver()
              ? Fact.of("won.game", last)
              : votes.size() > 1 ? Fact.of("won.several", votes.size()) : Fact.of("won", last),
          TURNS * votes.size());
    }

    private Gain lost() {
      List<VoteWon> votes = votes(false);
      if (votes.isEmpty()) {
        return Gain.of("lost", 0, Fact.of("lost.none"), 0);
      }
      List<Integer> winners = votes.getLast().winners();
      double worth = -worth(votes, winners.getFirst());
      return Gain.of(
          "lost",
          worth,
          votes.size() > 1
              ? Fact.of("lost.several", winners, winners.size(), votes.size())
              : Fact.of("lost", winners, winners.size(), votes.getLast().district()),
          TURNS * votes.size());
    }

    private List<VoteWon> votes(boolean isOwn) {
      return events(VoteWon.class)
          .filter(vote -> isOwn(vote.winners().getFirst()) == isOwn)
          .toList();
    }

    private double worth(List<VoteWon> votes, int winner) {
      int side = start.side(winner);
      long added = votes.stream().filter(vote -> start.won(vote.district(), side) == 0).count();
      boolean isGame = end.isOver() && !votes.isEmpty();
      return VOTE * votes.size() + NEW_DISTRICT * added + (isGame ? GAME : 0);
    }

    /** GA2 to GA4: the cards of the offer, of spies and of traitors, less those played. */
    private Gain hand() {
      int cards = end.handSize(seat);
      return Gain.of(
          "hand", cards, cards == 0 ? Fact.of("hand.none") : Fact.of("hand", cards), cards);
    }

    private Gain handsOfOthers() {
      int sum = others().map(end::handSize).sum();
      int most = others().boxed().max(Comparator.comparingInt(end::handSize)).orElseThrow();
      return Gain.of(
          "others",
          -CARD_OF_OTHERS * sum,
          sum == 0 ? Fact.of("others.none") : Fact.of("others", most, end.handSize(most)),
          sum);
    }

    private IntStream others() {
      return IntStream.rangeClosed(1, start.seats()).filter(other -> !isOwn(other));
    }

    /** GA1. */
    private Gain points() {
      int points =
          events(OfferTaken.class)
              .filter(offer -> isOwn(offer.seat()))
              .mapToInt(offer -> offer.cards().points())
              .sum();
      return Gain.of(
          "points",
          -POINT * points,
          points == 0 ? Fact.of("points.none") : Fact.of("points", points));
    }

    /** GT3: the cards of the other offer. */
    private Gain rest() {
      return events(OfferTaken.class)
          .filter(offer -> start.phase() != Phase.VOTE && !isOwn(offer.seat()))
          .findFirst()
          .map(offer ->
              Gain.of(
                  "rest",
                  -REST * worth(offer.cards()),
                  Fact.of("rest", offer.seat(), offer.cards())))
          .orElse(Gain.of("rest", 0, Fact.of("rest.none")));
    }

    private static double worth(Cards cards) {
      return cards.actions().size() - POINT * cards.points();
    }
  }
}
