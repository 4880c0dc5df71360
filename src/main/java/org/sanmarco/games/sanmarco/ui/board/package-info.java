/** The board of San Marco: Venice drawn from data, with the pieces of a position on it. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.board;

import org.jspecify.annotations.NullMarked;
