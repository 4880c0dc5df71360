/**
 * The parts of San Marco's animations: {@link org.sanmarco.games.sanmarco.ui.motion.Sprite} and
 * {@link org.sanmarco.games.sanmarco.ui.motion.Anchor} define the moving parts and their places,
 * and {@link org.sanmarco.games.sanmarco.ui.motion.BoardAnimationBuilder} writes the animations.
 */
@NullMarked
package org.sanmarco.games.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
