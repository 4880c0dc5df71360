package org.sanmarco.games.sanmarco.ui.model;

import module java.base;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;

/**
 * The result of a round (E3 to E5).
 *
 * @param round its number
 * @param rows a row for each seat, the first seat first
 * @param exile the seat that may exile someone, 0 if none may
 */
public record RoundSummary(int round, List<Row> rows, int exile) {

  public RoundSummary {
    rows = List.copyOf(rows);
  }

  /**
   * One seat at the end of a round.
   *
   * @param penalty its penalty points
   * @param out whether they put it out of the round
   * @param bonus the prestige it got for few of them
   * @param prestige its prestige after that
   */
  public record Row(int seat, int penalty, boolean out, int bonus, int prestige) {}

  /**
   * The summary of the round that a move ended.
   *
   * @param after the position after it
   * @return nothing if no round ended
   */
  public static Optional<RoundSummary> of(SeenMove played, SanMarcoState after) {
    return played.events().stream()
        .filter(RoundEnded.class::isInstance)
        .map(RoundEnded.class::cast)
        .findFirst()
        .map(ended -> of(ended, played.events(), after));
  }

  private static RoundSummary of(RoundEnded ended, List<Event> events, SanMarcoState after) {
    List<Row> rows = new ArrayList<>();
    for (int seat = 1; seat <= after.seats(); seat++) {
      int penalty = ended.penalty().get(seat - 1);
      // The same move may have brought the last scoring of the game, too.
      int prestige = after.prestige(seat) - scored(events, seat, Why.FINAL);
      int bonus = scored(events, seat, Why.BONUS);
      // A seat that is not out has a line for the bonus, also for 0 (E4).
      boolean out = scorings(events, seat, Why.BONUS).findAny().isEmpty();
      rows.add(new Row(seat, penalty, out, bonus, prestige));
    }
    return new RoundSummary(
        ended.round(), rows, after.phase() == Phase.BONUS_EXILE ? after.active() : 0);
  }

  private static int scored(List<Event> events, int seat, Why why) {
    return scorings(events, seat, why).mapToInt(PrestigeScored::points).sum();
  }

  private static Stream<PrestigeScored> scorings(List<Event> events, int seat, Why why) {
    return events.stream()
        .filter(PrestigeScored.class::isInstance)
        .map(PrestigeScored.class::cast)
        .filter(scored -> scored.seat() == seat && scored.why() == why);
  }
}
