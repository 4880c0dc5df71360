/**
 * The kernel that every game shares: positions, moves, who acts, refusals and events.
 *
 * <p>A game is its set-up plus its list of moves, chance included. Nothing here, and nothing below
 * this package, knows a screen, a file, a clock, a random generator, a thread or a language.
 */
@NullMarked
package org.sanmarco.kernel;

import org.jspecify.annotations.NullMarked;
