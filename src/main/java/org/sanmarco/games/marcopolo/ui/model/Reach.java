package org.sanmarco.games.marcopolo.ui.model;

import module java.base;

import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.EventListener;

/**
 * A space that a camel could reach in this turn with the cards in hand.
 *
 * @param camel from 1
 * @param space the destination
 * @param cards the fewest cards it takes, and the fewest that it takes without ballast if it can be
 *     done without
 * @param ballast whether ballast has to be dropped for it (MT5)
 * @param moves the moves that lead there for these cards
 */
public record Reach(int camel, int space, int cards, boolean ballast, List<MarcoPoloMove> moves) {

  public Reach {
    moves = List.copyOf(moves);
  }

  /** The most positions searched; a large hand has more ways to pay than are worth it. */
  private static final int MOST = 4000;

  /** A position on the way, the moves that lead to it, and whether ballast is one of them. */
  private record Reached(MarcoPoloPosition position, List<MarcoPoloMove> moves, boolean ballast) {}

  /** The key by which two positions are the same for what can still be reached. */
  private record ReachKey(int space, Cards hand, boolean ballast) {}

  /**
   * All spaces that a camel could reach, ascending; none while its seat doesn't move or its hand
   * isn't seen.
   */
  public static Collection<Reach> of(MarcoPoloView view, int camel) {
    Map<Integer, Reach> found = new TreeMap<>();
    if (view.phase() != Phase.MOVE || view.seat() != view.onTurn() || !view.isMovable(camel)) {
      return found.values();
    }
    int cards = view.handSize(view.onTurn());
    // Which cards others hold is of no concern to one's own steps.
    Deque<Reached> open = new ArrayDeque<>();
    open.add(new Reached(view.sample(bound -> 0), List.of(), /* ballast= */ false));
    Set<ReachKey> seen = new HashSet<>();
    while (!open.isEmpty() && seen.size() < MOST) {
      Reached from = open.poll();
      for (MarcoPoloMove move : from.position().legal()) {
        boolean ballast = from.ballast() || move instanceof MarcoPoloMove.Ballast;
        if (!moves(view, move, camel)) {
          continue;
        }
        MarcoPoloPosition next = from.position().copy();
        next.play(move, EventListener.SILENT);
        int space = from.position().nextSpaceOf(camel);
        int spent = cards - next.handSize(view.onTurn());
        List<MarcoPoloMove> moves = new ArrayList<>(from.moves());
        moves.add(move);
        found.merge(space, new Reach(camel, space, spent, ballast, moves), Reach::better);
        ReachKey same = new ReachKey(next.space(camel), next.hand(view.onTurn()), ballast);
        if (next.phase() == Phase.MOVE && next.onTurn() == view.onTurn() && seen.add(same)) {
          open.add(new Reached(next, moves, ballast));
        }
      }
    }
    return found.values();
  }

  private static boolean moves(MarcoPoloView view, MarcoPoloMove move, int camel) {
    return switch (move) {
      case MarcoPoloMove.Step(int named, _) -> named == camel || view.camels() == view.seats();
      case MarcoPoloMove.Ballast(int named) -> named == camel || view.camels() == view.seats();
      default -> false;
    };
  }

  /** The cards that the moves pay. */
  public Cards payment() {
    return Cards.of(
        moves.stream()
            .filter(MarcoPoloMove.Step.class::isInstance)
            .flatMap(move -> ((MarcoPoloMove.Step) move).cards().list().stream())
            .toList());
  }

  /** Gold is dearer than cards. */
  Reach better(Reach other) {
    if (ballast != other.ballast()) {
      return ballast ? other : this;
    }
    return other.cards() < cards ? other : this;
  }
}
