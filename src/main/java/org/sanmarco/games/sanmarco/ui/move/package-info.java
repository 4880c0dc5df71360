/**
 * The assembly of San Marco's moves from clicks: the choices that make a move, and the likely
 * meaning of a click that is not offered.
 */
@NullMarked
package org.sanmarco.games.sanmarco.ui.move;

import org.jspecify.annotations.NullMarked;
