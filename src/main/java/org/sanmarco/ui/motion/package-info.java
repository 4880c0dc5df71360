/**
 * Animations of any game. A {@link org.sanmarco.ui.motion.AnimationPlan} is written of what
 * happened, without a node, with a {@link org.sanmarco.ui.motion.AnimationBuilder}; the {@link
 * org.sanmarco.ui.motion.Animator} plays it with sprites of the pieces over the board.
 *
 * <p>The board shows at once where everything ends. A piece that is still on its way is hidden
 * there until its sprite arrives. So whatever can be clicked is at its final place from the first
 * moment on, and skipping shows the hidden pieces.
 *
 * <p>A game says with two types of its own what can move, a sprite, and where a piece can be, an
 * anchor. Its {@link org.sanmarco.ui.motion.AnimationLayer} turns them into nodes and points.
 */
@NullMarked
package org.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
