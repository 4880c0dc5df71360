/**
 * Legal play, counted: how many ways a game can go on from fixed positions, to fixed depths. What
 * perft is to chess; the positions and their numbers are in {@code
 * src/test/resources/perft/canal-grande}.
 */
@NullMarked
package org.sanmarco.games.canalgrande.count;

import org.jspecify.annotations.NullMarked;
