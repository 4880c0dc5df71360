package org.sanmarco.games.marcopolo;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.DataState;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;
import org.sanmarco.notation.Field;

/**
 * The readable state of a game of Marco Polo, whole ({@link MarcoPoloPosition}) or as a seat sees
 * it ({@link MarcoPoloView}). A seat is a player. Seats and camels are numbered from 1 here and
 * from 0 in the fields.
 *
 * <p>The fields are small numbers and three short arrays, so that a copy takes nanoseconds: cards
 * are packed as in {@link Cards}, camels and spaces are bits, gold has one byte for each player.
 * That is also why all of them are in one class: a search copies one object, and the rules are
 * static functions by topic that take it.
 */
public abstract sealed class MarcoPoloState extends DataState
    permits MarcoPoloPosition, MarcoPoloView {

  /** The players' hands at the start, and the row. */
  static final int HAND = 5;

  static final int GOLD = 3;
  static final int NONE = -1;

  private static final int MOST_PLAYERS = 5;
  private static final int TWO = 2;

  /** The space of the first camel; those of the others follow. */
  static final Field SPACE = Field.first(5);

  /** The gold of the first player; that of the others follows. */
  static final Field COINS = Field.first(8);

  /** The cards of the first player's hand that are not seen; those of the others follow. */
  static final Field UNSEEN = Field.first(8);

  Track track;
  int players;
  int leader;

  /** Whether two players may move both of their camels in a turn (MV3). */
  boolean both;

  /** By player; in a view only what it shows. */
  final long[] hands = new long[MOST_PLAYERS];

  /** By player the cards of the hand that all know of (MK2). */
  final long[] known = new long[MOST_PLAYERS];

  /** By camel a bit for each space it has been on (MT6). */
  final int[] been = new int[MOST_PLAYERS];

  long deck = Cards.FULL.packed();
  long discard;
  long row;
  long gold;

  /** A row of {@link #UNSEEN}; 0 in a position. */
  long unseen;

  int spaces;

  /** A bit for each space whose chest is still there. */
  int chests;

  boolean halfway;
  Phase phase = Phase.DEAL;
  int turn;

  /** The player whose turn it is. */
  int player;

  /** The camel moved last in this turn, or {@link #NONE}. */
  int moved = NONE;

  boolean ballast;

  /** A bit for each camel that may move no further in this turn (MH1, MH3). */
  int stopped;

  /** The number of turns in a row that have ended without step, ballast and card (ME4). */
  int idle;

  MarcoPoloState(Track track, int players, int leader, boolean both) {
    this.track = track;
    this.players = players;
    this.leader = leader;
    this.both = both;
  }

  /** Takes everything over from another state. */
  final void assign(MarcoPoloState other) {
    System.arraycopy(other.hands, 0, hands, 0, MOST_PLAYERS);
    System.arraycopy(other.known, 0, known, 0, MOST_PLAYERS);
    System.arraycopy(other.been, 0, been, 0, MOST_PLAYERS);
    track = other.track;
    players = other.players;
    leader = other.leader;
    both = other.both;
    deck = other.deck;
    discard = other.discard;
    row = other.row;
    gold = other.gold;
    unseen = other.unseen;
    spaces = other.spaces;
    chests = other.chests;
    halfway = other.halfway;
    phase = other.phase;
    turn = other.turn;
    player = other.player;
    moved = other.moved;
    ballast = other.ballast;
    stopped = other.stopped;
    idle = other.idle;
  }

  /** Whether this shows all of a player's hand, counted from 0. */
  abstract boolean sees(int player);

  @Override
  public final Setup setup() {
    return MarcoPolo.setup(this);
  }

  /** The track this game is played on. */
  public final Track track() {
    return track;
  }

  @Override
  public final int seats() {
    return players;
  }

  /** The number of camels: two for each of two players, otherwise one for each (MS1). */
  public final int camels() {
    return isForTwo() ? 2 * TWO : players;
  }

  /** The seat whose camel it is. */
  public final int owner(int camel) {
    return ownerOf(camel - 1) + 1;
  }

  /** The turn, from 1; 0 while cards are dealt. */
  @Override
  public final int turn() {
    return turn;
  }

  /** Whether two players may move both of their camels in a turn (MV3). */
  public final boolean mayMoveBoth() {
    return both;
  }

  /** The seat that begins (MS4). */
  public final int leader() {
    return leader + 1;
  }

  @Override
  public final Phase phase() {
    return phase;
  }

  @Override
  public final Actor actor() {
    return switch (phase) {
      case DEAL, ROW, CARD -> Actor.CHANCE;
      case MOVE, TAKE -> new Actor.Seat(player + 1);
      case OVER -> Actor.OVER;
    };
  }

  @Override
  public final int onTurn() {
    return phase == Phase.OVER ? 0 : player + 1;
  }

  @Override
  public final boolean isOver() {
    return phase == Phase.OVER;
  }

  @Override
  public final @Nullable Result result() {
    return phase == Phase.OVER ? Caravan.result(this) : null;
  }

  /** Hands are hidden from others, and every decision wants a look at one's own (MK1). */
  @Override
  public final boolean mustLookAlone() {
    return phase == Phase.MOVE || phase == Phase.TAKE;
  }

  @Override
  public final Map<String, @Nullable Object> describe() {
    return Description.of(this);
  }

  /** The cards of a seat's hand that are seen here: all of them, or those that all know of. */
  public final Cards hand(int seat) {
    return new Cards(hands[seat - 1]);
  }

  /** The number of cards in a seat's hand, seen or not. */
  public final int handSize(int seat) {
    return Cards.size(hands[seat - 1]) + UNSEEN.get(unseen, seat - 1);
  }

  /** The cards of a seat's hand that all know of (MK2). */
  public final Cards known(int seat) {
    return new Cards(known[seat - 1]);
  }

  /** The open cards. */
  public final Cards row() {
    return new Cards(row);
  }

  /** The cards in the deck as far as they are known here; unseen cards count as in it (MK3). */
  public final Cards deck() {
    return new Cards(deck);
  }

  /** The number of cards that are really in the deck. */
  public final int deckSize() {
    int size = Cards.size(deck);
    for (int player = 0; player < players; player++) {
      size -= UNSEEN.get(unseen, player);
    }
    return size;
  }

  /** The cards discarded since the deck was last new (MC3). */
  public final Cards discard() {
    return new Cards(discard);
  }

  /** A seat's gold. */
  public final int gold(int seat) {
    return goldOf(seat - 1);
  }

  /** The space of a camel, 0 to 29. */
  public final int space(int camel) {
    return spaceOf(camel - 1);
  }

  /** The space that a step takes a camel to: the next free one (MT2), 1 to 29. */
  public final int nextSpaceOf(int camel) {
    return nextSpace(camel - 1);
  }

  /** Whether the player whose turn it is has moved a camel in this turn (MT1). */
  public final boolean hasMoved() {
    return moved != NONE;
  }

  /** A seat's camels, ascending. */
  public final List<Integer> camelsOfSeat(int seat) {
    return numbers(camelsOf(seat - 1) << 1);
  }

  /** The camel that a move of the player whose turn it is means, given the one that it names. */
  public final int meant(int named) {
    return named == MarcoPoloMove.NO_CAMEL ? onTurn() : named;
  }

  /** The camels that the player whose turn it is may move now, ascending (MV2, MV3, MH1, MH3). */
  public final List<Integer> movableCamels() {
    return numbers(movable() << 1);
  }

  /** Whether the player whose turn it is may move a camel now (MV2, MV3, MH1, MH3). */
  public final boolean isMovable(int camel) {
    return (movable() >>> camel - 1 & 1) != 0;
  }

  /** Whether ballast may take a camel that is movable onto its next space (MT5, MV4). */
  public final boolean mayDropBallast(int camel) {
    return MoveGenerator.mayDropBallast(this, nextSpaceOf(camel));
  }

  /** A seat's gold if the game ended now, with the final scoring (ME2). */
  public final int goldAtEnd(int seat) {
    return goldOf(seat - 1) + (isOver() ? 0 : Caravan.finalGold(this, seat - 1));
  }

  /** Whether the halfway scoring takes place at the end of this turn (MH1, MH2). */
  public final boolean isHalfwayDue() {
    return !halfway && stopped != 0;
  }

  /** The spaces a camel has been on, ascending (MT6). */
  public final List<Integer> been(int camel) {
    return numbers(been[camel - 1]);
  }

  /** The spaces whose chest is still there, ascending (MT4). */
  public final List<Integer> chests() {
    return numbers(chests);
  }

  /** The seats whose camels have been on a space, ascending: their opponents may drop ballast. */
  public final List<Integer> visitors(int space) {
    return IntStream.rangeClosed(1, camels())
        .filter(camel -> (been[camel - 1] >>> space & 1) != 0)
        .map(this::owner)
        .distinct()
        .sorted()
        .boxed()
        .toList();
  }

  /** Whether a space has a chest that is still there (MT4). */
  public final boolean hasChest(int space) {
    return (chests >>> space & 1) != 0;
  }

  /** Whether there is anything to draw from: the deck, or discards to renew it (MT7, MC3). */
  public final boolean mayTakeFromDeck() {
    return stock() != 0;
  }

  /** Whether the halfway scoring has been (MH2). */
  public final boolean isPastHalfway() {
    return halfway;
  }

  /** Whether two players play, with two camels each (MV). */
  final boolean isForTwo() {
    return players == TWO;
  }

  final int ownerOf(int camel) {
    return isForTwo() ? camel % TWO : camel;
  }

  /** The camels of a player, a bit for each. */
  final int camelsOf(int player) {
    return isForTwo() ? 0b101 << player : 1 << player;
  }

  final int allCamels() {
    return (1 << camels()) - 1;
  }

  /** The camels that may move now, a bit for each (MV2, MV3, MV5, MH1, MH3). */
  final int movable() {
    int own = camelsOf(player) & ~stopped;
    return moved == NONE || both ? own : own & 1 << moved;
  }

  final int spaceOf(int camel) {
    return SPACE.get(spaces, camel);
  }

  final int goldOf(int player) {
    return COINS.get(gold, player);
  }

  /** The next free space before a camel (MT2, MV4). */
  final int nextSpace(int camel) {
    return freeBehind(spaceOf(camel), occupied());
  }

  /** The spaces that camels stand on, a bit for each. */
  public final int occupied() {
    int taken = 0;
    for (int camel = camels() - 1; camel >= 0; camel--) {
      taken |= 1 << spaceOf(camel);
    }
    return taken;
  }

  /** The first space behind another, towards Dadu, that is not among those taken. */
  public static int freeBehind(int space, int taken) {
    return Integer.numberOfTrailingZeros(~taken & -2 << space);
  }

  /** Whether a camel of another seat has been on a space before (MT5, MV4). */
  public final boolean hasOpponentBeen(int seat, int space) {
    int been = 0;
    for (int camels = allCamels() & ~camelsOf(seat - 1); camels != 0; camels &= camels - 1) {
      been |= this.been[Integer.numberOfTrailingZeros(camels)];
    }
    return (been >>> space & 1) != 0;
  }

  /** The cards to draw from: the deck, or where it is empty the discards (MC3). */
  final long stock() {
    return deck != 0 ? deck : discard;
  }

  /** The number of cards laid out openly now: five at the start, then one (MS2, MT7). */
  final int rowDraw() {
    return turn == 0 ? HAND : 1;
  }

  /** The camel of a move of the player whose turn it is, from 0. */
  final int camel(int named) {
    return named == MarcoPoloMove.NO_CAMEL ? player : named - 1;
  }

  /** The name of a camel, counted from 0, in moves: none where each player has one. */
  final int named(int camel) {
    return isForTwo() ? camel + 1 : MarcoPoloMove.NO_CAMEL;
  }

  final void put(int camel, int space) {
    spaces += (int) SPACE.of(space - spaceOf(camel), camel);
    been[camel] |= 1 << space;
  }

  final void earn(int player, int amount) {
    gold += COINS.of(amount, player);
  }

  /** The places of the bits that are set, ascending. */
  static List<Integer> numbers(int bits) {
    return IntStream.range(0, Integer.SIZE).filter(i -> (bits >>> i & 1) != 0).boxed().toList();
  }
}
