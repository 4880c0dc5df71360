/** The log of a game, the recap of the computers' moves, and the history bar. */
@NullMarked
package org.sanmarco.ui.table.log;

import org.jspecify.annotations.NullMarked;
