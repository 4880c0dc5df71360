package org.sanmarco.games.sanmarco.move;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.notation.Tokens;
import org.sanmarco.notation.Tokens.Pack;

/**
 * The moves of San Marco, a record for each row of the notation's tables. Seats are numbered from
 * 1. Where a move puts down a noble, {@code from} is the district it is taken from when the reserve
 * is empty (C11), and null when it comes from the reserve.
 */
public sealed interface SanMarcoMove extends Move {

  /** The most seats of a game: one for each colour. */
  int MOST_SEATS = 4;

  /** The most offers of a divider. */
  int MOST_OFFERS = 3;

  /**
   * Reads a move, leniently as the notation says: in any case, with any blanks, and with lists in
   * any order. Writing is each move's own {@code toString}.
   */
  static SanMarcoMove read(String written) {
    Tokens tokens = new Tokens(written, ">/:-", Reader.VERB, Reader.WORD);
    SanMarcoMove move = new Reader(tokens).move();
    tokens.requireEnd();
    return move;
  }

  /**
   * A die (S3, C5), chance's move.
   *
   * @param die 1 to 6
   */
  record Roll(int die) implements SanMarcoMove {
    @Override
    public String toString() {
      return "roll " + die;
    }
  }

  /** Keeps the fourth of four equal rolls (S4). */
  record Keep() implements SanMarcoMove {
    @Override
    public String toString() {
      return "keep";
    }
  }

  /** Rolls the fourth of four equal rolls again (S4). */
  record Reroll() implements SanMarcoMove {
    @Override
    public String toString() {
      return "reroll";
    }
  }

  /**
   * The roles of dividers and choosers (T1, T2, V1, V4): first divider, first chooser, second
   * divider, second chooser; or divider and choosers where there is one divider.
   */
  record Roles(List<Integer> seats) implements SanMarcoMove {
    public Roles {
      seats = List.copyOf(seats);
    }

    @Override
    public String toString() {
      return "roles " + seats.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
  }

  /** A divider's cards (T4), chance's move. */
  record Draw(Cards cards) implements SanMarcoMove {
    @Override
    public String toString() {
      return "draw " + cards;
    }
  }

  /** The cards drawn, cut into offers (T5), numbered from 1 in this order. */
  record Divide(List<Cards> offers) implements SanMarcoMove {
    public Divide {
      offers = List.copyOf(offers);
    }

    @Override
    public String toString() {
      return "divide " + offers.stream().map(Cards::toString).collect(Collectors.joining(" / "));
    }
  }

  /**
   * Takes an offer (T7).
   *
   * @param offer its number, from 1
   */
  record Take(int offer) implements SanMarcoMove {
    @Override
    public String toString() {
      return "take " + offer;
    }
  }

  /**
   * A district card (C1).
   *
   * @param card the district on the card
   * @param to where the noble ends, the same district or one joined to it by an own bridge
   */
  record Place(District card, District to, @Nullable District from) implements SanMarcoMove {
    @Override
    public String toString() {
      return "place " + card + (to == card ? "" : " > " + to) + origin(from);
    }
  }

  /** A bridge from the supply (S5, C2). */
  record BuildBridge(Pair pair, @Nullable District from) implements SanMarcoMove {
    @Override
    public String toString() {
      return "bridge " + pair + origin(from);
    }
  }

  /**
   * Another colour's bridge is taken over (C3).
   *
   * @param pair where it stands
   * @param owner whose it is
   * @param to where it ends, the same pair if it is left
   */
  record Seize(Pair pair, int owner, Pair to, @Nullable District from) implements SanMarcoMove {
    @Override
    public String toString() {
      return "seize " + pair + ":" + owner + (to.equals(pair) ? "" : " > " + to) + origin(from);
    }
  }

  /** Another colour's noble is replaced by an own one (C4). */
  record Traitor(District district, int victim, @Nullable District from) implements SanMarcoMove {
    @Override
    public String toString() {
      return "traitor " + district + ":" + victim + origin(from);
    }
  }

  /** Names the district of an exile (C5, E5). */
  record Exile(District district) implements SanMarcoMove {
    @Override
    public String toString() {
      return "exile " + district;
    }
  }

  /** Moves the doge and scores the district where the doge ends (C6 to C9). */
  record Doge(District to, Payment payment) implements SanMarcoMove {
    @Override
    public String toString() {
      return "doge " + to + (payment.total() == 0 ? "" : " pay " + payment);
    }
  }

  /** Gives a card up unused (T8). */
  record GiveUp(Card card) implements SanMarcoMove {
    @Override
    public String toString() {
      return "give-up " + card;
    }
  }

  /** Removes nobles by an exile (C5): the number of each seat's, the first seat first. */
  record Remove(List<Integer> counts) implements SanMarcoMove {
    /** Copies the list and fills it up to four seats. */
    public Remove {
      counts = fourSeats(counts);
    }

    /** The number of a seat's nobles that are removed. */
    public int count(int seat) {
      return counts.get(seat - 1);
    }

    /** The number of nobles that are removed in all. */
    public int total() {
      return counts.stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public String toString() {
      return "remove " + items(counts);
    }
  }

  /** Does without the exile for the fewest penalty points (E5). */
  record Pass() implements SanMarcoMove {
    @Override
    public String toString() {
      return "pass";
    }
  }

  /**
   * The price of a doge's route.
   *
   * @param tolls prestige to each seat, the first seat first
   * @param bank prestige paid to no seat (C8, V3)
   */
  record Payment(List<Integer> tolls, int bank) {

    /** Nothing to pay. */
    public static final Payment NOTHING = new Payment(List.of(), 0);

    /** Copies the list and fills it up to four seats. */
    public Payment {
      tolls = fourSeats(tolls);
    }

