package org.sanmarco.ui.game.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.sanmarco.rules.Event;
import org.sanmarco.rules.sanmarco.District;
import org.sanmarco.rules.sanmarco.Result;
import org.sanmarco.rules.sanmarco.SanMarcoEvent;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.rules.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.rules.sanmarco.Sight;
import org.sanmarco.table.Played;

/**
 * How the game ended (F1, F2): where each seat's prestige came from, who won, and why.
 *
 * @param rows a row for each seat, best first
 * @param winners the seats that won, or with two players the players
 * @param tieBroken whether nobles in San Marco decided between seats with the same prestige
 */
public record GameSummary(List<Row> rows, List<Integer> winners, boolean tieBroken) {

  /** Copies the lists. */
  public GameSummary {
    rows = List.copyOf(rows);
    winners = List.copyOf(winners);
  }

  /**
   * Where one seat's prestige came from.
   *
   * @param rank 1 for the best; those who share a place have the same
   * @param doge what it scored when the doge came
   * @param tolls what others paid it for crossing its bridges
   * @param paid what it paid for the doge's ways
   * @param bonus what few penalty points brought
   * @param last what each district brought at the end, without those that brought nothing
   * @param total all of it
   * @param sanMarco its nobles in San Marco at the end
   */
  public record Row(
      int rank,
      int seat,
      int doge,
      int tolls,
      int paid,
      int bonus,
      Map<District, Integer> last,
      int total,
      int sanMarco) {

    /** Copies the map. */
    public Row {
      last = Map.copyOf(last);
    }
  }

  /** The summary of a game that is over. */
  static GameSummary of(List<Played> history, Sight end) {
    Result result = Objects.requireNonNull(end.result());
    List<Tally> tallies = new ArrayList<>();
    for (int seat = 1; seat <= end.seats(); seat++) {
      tallies.add(new Tally(seat, end));
    }
    for (Played played : history) {
      for (Event event : played.events()) {
        count((SanMarcoEvent) event, tallies);
      }
    }
    Comparator<Tally> order =
        Comparator.<Tally>comparingInt(tally -> tally.total)
            .thenComparingInt(tally -> tally.sanMarco)
            .reversed();
    tallies.sort(order);
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < tallies.size(); i++) {
      boolean shared = i > 0 && order.compare(tallies.get(i - 1), tallies.get(i)) == 0;
      rows.add(tallies.get(i).row(shared ? rows.getLast().rank() : i + 1));
    }
    boolean tie =
        end.players() == end.seats()
            && rows.stream()
                .anyMatch(row -> row.rank() > 1 && row.total() == rows.getFirst().total());
    return new GameSummary(rows, result.winners(), tie);
  }

  private static void count(SanMarcoEvent event, List<Tally> tallies) {
    switch (event) {
      case PrestigeScored scored -> tallies.get(scored.seat() - 1).scored(scored);
      case TollPaid toll -> {
        tallies.get(toll.seat() - 1).paid += toll.points();
        if (toll.receiver() > 0) {
          tallies.get(toll.receiver() - 1).tolls += toll.points();
        }
      }
      default -> {}
    }
  }

  private static final class Tally {
    final int seat;
    final int total;
    final int sanMarco;
    final Map<District, Integer> last = new EnumMap<>(District.class);
    int doge;
    int tolls;
    int paid;
    int bonus;

    Tally(int seat, Sight end) {
      this.seat = seat;
      this.total = end.prestige(seat);
      this.sanMarco = end.nobles(District.MAR, seat);
    }

    void scored(PrestigeScored scored) {
      switch (scored.why()) {
        case DOGE -> doge += scored.points();
        case BONUS -> bonus += scored.points();
        case FINAL ->
            last.merge(Objects.requireNonNull(scored.district()), scored.points(), Integer::sum);
      }
    }

    Row row(int rank) {
      return new Row(rank, seat, doge, tolls, paid, bonus, last, total, sanMarco);
    }
  }
}
