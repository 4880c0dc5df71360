package org.sanmarco.games.nim;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.DataState;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;

/**
 * The readable state of a game, whole or as a seat sees it. Cards are counts by what they show, at
 * the index of that; what belongs to a seat is at its index.
 */
public abstract class NimState extends DataState {

  static final int KINDS = 4;
  static final int COPIES = 10;

  final int players;
  final int leader;
  final int size;

  /** The cards of each hand that are seen here. */
  final int[][] hands;

  /** By seat the number of cards that are not seen here; they count as in the deck. */
  final int[] unseen;

  final int[] deck = {0, COPIES, COPIES, COPIES};
  final int[] played = new int[KINDS];
  int heap;
  int active;
  int passes;
  int turn;
  Phase phase = Phase.DEAL;

  NimState(int players, int leader, int size) {
    this.players = players;
    this.leader = leader;
    this.size = size;
    hands = new int[players + 1][KINDS];
    unseen = new int[players + 1];
    heap = size;
    active = 1;
  }

  /** Takes everything over from another state of the same game. */
  final void assign(NimState other) {
    for (int seat = 1; seat <= players; seat++) {
      System.arraycopy(other.hands[seat], 0, hands[seat], 0, KINDS);
    }
    System.arraycopy(other.unseen, 0, unseen, 0, unseen.length);
    System.arraycopy(other.deck, 0, deck, 0, KINDS);
    System.arraycopy(other.played, 0, played, 0, KINDS);
    heap = other.heap;
    active = other.active;
    passes = other.passes;
    turn = other.turn;
    phase = other.phase;
  }

  /** Whether a seat's cards are seen here. */
  abstract boolean sees(int hand);

  @Override
  public final Map<String, @Nullable Object> describe() {
    return Description.of(this);
  }

  @Override
  public final Setup setup() {
    Map<String, String> options = new HashMap<>();
    options.put(Nim.LEADER, String.valueOf(leader));
    options.put(Nim.HEAP, String.valueOf(size));
    return new Setup(Nim.ID, players, options);
  }

  @Override
  public final int seats() {
    return players;
  }

  @Override
  public final int turn() {
    return turn;
  }

  @Override
  public final Phase phase() {
    return phase;
  }

  @Override
  public final Actor actor() {
    return switch (phase) {
      case DEAL, DRAW -> Actor.CHANCE;
      case TAKE -> new Actor.Seat(active);
      case OVER -> Actor.OVER;
    };
  }

  @Override
  public final int onTurn() {
    return phase == Phase.OVER ? 0 : active;
  }

  @Override
  public final boolean isOver() {
    return phase == Phase.OVER;
  }

  /** The winner scores 1 (N5). */
  @Override
  public final @Nullable Result result() {
    return phase == Phase.OVER
        ? new Result(
            IntStream.rangeClosed(1, players).mapToObj(seat -> seat == active ? 1 : 0).toList(),
            List.of(active))
        : null;
  }

  @Override
  public final boolean mustLookAlone() {
    return phase == Phase.TAKE;
  }

  /** The number of tokens left. */
  public final int heap() {
    return heap;
  }

  /** The number of cards in a seat's hand, seen or not. */
  final int handSize(int seat) {
    return hand(seat).size() + unseen[seat];
  }

  /** The cards of a seat's hand that are seen here, ascending. */
  final List<Integer> hand(int seat) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 1; card < KINDS; card++) {
      cards.addAll(Collections.nCopies(hands[seat][card], card));
    }
    return cards;
  }
}
