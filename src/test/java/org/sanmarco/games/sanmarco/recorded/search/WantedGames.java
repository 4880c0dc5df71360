package org.sanmarco.games.sanmarco.recorded.search;

import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.ANYTHING;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.BRIDGES;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.DOGES;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.EXILES;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.GENTLE;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.HASTY;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.LEISURELY;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.NOBLES;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.sameDice;

import module java.base;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.NoblesReturned;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.BuildBridge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Doge;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Keep;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Place;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Remove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Reroll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Seize;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;

/** All games that are wanted, in the order of the rule book. */
final class WantedGames {

  static final List<WantedGame> ALL =
      Stream.of(
              setUp(),
              bridges(),
              emptyReserves(),
              doges(),
              exiles(),
              WantedRounds.ALL,
              endings(),
              WantedTwoPlayerGames.ALL)
          .flatMap(List::stream)
          .toList();

  private WantedGames() {}

  private static List<WantedGame> setUp() {
    MoveFilter same = sameDice(4, 1, 2).and(HASTY);
    return List.of(
        WantedGame.of("four-equal-rolls-kept", 4, same, step -> step.move() instanceof Keep),
        rerolls("four-equal-rolls-rolled-again", 3, same, count -> count == 1),
        rerolls("four-equal-rolls-rolled-again-several-times", 4, same, count -> count >= 3),
        WantedGame.ending("three-players", 3, HASTY, step -> true).with("leader", "3"),
        WantedGame.ending("four-players", 4, HASTY, step -> true).with("leader", "2"),
        WantedGame.ending("two-players", 2, HASTY, step -> true).with("leader", "2"),
        WantedGame.ending("three-players-unhurried", 3, LEISURELY.and(GENTLE), step -> true),
        WantedGame.ending("four-players-other-values", 4, HASTY, step -> true)
            .with("board", "CAN:9/3,CRO:2/1,MAR:99/50,DOR:4/4"));
  }

  private static WantedGame rerolls(
      String name, int players, MoveFilter filter, Predicate<Long> count) {
    return new WantedGame(
        name,
        players,
        Map.of(),
        filter,
        steps -> {
          List<Integer> found = numbers(steps, step -> step.move() instanceof Reroll);
          boolean kept = steps.stream().anyMatch(step -> step.move() instanceof Keep);
          return count.test((long) found.size()) && !kept ? found : List.of();
        });
  }

  private static List<WantedGame> bridges() {
    MoveFilter bridges = BRIDGES.and(HASTY);
    return List.of(
        WantedGame.of(
            "all-twelve-bridges-out",
            4,
            bridges,
            step -> step.move() instanceof BuildBridge && step.after().supply() == 0),
        WantedGame.of("bridge-taken-and-left", 4, bridges, WantedGames::isLeft),
        WantedGame.of(
            "bridge-taken-and-moved",
            4,
            bridges,
            step -> step.move() instanceof Seize && !isLeft(step)),
        WantedGame.of(
            "bridge-beside-an-own-one-taken",
            3,
            bridges,
            step ->
                step.move() instanceof Seize seize
                    && step.before().owners(seize.pair()).contains(step.before().active())));
  }

  private static boolean isLeft(Step step) {
    return step.move() instanceof Seize seize && seize.to().equals(seize.pair());
  }

  private static List<WantedGame> emptyReserves() {
    MoveFilter crowd = NOBLES.and(GENTLE);
    MoveFilter bridges = crowd.and(BRIDGES);
    return List.of(
        WantedGame.of(
            "empty-reserve-district-card",
            3,
            crowd,
            step -> step.move() instanceof Place place && place.from() != null),
        WantedGame.of(
            "empty-reserve-district-card-over-a-bridge",
            3,
            bridges,
            step ->
                step.move() instanceof Place place
                    && place.from() != null
                    && place.to() != place.card()),
        WantedGame.of(
            "empty-reserve-bridge-card",
            4,
            (position, move, random) ->
                crowd.likes(position, move, random)
                    || move instanceof GiveUp given && given.card() == Card.BRIDGE,
            step -> step.move() instanceof BuildBridge bridge && bridge.from() != null),
        WantedGame.of(
            "empty-reserve-bridge-taken",
            3,
            bridges,
            step -> step.move() instanceof Seize seize && seize.from() != null),
        WantedGame.of(
            "empty-reserve-traitor",
            4,
            (position, move, random) ->
                move instanceof Traitor || crowd.likes(position, move, random),
            step -> step.move() instanceof Traitor traitor && traitor.from() != null));
  }

