/**
 * Construction of a move, click by click, without a node and without a rule of any game.
 *
 * <p>{@link org.sanmarco.ui.move.MoveBuilder} narrows the legal moves by {@link
 * org.sanmarco.ui.move.Choice}s until one is left. A game says by {@link
 * org.sanmarco.ui.move.ChoicePath}s which choices make each of its moves.
 */
@NullMarked
package org.sanmarco.ui.move;

import org.jspecify.annotations.NullMarked;
