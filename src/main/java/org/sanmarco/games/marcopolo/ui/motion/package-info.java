/** How camels walk, and how cards and gold change hands. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.motion;

import org.jspecify.annotations.NullMarked;
