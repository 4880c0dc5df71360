/**
 * How San Marco's moves are put together of clicks: which choices make a move, and what a click
 * that is not offered may mean.
 */
@NullMarked
package org.sanmarco.games.sanmarco.ui.move;

import org.jspecify.annotations.NullMarked;
