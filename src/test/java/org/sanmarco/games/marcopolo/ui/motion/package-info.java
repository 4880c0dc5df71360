/** Tests of what is seen to move. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.motion;

import org.jspecify.annotations.NullMarked;
