package org.sanmarco.games.sanmarco.recorded.search;

import java.util.List;
import java.util.Random;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Draw;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.GiveUp;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Roll;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Take;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Traitor;

/**
 * The moves, chance's included, that lead towards the wanted situation. Other moves are drawn
 * again, a limited number of times, since a filter may exclude all.
 */
@FunctionalInterface
interface MoveFilter {

  int TRIES = 20;

  /** Takes what comes. */
  MoveFilter ANYTHING = (position, move, random) -> true;

  /** Many penalty points are drawn, so that rounds, and files, are short. */
  MoveFilter HASTY =
      (position, move, random) -> !(move instanceof Draw draw) || draw.cards().points() >= 7;

  /** Few are, so that rounds are long. */
  MoveFilter LEISURELY =
      (position, move, random) -> !(move instanceof Draw draw) || draw.cards().points() <= 5;

  /** Bridges are drawn and built. */
  MoveFilter BRIDGES =
      (position, move, random) ->
          switch (move) {
            case Draw draw -> draw.cards().count(Card.BRIDGE) > 0;
            case GiveUp given -> given.card() != Card.BRIDGE;
            default -> true;
          };

  /** Doges are drawn. */
  MoveFilter DOGES =
      (position, move, random) -> !(move instanceof Draw draw) || draw.cards().count(Card.DOGE) > 1;

  /** Exiles are drawn and used. */
  MoveFilter EXILES =
      (position, move, random) ->
          switch (move) {
            case Draw draw -> draw.cards().count(Card.EXILE) > 0;
            case GiveUp given -> given.card() != Card.EXILE;
            default -> true;
          };

  /** Nobles come onto the board and stay there. */
  MoveFilter NOBLES =
      (position, move, random) ->
          switch (move) {
            case Draw draw ->
                draw.cards().count(Card.DOGE) + draw.cards().count(Card.EXILE) == 0
                    && draw.cards().count(Card.TRAITOR) <= 1;
            case GiveUp given -> false;
            case SanMarcoMove.Exile exile -> false;
            case Traitor traitor -> position.reserve(position.active()) > 0;
            default -> true;
          };

  /** Choosers take few penalty points. */
  MoveFilter GENTLE =
      (position, move, random) -> {
        if (move instanceof Take take) {
          int points = points(position, take.offer());
          for (int offer = 1; offer <= 3; offer++) {
            if (points(position, offer) >= 0 && points(position, offer) < points) {
              return false;
            }
          }
        }
        return true;
      };

  boolean likes(SanMarcoPosition position, SanMarcoMove move, Random random);

  /** The moves that both accept. */
  default MoveFilter and(MoveFilter other) {
    return (position, move, random) ->
        likes(position, move, random) && other.likes(position, move, random);
  }

  /** In the set-up these seats like one number, most of the time. */
  static MoveFilter sameDice(int die, Integer... seats) {
    return (position, move, random) ->
        position.phase() != Phase.SETUP_ROLL
            || !List.of(seats).contains(position.active())
            || !(move instanceof Roll roll)
            || roll.die() == die
            || random.nextInt(40) == 0;
  }

  /** A move, liked if one is found. */
  default SanMarcoMove choose(SanMarcoPosition position, Random random) {
    SanMarcoMove move = position.sample(random::nextInt);
    for (int i = 0; i < TRIES && !likes(position, move, random); i++) {
      move = position.sample(random::nextInt);
    }
    return move;
  }

  /** The penalty points of an offer that may be taken now, -1 if there is none. */
  private static int points(SanMarcoPosition position, int number) {
    for (int divider : position.dividers()) {
      var offers = position.offers(divider);
      if (!offers.isEmpty()) {
        Cards offer = number <= offers.size() ? offers.get(number - 1) : null;
        return offer == null ? -1 : offer.points();
      }
    }
    return -1;
  }
}
