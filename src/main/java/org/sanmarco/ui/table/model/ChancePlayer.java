package org.sanmarco.ui.table.model;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Table;

/** Makes the moves of chance: random ones, or those of a guide. */
record ChancePlayer(Table source, GameFlow flow, Guide guide) {

  /** Makes one move, and those that follow it at once. */
  void play() {
    View before = source.view(0);
    do {
      playOne();
    } while (isDue() && flow.chanceGoesOn(before, source.view(0)));
  }

  /** Makes the moves that follow a player's move at once. */
  void follow() {
    while (isDue() && flow.follows(source.view(0))) {
      playOne();
    }
  }

  /** Makes all moves that are due, up to the next decision. */
  void playAll() {
    while (canPlayAll()) {
      playOne();
    }
  }

  /** Whether all moves that are due may be made at once. */
  boolean canPlayAll() {
    return isDue() && flow.canRollAll(source.view(0));
  }

  private boolean isDue() {
    return source.actor() instanceof Actor.Chance;
  }

  private void playOne() {
    guide.chance(source.size()).ifPresentOrElse(source::play, source::playChance);
  }
}
