package org.sanmarco.games.sanmarco.recorded.search;

import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.BRIDGES;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.DOGES;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.HASTY;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.LEISURELY;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.sameDice;

import module java.base;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roles;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;
import org.sanmarco.kernel.Result;

/** Situations of two players with two colours each (V). */
final class WantedTwoPlayerGames {

  static final List<WantedGame> ALL =
      List.of(
          new WantedGame(
              "two-players-roles-in-all-eight-ways",
              2,
              Map.of(),
              LEISURELY.and(MoveFilter.GENTLE),
              WantedTwoPlayerGames::eightWays),
          two("three-colours-left", HASTY, last(3, false)),
          two("one-colour-of-each-left", HASTY, last(2, false)),
          two(
              "both-colours-of-one-left",
              HASTY,
              step -> last(2, true).test(step) && step.after().leader() != step.before().leader()),
          two(
              "alone-after-the-other-is-passed-over",
              HASTY,
              step -> last(2, true).test(step) && step.after().leader() == step.before().leader()),
          two("round-ends-with-one-colour-left", LEISURELY, WantedRounds.left(1)),
          two("round-ends-with-none-left", LEISURELY, WantedRounds.left(0)),
          two("first-doge-restricted", HASTY.and(DOGES), step -> firstDoge(step, 1)),
          two(
              "first-doge-where-neither-colour-scores",
              sameDice(4, 1, 3).and(HASTY).and(DOGES),
              step -> firstDoge(step, 0)),
          two(
              "first-doge-where-both-colours-score",
              WantedTwoPlayerGames::everywhere,
              step -> firstDoge(step, 2)),
          two(
              "toll-to-the-bank",
              DOGES.and(BRIDGES),
              step ->
                  step.move() instanceof Doge doge
                      && doge.payment().bank() == 1
                      && doge.payment().total() == 1),
          two(
              "tolls-to-an-owner-and-to-the-bank",
              DOGES.and(BRIDGES),
              step ->
                  step.move() instanceof Doge doge
                      && doge.payment().bank() == 1
                      && doge.payment().total() > 1),
          WantedGame.ending(
              "two-players-deduction-decides",
              2,
              HASTY,
              last -> !winners(last).equals(winnersWithoutDeduction(last))),
          WantedGame.ending(
              "two-players-win-by-the-weaker-colour",
              2,
              HASTY,
              last -> winners(last).size() == 1 && isEven(last)),
          WantedGame.ending("two-players-shared-win", 2, HASTY, last -> winners(last).size() == 2));

  private WantedTwoPlayerGames() {}

  private static WantedGame two(String name, MoveFilter filter, Predicate<Step> step) {
    return WantedGame.of("two-players-" + name, 2, filter, step);
  }

  private static List<Integer> eightWays(List<Step> steps) {
    List<SanMarcoMove> ways = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    for (Step step : steps) {
      if (step.move() instanceof Roles roles
          && roles.seats().size() == 4
          && !ways.contains(step.move())) {
        ways.add(step.move());
        numbers.add(step.number());
      }
    }
    return ways.size() == 8 ? numbers : List.of();
  }

  /** So many colours go into a last turn, two of them of one player or not. */
  private static Predicate<Step> last(int count, boolean ofOne) {
    return step -> {
      if (!WantedRounds.left(count).test(step)) {
        return false;
      }
      List<Integer> out = step.events(ColourOut.class).stream().map(ColourOut::seat).toList();
      return ofOne == (out.size() == 2 && (out.get(0) + out.get(1)) % 2 == 0);
    };
  }

  /** The doge enters, and this is the strictest demand that can be met: see V2. */
  private static boolean firstDoge(Step step, int scoring) {
    return step.move() instanceof Doge
        && step.before().doge() == null
        && strictest(step.before()) == scoring
        && step.before().legal().stream().filter(Doge.class::isInstance).count() < 6 == scoring < 2;
  }

  private static int strictest(SanMarcoPosition position) {
    List<Long> counts = District.ALL.stream().map(district -> scoring(position, district)).toList();
    return counts.contains(1L) ? 1 : counts.contains(0L) ? 0 : 2;
  }

  /** The number of colours of the first player (or of the one who plays) that would score. */
  private static long scoring(SanMarcoPosition position, District district) {
    List<Integer> points = Scoring.points(position, district);
    int player = position.phase() == Phase.PLAY ? position.player(position.active()) : 1;
    return List.of(player, player + 2).stream().filter(seat -> points.get(seat - 1) > 0).count();
  }

  /**
   * The first player spreads over Venice, undisturbed, until both of their colours score
   * everywhere.
   */
  private static boolean everywhere(
      SanMarcoPosition position, SanMarcoMove move, java.util.Random random) {
    boolean done = District.ALL.stream().allMatch(district -> scoring(position, district) == 2);
    boolean first = position.active() % 2 == 1;
    return switch (move) {
      case Roll roll ->
          position.phase() != Phase.SETUP_ROLL
              || (first
                  ? position.nobles(District.ofDie(roll.die()), position.active()) == 0
                  : roll.die() == 1 + position.active() / 2);
      case Draw draw ->
          position.doge() != null
              || (draw.cards().count(Card.DOGE) > 0) == done && draw.cards().points() < 6;
      case Doge doge -> true;
      case GiveUp given -> position.doge() != null || !first || done;
      case Exile exile -> position.doge() != null;
      case Place place -> first && !done && lacks(position, place.to());
      case Traitor traitor -> first && !done && traitor.victim() % 2 == 0;
      case Take take -> MoveFilter.GENTLE.likes(position, take, random);
      default -> true;
    };
  }

  private static boolean lacks(SanMarcoPosition position, District district) {
    List<Integer> points = Scoring.points(position, district);
    return points.get(position.active() - 1) == 0;
  }

  private static Result result(Step last) {
    return Objects.requireNonNull(last.after().result());
  }

  private static List<Integer> winners(Step last) {
    return result(last).winners();
  }

  private static boolean isEven(Step last) {
    return result(last).scores().get(0).equals(result(last).scores().get(1));
  }

  private static List<Integer> winnersWithoutDeduction(Step last) {
    int one = last.after().prestige(1) + last.after().prestige(3);
    int two = last.after().prestige(2) + last.after().prestige(4);
    return one > two ? List.of(1) : one < two ? List.of(2) : List.of(1, 2);
  }
}
