/**
 * Animations. A {@link org.sanmarco.games.sanmarco.ui.motion.Script} is made of what happened,
 * without a node; the {@link org.sanmarco.games.sanmarco.ui.motion.Director} plays it with sprites
 * of the pieces over the board.
 *
 * <p>The board shows at once where everything ends. A piece that is still on its way is hidden
 * there until its sprite arrives. So whatever can be clicked is at its final place from the first
 * moment on, and skipping shows the hidden pieces.
 */
@NullMarked
package org.sanmarco.games.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
