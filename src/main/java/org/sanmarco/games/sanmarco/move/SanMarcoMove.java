package org.sanmarco.games.sanmarco.move;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.Move;

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
    /** Copies the list. */
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
    /** Copies the list. */
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
}
