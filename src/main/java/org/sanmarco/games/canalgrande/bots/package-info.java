/**
 * The computer players of Canal Grande: {@link org.sanmarco.games.canalgrande.bots.CanalGrandeBots}
 * is the way in. {@link org.sanmarco.games.canalgrande.bots.Evaluation} says what a position is
 * worth, {@link org.sanmarco.games.canalgrande.bots.Greedy} looks one move ahead, {@code Search} as
 * far as its budget lets it.
 */
@NullMarked
package org.sanmarco.games.canalgrande.bots;

import org.jspecify.annotations.NullMarked;
