package org.sanmarco.games.sanmarco.ui.model;

import module java.base;

import org.sanmarco.games.sanmarco.MeanOfTwo;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;

/**
 * The result of the game (F1, F2, V6): the sources of each seat's prestige, the winner, and the
 * reason.
 *
 * @param ranking the players, best first
 */
public record GameSummary(List<RankedPlayer> ranking) {

  private static final Comparator<RankedPlayer> ORDER =
      Comparator.comparingInt(RankedPlayer::result)
          .thenComparingInt(RankedPlayer::decider)
          .reversed();

  public GameSummary {
    ranking = List.copyOf(ranking);
  }

  /** The winner, or those who share the win. */
  public List<RankedPlayer> winners() {
    return ranking.stream().filter(player -> player.rank() == 1).toList();
  }

  /** The best player who is ahead of another one with the same result by a tie-break. */
  public Optional<RankedPlayer> tieBroken() {
    return ranking.stream()
        .filter(ahead ->
            ranking.stream()
                .anyMatch(one -> one.rank() > ahead.rank() && one.result() == ahead.result()))
        .findFirst();
  }

  /**
   * A player's place at the end.
   *
   * @param rank 1 for the best; players who share a place have the same
   * @param rows a row for each of the player's colours, one or two
   * @param result what counts in the end: prestige, or with two players what is made of it (V6)
   * @param decider what decides between equal results: nobles in San Marco (F2), or with two
   *     players the prestige of the weaker colour (V6)
   */
  public record RankedPlayer(int rank, int player, List<Row> rows, int result, int decider) {

    public RankedPlayer {
      rows = List.copyOf(rows);
    }

    /** The mean of the player's two colours; nothing if the player has one. */
    public Optional<MeanOfTwo> mean() {
      return rows.size() == 2
          ? Optional.of(new MeanOfTwo(rows.getFirst().total(), rows.getLast().total()))
          : Optional.empty();
    }

    private RankedPlayer ranked(int rank) {
      return new RankedPlayer(rank, player, rows, result, decider);
    }
  }

  /**
   * The sources of one seat's prestige.
   *
   * @param visits the gain from each district when the doge came, without those of no gain
   * @param tolls the tolls received for its bridges
   * @param paid its payments for the doge's routes
   * @param bonus the bonus for few penalty points
   * @param last the gain from each district at the end, without those of no gain
   * @param total all of it
   */
  public record Row(
      int seat,
      Map<District, Integer> visits,
      int tolls,
      int paid,
      int bonus,
      Map<District, Integer> last,
      int total) {

    public Row {
      visits = Map.copyOf(visits);
      last = Map.copyOf(last);
    }

    /** The sum scored when the doge came. */
    public int doge() {
      return sum(visits);
    }

    /** The sum of the last scoring. */
    public int lastScoring() {
      return sum(last);
    }

    private static int sum(Map<District, Integer> points) {
      return points.values().stream().mapToInt(Integer::intValue).sum();
    }
  }

  /** The summary of a game that is over. */
  public static GameSummary of(List<SeenMove> history, SanMarcoState end) {
    List<RowBuilder> builders = new ArrayList<>();
    for (int seat = 1; seat <= end.seats(); seat++) {
      builders.add(new RowBuilder(seat, end.prestige(seat)));
    }
    for (SeenMove played : history) {
      for (Event event : played.events()) {
        count((SanMarcoEvent) event, builders);
      }
    }
    List<RankedPlayer> ranking =
        IntStream.rangeClosed(1, end.players())
            .mapToObj(player -> unranked(player, builders, end))
            .sorted(ORDER)
            .toList();
    return new GameSummary(
        ranking.stream().map(player -> player.ranked(1 + better(ranking, player))).toList());
  }

  private static int better(List<RankedPlayer> ranking, RankedPlayer than) {
    return (int) ranking.stream().filter(player -> ORDER.compare(player, than) < 0).count();
  }

  /** A player's place, not yet ranked. */
  private static RankedPlayer unranked(int player, List<RowBuilder> builders, SanMarcoState end) {
    int result = Objects.requireNonNull(end.result()).scores().get(player - 1);
    List<Row> rows =
        builders.stream()
            .filter(builder -> end.player(builder.seat) == player)
            .map(RowBuilder::row)
            .toList();
    int decider =
        rows.size() == 2
            ? new MeanOfTwo(rows.getFirst().total(), rows.getLast().total()).weaker()
            : end.nobles(District.MAR, player);
    return new RankedPlayer(0, player, rows, result, decider);
  }

  private static void count(SanMarcoEvent event, List<RowBuilder> builders) {
    switch (event) {
      case PrestigeScored scored -> builders.get(scored.seat() - 1).scored(scored);
      case TollPaid toll -> {
        builders.get(toll.seat() - 1).paid += toll.points();
        if (toll.receiver() > 0) {
          builders.get(toll.receiver() - 1).tolls += toll.points();
        }
      }
      default -> {}
    }
  }

  private static final class RowBuilder {
    final int seat;
    final int total;
    final Map<District, Integer> visits = new EnumMap<>(District.class);
    final Map<District, Integer> last = new EnumMap<>(District.class);
    int tolls;
    int paid;
    int bonus;

    RowBuilder(int seat, int total) {
      this.seat = seat;
      this.total = total;
    }

    void scored(PrestigeScored scored) {
      switch (scored.why()) {
        case DOGE -> add(visits, scored);
        case BONUS -> bonus += scored.points();
        case FINAL -> add(last, scored);
      }
    }

    private static void add(Map<District, Integer> to, PrestigeScored scored) {
      to.merge(Objects.requireNonNull(scored.district()), scored.points(), Integer::sum);
    }

    Row row() {
      return new Row(seat, visits, tolls, paid, bonus, last, total);
    }
  }
}
