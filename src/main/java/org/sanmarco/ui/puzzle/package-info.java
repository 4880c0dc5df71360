/** Puzzles in the window: the table at which one is solved, and the page with all of them. */
@NullMarked
package org.sanmarco.ui.puzzle;

import org.jspecify.annotations.NullMarked;
