/** The ends of a round and of the game. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.end;

import org.jspecify.annotations.NullMarked;
