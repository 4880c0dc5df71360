/**
 * Putting a move together, click by click, without a node and without a rule of the game.
 *
 * <p>{@link org.sanmarco.ui.move.MoveBuilder} narrows the legal moves by {@link
 * org.sanmarco.ui.move.Choice}s until one is left; {@link org.sanmarco.ui.move.IntendedMove}
 * guesses what move somebody meant who clicked on something that was not offered, so that the rules
 * can tell him why not.
 */
@NullMarked
package org.sanmarco.ui.move;

import org.jspecify.annotations.NullMarked;
