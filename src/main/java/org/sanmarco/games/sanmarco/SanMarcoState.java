package org.sanmarco.games.sanmarco;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.DataState;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.Field;

/**
 * The readable state of a game of San Marco, whole ({@link SanMarcoPosition}) or as a seat sees it
 * ({@link SanMarcoView}). Seats are numbered from 1 here and from 0 in the fields.
 *
 * <p>The fields are small numbers and two short arrays, so that a copy takes nanoseconds: a row of
 * nobles holds one byte for each seat, prestige two bytes, cards are packed as in {@link Cards}.
 * That is also why all of them are in one class: a search copies one object, and the rules are
 * static functions by topic that take it ({@link SetupPhase}, {@link Turns}, {@link Actions}).
 */
public abstract sealed class SanMarcoState extends DataState
    permits SanMarcoPosition, SanMarcoView {

  /** The row of {@link #nobles} that holds the reserves, after the six districts. */
  static final int RESERVE = District.COUNT;

  static final int BRIDGES = 12;

  /** The number of nobles of each colour (B4). */
  public static final int NOBLES = 25;

  /** The number of rounds of a game (F1). */
  public static final int ROUNDS = 3;

  /** The number of penalty points that puts a colour out of the round (E1). */
  public static final int LIMIT = 10;

  /** Dividers draw into the first two places of {@link #cards}; their offers follow, three each. */
  static final int OFFERS = 2;

  /** The first seat's byte in a row of nobles, of points or of penalty points; others follow. */
  public static final Field ROW = Field.first(8);

  static final Field PRESTIGE = Field.first(16);
  static final Field ROLE = Field.first(2);

  /** The pairs between which the first seat has a bridge, a bit for each; other seats follow. */
  static final Field BRIDGED = Field.first(Pair.COUNT);

  final Board board;
  final int players;
  final int firstLeader;

  final int[] nobles = new int[District.COUNT + 1];
  final long[] cards = new long[OFFERS + 2 * SanMarcoMove.MOST_OFFERS];

  /** A row of {@link #BRIDGED}. */
  long bridges;

  long deck = Cards.FULL.packed();
  long hand;
  long prestige;
  int penalty;

  /** The seats with a role, in the order of their roles: a row of {@link #ROLE}. */
  int roles;

  int roleCount;
  int in;
  Phase phase = Phase.SETUP_ROLL;
  int round = 1;
  int turn;
  int leader;

  /** The seat that acts, or for whom chance acts. */
  int active;

  /** The doge's district, by its ordinal; -1 off the board. */
  int doge = -1;

  /**
   * The number of colours that have taken their offer this turn; during set-up the number of rolls.
   */
  int step;

  /** The number all rolls of the colour that sets up have shown so far, 0 if they differ. */
  int sameRoll;

  int exileDistrict;
  int exileDie;
  boolean exileBonus;

  /**
   * The dividers whose cards, and the dividers whose offers, are left out of this state; a bit
   * each.
   */
  int hiddenDrawn;

  int hiddenOffers;

  SanMarcoState(Board board, int players, int firstLeader) {
    this.board = board;
    this.players = players;
    this.firstLeader = firstLeader;
  }

  /** Takes everything over from another state of the same game. */
  final void assign(SanMarcoState other) {
    System.arraycopy(other.nobles, 0, nobles, 0, nobles.length);
    System.arraycopy(other.cards, 0, cards, 0, cards.length);
    bridges = other.bridges;
    deck = other.deck;
    hand = other.hand;
    prestige = other.prestige;
    penalty = other.penalty;
    roles = other.roles;
    roleCount = other.roleCount;
    in = other.in;
    phase = other.phase;
    round = other.round;
    turn = other.turn;
    leader = other.leader;
    active = other.active;
    doge = other.doge;
    step = other.step;
    sameRoll = other.sameRoll;
    exileDistrict = other.exileDistrict;
    exileDie = other.exileDie;
    exileBonus = other.exileBonus;
    hiddenDrawn = other.hiddenDrawn;
    hiddenOffers = other.hiddenOffers;
  }

  @Override
  public final Setup setup() {
    return SanMarco.setup(this);
  }

  /** The values this game is played with. */
  public final Board board() {
    return board;
  }

  /** The number of players, 2 to 4. */
  public final int players() {
    return players;
  }

  /** The number of seats, that is of colours: 4 with two players. */
  @Override
  public final int seats() {
    return players == 3 ? 3 : SanMarcoMove.MOST_SEATS;
  }

  @Override
  public final int player(int seat) {
    return players == 2 ? 2 - seat % 2 : seat;
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

  /** The seat that acts, or for which chance acts now. */
  public final int active() {
    return active + 1;
  }

  /** The round, 1 to 3. */
  @Override
  public final int round() {
    return round;
  }

  /** The turn within the round, from 1; 0 during set-up. */
  @Override
  public final int turn() {
    return turn;
  }

  /** The seat that leads this turn; with two players the lower seat of the player who leads. */
  public final int leader() {
    return leader + 1;
  }

  /** Whether the seat is in the round (E1). */
  public final boolean isIn(int seat) {
    return (in >>> (seat - 1) & 1) != 0;
  }

  /** Whether this turn is a round's last one, because a colour is out (E3). */
  public final boolean isLastTurn() {
    return in != all();
  }

  /** Whether the round's last turn is being played, and not what comes after it (E3, E5). */
  public final boolean isInLastTurn() {
    ExileUnderWay exile = exile();
    return isLastTurn()
        && phase != Phase.BONUS_EXILE
        && phase != Phase.OVER
        && (exile == null || !exile.bonus());
  }

  /** The number of nobles that a seat has in a district. */
  public final int nobles(District district, int seat) {
    return noblesAt(district.ordinal(), seat - 1);
  }

  /** The nobles of all seats in a district, a byte for each, the first seat's lowest. */
  public final int row(District district) {
    return nobles[district.ordinal()];
  }

  /** The number of nobles that a seat has in reserve. */
  public final int reserve(int seat) {
    return noblesAt(RESERVE, seat - 1);
  }

  /** The seats that have a bridge there, ascending. */
  public final List<Integer> owners(Pair pair) {
    return seats(ownersAt(pair.index()));
  }

  /** The pairs where a seat has a bridge, a bit for each {@link Pair#index}. */
  public final int bridges(int seat) {
    return bridgesOf(seat - 1);
  }

  /** Whether no bridge touches a district (C8). */
  public final boolean isIsolated(District district) {
    return Pair.ALL.stream().noneMatch(pair -> pair.touches(district) && !owners(pair).isEmpty());
  }

  /** The number of bridges in the supply. */
  public final int supply() {
    return BRIDGES - Long.bitCount(bridges);
  }

  /** The doge's district, or null while off the board. */
  public final @Nullable District doge() {
    return doge < 0 ? null : District.ALL.get(doge);
  }

  /** A seat's prestige. */
  public final int prestige(int seat) {
    return prestigeOf(seat - 1);
  }

  /** A seat's penalty points in this round. */
  public final int penalty(int seat) {
    return penaltyOf(seat - 1);
  }

  /** The seats by role, in the order of {@link SanMarcoMove.Roles}; empty until roles are given. */
  public final List<Integer> roles() {
    return IntStream.range(0, roleCount).mapToObj(i -> role(i) + 1).toList();
  }

  /** The seats that divide this turn, in order; empty until roles are given. */
  public final List<Integer> dividers() {
    return IntStream.range(0, dividerCount()).mapToObj(i -> divider(i) + 1).toList();
  }

  /** The seat whose offers are taken now (T7). */
  public final int offering() {
    return divider(Turns.pair(this)) + 1;
  }

  /** Whether a divider's cards or offers are hidden here (T6). */
  public final boolean isHidden(int divider) {
    return ((hiddenDrawn | hiddenOffers) >>> dividerIndex(divider) & 1) != 0;
  }

  /** The cards a divider has drawn and not yet divided; none if hidden. */
  public final Cards drawn(int divider) {
    return new Cards(cards[dividerIndex(divider)]);
  }

  /**
   * A divider's offers as numbered, with null in the place of one that is taken; empty before they
   * are made, once all are taken, and if hidden.
   */
  public final List<@Nullable Cards> offers(int divider) {
    int index = dividerIndex(divider);
    if (!hasOffers(index)) {
      return List.of();
    }
    List<@Nullable Cards> offers = new ArrayList<>();
    for (int i = 0; i < offerCount(); i++) {
      long offer = cards[offerAt(index, i)];
      offers.add(offer == 0 ? null : new Cards(offer));
    }
    return offers;
  }

  /** The action cards that the seat to act has still to play. */
  public final Cards hand() {
    return new Cards(hand);
  }

  /** The cards left to draw, as far as they are known here. */
  public final Cards deck() {
    return new Cards(deck);
  }

  /** The exile under way, or null. */
  public final @Nullable ExileUnderWay exile() {
    return phase == Phase.EXILE_ROLL || phase == Phase.EXILE_REMOVE
        ? new ExileUnderWay(District.ALL.get(exileDistrict), active + 1, exileDie, exileBonus)
        : null;
  }

  @Override
  public final int onTurn() {
    return phase == Phase.OVER ? 0 : phase == Phase.ROLES ? leader() : active();
  }

  @Override
  public final boolean isOver() {
    return phase == Phase.OVER;
  }

  /** The result (F2, V6): of each seat its prestige, with two players of each player the result. */
  @Override
  public final @Nullable Result result() {
    return phase == Phase.OVER ? Scoring.result(this) : null;
  }

  /** With four colours in, dividers divide in secret (T6). */
  @Override
  public final boolean mustLookAlone() {
    return phase == Phase.DIVIDE && roleCount == SanMarcoMove.MOST_SEATS;
  }

  @Override
  public final Map<String, @Nullable Object> describe() {
    return Description.of(this);
  }

  /**
   * An exile between its card and its end (C5).
   *
   * @param by the seat that exiles
   * @param die the number rolled, 0 before the roll
   * @param bonus whether it is the one for the fewest penalty points (E5)
   */
  public record ExileUnderWay(District district, int by, int die, boolean bonus) {}

  final boolean chanceActs() {
    return switch (phase) {
      case SETUP_ROLL, DRAW, EXILE_ROLL -> true;
      case ROLES -> !rolesAreChosen();
      case SETUP_REROLL, SETUP_BRIDGE, DIVIDE, CHOOSE, PLAY, EXILE_REMOVE, BONUS_EXILE, OVER ->
          false;
    };
  }

  /** Whether a player gives out the roles (V1, V4) and not chance (T1, T2). */
  final boolean rolesAreChosen() {
    return players == 2;
  }

  /** Whether two seats, counted from 0, are one player's. */
  final boolean samePlayer(int one, int other) {
    return player(one + 1) == player(other + 1);
  }

  /** The bits of all seats. */
  final int all() {
    return (1 << seats()) - 1;
  }

  final int noblesAt(int place, int seat) {
    return ROW.get(nobles[place], seat);
  }

  /** One noble of a seat, as it counts in a row. */
  static int oneNoble(int seat) {
    return (int) ROW.of(1, seat);
  }

  /** The owners of the bridges between a pair, a bit for each seat. */
  final int ownersAt(int pair) {
    int owners = 0;
    for (int seat = 0; seat < SanMarcoMove.MOST_SEATS; seat++) {
      owners |= (bridgesOf(seat) >>> pair & 1) << seat;
    }
    return owners;
  }

  /** The pairs between which a seat has a bridge, a bit for each. */
  final int bridgesOf(int seat) {
    return BRIDGED.get(bridges, seat);
  }

  /** The bit of a seat's bridge between a pair. */
  static long bridge(int pair, int seat) {
    return BRIDGED.of(1L << pair, seat);
  }

  final int prestigeOf(int seat) {
    return PRESTIGE.get(prestige, seat);
  }

  final int penaltyOf(int seat) {
    return ROW.get(penalty, seat);
  }

  final int role(int index) {
    return ROLE.get(roles, index);
  }

  /** The roles of these seats, counted from 0, as in {@link #roles}. */
  static int roleOrder(int... seats) {
    int order = 0;
    for (int i = 0; i < seats.length; i++) {
      order |= (int) ROLE.of(seats[i], i);
    }
    return order;
  }

  final int dividerCount() {
    return roleCount == 0 ? 0 : roleCount == 4 ? 2 : 1;
  }

  /** The seat that is first (0) or second (1) divider. */
  final int divider(int index) {
    return role(2 * index);
  }

  private int dividerIndex(int divider) {
    for (int i = 0; i < dividerCount(); i++) {
      if (divider(i) == divider - 1) {
        return i;
      }
    }
    throw new IllegalArgumentException("seat " + divider + " does not divide this turn");
  }

  /** The number of offers that a divider makes this turn (T4). */
  public final int offerCount() {
    return roleCount == 3 ? 3 : 2;
  }

  /** The number of action cards that a divider draws this turn (T4). */
  public final int actionDraw() {
    return roleCount == 3 ? 6 : 5;
  }

  /** The number of penalty cards that a divider draws this turn (T4). */
  public final int penaltyDraw() {
    return roleCount == 3 ? 4 : 3;
  }

  /** The first (0) divider as long as that divider has cards on the table, then the second (1). */
  final int dividing() {
    return cards[0] != 0 ? 0 : 1;
  }

  static int offerAt(int dividerIndex, int offer) {
    return OFFERS + SanMarcoMove.MOST_OFFERS * dividerIndex + offer;
  }

  final boolean hasOffers(int dividerIndex) {
    int first = offerAt(dividerIndex, 0);
    return (cards[first] | cards[first + 1] | cards[first + 2]) != 0;
  }

  /** The nobles of other colours than the seat's in a district, as a row. */
  final int others(int district, int seat) {
    return nobles[district] & (int) ~ROW.mask(seat);
  }

  /** The number of nobles in a row. */
  static int count(int row) {
    return ROW.get(row, 0) + ROW.get(row, 1) + ROW.get(row, 2) + ROW.get(row, 3);
  }

  static List<Integer> seats(int bits) {
    return IntStream.range(0, SanMarcoMove.MOST_SEATS)
        .filter(seat -> (bits >>> seat & 1) != 0)
        .mapToObj(seat -> seat + 1)
        .toList();
  }
}
