/** Puzzles: single decisions of games, with the moves that solve them. */
@NullMarked
package org.sanmarco.save.puzzle;

import org.jspecify.annotations.NullMarked;
