package org.sanmarco.games.canalgrande;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;

/**
 * The readable state of a game of Canal Grande, whole ({@link CanalGrandePosition}) or as a seat
 * sees it ({@link CanalGrandeView}). Seats and sides are numbered from 1 here and from 0 in the
 * {@link Fields}.
 */
public abstract sealed class CanalGrandeState extends Fields
    permits CanalGrandePosition, CanalGrandeView {

  CanalGrandeState(int seats, int leader, boolean open) {
    super(seats, leader, open);
  }

  @Override
  public final Setup setup() {
    return CanalGrande.setup(this);
  }

  @Override
  public final int seats() {
    return seats;
  }

  @Override
  public final int side(int seat) {
    return sideOf(seat - 1) + 1;
  }

  @Override
  public final int round() {
    return round;
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
    return phase == Phase.OVER
        ? Actor.OVER
        : chanceActs() ? Actor.CHANCE : new Actor.Seat(active + 1);
  }

  @Override
  public final int onTurn() {
    return phase == Phase.OVER ? 0 : active + 1;
  }

  @Override
  public final boolean isOver() {
    return phase == Phase.OVER;
  }

  /** The result (GE1): 1 for the side that has won, 0 for the other. */
  @Override
  public final @Nullable Result result() {
    if (phase != Phase.OVER) {
      return null;
    }
    boolean isFirst = Votes.hasWon(this, 0);
    return new Result(isFirst ? List.of(1, 0) : List.of(0, 1), List.of(isFirst ? 1 : 2));
  }

  /** Hands are hidden from all others (GS4), and the player who decides looks at theirs. */
  @Override
  public final boolean mustLookAlone() {
    return phase != Phase.OVER && !chanceActs();
  }

  @Override
  public final Map<String, @Nullable Object> describe() {
    return Description.of(this);
  }

  /** The seat that divides this turn, or the first one. */
  public final int divider() {
    return divider + 1;
  }

  /** The seat that chooses this turn, or the first one. */
  public final int chooser() {
    return chooser + 1;
  }

  /** The seat that carries out an offer or draws its bonus, 0 if there is none. */
  public final int owner() {
    return owner + 1;
  }

  /** Whether the round has ended and its bonuses are being drawn (GR2). */
  public final boolean isRoundEnding() {
    return ending;
  }

  /** The seat that divides first in the next round if this one ends now (GR3, GR4). */
  public final int nextRoundDivider() {
    return Rounds.firstDivider(this) + 1;
  }

  /** The seat that is being robbed, 0 if there is none. */
  public final int victim() {
    return victim + 1;
  }

  /**
   * The number of cards that chance has to draw for a hand, a spy or a bonus; 0 in other phases.
   */
  public final int due() {
    return due;
  }

  /** A seat's hand: of a {@link CanalGrandeView} that does not see it, what is known of it. */
  public final Cards hand(int seat) {
    return new Cards(hands[seat - 1]);
  }

  /** The size of a seat's hand, which everybody may know. */
  public final int handSize(int seat) {
    return sizeOfHand(seat - 1);
  }

  /**
   * The side that would win the vote under way if it ended now (GV7, GP4); 0 before a district is
   * named, and with two players while both have as many cards.
   */
  public final int leadingSide() {
    boolean undecided = seats == 2 && Votes.count(this, 0) == Votes.count(this, 1);
    return district() == null || undecided ? 0 : Votes.winner(this) + 1;
  }

  /** The number of cards that a side has on the table in the vote under way. */
  public final int votes(int side) {
    return Votes.count(this, side - 1);
  }

  /** The cards that one seat must know of another's hand (GK2); none where it sees the hand. */
  public final Cards known(int observer, int seat) {
    return new Cards(known[row(observer - 1, seat - 1)]);
  }

  /** Whether one seat sees the hand of another: its own, or an open partner's (GS4). */
  public final boolean sees(int observer, int seat) {
    return seesHand(observer - 1, seat - 1);
  }

  /** A side's points in this round. */
  public final int points(int side) {
    return pointsOf(side - 1);
  }

  /** The number of points that ends a round (GR1). */
  public final int limit() {
    return seats == MOST_SEATS ? Rounds.LIMIT_OF_FOUR : Rounds.LIMIT_OF_TWO;
  }

  /** The number of cards of a district that a side has won. */
  public final int won(Card district, int side) {
    return Cards.count(wonBy(side - 1), district.ordinal());
  }

  /** Whether one more card of a district wins a side the game (GE1). */
  public final boolean winsWith(Card district, int side) {
    return Votes.isEnough((int) (wonBy(side - 1) + Cards.one(district.ordinal())));
  }

  /** The cards drawn and not yet divided. */
  public final Cards drawn() {
    return new Cards(drawn);
  }

  /** An offer that nobody has taken yet, 1 or 2; otherwise none. */
  public final Cards offer(int number) {
    return new Cards(offers[number - 1]);
  }

  /** The owner's traitors, spies and doges still to be used. */
  public final Cards todo() {
    return new Cards(todo);
  }

  /** The cards left to draw, as far as they are known here (GK4). */
  public final Cards deck() {
    return new Cards(deck);
  }

  /** The discarded action cards. */
  public final Cards discard() {
    return new Cards(discard);
  }

  /** Whether a vote is under way. */
  public final boolean isVoting() {
    return challenger != NONE;
  }

  /** The seat that challenged in the vote under way, 0 if there is none. */
  public final int challenger() {
    return challenger + 1;
  }

  /** The district voted on, or null. */
  public final @Nullable Card district() {
    return district == NONE ? null : Card.DISTRICTS.get(district);
  }

  /** The cards a seat has on the table in the vote under way, without gondolas. */
  public final Cards table(int seat) {
    return new Cards(table[seat - 1]);
  }

  /** The number of gondolas that a seat has on the table. */
  public final int gondolas(int seat) {
    return gondolasOf(seat - 1);
  }

  /** A side's first card in the vote under way, or null. */
  public final @Nullable Card first(int side) {
    int card = FIRST.get(first, side - 1);
    return card == 0 ? null : Card.DISTRICTS.get(card - 1);
  }

  /** The number of cards that the raise under way has added. */
  public final int raise() {
    return raise;
  }

  /** The districts for which the raise under way has played a gondola. */
  public final List<Card> opened() {
    return districts(opened);
  }

  /** Whether a seat has passed in the vote under way. */
  public final boolean hasPassed(int seat) {
    return (passed >>> (seat - 1) & 1) != 0;
  }

  final boolean chanceActs() {
    return switch (phase) {
      case DEAL, DRAW, STEAL, SPY, BONUS -> true;
      case DIVIDE, CHOOSE, ROB, VOTE, OVER -> false;
    };
  }

  /** GS1: with two each is a side, with four A and B are one and C and D the other. */
  final int sideOf(int seat) {
    return seats == MOST_SEATS ? seat >> 1 : seat;
  }

  final boolean seesHand(int observer, int seat) {
    return observer == seat || open && sideOf(observer) == sideOf(seat);
  }

  final int sizeOfHand(int seat) {
    return Cards.size(hands[seat]) + HIDDEN.get(hidden, seat);
  }

  final int pointsOf(int side) {
    return POINTS.get(points, side);
  }

  final long wonBy(int side) {
    return WON.get(won, side);
  }

  final int gondolasOf(int seat) {
    return GONDOLAS.get(gondolas, seat);
  }

  private static List<Card> districts(int bits) {
    return Card.DISTRICTS.stream()
        .filter(district -> (bits >>> district.ordinal() & 1) != 0)
        .toList();
  }
}
