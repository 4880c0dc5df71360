/** The moves of San Marco with their notation, and the events that they cause. */
@NullMarked
package org.sanmarco.games.sanmarco.move;

import org.jspecify.annotations.NullMarked;
