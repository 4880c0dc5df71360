/** Tests of animations. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.motion;

import org.jspecify.annotations.NullMarked;
