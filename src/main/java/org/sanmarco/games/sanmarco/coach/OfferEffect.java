package org.sanmarco.games.sanmarco.coach;

import module java.base;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.SanMarcoView;

/**
 * The standing of a colour in the round if it took an offer and nothing else changed (E1, E4).
 *
 * @param penalty its penalty points
 * @param bonus what it would score for having fewer than the highest total
 */
public record OfferEffect(int seat, int penalty, int bonus) {

  /** Whether the colour would be out of the round (E1). */
  public boolean isOut() {
    return penalty >= SanMarcoState.LIMIT;
  }

  /** Whether one more penalty point would put the colour out of the round. */
  public boolean isNear() {
    return penalty == SanMarcoState.LIMIT - 1;
  }

  /**
   * The effect of an offer on each colour that may still take it: on those who choose, in their
   * order, and on the divider, who gets the last one (T7).
   *
   * @param points the penalty points of its cards
   */
  public static List<OfferEffect> of(SanMarcoView view, int points) {
    return takers(view).map(seat -> of(view, seat, points)).toList();
  }

  private static OfferEffect of(SanMarcoState state, int seat, int points) {
    int penalty = state.penalty(seat) + points;
    int highest =
        IntStream.rangeClosed(1, state.seats())
            .map(other -> other == seat ? penalty : state.penalty(other))
            .max()
            .orElse(penalty);
    return new OfferEffect(seat, penalty, penalty < SanMarcoState.LIMIT ? highest - penalty : 0);
  }

  private static Stream<Integer> takers(SanMarcoView view) {
    List<Integer> roles = view.roles();
    int active = roles.indexOf(view.active());
    // Of four the first two are a pair and the last two are another; otherwise all divide together.
    int divider = roles.size() == 4 ? active - active % 2 : 0;
    int end = roles.size() == 4 ? divider + 2 : roles.size();
    return active == divider && view.phase() == Phase.CHOOSE
        ? Stream.of(view.active())
        : Stream.concat(
            roles.subList(Math.max(active, divider + 1), end).stream(),
            Stream.of(roles.get(divider)));
  }
}
