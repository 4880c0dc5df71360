/** Tests of animations. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.motion;

import org.jspecify.annotations.NullMarked;
