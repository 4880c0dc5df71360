/**
 * The types that every game shares: positions, moves, events, refusals. A game is its set-up plus
 * its list of moves, chance included. Nothing here knows a screen, a file, a clock, a thread or a
 * language.
 */
@NullMarked
package org.sanmarco.kernel;

import org.jspecify.annotations.NullMarked;
