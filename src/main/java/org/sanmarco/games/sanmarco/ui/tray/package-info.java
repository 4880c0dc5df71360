/** The trays below the board, and the cards that a computer plays from. */
@NullMarked
package org.sanmarco.games.sanmarco.ui.tray;

import org.jspecify.annotations.NullMarked;
