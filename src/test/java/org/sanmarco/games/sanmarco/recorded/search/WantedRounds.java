package org.sanmarco.games.sanmarco.recorded.search;

import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.ANYTHING;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.HASTY;
import static org.sanmarco.games.sanmarco.recorded.search.MoveFilter.LEISURELY;

import java.util.List;
import java.util.function.Predicate;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Exile;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Pass;

/** The ways a round can end (E), with three and four players. */
final class WantedRounds {

  static final List<WantedGame> ALL =
      List.of(
          WantedGame.of("round-of-four-ends-with-three-left", 4, ANYTHING, left(3)),
          WantedGame.of("round-of-four-ends-with-two-left", 4, HASTY, left(2)),
          WantedGame.of("round-of-four-ends-with-one-left", 4, HASTY, left(1)),
          WantedGame.of("round-of-four-ends-with-none-left", 4, LEISURELY, left(0)),
          WantedGame.of("round-of-three-ends-with-two-left", 3, HASTY, left(2)),
          WantedGame.of("round-of-three-ends-with-one-left", 3, HASTY, left(1)),
          WantedGame.of("round-of-three-ends-with-none-left", 3, LEISURELY, left(0)),
          WantedGame.of(
              "last-turn-in-which-somebody-passes-ten",
              4,
              HASTY,
              step -> step.before().isLastTurn() && step.has(ColourOut.class)),
          WantedGame.of(
              "bonus-exile-taken", 4, HASTY, step -> isBonus(step) && step.move() instanceof Exile),
          WantedGame.of(
              "bonus-exile-passed", 3, HASTY, step -> isBonus(step) && step.move() instanceof Pass),
          WantedGame.of(
              "bonus-exile-not-given",
              4,
              HASTY,
              step -> step.has(RoundEnded.class) && step.after().phase() != Phase.BONUS_EXILE),
          WantedGame.of(
              "bonus-exile-of-a-colour-that-is-out",
              3,
              LEISURELY,
              step ->
                  isBonus(step)
                      && step.before().penalty(step.before().active()) >= 10
                      && step.move() instanceof Exile),
          WantedGame.of(
              "colour-passed-over-as-leader",
              4,
              HASTY,
              step ->
                  step.before().round() == step.after().round()
                      && step.before().turn() > 0
                      && step.has(TurnBegan.class)
                      && step.after().leader() != step.before().leader() % 4 + 1));

  private WantedRounds() {}

  private static boolean isBonus(Step step) {
    return step.before().phase() == Phase.BONUS_EXILE;
  }

  /** A turn of all colours ends with n still in. */
  static Predicate<Step> left(int count) {
    return step ->
        !step.before().isLastTurn()
            && step.has(ColourOut.class)
            && step.before().seats() - step.events(ColourOut.class).size() == count;
  }
}
