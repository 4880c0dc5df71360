package org.sanmarco.games.canalgrande.coach;

import module java.base;

import org.sanmarco.coach.Phrase;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;

/** The messages about a position, phase by phase. */
final class Situation {

  private Situation() {}

  /** The request to the seat that acts. */
  static Phrase of(CanalGrandeView view) {
    int seat = view.onTurn();
    return switch (view.phase()) {
      case DEAL ->
          Phrase.of("deal", List.of(view.seats() == 2 ? "GS2" : "GS3", "GS4"), seat, view.due());
      case DRAW -> Phrase.of("draw", List.of("GT1"), seat);
      case DIVIDE -> Phrase.of("divide", List.of("GT2", "GT3"), view.chooser());
      case CHOOSE -> Phrase.of("choose", List.of("GT3", "GA1", "GA2"), view.divider());
      case ROB -> rob(view);
      case STEAL -> Phrase.of("steal", List.of("GA3", "GA6"), seat, view.victim());
      case SPY -> Phrase.of("spy", List.of("GA4"), seat, view.due());
      case VOTE -> vote(view);
      case BONUS -> Phrase.of("bonus", List.of("GR2"), seat, view.due(), view.nextRoundDivider());
      case OVER -> over(view);
    };
  }

  private static Phrase rob(CanalGrandeView view) {
    List<Integer> others = view.seatsOfSide(otherSide(view));
    int one = others.getFirst();
    int two = others.getLast();
    return Phrase.of("rob", List.of("GA3"), one, view.handSize(one), two, view.handSize(two));
  }

  /** The side that does not act. */
  static int otherSide(CanalGrandeView view) {
    return 3 - view.side(view.onTurn());
  }

  private static Phrase vote(CanalGrandeView view) {
    Card district = view.district();
    if (district == null) {
      return Phrase.of("vote.open", List.of("GV1"));
    }
    int own = view.votes(view.side(view.onTurn()));
    int others = view.votes(otherSide(view));
    if (others == 0 && view.raise() > 0 && view.raise() == own) {
      return Phrase.of("vote.opened", List.of("GV1", "GV5"), district);
    }
    return view.seats() == 2
        ? ofTwo(view, district, own, others)
        : Phrase.of(
            view.raise() == 0 ? "vote.four" : "vote.four.more",
            List.of("GP2", "GP4"),
            district,
            own,
            others);
  }

  private static Phrase ofTwo(CanalGrandeView view, Card district, int own, int others) {
    int other = 3 - view.onTurn();
    if (view.raise() > 0) {
      return own > others
          ? Phrase.of("vote.enough", List.of("GV3", "GV5"), district, own, other, others)
          : Phrase.of("vote.lacking", List.of("GV3", "GV6"), others + 1 - own, other, others);
    }
    return view.legal().equals(List.of(new Pass()))
        ? Phrase.of("vote.beaten", List.of("GV6", "GV3"), district, other, others)
        : Phrase.of("vote.raise", List.of("GV3", "GV5"), district, others + 1 - own, other, others);
  }

  /** GE1: which of the two ways has led to the end. */
  private static Phrase over(CanalGrandeView view) {
    int side = Objects.requireNonNull(view.result()).winners().getFirst();
    List<Integer> winners = view.seatsOfSide(side);
    int most =
        Card.DISTRICTS.stream().mapToInt(district -> view.won(district, side)).max().orElse(0);
    boolean all = Card.DISTRICTS.stream().allMatch(district -> view.won(district, side) > 0);
    return Phrase.of(
        all ? "over.all" : "over.alike", List.of("GE1"), winners, winners.size(), most);
  }

  /** The seats of a side that still take part in the vote under way. */
  static List<Integer> voters(CanalGrandeView view, int side) {
    return view.seatsWith(seat -> view.side(seat) == side && !view.hasPassed(seat));
  }
}