    /** The amount that a seat gets. */
    public int to(int seat) {
      return tolls.get(seat - 1);
    }

    /** All of it. */
    public int total() {
      return tolls.stream().mapToInt(Integer::intValue).sum() + bank;
    }

    @Override
    public String toString() {
      String seats = items(tolls);
      return bank == 0 ? seats : seats.isEmpty() ? "bank:" + bank : seats + " bank:" + bank;
    }
  }

  private static List<Integer> fourSeats(List<Integer> numbers) {
    return IntStream.range(0, Math.max(MOST_SEATS, numbers.size()))
        .mapToObj(i -> i < numbers.size() ? numbers.get(i) : 0)
        .toList();
  }

  private static String origin(@Nullable District from) {
    return from == null ? "" : " from " + from;
  }

  private static String items(List<Integer> counts) {
    StringBuilder items = new StringBuilder();
    for (int i = 0; i < counts.size(); i++) {
      if (counts.get(i) > 0) {
        items.append(items.isEmpty() ? "" : " ").append(i + 1).append(':').append(counts.get(i));
      }
    }
    return items.toString();
  }

  /** The words of a move that is read. */
  record Reader(Tokens tokens) {

    private static final int BANK = 0;
    private static final Pack<Card> PACK =
        new Pack<>(Card.ALL, Card::copies, card -> card.isPenalty() ? "B5" : "B4");

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9]+");

    /** The sign of {@code give-up} is no sign. */
    private static final Pattern VERB =
        Pattern.compile("give-up(?![A-Za-z0-9])|" + WORD, Pattern.CASE_INSENSITIVE);

    private SanMarcoMove move() {
      String verb = tokens.next();
      return switch (verb) {
        case "ROLL" -> new Roll(tokens.number(1, 6, "no-such-number"));
        case "KEEP" -> new Keep();
        case "REROLL" -> new Reroll();
        case "BRIDGE" -> new BuildBridge(pair(), source());
        case "ROLES" -> new Roles(roles());
        case "DRAW" -> new Draw(Cards.of(tokens.cards(PACK)));
        case "DIVIDE" -> new Divide(offers());
        case "TAKE" -> new Take(tokens.number(1, MOST_OFFERS, "no-such-offer"));
        case "PLACE" -> place();
        case "SEIZE" -> seize();
        case "TRAITOR" -> traitor();
        case "EXILE" -> new Exile(district());
        case "DOGE" -> new Doge(district(), payment());
        case "GIVE-UP" -> new GiveUp(actionCard());
        case "REMOVE" -> remove();
        case "PASS" -> new Pass();
        default -> throw Tokens.unreadable("no-such-move", verb);
      };
    }

    private SanMarcoMove place() {
      District card = district();
      District to = card;
      if (tokens.take(">")) {
        to = district();
        RefusedException.require(to != card, "B2", "not-neighbours", card, to);
      }
      return new Place(card, to, source());
    }

    private SanMarcoMove seize() {
      Pair pair = pair();
      int owner = ownerAfterColon();
      Pair to = pair;
      if (tokens.take(">")) {
        to = pair();
        RefusedException.require(!to.equals(pair), "", "too-much", to);
      }
      return new Seize(pair, owner, to, source());
    }

    private SanMarcoMove traitor() {
      District district = district();
      return new Traitor(district, ownerAfterColon(), source());
    }

    private int ownerAfterColon() {
      tokens.require(":");
      return seat();
    }

    private SanMarcoMove remove() {
      int[] counts = items(false);
      List<Integer> list = new ArrayList<>();
      for (int seat = 1; seat <= MOST_SEATS; seat++) {
        list.add(counts[seat]);
      }
      return new Remove(list);
    }

    private Payment payment() {
      if (!tokens.take("PAY")) {
        return Payment.NOTHING;
      }
      int[] points = items(true);
      return new Payment(List.of(points[1], points[2], points[3], points[4]), points[BANK]);
    }

    /**
     * One or more {@code seat:n}, and {@code bank:n} where that is allowed; by seat, the bank at 0.
     */
    private int[] items(boolean bank) {
      int[] counts = new int[MOST_SEATS + 1];
      do {
        int to = bank && tokens.take("BANK") ? BANK : seat();
        tokens.require(":");
        String name = to == BANK ? "bank" : String.valueOf(to);
        RefusedException.require(counts[to] == 0, "", "named-twice", name);
        counts[to] = tokens.number(1, 15, "no-such-count");
      } while (!tokens.atEnd());
      return counts;
    }

    private List<Integer> roles() {
      List<Integer> seats = new ArrayList<>();
      do {
        int seat = seat();
        RefusedException.require(!seats.contains(seat), "", "named-twice", String.valueOf(seat));
        seats.add(seat);
      } while (!tokens.atEnd());
      return seats;
    }

    private List<Cards> offers() {
      return tokens.offers(PACK).stream().map(Cards::of).toList();
    }

    private Card actionCard() {
      Card card = tokens.one(Card.ALL, "no-such-card");
      RefusedException.require(!card.isPenalty(), "T9", "penalty-not-played", card);
      return card;
    }

    private District district() {
      return tokens.one(District.ALL, "no-such-district");
    }

    private Pair pair() {
      District one = district();
      tokens.require("-");
      District other = district();
      Pair pair = Pair.of(one, other);
      if (pair == null) {
        throw new RefusedException(Refusal.of("B2", "not-neighbours", one, other));
      }
      return pair;
    }

    private @Nullable District source() {
      return tokens.take("FROM") ? district() : null;
    }

    private int seat() {
      return tokens.number(1, MOST_SEATS, "no-seat-of-that-number");
    }
  }
}
