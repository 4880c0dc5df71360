package org.sanmarco.games.canalgrande;

import org.sanmarco.kernel.DataState;
import org.sanmarco.notation.Field;

/**
 * The content of a state: small numbers and short arrays, so that a copy takes nanoseconds. Seats
 * and sides are numbered from 0, cards are packed as in {@link Cards}, sets of districts and seats
 * hold a bit for each.
 */
abstract sealed class Fields extends DataState permits CanalGrandeState {

  static final int MOST_SEATS = 4;
  static final int SIDES = 2;

  /** The number of unknown cards in the first seat's hand; those of the other seats follow. */
  static final Field HIDDEN = Field.first(8);

  /** The points of the first side; those of the second follow. */
  static final Field POINTS = Field.first(8);

  /** The gondolas of the first seat on the table; those of the other seats follow. */
  static final Field GONDOLAS = Field.first(8);

  /** The district cards that the first side has won; those of the second follow. */
  static final Field WON = Field.first(Cards.KIND.shift(Cards.DISTRICT_COUNT));

  /** The ordinal plus one of the first side's first card in a vote; the second side's follows. */
  static final Field FIRST = Field.first(4);

  /** No seat, no district. */
  static final int NONE = -1;

  final int seats;
  final int leader;
  final boolean open;

  /** By seat: the cards in hand, as far as they are in this state. */
  final long[] hands = new long[MOST_SEATS];

  /** By seat: the cards it has on the table in a vote, without gondolas. */
  final long[] table = new long[MOST_SEATS];

  /** By {@link #row observer and seat}: what the one must know of the other's hand (GK2). */
  final long[] known = new long[MOST_SEATS * MOST_SEATS];

  /** The two offers; no cards in the place of one that is taken. */
  final long[] offers = new long[2];

  long deck;
  long discard;
  long drawn;

  /** The traitors, spies and doges that the owner has still to use (GA3 to GA5). */
  long todo;

  /** A row of {@link #WON}. */
  long won;

  /** A row of {@link #HIDDEN}. */
  int hidden;

  /** A row of {@link #POINTS}: those of this round. */
  int points;

  Phase phase = Phase.DEAL;
  int round = 1;
  int turn;
  int divider;
  int chooser;

  /** The seat that acts, or for which chance acts. */
  int active;

  /** The seat that carries out an offer or draws its bonus. */
  int owner = NONE;

  /** Whether the round's last turn is over and its bonus is drawn (GR2). */
  boolean ending;

  int due;
  int victim = NONE;

  /** The challenger in the vote under way; the doge is the owner's. */
  int challenger = NONE;

  int district = NONE;

  /** A row of {@link #GONDOLAS}. */
  int gondolas;

  /** A row of {@link #FIRST}, 0 before the first card. */
  int first;

  int raise;

  /** The districts for which the raise under way has played a gondola. */
  int opened;

  int passed;

  /** The districts in which a vote was begun in this turn. */
  int voted;

  Fields(int seats, int leader, boolean open) {
    this.seats = seats;
    this.leader = leader;
    this.open = open;
  }

  /** Takes everything over from another state of the same game. */
  final void assign(Fields other) {
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.table, 0, table, 0, table.length);
    System.arraycopy(other.known, 0, known, 0, known.length);
    System.arraycopy(other.offers, 0, offers, 0, offers.length);
    deck = other.deck;
    discard = other.discard;
    drawn = other.drawn;
    todo = other.todo;
    won = other.won;
    hidden = other.hidden;
    points = other.points;
    phase = other.phase;
    round = other.round;
    turn = other.turn;
    divider = other.divider;
    chooser = other.chooser;
    active = other.active;
    owner = other.owner;
    ending = other.ending;
    due = other.due;
    victim = other.victim;
    challenger = other.challenger;
    district = other.district;
    gondolas = other.gondolas;
    first = other.first;
    raise = other.raise;
    opened = other.opened;
    passed = other.passed;
    voted = other.voted;
  }

  /** The index in {@link #known} of an observer's knowledge of a seat's hand. */
  static int row(int observer, int seat) {
    return MOST_SEATS * observer + seat;
  }
}
