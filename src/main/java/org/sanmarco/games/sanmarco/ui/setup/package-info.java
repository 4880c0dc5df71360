/** The choices with which a new game of San Marco is set up. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.setup;

import org.jspecify.annotations.NullMarked;
