/**
 * Legal play of Marco Polo, counted: how many ways a game can go on from fixed positions, to fixed
 * depths. The positions and their numbers are in {@code src/test/resources/perft/marco-polo}.
 */
@NullMarked
package org.sanmarco.games.marcopolo.count;

import org.jspecify.annotations.NullMarked;
