/** Matches between computer players, of any game that has some. */
@NullMarked
package org.sanmarco.bots.arena;

import org.jspecify.annotations.NullMarked;
