package org.sanmarco.games.sanmarco;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.notation.Field;

/**
 * Moves as numbers, for the core and for searches: the kind in the lowest four bits, the rest
 * above. A source of a noble (C11) is 0 for the reserve, else the district's die number. A number
 * means a move only in its position: that of a division counts through the divisions of the cards
 * drawn.
 */
public final class PackedMove {

  // The kinds, named after the words that the moves are written with.
  public static final int ROLL = 0;
  public static final int KEEP = 1;
  public static final int REROLL = 2;
  public static final int BRIDGE = 3;
  public static final int ROLES = 4;
  public static final int DRAW = 5;
  public static final int DIVIDE = 6;
  public static final int TAKE = 7;
  public static final int PLACE = 8;
  public static final int SEIZE = 9;
  public static final int TRAITOR = 10;
  public static final int EXILE = 11;
  public static final int DOGE = 12;
  public static final int GIVE_UP = 13;
  public static final int REMOVE = 14;
  public static final int PASS = 15;

  static final Field KIND = Field.first(4);

  static final Field PLACE_CARD = KIND.next(3);
  static final Field PLACE_TO = PLACE_CARD.next(3);
  static final Field PLACE_SOURCE = PLACE_TO.next(3);

  static final Field BRIDGE_PAIR = KIND.next(4);
  static final Field BRIDGE_SOURCE = BRIDGE_PAIR.next(3);

  static final Field SEIZE_PAIR = KIND.next(4);
  static final Field SEIZE_OWNER = SEIZE_PAIR.next(2);
  static final Field SEIZE_TO = SEIZE_OWNER.next(4);
  static final Field SEIZE_SOURCE = SEIZE_TO.next(3);

  static final Field TRAITOR_DISTRICT = KIND.next(3);
  static final Field TRAITOR_VICTIM = TRAITOR_DISTRICT.next(2);
  static final Field TRAITOR_SOURCE = TRAITOR_VICTIM.next(3);

  /** The seats of the roles, packed as in {@link SanMarcoState#roles}. */
  static final Field ROLE_ORDER = KIND.next(8);

  static final Field ROLE_COUNT = ROLE_ORDER.next(3);

  static final Field DOGE_TO = KIND.next(3);

  /** The toll of the first seat; those of the others follow, then the bank's. */
  static final Field DOGE_TOLL = DOGE_TO.next(4);

  static final Field DOGE_BANK = DOGE_TOLL.after(SanMarcoMove.MOST_SEATS, 4);

  /** The nobles that the first seat loses by an exile; those of the others follow. */
  static final Field REMOVED = KIND.next(4);

  private PackedMove() {}

  /** The kind of a move, one of the constants here. */
  public static int kind(long code) {
    return KIND.get(code);
  }

  /** The number of a roll, 1 to 6. */
  public static long roll(int die) {
    return code(ROLL, die);
  }

  /** The card that a district card's move plays, or that a move gives up. */
  public static int card(long code) {
    return kind(code) == PLACE ? PLACE_CARD.get(code) : (int) number(code);
  }

  /** The ordinal of the district where a doge's move ends. */
  public static int end(long code) {
    return DOGE_TO.get(code);
  }

  /** The total price of a doge's move. */
  public static int price(long code) {
    int price = 0;
    for (int receiver = 0; receiver <= SanMarcoMove.MOST_SEATS; receiver++) {
      price += DOGE_TOLL.get(code, receiver);
    }
    return price;
  }

  /** The ordinal of the district where the noble of a district card or of a traitor ends. */
  public static int place(long code) {
    return kind(code) == PLACE ? PLACE_TO.get(code) : TRAITOR_DISTRICT.get(code);
  }

  /** The seat, from 0, whose noble a traitor sends home. */
  public static int victim(long code) {
    return TRAITOR_VICTIM.get(code);
  }

  /**
   * The place of a built or seized bridge, as the place of its bit in {@link
   * SanMarcoState#bridges}.
   */
  public static int site(long code) {
    return kind(code) == BRIDGE ? BRIDGE_PAIR.get(code) : SEIZE_TO.get(code);
  }

  /** The source of the noble that a card puts down: 0 the reserve, else the die number (C11). */
  public static int source(long code) {
    return switch (kind(code)) {
      case PLACE -> PLACE_SOURCE.get(code);
      case BRIDGE -> BRIDGE_SOURCE.get(code);
      case SEIZE -> SEIZE_SOURCE.get(code);
      case TRAITOR -> TRAITOR_SOURCE.get(code);
      default -> 0;
    };
  }

  /** The number of nobles of a seat, from 0, that an exile's choice removes. */
  public static int removed(long code, int seat) {
    return REMOVED.get(code, seat);
  }

  /** The toll that a doge's move pays to a seat, from 0. */
  public static int toll(long code, int seat) {
    return DOGE_TOLL.get(code, seat);
  }

  /** The part of a move above its kind. */
  public static long number(long code) {
    return code >>> KIND.bits();
  }

  static long code(int kind, long number) {
    return number << KIND.bits() | kind;
  }

  static long place(int card, int to, int source) {
    return PLACE | PLACE_CARD.of(card) | PLACE_TO.of(to) | PLACE_SOURCE.of(source);
  }

  static long bridge(int pair, int source) {
    return BRIDGE | BRIDGE_PAIR.of(pair) | BRIDGE_SOURCE.of(source);
  }