  private static List<WantedGame> doges() {
    MoveFilter doges = DOGES.and(HASTY);
    return List.of(
        WantedGame.of(
            "isolated-doge-paid-out",
            4,
            doges,
            step -> isIsolated(step) && doge(step).payment().total() == 2),
        WantedGame.of(
            "isolated-doge-paid-out-and-led-on-over-a-bridge",
            3,
            doges,
            step -> isIsolated(step) && doge(step).payment().total() > 2),
        WantedGame.of(
            "isolated-doge-and-too-poor-to-move-him",
            4,
            doges,
            step -> isIsolated(step) && step.before().prestige(step.before().active()) < 2),
        WantedGame.of(
            "tolls-to-three-owners",
            4,
            doges.and(BRIDGES),
            step ->
                step.move() instanceof Doge doge
                    && doge.payment().tolls().stream().filter(toll -> toll > 0).count() == 3),
        WantedGame.of(
            "doge-with-a-choice-whom-to-pay",
            4,
            doges.and(BRIDGES),
            step ->
                step.move() instanceof Doge doge
                    && doge.payment().total() > 0
                    && step.before().legal().stream()
                            .filter(other ->
                                other instanceof Doge there
                                    && there.to() == doge.to()
                                    && there.payment().total() == doge.payment().total())
                            .count()
                        > 2),
        new WantedGame(
            "same-district-scored-twice-by-one-hand",
            3,
            Map.of(),
            doges,
            steps -> numbers(steps, step -> isRepeated(steps, step))),
        WantedGame.of("tie-for-first", 4, doges, step -> isTied(step, 0, 2)),
        WantedGame.of("tie-of-three-for-first", 3, doges, step -> isTied(step, 0, 3)),
        WantedGame.of("tie-for-second", 4, doges, step -> isTied(step, 1, 2)));
  }

  /** Whether the doge comes, scores, and the same hand at once lets the doge score again. */
  private static boolean isRepeated(List<Step> steps, Step step) {
    return step.number() < steps.size()
        && step.move() instanceof Doge doge
        && doge.to() != step.before().doge()
        && step.before().hand().count(Card.DOGE) > 1
        && steps.get(step.number()).move() instanceof Doge again
        && again.to() == doge.to();
  }

  private static Doge doge(Step step) {
    return (Doge) step.move();
  }

  private static boolean isIsolated(Step step) {
    return step.move() instanceof Doge
        && step.before().doge() != null
        && Pair.ALL.stream()
            .filter(pair -> pair.touches(Objects.requireNonNull(step.before().doge())))
            .allMatch(pair -> step.before().owners(pair).isEmpty());
  }

  /** Whether exactly n colours share a rank, counted from 0, where the doge scores. */
  private static boolean isTied(Step step, int rank, int count) {
    if (!(step.move() instanceof Doge doge)) {
      return false;
    }
    List<Integer> ranks = step.ranks(doge.to());
    return ranks.size() > rank
        && ranks.stream().filter(ranks.get(rank)::equals).count() == count
        && ranks.indexOf(ranks.get(rank)) == rank;
  }

  private static List<WantedGame> exiles() {
    MoveFilter exiles = EXILES.and(HASTY);
    return List.of(
        WantedGame.of(
            "exile-with-own-nobles-lost",
            4,
            exiles,
            step ->
                isExiled(step) && own(step) > 0 && step.events(NoblesReturned.class).size() > 1),
        WantedGame.of(
            "exile-with-removal-chosen", 4, exiles, step -> step.move() instanceof Remove),
        WantedGame.of(
            "exile-with-more-on-the-die-than-in-the-district",
            3,
            exiles,
            step -> isExiled(step) && step.move() instanceof Roll roll && total(step) < roll.die()),
        WantedGame.of(
            "exile-among-own-nobles-only",
            3,
            exiles,
            step ->
                isExiled(step) && own(step) > 0 && step.events(NoblesReturned.class).size() == 1));
  }

  private static boolean isExiled(Step step) {
    return step.before().phase() == Phase.EXILE_ROLL && step.has(NoblesReturned.class);
  }

  private static int own(Step step) {
    return step.events(NoblesReturned.class).stream()
        .filter(event -> event.seat() == step.before().active())
        .mapToInt(NoblesReturned::count)
        .sum();
  }

  private static int total(Step step) {
    return step.events(NoblesReturned.class).stream().mapToInt(NoblesReturned::count).sum();
  }

  private static List<WantedGame> endings() {
    return List.of(
        WantedGame.ending("shared-win", 4, HASTY, step -> winners(step) == 2),
        WantedGame.ending(
            "win-by-nobles-in-san-marco", 4, HASTY, step -> winners(step) == 1 && first(step) > 1),
        WantedGame.ending("shared-win-of-three-players", 3, HASTY, step -> winners(step) == 2),
        WantedGame.ending(
            "last-scoring-turns-the-game",
            4,
            ANYTHING,
            step -> step.has(PrestigeScored.class) && !leads(step)));
  }

  private static int winners(Step last) {
    return Objects.requireNonNull(last.after().result()).winners().size();
  }

  /** The number of seats that share the highest score. */
  private static long first(Step last) {
    List<Integer> score = Objects.requireNonNull(last.after().result()).scores();
    int most = score.stream().mapToInt(Integer::intValue).max().orElseThrow();
    return score.stream().filter(points -> points == most).count();
  }

  /** Whether the winner had most prestige before the last move. */
  private static boolean leads(Step last) {
    int winner = Objects.requireNonNull(last.after().result()).winners().getFirst();
    return IntStream.rangeClosed(1, last.before().seats())
        .allMatch(seat -> last.before().prestige(seat) <= last.before().prestige(winner));
  }

  static List<Integer> numbers(List<Step> steps, Predicate<Step> wanted) {
    return new ArrayList<>(steps.stream().filter(wanted).map(Step::number).toList());
  }
}
