package org.sanmarco.games.sanmarco;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Divide;
import org.sanmarco.games.sanmarco.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.SanMarcoMove.Pass;
import org.sanmarco.games.sanmarco.SanMarcoMove.Payment;
import org.sanmarco.games.sanmarco.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.SanMarcoMove.Traitor;

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

  private PackedMove() {}

  /** What kind of move it is, one of the constants here. */
  public static int kind(long code) {
    return (int) code & 15;
  }

  /** The number of a roll, 1 to 6. */
  public static long roll(int die) {
    return code(ROLL, die);
  }

  /** Which card a move plays, of a district card's move or one that gives a card up. */
  public static int card(long code) {
    return kind(code) == PLACE ? field(code, 0, 3) : field(code, 0, 4);
  }

  /** Where a doge's move ends, by the district's ordinal. */
  public static int end(long code) {
    return field(code, 0, 3);
  }

  /** What a doge's move costs in all. */
  public static int price(long code) {
    int price = 0;
    for (int payment = field(code, 3, 20); payment != 0; payment >>>= 4) {
      price += payment & 15;
    }
    return price;
  }

  /** Where the noble of a district card or of a traitor ends, by the district's ordinal. */
  public static int place(long code) {
    return kind(code) == PLACE ? field(code, 3, 3) : field(code, 0, 3);
  }

  /** Whose noble a traitor sends home, by the seat's number from 0. */
  public static int victim(long code) {
    return field(code, 3, 2);
  }

  /** Where a bridge ends up, as the place of its bit in {@link SanMarcoState#bridges}. */
  public static int site(long code) {
    return kind(code) == BRIDGE ? field(code, 0, 4) : field(code, 6, 4);
  }

  /** Where the noble comes from that a card puts down: 0 the reserve, else the die number (C11). */
  public static int source(long code) {
    return switch (kind(code)) {
      case PLACE -> field(code, 6, 3);
      case BRIDGE -> field(code, 4, 3);
      case SEIZE -> field(code, 10, 3);
      case TRAITOR -> field(code, 5, 3);
      default -> 0;
    };
  }

  /** How many nobles of a seat, from 0, an exile's choice removes. */
  public static int removed(long code, int seat) {
    return field(code, 4 * seat, 4);
  }

  /** What a doge's move pays to a seat, from 0. */
  public static int toll(long code, int seat) {
    return field(code, 3 + 4 * seat, 4);
  }

  static long number(long code) {
    return code >>> 4;
  }

  /** A field of a move's number: some bits from a shift on. */
  static int field(long code, int shift, int bits) {
    return (int) (code >>> 4 + shift) & (1 << bits) - 1;
  }

  static long code(int kind, long number) {
    return number << 4 | kind;
  }

  static long place(int card, int to, int source) {
    return code(PLACE, card | to << 3 | source << 6);
  }

  static long bridge(int pair, int source) {
    return code(BRIDGE, pair | source << 4);
  }

  static long seize(int pair, int owner, int to, int source) {
    return code(SEIZE, pair | owner << 4 | to << 6 | source << 10);
  }

  static long traitor(int district, int victim, int source) {
    return code(TRAITOR, district | victim << 3 | source << 5);
  }

  /** A doge's move. The payment holds four bits for each seat, and above them those of the bank. */
  static long doge(int to, int payment) {
    return code(DOGE, to | (long) payment << 3);
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
      case Remove(List<Integer> counts) -> code(REMOVE, packed(counts));
      case Pass() -> code(PASS, 0);
    };
  }

  /** The move behind a number in a position. */
  static SanMarcoMove move(long code, SanMarcoState state) {
    return switch (kind(code)) {
      case ROLL -> new Roll((int) number(code));
      case KEEP -> new Keep();
      case REROLL -> new Reroll();
      case BRIDGE -> new BuildBridge(Pair.ALL.get(field(code, 0, 4)), district(field(code, 4, 3)));
      case ROLES ->
          new Roles(
              IntStream.range(0, field(code, 8, 3))
                  .mapToObj(i -> field(code, 2 * i, 2) + 1)
                  .toList());
      case DRAW -> new Draw(new Cards(number(code)));
      case DIVIDE ->
          new Divide(
              Divisions.offers(
                  state.cards[state.dividing()], state.offerCount(), (int) number(code)));
      case TAKE -> new Take((int) number(code) + 1);
      case PLACE ->
          new Place(
              District.ALL.get(field(code, 0, 3)),
              District.ALL.get(field(code, 3, 3)),
              district(field(code, 6, 3)));
      case SEIZE ->
          new Seize(
              Pair.ALL.get(field(code, 0, 4)),
              field(code, 4, 2) + 1,
              Pair.ALL.get(field(code, 6, 4)),
              district(field(code, 10, 3)));
      case TRAITOR ->
          new Traitor(
              District.ALL.get(field(code, 0, 3)),
              field(code, 3, 2) + 1,
              district(field(code, 5, 3)));
      case EXILE -> new Exile(District.ALL.get((int) number(code)));
      case DOGE ->
          new Doge(
              District.ALL.get(field(code, 0, 3)),
              new Payment(fourFields(code, 3), field(code, 19, 4)));
      case GIVE_UP -> new GiveUp(Card.ALL.get((int) number(code)));
      case REMOVE -> new Remove(fourFields(code, 0));
      case PASS -> new Pass();
      default -> throw new AssertionError(code);
    };
  }

  private static long roles(List<Integer> seats) {
    long number = (long) seats.size() << 8;
    for (int i = 0; i < seats.size(); i++) {
      number |= (long) (seats.get(i) - 1) << 2 * i;
    }
    return code(ROLES, number);
  }

  private static int payment(Payment payment) {
    return packed(payment.tolls()) | payment.bank() << 16;
  }

  /** Small numbers of the seats, four bits each. */
  private static int packed(List<Integer> numbers) {
    int packed = 0;
    for (int i = 0; i < numbers.size(); i++) {
      packed |= numbers.get(i) << 4 * i;
    }
    return packed;
  }

  private static List<Integer> fourFields(long code, int shift) {
    return IntStream.range(0, SanMarcoState.MOST_SEATS)
        .mapToObj(seat -> field(code, shift + 4 * seat, 4))
        .toList();
  }

  private static int source(@Nullable District from) {
    return from == null ? 0 : from.die();
  }

  private static @Nullable District district(int source) {
    return source == 0 ? null : District.ofDie(source);
  }
}
