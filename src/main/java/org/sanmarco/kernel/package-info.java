/**
 * The types that every game shares: positions, moves, events, refusals. A game is its set-up plus
 * its list of moves, chance included. Nothing here knows a screen, a clock, a thread or a language,
 * or any file but those that are packed with the program.
 */
@NullMarked
package org.sanmarco.kernel;

import org.jspecify.annotations.NullMarked;
