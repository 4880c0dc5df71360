/**
 * What is seen to move. A {@link org.sanmarco.games.sanmarco.ui.motion.Script} is made of what
 * happened, without a node; the {@link org.sanmarco.games.sanmarco.ui.motion.Director} has
 * likenesses of the pieces act it over the board.
 *
 * <p>The board shows at once where everything ends; what is still on its way is veiled there until
 * it has come. So whatever can be clicked is where it will be, from the first moment on, and to
 * skip is to lift the veils.
 */
@NullMarked
package org.sanmarco.games.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
