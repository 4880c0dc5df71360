/**
 * Recorded games of Marco Polo, each with sentences about what must happen in it, and the search
 * that found them.
 */
@NullMarked
package org.sanmarco.games.marcopolo.recorded;

import org.jspecify.annotations.NullMarked;
