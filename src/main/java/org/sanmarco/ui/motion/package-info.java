/**
 * Animations of any game. An {@link org.sanmarco.ui.motion.AnimationPlan} is built from events,
 * without a node, by an {@link org.sanmarco.ui.motion.AnimationBuilder}; the {@link
 * org.sanmarco.ui.motion.Animator} plays it with sprites of the pieces over the board.
 *
 * <p>The board shows the final position at once. A piece that is still on its way is hidden there
 * until its sprite arrives. So everything that can be clicked is at its final place from the first
 * moment on, and skipping shows the hidden pieces.
 *
 * <p>A game defines two types of its own: a sprite, which can move, and an anchor, a place for a
 * piece. Its {@link org.sanmarco.ui.motion.AnimationLayer} turns them into nodes and points.
 */
@NullMarked
package org.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
