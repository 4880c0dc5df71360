/**
 * Legal play, counted: how many ways a game can go on from fixed positions, to fixed depths. What
 * perft is to chess.
 *
 * <p>The positions and their numbers are in {@code src/test/resources/perft/san-marco}; the README
 * there says how to find a difference.
 */
@NullMarked
package org.sanmarco.games.sanmarco.count;

import org.jspecify.annotations.NullMarked;
