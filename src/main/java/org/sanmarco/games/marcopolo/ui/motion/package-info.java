/** The animations of camels, cards and gold. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.motion;

import org.jspecify.annotations.NullMarked;
