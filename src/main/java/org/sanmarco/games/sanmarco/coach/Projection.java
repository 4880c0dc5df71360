package org.sanmarco.games.sanmarco.coach;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;
import org.sanmarco.kernel.EventListener;

/**
 * The result of a district if it were scored now (P).
 *
 * @param points what each seat would score, the first seat first
 * @param payment what the doge's cheapest route there costs the seat that acts; null where it isn't
 *     about a route of the doge
 */
public record Projection(District district, List<Integer> points, @Nullable Payment payment) {

  private static final long SEED = 1;

  public Projection {
    points = List.copyOf(points);
  }

  /** The position after a move, up to the first hidden fact: no number may depend on one. */
  public static SanMarcoPosition after(SanMarcoView view, SanMarcoMove move) {
    SanMarcoPosition after = view.sample(new XorShift(SEED));
    after.play(move, EventListener.SILENT);
    return after;
  }

  /** The difference that a scoring of a district would make to each seat. */
  public static Projection change(SanMarcoState before, SanMarcoState after, District district) {
    List<Integer> then = Scoring.points(before, district);
    List<Integer> now = Scoring.points(after, district);
    return new Projection(
        district,
        IntStream.range(0, then.size())
            .mapToObj(index -> now.get(index) - then.get(index))
            .toList(),
        null);
  }

  /** Of a district by itself. */
  public static Projection of(SanMarcoState state, District district) {
    return new Projection(district, Scoring.points(state, district), null);
  }

  /** The same for a route of the doge that has a price. */
  public Projection paidBy(Payment price) {
    return new Projection(district, points, price);
  }

  /**
   * The order of payments for the doge: the cheapest first, and of those as cheap the one that
   * helps the players with the least prestige.
   */
  public static Comparator<Payment> cheapest(SanMarcoState state) {
    return Comparator.comparingInt(Payment::total)
        .thenComparingInt(payment ->
            IntStream.rangeClosed(1, state.seats())
                .map(seat -> payment.to(seat) * state.prestige(seat))
                .sum());
  }

  /** Of each district that the seat whose view this is can bring the doge to now (C6 to C9). */
  public static List<Projection> ofDoge(SanMarcoView view) {
    Map<District, Payment> cheapest = new EnumMap<>(District.class);
    view.legal().stream()
        .filter(Doge.class::isInstance)
        .map(Doge.class::cast)
        .sorted(Comparator.comparing(Doge::payment, cheapest(view)))
        .forEach(move -> cheapest.putIfAbsent(move.to(), move.payment()));
    return cheapest.entrySet().stream()
        .map(route ->
            new Projection(route.getKey(), Scoring.points(view, route.getKey()), route.getValue()))
        .toList();
  }

  /**
   * The difference to each seat after the route is paid for and the district scored.
   *
   * @param payer the seat that moves the doge
   */
  public List<Integer> gains(int payer) {
    Payment paid = payment == null ? Payment.NOTHING : payment;
    return IntStream.rangeClosed(1, points.size())
        .mapToObj(seat -> points.get(seat - 1) + paid.to(seat) - (seat == payer ? paid.total() : 0))
        .toList();
  }
}
