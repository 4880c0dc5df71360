/** The choices on the way to a move of Marco Polo. */
@NullMarked
package org.sanmarco.games.marcopolo.ui.move;

import org.jspecify.annotations.NullMarked;
