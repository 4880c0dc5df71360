/**
 * What San Marco's animations are made of: {@link org.sanmarco.games.sanmarco.ui.motion.Sprite} and
 * {@link org.sanmarco.games.sanmarco.ui.motion.Anchor} say what moves where, and {@link
 * org.sanmarco.games.sanmarco.ui.motion.TimelineBuilder} writes the scripts.
 */
@NullMarked
package org.sanmarco.games.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