  static long seize(int pair, int owner, int to, int source) {
    return SEIZE
        | SEIZE_PAIR.of(pair)
        | SEIZE_OWNER.of(owner)
        | SEIZE_TO.of(to)
        | SEIZE_SOURCE.of(source);
  }

  static long traitor(int district, int victim, int source) {
    return TRAITOR
        | TRAITOR_DISTRICT.of(district)
        | TRAITOR_VICTIM.of(victim)
        | TRAITOR_SOURCE.of(source);
  }

  static long roles(int order, int count) {
    return ROLES | ROLE_ORDER.of(order) | ROLE_COUNT.of(count);
  }

  /**
   * A doge's move.
   *
   * @param payment the values of {@link #DOGE_TOLL} and {@link #DOGE_BANK}, in their places
   */
  static long doge(int to, long payment) {
    return DOGE | DOGE_TO.of(to) | payment;
  }

  /** The number of a move that is legal somewhere; nothing is checked. */
  static long of(SanMarcoMove move) {
    return switch (move) {
      case Roll(int die) -> code(ROLL, die);
      case Keep() -> code(KEEP, 0);
      case Reroll() -> code(REROLL, 0);
      case BuildBridge(Pair pair, District from) -> bridge(pair.index(), source(from));
      case Roles(List<Integer> seats) -> roles(seats);
      case Draw(Cards cards) -> code(DRAW, cards.packed());
      case Divide(List<Cards> offers) -> code(DIVIDE, Divisions.rank(offers));
      case Take(int offer) -> code(TAKE, offer - 1);
      case Place(District card, District to, District from) ->
          place(card.ordinal(), to.ordinal(), source(from));
      case Seize(Pair pair, int owner, Pair to, District from) ->
          seize(pair.index(), owner - 1, to.index(), source(from));
      case Traitor(District district, int victim, District from) ->
          traitor(district.ordinal(), victim - 1, source(from));
      case Exile(District district) -> code(EXILE, district.ordinal());
      case Doge(District to, Payment payment) -> doge(to.ordinal(), payment(payment));
      case GiveUp(Card card) -> code(GIVE_UP, card.ordinal());
      case Remove(List<Integer> counts) -> REMOVE | row(REMOVED, counts);
      case Pass() -> code(PASS, 0);
    };
  }

  /** The move behind a number in a position. */
  static SanMarcoMove move(long code, SanMarcoState state) {
    return switch (kind(code)) {
      case ROLL -> new Roll((int) number(code));
      case KEEP -> new Keep();
      case REROLL -> new Reroll();
      case BRIDGE -> new BuildBridge(Pair.ALL.get(BRIDGE_PAIR.get(code)), district(source(code)));
      case ROLES ->
          new Roles(
              IntStream.range(0, ROLE_COUNT.get(code))
                  .mapToObj(i -> SanMarcoState.ROLE.get(ROLE_ORDER.get(code), i) + 1)
                  .toList());
      case DRAW -> new Draw(new Cards(number(code)));
      case DIVIDE ->
          new Divide(
              Divisions.offers(
                  state.cards[state.dividing()], state.offerCount(), (int) number(code)));
      case TAKE -> new Take((int) number(code) + 1);
      case PLACE ->
          new Place(
              District.ALL.get(PLACE_CARD.get(code)),
              District.ALL.get(PLACE_TO.get(code)),
              district(source(code)));
      case SEIZE ->
          new Seize(
              Pair.ALL.get(SEIZE_PAIR.get(code)),
              SEIZE_OWNER.get(code) + 1,
              Pair.ALL.get(SEIZE_TO.get(code)),
              district(source(code)));
      case TRAITOR ->
          new Traitor(
              District.ALL.get(TRAITOR_DISTRICT.get(code)),
              TRAITOR_VICTIM.get(code) + 1,
              district(source(code)));
      case EXILE -> new Exile(District.ALL.get((int) number(code)));
      case DOGE ->
          new Doge(
              District.ALL.get(DOGE_TO.get(code)),
              new Payment(bySeat(DOGE_TOLL, code), DOGE_BANK.get(code)));
      case GIVE_UP -> new GiveUp(Card.ALL.get((int) number(code)));
      case REMOVE -> new Remove(bySeat(REMOVED, code));
      case PASS -> new Pass();
      default -> throw new AssertionError(code);
    };
  }

  private static long roles(List<Integer> seats) {
    int[] order = seats.stream().mapToInt(seat -> seat - 1).toArray();
    return roles(SanMarcoState.roleOrder(order), order.length);
  }

  private static long payment(Payment payment) {
    return row(DOGE_TOLL, payment.tolls()) | DOGE_BANK.of(payment.bank());
  }

  private static long row(Field first, List<Integer> numbers) {
    long row = 0;
    for (int i = 0; i < numbers.size(); i++) {
      row |= first.of(numbers.get(i), i);
    }
    return row;
  }

  private static List<Integer> bySeat(Field first, long code) {
    return IntStream.range(0, SanMarcoMove.MOST_SEATS)
        .mapToObj(seat -> first.get(code, seat))
        .toList();
  }

  private static int source(@Nullable District from) {
    return from == null ? 0 : from.die();
  }

  private static @Nullable District district(int source) {
    return source == 0 ? null : District.ofDie(source);
  }
}
